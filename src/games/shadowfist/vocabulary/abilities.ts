export type { Ability } from '../words/abilities/abilities.ts';
