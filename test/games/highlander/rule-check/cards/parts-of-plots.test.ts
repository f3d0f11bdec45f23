import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import { aCard, afterwards, broken, says, table } from '../table.ts';

const part = (number: number, ...abilities: Ability[]) =>
  aCard(number === 3 ? 'Event' : 'Plot', {
    title: 'Such a Plot',
    subtitle: `Part ${number}`,
    abilities: [{ ability: 'plot-part', part: number, of: 3 }, ...abilities],
  });
const doing = (...effects: Effect[]): Ability => ({ ability: 'played', do: effects });
const play = (card: string, player = 'ann') => ({ do: 'play', player, card });

const having = (inPlay: Record<string, ReturnType<typeof part>>, last: Ability[] = []) =>
  table({ ann: { hand: { one: part(1), two: part(2), three: part(3, ...last) }, inPlay }, bob: {} });

const inOrder = 'first-edition/situation-plots/plot-parts-in-succession';
const missing = 'first-edition/situation-plots/missing-plot-part-replaced-first';

describe('in the first edition the parts of a Plot', () => {
  test('are played one after another', {
    meta: {
      rules: [
        'highlander.first-edition/situation-plots/plot-parts-in-succession',
        'highlander.first-edition/situation-plots/plots-are-situations',
      ],
    },
  }, () => {
    expect(broken(having({}), play('one'), 'first')).toEqual([]);
    expect(broken(having({}), play('two'), 'first')).toEqual([inOrder]);
    expect(broken(having({ a: part(1) }), play('two'), 'first')).toEqual([]);
    expect(broken(having({ a: part(1) }), play('three'), 'first')).toEqual([inOrder]);
  });

  test('that were removed are replaced first', {
    meta: { rules: ['highlander.first-edition/situation-plots/missing-plot-part-replaced-first'] },
  }, () => {
    expect(broken(having({ b: part(2) }), play('three'), 'first')).toEqual([missing]);
    expect(broken(having({ b: part(2) }), play('one'), 'first')).toEqual([]);
    expect(broken(having({ a: part(1), b: part(2) }), play('three'), 'first')).toEqual([]);
  });

  test('are Situations, of which one is played in a turn, and in the end an Event', {
    meta: {
      rules: [
        'highlander.first-edition/situation-plots/plot-takes-several-turns',
        'highlander.first-edition/glossary/plot-shape',
      ],
    },
  }, () => {
    const begun = afterwards(having({}), [play('one')], 'first');
    expect(broken(begun, play('two'), 'first')).toEqual(['first-edition/special-cards/one-special-a-turn']);
  });
});

test.each(['typeTwo', 'reference'] as const)(
  '%s: the parts of a Plot are different cards, whether or not their sub-titles tell, and of each one may be in play',
  {
    meta: {
      rules: [
        'highlander.type-two/sequence-plots/one-of-each',
        'highlander.reference/plots/one-copy-per-player',
      ],
    },
  },
  (edition) => {
    const bare = (number: number) =>
      aCard('Plot', { title: 'Such a Plot', abilities: [{ ability: 'plot-part', part: number, of: 3 }] });
    const state = table({
      ann: { hand: { one: bare(1), two: bare(2) }, inPlay: { first: bare(1) } },
      bob: {},
    });
    expect(broken(state, play('two'), edition)).toEqual([]);
    expect(broken(state, play('one'), edition)).toEqual([
      edition === 'typeTwo' ? 'type-two/sequence-plots/one-of-each' : 'reference/plots/one-copy-per-player',
    ]);
  },
);

