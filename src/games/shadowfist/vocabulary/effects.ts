export type { Effect } from '../words/effects/effects.ts';
export type { Token } from '../words/effects/zones.ts';
