import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import { aCard, afterwards, anAttack, aText, attacked, broken, five, saying, says, table } from '../table.ts';

const play = (card: string, player = 'ann') => ({ do: 'play', player, card });
const next = (player = 'ann') => ({ do: 'next-phase', player });
const endTurn = (player: string) => ({ do: 'end-turn', player });
const idsOf = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);
const [high, low] = [anAttack('upper left'), anAttack('lower left')];

describe('the Endurance', () => {
  const drawing = (endurance: number) =>
    table({ ann: { endurance, discard: 20 }, bob: {} }, { turn: { phase: 'draw-discard' } });
  const draw = (number: number) => ({ do: 'draw', player: 'ann', number });

  test('is the deck that cards are drawn from', {
    meta: { rules: ['highlander.type-two/game-concept-and-goal-of-the-game/endurance-is-deck'] },
  }, () => {
    const [ann] = afterwards(drawing(20), [draw(3)]).players;
    expect([ann.endurance.unknown, ann.hand.unknown]).toEqual([17, 3]);
  });

  test('is what an Exertion draws on, and nothing else', {
    meta: { rules: ['highlander.type-two/exertions/drawing-on-endurance'] },
  }, () => {
    const state = table({ ann: { endurance: 20, discard: 7, hand: 3 }, bob: {} });
    const search = { do: 'exert', player: 'ann', for: { attack: true }, shown: five() };
    const [ann, bob] = afterwards(state, [search]).players;
    expect([
      ann.endurance.unknown,
      ann.discard.cards.length,
      ann.hand.unknown,
      bob.endurance.unknown,
    ]).toEqual([15, 5, 3, 30]);
  });

  test('drawn out costs 5 Ability, and does not end the duel', {
    meta: {
      rules: [
        'highlander.type-two/game-concept-and-goal-of-the-game/exhaust-when-drawn-out',
        'highlander.type-two/game-concept-and-goal-of-the-game/exhaustion-cost',
      ],
    },
  }, () => {
    const news = aCard('Event');
    const first = afterwards(drawing(3), [draw(3)]);
    expect(first.pending).toMatchObject([{ player: 'ann', kind: 'loss', amount: 5 }]);
    expect(first.players[0].ability).toBe(15);
    const attacking = table(
      { ann: { hand: { news } }, bob: {} },
      { pending: first.pending, next: first.next },
    );
    const later = afterwards(attacking, [play('news'), next()]);
    expect([later.players[0].ability, later.winner]).toEqual([10, null]);
    expect(afterwards(drawing(4), [draw(3)]).pending).toEqual([]);
  });
});

describe('Ability', () => {
  /** Bob's attack has come, and nobody stops it. */
  const struck = (ability: number) =>
    attacked({ ann: { ability, hand: { low } }, bob: { hand: { news: aCard('Event') } } }, { cut: high });

  test('changes in the Ability Adjustment Phase', {
    meta: { rules: ['highlander.type-two/game-concept-and-goal-of-the-game/ability-changes-when'] },
  }, () => {
    const hit = afterwards(struck(15), [next()]);
    expect([hit.players[0].ability, hit.pending.length]).toEqual([15, 1]);
    const adjusted = afterwards(hit, [play('low'), next()]);
    expect([adjusted.players[0].ability, adjusted.pending]).toEqual([13, []]);
  });

  test('is how much damage is borne before the duel is lost', {
    meta: {
      rules: [
        'highlander.type-two/game-concept-and-goal-of-the-game/ability-is-damage-borne',
        'highlander.type-two/game-concept-and-goal-of-the-game/two-ways-to-win',
      ],
    },
  }, () => {
    const round = [
      ...[next(), play('low'), next(), endTurn('ann'), next('bob'), next('bob')],
      ...[play('news', 'bob'), next('bob'), endTurn('bob'), next(), next()],
    ];
    expect(afterwards(struck(2), round).winner).toBe('bob');
    expect(afterwards(struck(3), round).winner).toBeNull();
  });

  test('does not help against a Head Shot: the duel is over at once', {
    meta: {
      rules: [
        'highlander.type-two/game-concept-and-goal-of-the-game/head-shot-undefended',
        'highlander.type-two/game-concept-and-goal-of-the-game/two-ways-to-win',
      ],
    },
  }, () => {
    const state = attacked({ ann: {}, bob: {} }, { cut: { card: high, headShot: true }, stab: low });
    const over = afterwards(state, [{ do: 'declare-successful', player: 'ann', attack: 'cut' }]);
    expect([over.winner, over.players[0].ability, over.turn.phase]).toEqual(['bob', 15, 'defense']);
  });
});

test('An attack becomes successful when the Defense Phase ends', {
  meta: { rules: ['highlander.type-two/successful-attacks/at-end-of-defense-phase'] },
}, () => {
  const state = attacked({ ann: { hand: { news: aCard('Event') } }, bob: {} }, { cut: high });
  const during = afterwards(state, [play('news')]);
  expect(during.attacks.map(({ result }) => result)).toEqual(['pending']);
  expect(afterwards(during, [next()]).attacks.map(({ result }) => result)).toEqual(['successful']);
});