describe('a Plot that is completed', () => {
  const ban: Effect = {
    do: 'modify-players',
    players: 'opponent',
    by: [{ cannot: 'draw' }],
    until: 'end-of-game',
  };
  const damage: Effect = { do: 'damage', players: 'opponent', amount: 4 };
  const complete = having({ a: part(1), b: part(2) }, [doing(damage, ban)]);

  test('removes its earlier parts', {
    meta: { rules: ['highlander.type-two/sequence-plots/final-plot'] },
  }, () => {
    const { inPlay } = afterwards(complete, [play('three')]);
    expect(inPlay.map(({ id }) => id)).toEqual(['three']);
  });

  test('does what it does at once, and goes on with it though its cards leave play', {
    meta: {
      rules: [
        'highlander.type-two/faq/plot-completed-immediate',
        'highlander.type-two/faq/plot-completed-continuous',
      ],
      rulings: ['highlander.type-two/faq/plot-completed'],
    },
  }, () => {
    const { pending, lasting } = afterwards(complete, [play('three')]);
    expect(pending).toEqual([expect.objectContaining({ player: 'bob', kind: 'damage', amount: 4 })]);
    expect(lasting).toEqual([expect.objectContaining({ kind: 'modify-players', by: [{ cannot: 'draw' }] })]);
  });

  const wayOut = aCard('Event', {
    title: 'Escape',
    abilities: [
      doing(
        { do: 'prevent-damage', players: 'you', amount: 'all' },
        { do: 'remove-from-play', cards: { each: { title: 'Such a Plot' }, in: 'play' } },
      ),
    ],
  });
  const escaping = (edition: 'first' | 'typeTwo') =>
    afterwards(
      table({
        ann: { inPlay: { a: part(1), b: part(2) }, hand: { three: part(3, doing(damage, ban)) } },
        bob: { hand: { escape: wayOut } },
      }),
      [
        play('three'),
        { do: 'next-phase', player: 'ann' },
        { do: 'end-turn', player: 'ann' },
        ...(edition === 'first' ? [] : [{ do: 'next-phase', player: 'bob' }]),
        play('escape', 'bob'),
      ],
      edition,
    );

  test('may be escaped', {
    meta: { rules: ['highlander.first-edition/situation-plots/completed-plot-may-be-escaped'] },
  }, () => {
    expect(escaping('first').pending).toEqual([]);
  });

  test('affects nobody any more once it is neutralized', {
    meta: { rules: ['highlander.first-edition/situation-plots/neutralized-plot-ends'] },
  }, () => {
    expect(escaping('first').lasting).toEqual([]);
    expect(escaping('typeTwo').lasting).toHaveLength(1);
  });
});

describe('a Plot that is nullified', () => {
  const ban: Effect = {
    ...{ do: 'modify-players', players: 'opponent', by: [{ cannot: 'play', such: { kind: ['edge'] } }] },
    until: 'end-of-game',
  };
  const hush = aCard('Event', {
    title: 'Hush',
    abilities: [
      doing({
        ...{ do: 'modify', cards: { each: { title: 'Such a Plot' }, in: 'play' } },
        ...{ by: [{ nullified: true }], until: 'end-of-turn' },
      }),
    ],
  });
  const silence = aCard('Situation', {
    title: 'Silence',
    abilities: [
      says({ cards: { each: { title: 'Such a Plot' }, in: 'play' }, modify: [{ nullified: true }] }),
    ],
  });
  /** Its last part has been played by Ann, and it is Bob's turn. */
  const banned = (edition: 'first' | 'typeTwo', last: Effect = ban) =>
    afterwards(
      table({
        ann: { inPlay: { a: part(1), b: part(2) }, hand: { three: part(3, doing(last)) } },
        bob: { hand: { hush, silence, edge: aCard('Edge') } },
      }),
      [
        ...[play('three'), { do: 'next-phase', player: 'ann' }, { do: 'end-turn', player: 'ann' }],
        ...(edition === 'first' ? [] : [{ do: 'next-phase', player: 'bob' }]),
      ],
      edition,
    );
  const edge = play('edge', 'bob');

  test('has no effect for as long', {
    meta: { rules: ['highlander.type-two/nullifying/no-effect-on-anything'] },
  }, () => {
    const state = banned('typeTwo');
    expect(broken(state, edge)).toEqual(['type-two/prevention/what-it-is']);
    const hushed = afterwards(state, [play('hush', 'bob')]);
    expect(broken(hushed, edge)).toEqual([]);
    expect(hushed.lasting).toHaveLength(2);
  });

  test('has none any more in the first edition', {
    meta: { rules: ['highlander.first-edition/situation-plots/neutralized-plot-ends'] },
  }, () => {
    const hushed = afterwards(banned('first'), [play('hush', 'bob')], 'first');
    expect(hushed.lasting).toMatchObject([{ by: [{ nullified: true }] }]);
    expect(broken(hushed, edge, 'first')).toEqual([]);
  });

  test('is not set off', {
    meta: { rules: ['highlander.type-two/nullifying/no-effect-on-anything'] },
  }, () => {
    const whenPlayed: Effect = {
      ...{ do: 'when', on: { event: 'played', player: 'opponent', card: { kind: ['edge'] } } },
      ...{ until: 'end-of-game', once: false },
      effects: [{ do: 'damage', players: 'opponent', amount: 1 }],
    };
    const state = banned('typeTwo', whenPlayed);
    expect(afterwards(state, [edge]).pending).toHaveLength(1);
    expect(afterwards(state, [play('hush', 'bob'), edge]).pending).toEqual([]);
  });

  test('removes no earlier part', {
    meta: {
      rules: [
        'highlander.type-two/nullifying/no-effect-on-anything',
        'highlander.type-two/sequence-plots/final-plot',
      ],
    },
  }, () => {
    const loss: Ability = doing({ do: 'lose-ability', players: 'opponent', amount: 5 });
    const state = having({ a: part(1), b: part(2), silence }, [loss]);
    const later = afterwards(state, [play('three')]);
    expect(later.inPlay.map(({ id }) => id)).toEqual(['a', 'b', 'silence', 'three']);
    expect(later.pending).toEqual([]);
  });

  test('lies in play all the same: the next part may be played', {
    meta: { rules: ['highlander.first-edition/situation-plots/plot-parts-in-succession'] },
  }, () => {
    expect(broken(having({ a: part(1), silence }), play('two'), 'first')).toEqual([]);
  });
});

