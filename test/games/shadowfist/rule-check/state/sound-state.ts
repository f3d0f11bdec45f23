import fc, { type Arbitrary } from 'fast-check';
import type { StateGiven } from '../../../../../src/games/shadowfist/rule-check/state/state.ts';
import { fullState, thief } from './full-state.ts';

type Part = Exclude<keyof StateGiven, 'players' | 'inPlay' | 'turn' | 'next'>;
type Zone = NonNullable<StateGiven['players'][number]['hand']>;

const full = fullState();
const parts = Object.keys(full).filter(
  (key): key is Part => !['players', 'inPlay', 'turn', 'next'].includes(key),
);

/** Some parts of the full state, with other piles and other figures: whatever is named in it is there. */
export const soundState: Arbitrary<StateGiven> = fc
  .record({
    kept: fc.subarray(parts),
    piles: fc.tuple(pile('a'), pile('b'), pile('c')),
    cards: fc.array(fc.record({ turned: fc.boolean(), damage: fc.nat(9), counters: counters() }), {
      minLength: full.inPlay?.length ?? 0,
    }),
    next: fc.integer({ min: 10, max: 99 }),
  })
  .map(({ kept, piles: [hand, deck, toasted], cards, next }) => ({
    ...Object.fromEntries(kept.map((key) => [key, full[key]])),
    players: full.players.map((player, at) => (at === 0 ? player : { ...player, hand, deck, toasted })),
    inPlay: (full.inPlay ?? []).map((card, at) => ({ ...card, ...cards[at], lastingDamage: 0 })),
    ...{ turn: full.turn, next },
  }));

function pile(name: string): Arbitrary<Zone> {
  const unknown = fc.nat(60);
  const cards = fc
    .array(fc.constantFrom('bolt', 'hood', thief), { maxLength: 5 })
    .map((all) => all.map((card, at) => ({ id: `${name}${at}`, card })));
  return fc.oneof(unknown, cards, fc.record({ cards, unknown }));
}

function counters(): Arbitrary<Record<string, number>> {
  return fc.dictionary(fc.constantFrom('luck', 'age'), fc.nat(9));
}
