import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Filter } from '../../../../../src/games/highlander/vocabulary/filters.ts';
import { play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  afterwards,
  anAttack,
  aText,
  attacked,
  broken,
  five,
  saying,
  says,
  table,
} from '../table.ts';

const [ghost, shade] = [aCard('Illusion', { title: 'Ghost' }), aCard('Illusion', { title: 'Shade' })];
const [high, parry] = [anAttack('upper left'), aBlock('upper left')];
const next = (player: string) => ({ do: 'next-phase', player });
const exert = (purpose: object, prefix: string, ...cards: Definition[]) => ({
  ...{ do: 'exert', player: 'ann', for: purpose },
  shown: five(prefix).map(({ id, card }, at) => ({ id, card: cards[at] ?? card })),
});
const search = exert({ illusion: true }, 'x', ghost);
const idsOf = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);

describe('out of a Hard Exertion, whatever it was made for', () => {
  const blow = { card: high, powerBlow: true };
  const lostIn = { turn: { phase: 'may-do' as const } };
  test.each([
    ['an attack', table({ ann: {}, bob: {} }), [], { attack: true }],
    ['a defense', attacked({ ann: {}, bob: {} }, { cut: high }), [], { defense: 'cut' }],
    ['a Power Blow', table({ ann: { hand: { high } }, bob: {} }), [play('high')], { powerBlow: 'high' }],
    [
      'a Power Block',
      attacked({ ann: { hand: { parry } }, bob: {} }, { cut: blow }),
      [play('parry', { against: ['cut'] })],
      { powerBlock: 'parry' },
    ],
    ['nothing', table({ ann: {}, bob: {} }), [], { nothing: true }],
    ['one’s feet', table({ ann: { prone: true }, bob: {} }, lostIn), [], { feet: true, gem: 'Strength' }],
    [
      'a weapon',
      table({ ann: { genericWeapon: 'disarmed' }, bob: {} }, lostIn),
      [],
      { weapon: 'generic', gem: 'Strength' },
    ],
  ])(
    'one Illusion is played: %s',
    {
      meta: {
        rules: [
          'highlander.type-two/illusions/one-per-exertion',
          'highlander.type-two/exertions/one-function',
          'highlander.type-two/other-exertion-uses/called-for',
        ],
      },
    },
    (_for, state, deeds, purpose) => {
      const made = { ...exert(purpose, 'x', ghost, shade, aCard('Edge')), kind: 'hard' };
      const open = afterwards(state, [...deeds, made]);
      expect(broken(open, play('x3'))).toContain('type-two/exertions/one-function');
      const played = afterwards(open, [play('x1')]);
      expect(idsOf(played.inPlay)).toContain('x1');
      expect(broken(played, play('x2'))).toEqual(['type-two/illusions/one-per-exertion']);
      expect(idsOf(played.players[0].discard.cards)).toContain('x2');
    },
  );
});

test('Who makes several Hard Exertions may play an Illusion out of each', {
  meta: { rules: ['highlander.type-two/illusions/every-hard-exertion'] },
}, () => {
  const will = aText('Will', says({ players: 'you', modifyPlayers: [{ additionalHardExertions: 1 }] }));
  const state = table({ ann: { inPlay: { will } }, bob: {} });
  const later = afterwards(state, [search, play('x1'), exert({ nothing: true }, 'y', shade), play('y1')]);
  expect(idsOf(later.inPlay)).toEqual(['will', 'x1', 'y1']);
});

test('None is played from a Soft one', {
  meta: {
    rules: [
      'highlander.type-two/illusions/only-by-hard-exertion',
      'highlander.reference/illusions/only-from-hard-exertion',
      'highlander.reference/soft-exertions/no-illusions',
    ],
  },
}, () => {
  const state = table({ ann: { prone: true }, bob: {} }, { turn: { phase: 'may-do' } });
  const soft = { ...exert({ feet: true, gem: 'Strength' }, 'x', ghost), kind: 'soft' };
  expect(broken(afterwards(state, [soft]), play('x1'))).toEqual(['type-two/illusions/only-by-hard-exertion']);
  expect(broken(afterwards(state, [soft], 'reference'), play('x1'), 'reference')).toEqual([
    'reference/illusions/only-from-hard-exertion',
  ]);
});

