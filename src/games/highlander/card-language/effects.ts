import { listed, type Phrase, phrases, reading } from '../../vocabulary/phrases/kinds.ts';
import type { Kind as PhraseKind } from '../../vocabulary/phrases/parsing.ts';
import type { Effect } from '../vocabulary/effects.ts';
import { saidDeeds, saidGates } from '../words/effects/effects.ts';
import { doing, withPileOf } from './doings.ts';
import { ACTOR, choosing, mentioning } from './mentions.ts';
import { counted, effect, effects, phase } from './slots.ts';

const inHand = (some: Parameters<typeof choosing>[0]) => choosing(some, { hand: ACTOR });

export const effectPhrases = (): readonly Phrase<Effect>[] => [
  ...saidDeeds(),
  // Cards that nobody says the place of are discarded from the Hand.
  reading(
    'discard {some}',
    { some: counted },
    ({ some }): Effect => ({ do: 'discard', cards: inHand(some) }),
  ),
];

const gate = phrases<Effect>('what a player may or must do', saidGates);
/** “A and B”: what a player may or must do holds for both. */
const listOfEffects = listed('effects', effect, 'and');

export const effectsPhrases = (): readonly Phrase<readonly Effect[]>[] => [
  reading('{gate}', { gate }, (one): readonly Effect[] => [one.gate]),
  reading('{all}', { all: listOfEffects }, ({ all }): readonly Effect[] => all),
  reading('remove both of these cards from the game', {}, (): readonly Effect[] => [
    { do: 'remove-from-game', cards: mentioning({ mention: 'back', noun: 'card', many: false }) },
    { do: 'remove-from-game', cards: 'this' },
  ]),
  reading('{all} during your next {phase}', { all: listOfEffects, phase }, (one): readonly Effect[] => [
    { do: 'at', phase: one.phase, of: 'you', effects: one.all },
  ]),
  // The May Do/Must Do Phase is the beginning of a turn.
  reading('{all} during your next turn', { all: listOfEffects }, ({ all }): readonly Effect[] => [
    { do: 'at', phase: 'may-do', of: 'you', effects: all },
  ]),
];

/** What a card is used up for: also a permission for this turn. */
export const uses: PhraseKind<readonly Effect[]> = phrases<readonly Effect[]>('effects', () => [
  reading('{effects}', { effects }, (one): readonly Effect[] => one.effects),
  reading(
    '{doing} [,] even if (there are cards preventing you|a card prevents you) from doing so',
    { doing },
    (one): readonly Effect[] | undefined =>
      Object.keys(withPileOf(one.doing, 'you')).length > 1
        ? undefined
        : [
            {
              do: 'modify-players',
              players: 'you',
              by: [{ ignoresPrevention: one.doing.cannot }],
              until: 'end-of-turn',
            },
          ],
  ),
]);
