import { eventNames as inVocabulary } from '../../vocabulary/event-names.ts';

/** Everything that is told to have happened: what texts can speak of, and what only the answer tells. */
export const eventNames = [
  ...inVocabulary,
  'defended',
  'attack-revealed',
  'guard-unprovoked',
  'opportunity-used',
  'opportunity-given',
  'opportunity-lost',
  'opportunity-forfeited',
  'exertion-declared',
  'swept',
  'gems-found',
  'ability-changed',
  'put-under-endurance',
  'die-rolled',
  'shuffled',
  'revealed',
  'looked-at',
  'obligation-arose',
  'obligation-met',
  'phase-skipped',
  'effect-ended',
  'replaced',
  'conceded',
  'game-won',
] as const;