test('An Illusion that was drawn stays in the hand until its owner discards it', {
  meta: { rules: ['highlander.type-two/illusions/stuck-in-hand'] },
}, () => {
  const hand = { ghost, news: aCard('Event') };
  const state = table({ ann: { ability: 1, hand }, bob: {} }, { turn: { phase: 'draw-discard' } });
  const discarded = afterwards(state, [{ do: 'discard', player: 'ann', cards: ['ghost'] }]);
  expect(idsOf(discarded.players[0].discard.cards)).toEqual(['ghost']);
  const attacking = table({ ann: { hand }, bob: {} });
  expect(broken(attacking, play('ghost'))).toEqual(['type-two/illusions/never-from-hand']);
  expect(broken(attacking, { do: 'discard', player: 'ann', cards: ['ghost'] })).toEqual([
    'type-two/draw-discard-phase/discard-down',
  ]);
});

test('Illusions are no Special cards', {
  meta: {
    rules: [
      'highlander.type-two/illusions/not-special',
      'highlander.type-two/illusions/not-the-special-card',
    ],
  },
}, () => {
  const gag = aText(
    'Gag',
    says({ players: 'opponent', modifyPlayers: [{ cannot: 'play', such: { kind: ['special-card'] } }] }),
  );
  const hand = { news: aCard('Event'), plot: aCard('Plot') };
  const gagged = table({ ann: { hand }, bob: { inPlay: { gag } } });
  expect(broken(gagged, play('news'))).toEqual(['type-two/prevention/what-it-is']);
  expect(broken(afterwards(gagged, [search]), play('x1'))).toEqual([]);
  const free = table({ ann: { hand }, bob: {} });
  const both = afterwards(free, [play('news'), search, play('x1')]);
  expect(idsOf(both.inPlay)).toEqual(['news', 'x1']);
});

test('An Illusion is swept in the Sweep Phase of who played it', {
  meta: { rules: ['highlander.type-two/illusions/swept'] },
}, () => {
  const state = table({ ann: {}, bob: { hand: { news: aCard('Event') } } });
  const bobs = afterwards(state, [search, play('x1'), next('ann'), { do: 'end-turn', player: 'ann' }]);
  expect(idsOf(bobs.inPlay)).toEqual(['x1']);
  const anns = afterwards(bobs, [
    ...[next('bob'), next('bob'), { ...play('news'), player: 'bob' }, next('bob')],
    { do: 'end-turn', player: 'bob' },
  ]);
  expect([idsOf(anns.inPlay), anns.players[0].discard.cards[0]?.id]).toEqual([['news'], 'x1']);
});

describe('a Counter', () => {
  const countering = (counters: Filter) =>
    aCard('Situation', {
      title: 'Such a Counter',
      abilities: [{ ability: 'counter', counters, by: 'opponent', from: 'play', leaves: 'discard' }],
    });
  const asked = (counters: Filter) => {
    const state = table({
      ann: { hand: { news: aCard('Event') } },
      bob: { inPlay: { counter: countering(counters) } },
    });
    return {
      illusion: afterwards(state, [search, play('x1')]).countering !== null,
      event: afterwards(state, [play('news')]).countering !== null,
    };
  };

  test.each<[string, Filter, boolean, boolean]>([
    ['of any card counters none', {}, false, true],
    ['of generic cards counters none', { kind: ['generic'] }, false, true],
    ['of what is no attack counters none', { not: { kind: ['attack'] } }, false, true],
    ['of what is no Illusion counters none', { not: { kind: ['illusion'] } }, false, true],
    ['of Illusions counters them', { kind: ['illusion'] }, true, false],
    [
      'of Events or Illusions counters both',
      { any: [{ kind: ['event'] }, { kind: ['illusion'] }] },
      true,
      true,
    ],
    ['of that very Illusion counters it', { title: 'Ghost' }, true, false],
  ])(
    '%s',
    { meta: { rules: ['highlander.type-two/illusions/counters-must-name-illusions'] } },
    (_words, filter, illusion, event) => {
      expect(asked(filter)).toEqual({ illusion, event });
    },
  );

  test('that comes with a text that counters whatever was played leaves an Illusion be', {
    meta: { rules: ['highlander.type-two/illusions/counters-must-name-illusions'] },
  }, () => {
    const jammer = saying(aCard('Situation', { title: 'Jammer' }), {
      ability: 'triggered',
      on: { event: 'played', player: 'opponent' },
      do: [{ do: 'counter', cards: { event: 'card' } }],
    });
    const state = table({ ann: { hand: { news: aCard('Event') } }, bob: { inPlay: { jammer } } });
    expect(idsOf(afterwards(state, [play('news')]).inPlay)).toEqual(['jammer']);
    expect(idsOf(afterwards(state, [search, play('x1')]).inPlay)).toEqual(['jammer', 'x1']);
  });
});
