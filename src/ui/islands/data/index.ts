// Public face of the data island.
export { mountData } from './mount-data.tsx';