describe('in Type Two', () => {
  test('a part wants what its text says to be in play', {
    meta: {
      rules: ['highlander.type-two/sequence-plots/requirement', 'highlander.type-two/plots/several-parts'],
    },
  }, () => {
    const wants: Ability = {
      ...{ ability: 'playing', kind: 'only' },
      if: { exists: { each: { title: 'Such a Plot', subtitle: 'Part 1', controller: 'you' }, in: 'play' } },
    };
    const state = (inPlay: Record<string, ReturnType<typeof part>>) =>
      table({ ann: { hand: { two: part(2, wants) }, inPlay }, bob: {} });
    expect(broken(state({}), play('two'))).toEqual(['type-two/text/game-text']);
    expect(broken(state({ a: part(1) }), play('two'))).toEqual([]);
  });

  const enteredIn = (turn: number, card: ReturnType<typeof part>) => {
    const state = table({
      ann: { inPlay: { plot: { card, enteredIn: turn } } },
      bob: { hand: { edge: aCard('Edge') } },
    });
    return { ...state, turn: { ...state.turn, player: 'bob' } };
  };
  const ban = says({ players: 'opponent', modifyPlayers: [{ cannot: 'play' }] });

  test('a part of a Sequence Plot works in the turn in which it enters play', {
    meta: { rules: ['highlander.type-two/sequence-plots/effect-on-turn-of-entry'] },
  }, () => {
    const edge = play('edge', 'bob');
    expect(broken(enteredIn(3, part(1, ban)), edge)).toEqual(['type-two/prevention/what-it-is']);
    expect(broken(enteredIn(2, part(1, ban)), edge)).toEqual([]);
  });

  test('and works no more after it though another text changes texts', {
    meta: { rules: ['highlander.type-two/sequence-plots/effect-on-turn-of-entry'] },
  }, () => {
    const state = enteredIn(2, part(1, ban));
    const focus = aCard('Situation', {
      title: 'Focus',
      abilities: [says({ cards: { each: { kind: ['object'] }, in: 'play' }, modify: [{ nullified: true }] })],
    });
    const focused = table({ ann: { inPlay: { focus } }, bob: {} }).inPlay;
    const edge = play('edge', 'bob');
    expect(broken({ ...state, inPlay: [...state.inPlay, ...focused] }, edge)).toEqual([]);
  });

  test('a Stand-Alone Plot works as long as it lies in play', {
    meta: { rules: ['highlander.type-two/stand-alone-plots/permanent-effect'] },
  }, () => {
    const alone = aCard('Plot', { title: 'Alone', abilities: [ban] });
    expect(broken(enteredIn(2, alone), play('edge', 'bob'))).toEqual(['type-two/prevention/what-it-is']);
  });
});
