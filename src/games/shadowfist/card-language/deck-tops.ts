import { phrases, reading, words } from '../../vocabulary/phrases/kinds.ts';
import { type Kind, kindOf } from '../../vocabulary/phrases/parsing.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { CardRef, PlayerRef } from '../vocabulary/references.ts';
import type { Amount, Cards } from '../vocabulary/terms.ts';
import { mentioning, seeing } from './mentions.ts';
import { amount, cards, playerPossessive } from './slots.ts';

type Look = Extract<Effect, { readonly do: 'look-at-deck' }>;

/** So many cards from the top of whose deck. */
interface Top {
  readonly of: PlayerRef;
  readonly number: Amount;
}

const top: Kind<Top> = phrases<Top>('the top of a deck', () => [
  reading('the top {number} cards (of|in) {of} deck', { number: amount, of: playerPossessive }, (one) => one),
  reading('the top card (of|in) {of} deck', { of: playerPossessive }, ({ of }) => ({ of, number: 1 })),
]);

const look: Kind<Look> = phrases<Look>('a look at the top of a deck', () => [
  reading(
    'look~ (at|through) {top}',
    { top },
    (one): Look => ({ do: 'look-at-deck', by: 'you', ...one.top }),
  ),
  reading('reveal~ {top}', { top }, (one): Look => ({ do: 'look-at-deck', by: 'every-player', ...one.top })),
  // After a cut.
  words<Look>('reveal the top card', { do: 'look-at-deck', by: 'every-player', of: 'you', number: 1 }),
]);

/** What is seen on top of a deck, which later phrases may call “those cards”. */
const looking: Kind<Look> = kindOf<Look>('a look at the top of a deck', {
  first: () => look.first(),
  read: (at, parsing) => look.read(at, parsing).map(({ end, value }) => ({ end, value: seeing(value, at) })),
  render: () => undefined,
});

const revealing = phrases<{ readonly of: PlayerRef; readonly then: 'toast' | 'discard' }>('a look', () =>
  (['toast', 'discard'] as const).map((then) =>
    reading(`reveal~ and ${then}~ the top card of {of} deck`, { of: playerPossessive }, (one) => ({
      ...one,
      then,
    })),
  ),
);

/** “Reveal and toast the top card of your deck.” */
const revealedAnd = kindOf<{ looking: Look; card: CardRef; then: 'toast' | 'discard' }>('a look', {
  first: () => revealing.first(),
  read: (at, parsing) =>
    revealing.read(at, parsing).map(({ end, value: { of, then } }) => ({
      end,
      value: {
        looking: seeing({ do: 'look-at-deck', by: 'every-player', of, number: 1 }, at),
        card: mentioning({ mention: 'back', noun: 'card', many: false }, at + 1),
        then,
      },
    })),
  render: () => undefined,
});

const ORDER =
  'in (any order|any order you (choose|wish)|whatever order you (choose|wish)|the order of your choice)';
const PUT = '(arrange|rearrange|return|put|place|replace)';
const ON_TOP = '[back] [(on|to) [the] top (of|) [(your|the|that) deck]]';

/** Looking at cards, of which nothing more is done than to put them in another order. */
const ordering: Kind<readonly Effect[]> = phrases<readonly Effect[]>('effects', () => [
  reading(
    `{look} [,] and ${PUT} (them|those cards|these cards) ${ON_TOP} ${ORDER}`,
    { look },
    ({ look: { number, ...one } }): readonly Effect[] | undefined =>
      number === 'all'
        ? undefined
        : [
            { ...one, number },
            { do: 'rearrange-deck', of: one.of, by: 'you', number },
          ],
  ),
]);

const inHand = phrases('a card for the hand', () => [words('(put|place) one (in|into) your hand', 'one')]);

/** “put one in your hand”: of the cards that were just seen. */
const takingOne: Kind<readonly Effect[]> = kindOf<readonly Effect[]>('a card for the hand', {
  first: () => inHand.first(),
  read: (at, parsing) =>
    inHand.read(at, parsing).map(({ end }) => {
      const those = mentioning({ mention: 'back', noun: 'card', many: true }, at);
      const choice = { choose: 'cards', which: { is: those }, in: { whereverIs: those } } as const;
      const cards = mentioning({ mention: 'choice', choice }, at + 1);
      return { end, value: [{ do: 'move', cards, to: 'hand', of: 'owner' }] };
    }),
  render: () => undefined,
});

export const deckTops: Kind<readonly Effect[]> = phrases<readonly Effect[]>('effects', () => [
  reading('{looking}', { looking }, (one) => [one.looking]),
  reading('{seen}', { seen: revealedAnd }, ({ seen }) => [seen.looking, { do: seen.then, cards: seen.card }]),
  reading('{ordering}', { ordering }, (one) => one.ordering),
  reading('{takingOne}', { takingOne }, (one) => one.takingOne),
  reading(
    `${PUT} {those} (on|to) the top of (your|the|that) deck ${ORDER}`,
    { those: cards },
    ({ those }) => [{ do: 'move', cards: those, to: 'deck-top', of: 'owner', inAnyOrder: true }],
  ),
  reading(
    `${PUT} {those} on the bottom [of (your|the|that) deck] ${ORDER}`,
    { those: cards },
    ({ those }) => [{ do: 'move', cards: those, to: 'deck-bottom', of: 'owner', inAnyOrder: true }],
  ),
  reading('(put|place) {that} on the bottom', { that: cards }, ({ that }) =>
    isOne(that) ? [{ do: 'move', cards: that, to: 'deck-bottom', of: 'owner' }] : undefined,
  ),
]);

const isOne = (those: Cards): boolean => typeof those === 'object' && 'chosen' in those;

/** What is seen needs no name if nothing speaks of it: then nobody has to say which cards it is. */
export function unlessSpokenOf<Group extends { readonly do: readonly Effect[] }>(group: Group): Group {
  return { ...group, do: group.do.map((effect) => withoutIdleName(effect, group.do)) };
}

function withoutIdleName(effect: Effect, all: readonly Effect[]): Effect {
  if ('effects' in effect && effect.effects !== undefined)
    return { ...effect, effects: effect.effects.map((one) => withoutIdleName(one, all)) };
  if (effect.do !== 'look-at-deck' || effect.as === undefined || speaksOf(all, effect.as)) return effect;
  const { as: _, ...look } = effect;
  return look;
}

function speaksOf(value: unknown, name: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, part]) => ((key === 'chosen' || key === 'done') && part === name) || speaksOf(part, name),
  );
}

/** “Look at the top three cards of an opponent's deck. Reshuffle.”: whose deck is shuffled is not said. */
export function shufflesAnotherDeck(all: readonly Effect[]): boolean {
  return all.some((effect, at) => {
    if (effect.do !== 'shuffle' || effect.deckOf !== 'you') return false;
    const seen = all.slice(0, at).findLast((one) => one.do === 'look-at-deck');
    return seen?.do === 'look-at-deck' && seen.of !== 'you';
  });
}
