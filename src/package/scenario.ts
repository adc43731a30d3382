// `pegadinha/scenario`: what scenarios are written with. Pure.
export * from '../scenario/index.ts';
