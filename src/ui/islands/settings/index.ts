// Public face of the settings island.
export type { CourseItems } from './course-items.ts';
export { mountSettings } from './mount-settings.tsx';
