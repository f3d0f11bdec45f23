import { describe, expect, test } from 'vitest';
import { damageOf } from '../../../../../src/games/highlander/rule-check/board/attacks/damage.ts';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import { aCard, afterwards, anAttack, aText, boardOf, broken, saying, says, table } from '../table.ts';

const by = { player: 'ann' };
const hilt = aCard('Object', { subtype: 'Hilt' });
const calm = (title: string) =>
  aText('Calm', says({ players: 'you', modifyPlayers: [{ ignores: { title } }] }));
const anEvent = (...effects: Effect[]) => aCard('Event', { abilities: [{ ability: 'played', do: effects }] });
const theft = anEvent({
  do: 'remove-from-play',
  cards: { each: { kind: ['hilt'], controller: 'opponent' }, in: 'play' },
});
const pendingOf = (state: ReturnType<typeof table>) =>
  state.pending.map(({ player, amount }) => [player, amount]);

describe('What is ignored', {
  meta: {
    rules: [
      'highlander.type-two/ignoring/only-for-ignorer',
      'highlander.type-two/ignoring/singular-nullifying',
    ],
  },
}, () => {
  const revenge: Ability = {
    ability: 'triggered',
    on: { event: 'removed-from-play', card: { kind: ['hilt'], controller: 'you' } },
    do: [{ do: 'gain-ability', players: 'you', amount: 1 }],
  };
  const friend = aText('Friend', revenge);

  test('is not set off by what its ignorer does', () => {
    const seats = (inPlay: Record<string, ReturnType<typeof aText>>) =>
      table({ ann: { hand: { theft }, inPlay }, bob: { ability: 10, inPlay: { friend, hilt } } });
    const played = (state: ReturnType<typeof table>) =>
      pendingOf(afterwards(state, [{ do: 'play', ...by, card: 'theft' }]));
    expect(played(seats({}))).toEqual([['bob', 1]]);
    expect(played(seats({ calm: calm('Friend') }))).toEqual([]);
  });

  test('counters nothing that its ignorer plays', {
    meta: { rules: ['highlander.type-two/ignoring/only-for-ignorer'] },
  }, () => {
    const guard = aText('Guard', {
      ...{ ability: 'counter', counters: { kind: ['event'] }, by: 'opponent' },
      ...{ from: 'play', leaves: 'discard' },
    });
    const waiting = (ann: Record<string, ReturnType<typeof aText>>) =>
      afterwards(table({ ann: { hand: { theft }, inPlay: ann }, bob: { inPlay: { guard } } }), [
        { do: 'play', ...by, card: 'theft' },
      ]).countering;
    expect(waiting({})).toMatchObject({ by: 'bob' });
    expect(waiting({ calm: calm('Guard') })).toBeNull();
  });

  test.each<[string, Ability]>([
    [
      'puts nothing in the place of what its ignorer does',
      {
        ...{ ability: 'replacement', instead: [{ do: 'gain-ability', players: 'you', amount: 1 }] },
        on: { event: 'removed-from-play', card: { kind: ['hilt'], controller: 'you' } },
      },
    ],
    [
      'keeps nothing from what its ignorer does to it',
      says({
        cards: { each: { kind: ['hilt'], controller: 'you' }, in: 'play' },
        modify: [{ cannot: 'be-removed-from-play' }],
      }),
    ],
  ])('%s', (_, ability) => {
    const seats = (inPlay: Record<string, ReturnType<typeof aText>>) =>
      table({
        ann: { hand: { theft }, inPlay },
        bob: { inPlay: { friend: aText('Friend', ability), hilt } },
      });
    const left = (inPlay: Record<string, ReturnType<typeof aText>>) =>
      afterwards(seats(inPlay), [{ do: 'play', ...by, card: 'theft' }]).inPlay.some(
        ({ id }) => id === 'hilt',
      );
    expect(left({})).toBe(true);
    expect(left({ calm: calm('Friend') })).toBe(false);
  });

  test('does nothing to its ignorer, nor to his cards', () => {
    const curse = saying(aCard('Location', { title: 'Curse' }), {
      ability: 'triggered',
      on: { event: 'phase-begun', phase: 'draw-discard', player: 'each' },
      do: [
        { do: 'damage', players: 'each', amount: 1 },
        { do: 'remove-from-play', cards: { each: { kind: ['hilt'] }, in: 'play' } },
      ],
    });
    const seats = (inPlay: Record<string, ReturnType<typeof aText>>) =>
      table({
        ann: { hand: { deed: aCard('Event') }, inPlay: { mine: hilt, ...inPlay } },
        bob: { inPlay: { curse, theirs: hilt } },
      });
    const done = (state: ReturnType<typeof table>) => {
      const later = afterwards(state, [
        { do: 'play', ...by, card: 'deed' },
        { do: 'next-phase', ...by },
      ]);
      const left = later.inPlay.map(({ id }) => id).filter((id) => ['mine', 'theirs'].includes(id));
      return [pendingOf(later), left];
    };
    expect(done(seats({}))).toEqual([
      [
        ['bob', 1],
        ['ann', 1],
      ],
      [],
    ]);
    expect(done(seats({ calm: calm('Curse') }))).toEqual([[['bob', 1]], ['mine']]);
  });
});

test('What is immune to a card is not removed by it', {
  meta: { rules: ['highlander.type-two/game-concept-and-goal-of-the-game/card-over-rules'] },
}, () => {
  const safe = saying(
    hilt,
    { ability: 'is', kind: 'off-hand' },
    says({ cards: 'this', modify: [{ immuneTo: { kind: ['event'] } }] }),
  );
  const state = table({ ann: { hand: { theft } }, bob: { inPlay: { hilt, safe } } });
  expect(broken(state, { do: 'play', ...by, card: 'theft' })).toEqual([]);
  const later = afterwards(state, [{ do: 'play', ...by, card: 'theft' }]);
  expect(later.inPlay.map(({ id }) => id)).toEqual(['safe', 'theft']);
});

test('What changes an attack does not change it for its target who ignores that, whether or not the state tells that the card was played as an attack', {
  meta: { rules: ['highlander.type-two/ignoring/only-for-ignorer'] },
}, () => {
  const rage = aText(
    'Rage',
    says({ cards: { each: { kind: ['attack'], controller: 'you' }, in: 'play' }, modify: [{ damage: 1 }] }),
  );
  const calm = aText('Calm', says({ players: 'you', modifyPlayers: [{ ignores: { title: 'Rage' } }] }));
  const damage = (inPlay: Record<string, Definition>, as: object) => {
    const cut = { card: anAttack('upper left'), ...as };
    const board = boardOf(
      table(
        { ann: { inPlay }, bob: { inPlay: { rage, cut } } },
        { turn: { phase: 'defense' }, attacks: [{ id: 'cut', by: 'bob' }] },
      ),
    );
    return board.attacksOn('ann').map((attack) => damageOf(board, attack));
  };
  for (const as of [{ as: 'attack' }, {}]) expect([damage({}, as), damage({ calm }, as)]).toEqual([[3], [2]]);
});
