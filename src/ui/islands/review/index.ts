// Public face of the review island.
export type { Catalogue } from './catalogue.ts';
export { mountReview } from './mount-review.tsx';