describe('cards in play', () => {
  test.each(['Event', 'Situation', 'Plot', 'Location', 'Object'] as const)(
    'only an Event is swept in the next turn of its player: %s',
    {
      meta: {
        rules: [
          'highlander.type-two/events/swept-next-turn',
          'highlander.type-two/situations/remain',
          'highlander.type-two/plots/remain',
          'highlander.type-two/locations/remain',
          'highlander.type-two/objects/remain',
        ],
      },
    },
    (type) => {
      const hand = { card: aCard(type, { title: 'Card' }) };
      const state = table({ ann: { hand }, bob: { hand: { news: aCard('Event') } } });
      const bobs = afterwards(state, [play('card'), next(), endTurn('ann')]);
      expect(idsOf(bobs.inPlay)).toEqual(['card']);
      const begun = [next('bob'), next('bob'), play('news', 'bob'), next('bob'), endTurn('bob')];
      const anns = afterwards(bobs, begun);
      expect(idsOf(anns.inPlay)).toEqual(type === 'Event' ? ['news'] : ['card', 'news']);
    },
  );

  test('a Location affects both players', {
    meta: { rules: ['highlander.type-two/locations/both-players'] },
  }, () => {
    const abbey = saying(
      aCard('Location', { title: 'Abbey' }),
      says({ modifyPlayers: [{ cannot: 'play', such: { kind: ['edge'] } }] }),
    );
    const edge = aCard('Edge');
    for (const whose of ['ann', 'bob']) {
      const seat = (player: string) => ({ inPlay: player === whose ? { abbey } : {}, hand: { edge } });
      const state = table({ ann: seat('ann'), bob: { ...seat('bob'), hand: {} } });
      expect(broken(state, play('edge'))).toEqual(['type-two/prevention/what-it-is']);
    }
  });

  test('the parts of a Plot lie in play together, each once', {
    meta: {
      rules: ['highlander.type-two/plots/several-parts', 'highlander.type-two/sequence-plots/one-of-each'],
    },
  }, () => {
    const part = (number: number) =>
      aCard('Plot', {
        ...{ title: 'Scheme', subtitle: `Part ${number}` },
        abilities: [{ ability: 'plot-part', part: number, of: 3 }],
      });
    const state = table({
      ann: { hand: { two: part(2), again: part(1) }, inPlay: { one: part(1) } },
      bob: {},
    });
    expect(idsOf(afterwards(state, [play('two')]).inPlay)).toEqual(['one', 'two']);
    expect(broken(state, play('again'))).toEqual(['type-two/sequence-plots/one-of-each']);
  });
});

describe('an Exertion for an attack', () => {
  const search = (...cards: Definition[]) => ({
    ...{ do: 'exert', player: 'ann', for: { attack: true } },
    shown: five().map(({ id, card }, at) => ({ id, card: cards[at] ?? card })),
  });
  const found = (state: ReturnType<typeof table>) => afterwards(state, [search(high)]);

  test('is made by who has none, does not wish to play one, or may play none from the hand', {
    meta: { rules: ['highlander.type-two/searching-for-an-attack/why'] },
  }, () => {
    const gag = aText(
      'Gag',
      says({
        players: 'opponent',
        modifyPlayers: [{ cannot: 'attack', from: ['hand'] }],
      }),
    );
    const [none, some] = [table({ ann: {}, bob: {} }), table({ ann: { hand: { low } }, bob: {} })];
    const kept = table({ ann: { hand: { low } }, bob: { inPlay: { gag } } });
    for (const state of [none, some, kept]) expect(broken(found(state), play('x1'))).toEqual([]);
    expect(broken(kept, play('low'))).toEqual(['type-two/prevention/what-it-is']);
  });

  test('may find one that is played Hidden, as one from the hand could be', {
    meta: { rules: ['highlander.type-two/searching-for-an-attack/may-be-hidden'] },
  }, () => {
    const blow = { event: 'power-blow-made' as const, player: 'bob' };
    const following = (events: (typeof blow)[]) =>
      table({ ann: {}, bob: {} }, { turnsBefore: [{ player: 'bob', events }, { player: 'ann' }] });
    const hidden = { ...play('x1'), hidden: true };
    expect(afterwards(found(following([blow])), [hidden]).attacks).toMatchObject([
      { id: 'x1', hidden: true },
    ]);
    expect(broken(found(following([])), hidden)).toEqual(['type-two/power-blows/opponent-may-hide']);
  });
});

test.each([
  ['soft', 'hard'],
  ['hard', 'soft'],
])(
  'An attempt to get up is a %s Exertion, and none is a %s one besides',
  {
    meta: {
      rules: [
        'highlander.type-two/exertions/recovery-soft-or-hard',
        'highlander.type-two/exertions/one-recovery-attempt',
      ],
    },
  },
  (one, other) => {
    const state = table({ ann: { prone: true }, bob: {} }, { turn: { phase: 'may-do' } });
    const attempt = (kind: string, prefix: string) => ({
      ...{ do: 'exert', player: 'ann', for: { feet: true, gem: 'Reason' }, kind, shown: five(prefix) },
    });
    const tried = afterwards(state, [attempt(one, 'x')]);
    expect(tried.players[0].prone).toBe(true);
    expect(broken(tried, attempt(other, 'y'))).toEqual(['type-two/exertions/one-recovery-attempt']);
  },
);
