import { describe, expect, test } from 'vitest';
import type { Modifier } from '../../../../../src/games/highlander/vocabulary/modifiers.ts';
import type { Kind } from '../../../../../src/games/highlander/vocabulary/words.ts';
import {
  aBlock,
  aCard,
  aDirtyTrick,
  afterwards,
  aGuard,
  anAttack,
  attacked,
  broken,
  five,
  saying,
  says,
  table,
} from '../table.ts';

/** An Edge that goes with such a card, and makes this of it. */
const edge = (kind: Kind, ...by: Modifier[]) =>
  aCard('Edge', {
    abilities: [
      { ability: 'playing', kind: 'only', inConjunctionWith: { kind: [kind] } },
      { ability: 'played', do: [{ do: 'modify', cards: 'conjoined', by, until: 'while-in-play' }] },
    ],
  });
const by = { player: 'ann' };
const alert = edge('block', { defendsAlso: { kind: ['dirty-trick'] } });

describe('what a card gives to the one that it is played in conjunction with', () => {
  const block = aBlock('lower left');
  const state = attacked({ ann: { hand: { block, alert } }, bob: {} }, { trick: aDirtyTrick('lower left') });
  const against = ['trick'];

  test('counts when it is asked whether that may be played', {
    meta: { rules: ['highlander.type-two/dirty-tricks/no-block'] },
  }, () => {
    expect(broken(state, { do: 'play', ...by, card: 'block', against })).toEqual([
      'type-two/dirty-tricks/no-block',
    ]);
    const both = { do: 'play', ...by, card: 'block', against, with: [{ card: 'alert' }] };
    expect(afterwards(state, [both]).attacks[0]?.result).toBe('blocked');
  });

  test('and so what waits for the card that an Exertion is to find', {
    meta: { rules: ['highlander.type-two/searching-for-a-defense/conjunction-card-first'] },
  }, () => {
    const shown = [...five().slice(1), { id: 'found', card: block }];
    const deeds = [
      { do: 'play', ...by, card: 'alert', awaitingExertion: true },
      { do: 'exert', ...by, for: { defense: 'trick' }, shown },
      { do: 'play', ...by, card: 'found', against },
    ];
    const done = afterwards(state, deeds);
    expect(done.attacks[0]?.result).toBe('blocked');
    expect(done.lasting).toMatchObject([{ kind: 'modify', frame: { source: 'alert', with: 'found' } }]);
  });

  test('it stays in play until it is swept, though the other has left', {
    meta: { rules: ['highlander.type-two/sweep-phase/discard-non-remaining'] },
  }, () => {
    const guard = aGuard('lower left');
    const given = attacked(
      { ann: { hand: { guard, alert } }, bob: {} },
      { trick: aDirtyTrick('lower left') },
    );
    const both = { do: 'play', ...by, card: 'guard', against, with: [{ card: 'alert' }] };
    const done = afterwards(given, [both, { do: 'drop', ...by, card: 'guard' }]);
    expect(done.inPlay.find(({ id }) => id === 'alert')).toEqual(
      expect.not.objectContaining({ with: expect.anything() }),
    );
    expect(afterwards(done, [{ do: 'next-phase', ...by }]).turn.phase).toBe('attack');
  });

  test('it may change where an attack is aimed', {
    meta: { rules: ['highlander.type-two/attack-phase/only-outside-block'] },
  }, () => {
    const low = edge('attack', { coversOnly: ['lower'] });
    const events = [
      { event: 'defended' as const, player: 'ann', card: 'high', of: aBlock('upper left'), what: 'block' },
    ];
    const given = table(
      { ann: { hand: { cut: anAttack('upper left'), low } }, bob: {} },
      { turn: { events } },
    );
    expect(broken(given, { do: 'play', ...by, card: 'cut' })).toEqual([
      'type-two/attack-phase/only-outside-block',
    ]);
    expect(broken(given, { do: 'play', ...by, card: 'cut', with: [{ card: 'low' }] })).toEqual([]);
  });
});

describe('What a card goes with is judged as it is without that card', {
  meta: { rules: ['highlander.type-two/text/game-text'] },
}, () => {
  /** "Play in conjunction with an attack that cannot be a Power Blow. That attack is now a Power Blow and does 3 damage." */
  const amergan = aCard('Event', {
    abilities: [
      {
        ...{ ability: 'playing', kind: 'only' },
        inConjunctionWith: { kind: ['attack'], canBePowerBlow: false },
      },
      {
        ability: 'played',
        do: [
          {
            ...{ do: 'modify', cards: 'conjoined', until: 'while-in-play' },
            by: [{ powerBlow: 'is' }, { setDamage: 3, of: 'power-blow' }],
          },
        ],
      },
    ],
  });
  const slash = saying(anAttack('upper left'), says({ cards: 'this', modify: [{ powerBlow: 'cannot' }] }));
  const state = table({ ann: { hand: { slash, amergan, cut: anAttack('upper left') } }, bob: {} });
  const passes = ['ann', 'bob'].flatMap((player) => [
    { do: 'next-phase', player },
    ...(player === 'ann' ? [{ do: 'end-turn', player }] : [{ do: 'next-phase', player }]),
  ]);

  test('of an attack', () => {
    const both = { do: 'play', ...by, card: 'slash', with: [{ card: 'amergan' }] };
    expect(afterwards(state, [both, ...passes]).pending).toMatchObject([{ source: 'slash', amount: 3 }]);
    expect(broken(state, { ...both, card: 'cut' })).toEqual(['type-two/text/game-text']);
  });

  test('of one that an Exertion finds', () => {
    const shown = [...five().slice(1), { id: 'found', card: slash }];
    const deeds = [
      { do: 'play', ...by, card: 'amergan', awaitingExertion: true },
      { do: 'exert', ...by, for: { attack: true }, shown },
      { do: 'play', ...by, card: 'found' },
    ];
    const done = afterwards(table({ ann: { hand: { amergan } }, bob: {} }), [...deeds, ...passes]);
    expect(done.pending).toMatchObject([{ source: 'found', amount: 3 }]);
  });
});
