export type { Filter } from '../words/filters/filter.ts';
export type { Grid } from '../words/filters/grid.ts';
