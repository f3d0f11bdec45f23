import { expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import { attack, decline, playing, strong } from './acting.ts';
import { afterPlaying, anEvent, pass, table } from './table.ts';

/** Gains 1 Power when its controller smokes an opponent's Character, but not when it is smoked itself. */
const hunter: Ability = {
  ability: 'triggered',
  on: { event: 'smoked', card: { type: ['Character'], controller: 'every-opponent' }, by: 'you' },
  if: { not: { atTheSameTime: { event: 'smoked', card: { is: 'this' } } } },
  do: [{ do: 'gain-power', players: 'you', amount: 1 }],
};
const flood = (amount: number) =>
  anEvent({
    abilities: [
      { ability: 'event', do: [{ do: 'damage', amount, to: { each: { type: ['Character'] }, in: 'play' } }] },
    ],
  });
const state = table({
  ann: {
    characters: { hunter: strong(4, { abilities: [hunter] }) },
    hand: {
      rain: flood(3),
      flood: flood(4),
    },
  },
  bob: { characters: { brute: strong(4), page: strong(2) } },
});
/** How many effects of the hunter wait in the scene that follows. */
const gains = (...actions: object[]) => afterPlaying(state, ...actions).scene?.items.length ?? 0;

const alone = { meta: { rules: ['shadowfist.yotd/5.2.2/triggered-effects-are-automatic'] } } as const;

test('A Character that is smoked with others gains nothing where its text says so', alone, () => {
  expect(gains(playing('ann', 'rain'), pass)).toBe(1);
  expect(gains(playing('ann', 'flood'), pass)).toBe(0);
});

test(
  'A Character that falls in a combat with its opponent gains nothing where its text says so',
  alone,
  () => {
    expect(gains(attack('page', 'hunter'), pass, decline('bob'), pass)).toBe(1);
    expect(gains(attack('brute', 'hunter'), pass, decline('bob'), pass)).toBe(0);
  },
);
