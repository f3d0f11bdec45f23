import { type Phrase, phrases, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind as PhraseKind } from '../../vocabulary/phrases/parsing.ts';
import type { End } from '../vocabulary/ends.ts';
import type { Opportunity, Phase } from '../vocabulary/words.ts';
import { forms } from './forms.ts';

export const phasePhrases = (): readonly Phrase<Phase>[] => [
  words<Phase>('Sweep Phase', 'sweep'),
  words<Phase>('(May Do / Must Do|May Do|Must Do) Phase', 'may-do'),
  words<Phase>('Defense Phase', 'defense'),
  words<Phase>('Attack Phase', 'attack'),
  words<Phase>('Ability Adjustment Phase', 'ability-adjustment'),
  words<Phase>('(Draw / Discard|Draw) Phase', 'draw-discard'),
];

/** How long a change lasts. */
export const duration: PhraseKind<End> = phrases<End>('a duration', () => [
  words<End>('(this turn|for the remainder of your turn|until the end of [your] turn)', 'end-of-turn'),
  words<End>(`during ((his|their) next turn|${forms.opponents} next turn)`, 'during-opponents-next-turn'),
  words<End>('during your next turn', 'during-your-next-turn'),
  words<End>(`until the end of ${forms.opponents} next turn`, 'end-of-opponents-next-turn'),
  words<End>('until the end of your next turn', 'end-of-your-next-turn'),
]);

/** What a card is played in place of. */
export const opportunity: PhraseKind<Opportunity> = phrases<Opportunity>('an opportunity', () => [
  words<Opportunity>('(an|your) attack', 'attack'),
  words<Opportunity>('a defense', 'defense'),
  words<Opportunity>('a Special card', 'special-card'),
]);
