export { type Ability, leavings } from '../words/abilities/abilities.ts';
