import { phrases, reading, words } from '../../vocabulary/phrases/kinds.ts';
import { type Kind, kindOf } from '../../vocabulary/phrases/parsing.ts';
import type { Effect } from '../vocabulary/effects.ts';
import { type Mention, mentioning } from './mentions.ts';
import { noun, pluralNoun } from './slots.ts';

type SwapSites = Extract<Effect, { do: 'swap-sites' }>;
type CardsChoice = Extract<Extract<Mention, { mention: 'choice' }>['choice'], { choose: 'cards' }>;

/** Two Sites that a player chooses, the second by the first. */
function chosenPair(
  name: string,
  inner: Kind<Omit<CardsChoice, 'choose' | 'number'>>,
): Kind<SwapSites['cards']> {
  return kindOf<SwapSites['cards']>(name, {
    first: () => inner.first(),
    read: (at, parsing) =>
      inner.read(at, parsing).map(({ end, value: { which, ...rest } }) => {
        const one = mentioning({ mention: 'choice', choice: { choose: 'cards', which, ...rest } }, at);
        const same = { ...which, controller: { controllerOf: one }, isNot: one };
        const other = mentioning(
          { mention: 'choice', choice: { choose: 'cards', which: same, ...rest } },
          at + 1,
        );
        return { end, value: [one, other] as const };
      }),
    render: () => undefined,
  });
}

const OF_ONE = '(controlled by one player|belonging to a single controller)';

const twoSites: Kind<SwapSites['cards']> = chosenPair(
  'two Sites',
  phrases('two Sites', () => [
    reading(`(two|any two) {which} ${OF_ONE}`, { which: pluralNoun }, ({ which }) =>
      which.which.controller === undefined ? which : undefined,
    ),
  ]),
);

/** A Site that its player chooses to swap with one that is known, both of which are the player's. */
const swapped: Kind<SwapSites['cards']> = phrases<SwapSites['cards']>('two Sites', () => [
  reading('{pair}', { pair: twoSites }, ({ pair }) => pair),
  reading('(this card|#self|this Site) with {other}', { other: anotherOfYours() }, ({ other }) => [
    'this',
    other,
  ]),
]);

/** “any other Site you control”. */
function anotherOfYours(): Kind<{ readonly chosen: string }> {
  const inner = phrases<Mention>('another Site', () => [
    reading('(any other|another) {which}', { which: noun }, ({ which }): Mention | undefined =>
      which.in === 'play' && which.which.controller === 'you' && which.which.isNot === undefined
        ? {
            mention: 'choice',
            choice: { choose: 'cards', which: { ...which.which, isNot: 'this' }, in: 'play' },
          }
        : undefined,
    ),
  ]);
  return kindOf<{ readonly chosen: string }>('another Site', {
    first: () => inner.first(),
    read: (at, parsing) =>
      inner.read(at, parsing).map(({ end, value }) => ({ end, value: mentioning(value, at) })),
    render: () => undefined,
  });
}

/** “Swap the positions of two Sites controlled by one player”. */
export const swapping: Kind<readonly Effect[]> = phrases<readonly Effect[]>('a swap of Sites', () => [
  reading(
    '(swap|switch|exchange) the (position|positions|location|locations) of {cards}',
    { cards: swapped },
    ({ cards }): readonly Effect[] => [{ do: 'swap-sites', cards, changesTarget: false }],
  ),
]);

/** 10.2: “this may change which Site is targeted in an attack”. */
export const changingTarget = words(
  'this may change (the target of (an|the) attack|which Site is targeted (by|in) an attack)',
  { says: 'may-change-target' } as const,
);

/** The effects, of which the last swaps Sites, so that this may change the target of an attack. */
export function changingTheTarget(all: readonly Effect[]): Effect[] | undefined {
  const last = all.at(-1);
  return last?.do === 'swap-sites' ? [...all.slice(0, -1), { ...last, changesTarget: true }] : undefined;
}
