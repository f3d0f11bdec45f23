export type { Effect } from '../words/effects/effects.ts';
