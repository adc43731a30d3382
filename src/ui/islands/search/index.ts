// Public face of the search dialog, which is a command palette while its field is empty. Runs in the page, on demand.
export { openSearch } from './open-search.tsx';
