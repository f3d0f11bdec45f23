import { type Phrase, reading } from '../../../vocabulary/phrases/kinds.ts';
import { simpleAmount } from '../amounts.ts';
import {
  aCard,
  both,
  byPlayer,
  doneByA,
  type Names,
  ofCard,
  pattern,
  players,
  type Said,
} from './event-parts.ts';

const POWER: readonly (readonly [verb: string, event: Names])[] = [
  ['(gain~ or generate~|generate~ or gain~)', ['power-gained', 'power-generated']],
  ['spend~', 'power-spent'],
  ['gain~', 'power-gained'],
  ['generate~', 'power-generated'],
];

export const counting = (): readonly Phrase<Said>[] => [
  ...POWER.flatMap(([verb, event]) => [
    reading(`{player} ${verb} Power`, { player: players }, ({ player }) => byPlayer(event, player)),
    reading(
      `{player} ${verb} {amount} or more Power [at one time]`,
      { player: players, amount: simpleAmount },
      // Each card generates Power of its own: only the phase knows how much a player generates in all.
      ({ player, amount: atLeast }) =>
        Array.isArray(event)
          ? undefined
          : byPlayer(event === 'power-generated' ? 'power-phase-ended' : event, player, {
              amount: { atLeast },
            }),
    ),
  ]),
  reading('{source} generate~ Power for {player}', { source: aCard, player: players }, ({ source, player }) =>
    ofCard(source, (which) => byPlayer('power-generated', player, { source: which })),
  ),
  reading('{by} steal~ Power from you', { by: players }, ({ by }) =>
    doneByA(by, (who) => pattern('power-stolen', { by: who, player: 'you' })),
  ),
  reading(
    '{amount} or more [point~ of] damage be~ healed from {card} [at one time]',
    { amount: simpleAmount, card: aCard },
    ({ amount: atLeast, card }) =>
      ofCard(card, (which) => pattern('healed', { card: which, amount: { atLeast } })),
  ),
  reading('{player} draw~ a card', { player: players }, ({ player }) => byPlayer('drawn', player)),
  ...(['{card} Body be~ reduced to (0|zero)', 'the Body of {card} be~ reduced to (0|zero)'] as const).map(
    (template) =>
      reading(template.replace('{card} Body', "{card} 's Body"), { card: aCard }, ({ card }) =>
        ofCard(card, (which) => pattern('body-reduced-to-zero', { card: which })),
      ),
  ),
  ...["{doer} reduce~ {card} 's Body to (0|zero)", '{doer} reduce~ the Body of {card} to (0|zero)'].flatMap(
    (template) => [
      reading(template, { doer: aCard, card: aCard }, ({ doer, card }) =>
        both(doer, card, (one, other) => pattern('body-reduced-to-zero', { card: other, source: one })),
      ),
      reading(template, { doer: players, card: aCard }, ({ doer, card }) =>
        ofCard(card, (which) =>
          doneByA(doer, (who) => pattern('body-reduced-to-zero', { card: which, by: who })),
        ),
      ),
    ],
  ),
];
