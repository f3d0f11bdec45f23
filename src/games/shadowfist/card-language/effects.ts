import { listed, type Phrase, phrase, phrases, reading, saying } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { Effect } from '../vocabulary/effects.ts';
import { saidEffects } from '../words/effects/effects.ts';
import { furtherEffects } from './done-by.ts';
import { cardPossessive, cards, duration, effect, effects, modifiers } from './slots.ts';

/** An effect that is one verb and no more. */
const simpleEffect = phrases<Effect>('an effect', () =>
  saidEffects().filter(({ template }) => !/^\{(?:effects|end)\}|^if |^you may /.test(template)),
);

export const oneEffectPhrases = (): readonly Phrase<readonly Effect[]>[] => [
  saying(
    '{one}',
    { one: simpleEffect },
    ({ one }) => [one],
    (all: readonly Effect[]) => (all.length === 1 && all[0] !== undefined ? { one: all[0] } : undefined),
  ),
];

/** “target gains +1 Fighting”, without its duration. */
const clause = phrases<Pick<Extract<Effect, { do: 'modify' }>, 'cards' | 'by'>>('a change', () => [
  phrase('{cards} {by}', { cards, by: modifiers }, {}),
  reading(
    '{cards} rules text be~ [considered to be] blank',
    { cards: cardPossessive },
    ({ cards: which }) => ({ cards: which, by: [{ blank: true } as const] }),
  ),
]);

/** A card that is canceled has no effect, and what it has in the scene does not resolve (4.2). */
const canceled: Kind<readonly Effect[]> = phrases<readonly Effect[]>('a cancellation', () => [
  reading(
    'cancel~ {cards} {until}',
    { cards, until: duration },
    ({ cards: of, until }): readonly Effect[] => [
      { do: 'modify', cards: of, by: [{ canceled: true }], until },
      { do: 'cancel-effects', of },
    ],
  ),
]);

export const effectsPhrases = (): readonly Phrase<readonly Effect[]>[] => [
  reading('{until} , {all}', { until: duration, all: listed('changes', clause, 'and') }, ({ until, all }) =>
    all.length < 2 ? undefined : all.map((one): Effect => ({ do: 'modify', ...one, until })),
  ),
  reading('{canceled}', { canceled }, (one) => one.canceled),
  reading('{canceled} (and|, and|and then|, then|,) {rest}', { canceled, rest: effects }, (one) => [
    ...one.canceled,
    ...one.rest,
  ]),
  saying(
    '{one}',
    { one: effect },
    ({ one }) => [one],
    (all: readonly Effect[]) => (all.length === 1 && all[0] !== undefined ? { one: all[0] } : undefined),
  ),
  saying(
    '{one} (and|, and|and then|, then|,) {rest}',
    { one: effect, rest: furtherEffects },
    ({ one, rest }) => [one, ...rest],
    ([one, ...rest]: readonly Effect[]) =>
      one === undefined || rest.length === 0 ? undefined : { one, rest },
  ),
];
