import { expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/shadowfist/vocabulary/abilities.ts';
import { attack } from '../acting.ts';
import { aCharacter, aFengShuiSite, afterPlaying, aSite, aState, broken, pass, table } from '../table.ts';

type Way = Extract<Ability, { ability: 'playing' }>;
const way = (how: Partial<Way>): Way => ({ ability: 'playing', kind: 'also', ...how });
const free = way({ cost: 'none' });
const ifAttacked = way({ cost: 'none', when: { attack: { target: { controller: 'you' } } } });
const ifRich = way({
  cost: 'none',
  when: { compare: [{ count: { each: { controller: 'every-opponent' }, in: 'play' } }, '>=', 1] },
});

/** Ann attacks Bob, who has the card in hand. */
const attacked = (held: ReturnType<typeof aCharacter>) =>
  afterPlaying(
    table({
      ann: { characters: { fighter: aCharacter() } },
      bob: { front: { tower: aSite() }, characters: { guard: aCharacter() }, hand: { held } },
    }),
    attack('tower', 'fighter'),
    pass,
  );
const playedBy = (who: string, more: object = {}) => ({
  do: 'play',
  player: who,
  card: 'held',
  way: 0,
  ...more,
});

test('A Character that may be played at no cost is not played in an attack of an opponent', {
  meta: {
    rules: [
      'shadowfist.yotd/4.3/only-named-requirements-are-waived',
      'shadowfist.yotd/3.3.2/opponents-play-only-events',
    ],
  },
}, () => {
  for (const one of [free, ifRich]) {
    const state = attacked(aCharacter({ cost: 4, abilities: [one] }));
    expect(broken(state, playedBy('bob', { at: { column: 0 } }))).toEqual([
      '3.3.2/opponents-play-only-events',
      '3.3.3/cards-during-attack',
    ]);
  }
  const inTime = attacked(aCharacter({ cost: 4, abilities: [ifAttacked] }));
  expect(broken(inTime, playedBy('bob', { at: { column: 0 } }))).toEqual([]);
});

test('A State that may be played at no cost is not played in the Main Shot of an opponent', {
  meta: { rules: ['shadowfist.yotd/4.3/only-named-requirements-are-waived'] },
}, () => {
  const aura = (one: Way) => aState({ cost: 4, abilities: [{ ability: 'subject', which: {} }, one] });
  const state = (one: Way) =>
    table({ ann: {}, bob: { power: 4, characters: { guard: aCharacter() }, hand: { held: aura(one) } } });
  const played = playedBy('bob', { way: 1, on: 'guard' });
  expect(broken(state(free), played)).toEqual(['3.3.2/opponents-play-only-events']);
  expect(broken(state(way({ when: { during: 'main-shot' } })), played)).toEqual([]);
});

test('A Site that may be played face up at reduced cost is not played during an attack', {
  meta: {
    rules: [
      'shadowfist.yotd/4.3/only-named-requirements-are-waived',
      'shadowfist.yotd/3.3.3/cards-during-attack',
    ],
  },
}, () => {
  const ruins = aFengShuiSite({ abilities: [way({ faceUp: true, cost: { reducedBy: 1 } })] });
  const state = table({
    ann: { power: 9, front: { gate: aSite() }, characters: { fighter: aCharacter() }, hand: { held: ruins } },
    bob: { front: { tower: aSite() } },
  });
  const played = playedBy('ann', { at: { column: 1, row: 'front' } });
  expect(broken(state, played)).toEqual([]);
  const during = afterPlaying(state, attack('tower', 'fighter'), pass);
  expect(broken(during, played)).toEqual(['3.3.3/cards-during-attack']);
});

test('A way that says nothing of time does not waive when the card may be played', {
  meta: { rules: ['shadowfist.yotd/4.3/only-named-requirements-are-waived'] },
}, () => {
  const only: Way = { ability: 'playing', kind: 'only', when: { turnOf: 'you' } };
  const held = aCharacter({ cost: 4, abilities: [free, only, way({ when: { during: 'main-shot' } })] });
  const rules = broken(attacked(held), playedBy('bob', { at: { column: 0 } }));
  expect(rules).toContain('5.2.1/voluntary-within-rules-and-text');
});
