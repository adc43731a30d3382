// Public face of the progress island.
export type { CourseMap, MapItem } from './course-map.ts';
export { mountProgress } from './mount-progress.tsx';
