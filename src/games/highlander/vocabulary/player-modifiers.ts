export type { PlayerModifier } from '../words/player-modifiers/player-modifiers.ts';
