import { describe, expect, test } from 'vitest';
import { Budget } from '../../../../../src/engine/budget.ts';
import { playAction } from '../../../../../src/games/highlander/rule-check/actions/play-action.ts';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import type { PlayerModifier } from '../../../../../src/games/highlander/vocabulary/player-modifiers.ts';
import { play } from '../deeds.ts';
import { frozen } from '../frozen.ts';
import {
  aBasicAttack,
  aBlock,
  aCard,
  afterwards,
  anAttack,
  aText,
  attacked,
  broken,
  five,
  judged,
  lawOf,
  saying,
  says,
  table,
} from '../table.ts';

const notInHand = 'type-two/game-concept-and-goal-of-the-game/hand-holds-the-options';
const pass = { do: 'pass', player: 'ann' };

const lets = (...modifyPlayers: PlayerModifier[]) => aText('Such Leave', says({ modifyPlayers }));
const doing = (...effects: Effect[]) =>
  aCard('Event', { title: 'A Cause', abilities: [{ ability: 'played', do: effects }] });

describe('what a text lets be played from under a card', () => {
  const held = { card: anAttack('upper left'), owner: 'ann', under: 'sheath' };
  const sheath = lets({ mayPlay: { kind: ['attack'] }, under: 'this' });
  const duel = table({
    ann: {
      hand: { cut: anAttack('lower left') },
      inPlay: { sheath, held, ally: { card: aCard('Object'), owner: 'ann', under: 'sheath' } },
    },
    bob: {},
  });

  test('is played as from the hand, and is at work then', {
    meta: { rules: ['highlander.type-two/captured-cards/placed-under'] },
  }, () => {
    const state = afterwards(duel, [play('held')]);
    expect(state.attacks).toEqual([expect.objectContaining({ id: 'held', by: 'ann', result: 'pending' })]);
    expect(state.inPlay.find(({ id }) => id === 'held')).not.toHaveProperty('under');
  });

  test('takes the attack of the turn', {
    meta: { rules: ['highlander.type-two/multiple-attacks/one-opportunity'] },
  }, () => {
    expect(broken(afterwards(duel, [play('held')]), play('cut'))).toEqual([
      'type-two/multiple-attacks/one-opportunity',
    ]);
  });

  test('is nothing else', {
    meta: { rules: ['highlander.type-two/game-concept-and-goal-of-the-game/hand-holds-the-options'] },
  }, () => {
    expect(broken(duel, play('ally'))).toEqual([notInHand]);
  });

  test('is not what lies under another card', () => {
    const elsewhere = table({
      ann: { inPlay: { sheath, box: aText('Box'), held: { ...held, under: 'box' } } },
      bob: {},
    });
    expect(broken(elsewhere, play('held'))).toEqual([notInHand]);
  });

  test('may be an additional attack, if it is played from there', () => {
    const slash = saying(anAttack('upper left'), {
      ...{ ability: 'playing', kind: 'also', asAdditionalAttack: true },
      if: { card: 'this', is: { playedFromUnder: { title: 'Such Leave' } } },
    });
    const state = table({
      ann: {
        hand: { first: anAttack('lower left'), slash2: slash },
        inPlay: { sheath, slash: { card: slash, owner: 'ann', under: 'sheath' } },
      },
      bob: {},
    });
    const two = afterwards(state, [play('first'), play('slash')]);
    expect(two.attacks.map(({ id }) => id)).toEqual(['first', 'slash']);
    expect(broken(two, play('slash2'))).toEqual(['type-two/multiple-attacks/one-opportunity']);
  });

  test('in place of a Special card is the one of the turn', {
    meta: { rules: ['highlander.type-two/special-cards/one-per-turn'] },
  }, () => {
    const house = lets({ mayPlay: { kind: ['ally'] }, under: 'this', inPlaceOf: 'special-card' });
    const ally = aCard('Edge', { title: 'Ann', subtype: 'Mortal Ally' });
    const state = table({
      ann: {
        hand: { event: aCard('Event') },
        inPlay: { house, ally: { card: ally, owner: 'ann', under: 'house' } },
      },
      bob: {},
    });
    expect(broken(afterwards(state, [play('event')]), play('ally'))).toEqual([
      'type-two/special-cards/one-per-turn',
    ]);
    expect(broken(afterwards(state, [play('ally')]), play('event'))).toEqual([
      'type-two/special-cards/one-per-turn',
    ]);
  });
});

describe('what a text lets be played from a pile', () => {
  const more = (modifier: PlayerModifier) =>
    table({
      ann: { discard: { old: aCard('Edge'), event: aCard('Event') }, inPlay: { leave: lets(modifier) } },
      bob: { discard: { theirs: aCard('Edge') } },
    });

  test('is played from there', () => {
    const state = afterwards(more({ mayPlay: { kind: ['edge'] }, from: ['discard-pile'] }), [play('old')]);
    expect(state.inPlay.map(({ id }) => id)).toEqual(['leave', 'old']);
    expect(state.players[0].discard.cards.map(({ id }) => id)).toEqual(['event']);
  });

  test('is such a card as it says, and of no other player', () => {
    const state = more({ mayPlay: { kind: ['edge'] }, from: ['discard-pile'] });
    expect([broken(state, play('event')), broken(state, play('theirs'))]).toEqual([[notInHand], [notInHand]]);
  });

  test('is another’s if it says so, and goes back to its owner', () => {
    const state = more({ mayPlay: { kind: ['edge'], owner: 'opponent' }, from: ['discard-pile'] });
    const { inPlay } = afterwards(state, [play('theirs')]);
    expect(inPlay).toContainEqual(expect.objectContaining({ id: 'theirs', owner: 'bob', controller: 'ann' }));
  });

  test('is no more often than it says', () => {
    const state = table({
      ann: {
        discard: { one: aCard('Edge'), two: aCard('Edge') },
        inPlay: {
          leave: lets({ mayPlay: {}, from: ['discard-pile'], limit: { times: 1, per: 'turn' } }),
        },
      },
      bob: {},
    });
    expect(broken(afterwards(state, [play('one')]), play('two'))).toEqual([notInHand]);
  });

  test('from the Endurance is searched for, and the rest is shuffled', () => {
    const state = table({
      ann: {
        endurance: { top: aCard('Edge'), sought: aCard('Edge') },
        inPlay: { leave: lets({ mayPlay: {}, from: ['endurance'] }) },
      },
      bob: {},
    });
    const { players } = afterwards(state, [play('sought')]);
    expect(players[0].endurance).toEqual({ cards: [], unknown: 1 });
  });

  test('is what the card’s own text says', () => {
    const again = saying(aCard('Edge'), { ability: 'playing', kind: 'also', from: ['discard-pile'] });
    const state = table({ ann: { discard: { again, other: aCard('Edge') } }, bob: {} });
    expect([broken(state, play('again')), broken(state, play('other'))]).toEqual([[], [notInHand]]);
  });
});

describe('what a text lets be played as another kind of card', () => {
  const search = { do: 'exert', player: 'ann', for: { defense: 'cut' } };
  const facing = (modifier: PlayerModifier) =>
    attacked(
      {
        ann: {
          hand: { own: anAttack('upper left') },
          endurance: {
            blow: anAttack('upper left'),
            ...Object.fromEntries(five().map((one) => [one.id, one.card])),
          },
          inPlay: { leave: lets(modifier) },
        },
        bob: {},
      },
      { cut: anAttack('upper left') },
    );

  test('is that if it is said', () => {
    const state = afterwards(facing({ mayPlay: { kind: ['attack'] }, from: ['exertion'], as: 'block' }), [
      search,
      play('blow', { as: 'block', against: ['cut'] }),
    ]);
    expect(state.attacks).toEqual([expect.objectContaining({ id: 'cut', result: 'blocked' })]);
  });

  test('is what it is without such a text, or from elsewhere', () => {
    const state = facing({ mayPlay: { kind: ['attack'] }, from: ['exertion'], as: 'block' });
    expect(broken(state, play('own', { as: 'block', against: ['cut'] }))).toContain(
      'type-two/text/game-text',
    );
  });
});

describe('what an effect lets be played then and there', () => {
  test('may be a card of the opponent’s hand, with an attack of one’s own', {
    meta: {
      rules: [
        'highlander.handbook-addendum/immortal-research-methos-and-in-conjunction-cards/exert-for-head-shots-upper-attack',
      ],
    },
  }, () => {
    const research = doing({
      do: 'play',
      by: 'you',
      which: {},
      in: [{ hand: 'opponent' }],
      number: { exactly: 1 },
    });
    const shot = aCard('Event', {
      title: 'Such a Shot',
      abilities: [
        {
          ability: 'playing',
          kind: 'only',
          inConjunctionWith: { kind: ['attack'], grid: { touches: ['upper'] } },
        },
      ],
    });
    const duel = table({
      ann: { hand: { research, high: anAttack('upper left'), low: anAttack('lower left') } },
      bob: { hand: { shot } },
    });
    const state = afterwards(duel, [play('research'), play('high', { with: [{ card: 'shot' }] })]);
    expect(state.inPlay).toContainEqual(expect.objectContaining({ id: 'shot', owner: 'bob', with: 'high' }));
    expect(state.leave).toEqual([]);
    expect(judged(afterwards(duel, [play('research')]), [play('low')]).verdicts).toMatchObject([
      {
        violations: [
          {
            rule: 'highlander.type-two/immediate-effect/at-once',
            message: 'What an effect lets be played is played now, or passed over with `pass`.',
          },
        ],
      },
    ]);
  });

  test('leaves the state as it was in which it was let', () => {
    const rally = doing({
      do: 'play',
      by: 'you',
      which: { kind: ['edge'] },
      in: [{ hand: 'you' }],
      number: { atMost: 2 },
    });
    const nod = aCard('Edge', { title: 'Nod' });
    const duel = table({ ann: { hand: { rally, nod } }, bob: {} });
    const before = frozen(afterwards(duel, [play('rally')]));
    const judgement = lawOf().judge(before, playAction.parse(play('nod')), new Budget());
    expect(judgement).toMatchObject({ outcome: 'legal', state: { leave: [{ played: ['nod'] }] } });
    expect(before.leave).toMatchObject([{ played: [] }]);
  });

  test('may be a card that nobody had named', () => {
    const duel = table({
      ann: {
        hand: {
          cause: doing({
            do: 'play',
            by: 'you',
            which: {},
            in: [{ hand: 'opponent' }],
            number: { atMost: 1 },
          }),
        },
      },
      bob: { hand: 3 },
    });
    const state = afterwards(duel, [
      play('cause'),
      { do: 'play', player: 'ann', card: { id: 'new', card: aCard('Edge') } },
    ]);
    expect(state.players[1].hand.unknown).toBe(2);
    expect(state.inPlay).toContainEqual(expect.objectContaining({ id: 'new', owner: 'bob' }));
  });

  test('must be, if the text says so and it can be', {
    meta: { rules: ['highlander.type-two/immediate-effect/at-once'] },
  }, () => {
    const one = { do: 'play', by: 'you', which: { kind: ['edge'] }, in: [{ hand: 'you' }] } as const;
    const having = (hand: object) =>
      afterwards(
        table({ ann: { hand: { cause: doing({ ...one, number: { exactly: 1 } }), ...hand } }, bob: {} }),
        [play('cause')],
      );
    expect(broken(having({ edge: aCard('Edge') }), pass)).toEqual(['type-two/text/game-text']);
    expect(broken(having({ other: aCard('Event') }), pass)).toEqual([]);
  });

  test('is beside the one Special card of the turn', () => {
    const cause = saying(aCard('Edge'), {
      ability: 'played',
      do: [
        { do: 'play', by: 'you', which: { kind: ['event'] }, in: [{ hand: 'you' }], number: { atMost: 1 } },
      ],
    });
    const state = table({ ann: { hand: { cause, one: aCard('Event'), two: aCard('Event') } }, bob: {} });
    expect(broken(afterwards(state, [play('one'), play('cause')]), play('two'))).toEqual([]);
    expect(broken(afterwards(state, [play('cause'), play('one')]), play('two'))).toEqual([]);
  });

  test('is with what the effect gives it, and in spite of what it says', () => {
    const cause = saying(aCard('Edge'), {
      ability: 'played',
      do: [
        {
          ...{
            do: 'play',
            by: 'you',
            which: { kind: ['attack'] },
            in: [{ hand: 'you' }],
            number: { atMost: 1 },
          },
          with: [{ setDamage: 1 }],
          despite: ['disarmed'],
        },
      ],
    });
    const hand = { cause, cut: aBasicAttack('upper left') };
    const state = table({ ann: { hand, genericWeapon: 'disarmed' }, bob: {} });
    expect(broken(state, play('cut'))).toEqual([
      'type-two/disarming-breaking-weapons/no-weapon-no-attack-or-block',
    ]);
    expect(broken(afterwards(state, [play('cause')]), play('cut'))).toEqual([]);
  });

  test('is known to what the text does afterwards', () => {
    const cause = saying(aCard('Edge'), {
      ability: 'played',
      do: [
        {
          ...{
            do: 'play',
            by: 'you',
            which: { kind: ['attack'] },
            in: [{ hand: 'you' }],
            number: { atMost: 2 },
          },
          as: 'blows',
        },
        { do: 'lose-ability', players: 'you', amount: { value: 'blows' } },
      ],
    });
    const state = table({
      ann: { hand: { cause, one: anAttack('upper left'), two: anAttack('lower left') } },
      bob: {},
    });
    const begun = afterwards(state, [play('cause'), play('one')]);
    expect(begun.pending).toEqual([]);
    const amounts = (...actions: object[]) =>
      afterwards(begun, actions as Parameters<typeof afterwards>[1]).pending.map(({ amount }) => amount);
    expect([amounts(pass), amounts(play('two'))]).toEqual([[1], [2]]);
  });

  test('is listed', () => {
    const cause = doing({
      do: 'play',
      by: 'you',
      which: {},
      in: [{ discardPile: 'you' }],
      number: { atMost: 1 },
    });
    const state = afterwards(table({ ann: { hand: { cause }, discard: { old: aCard('Edge') } }, bob: {} }), [
      play('cause'),
    ]);
    expect(judged(state, [play('old')]).verdicts[0]).toMatchObject({ outcome: 'legal' });
  });
});

describe('cards that are held under a card', () => {
  const holder = lets({ mayPlay: {}, under: 'this' });
  const inPlay = { holder, held: { card: aBlock('upper left'), owner: 'ann', under: 'holder' } };

  test('stay there while it is nullified, and are not played', {
    meta: { rules: ['highlander.type-two/faq/held-cards-stay-when-nullified'] },
  }, () => {
    const hush = aText(
      'Hush',
      says({ cards: { each: { title: 'Such Leave' }, in: 'play' }, modify: [{ nullified: true }] }),
    );
    const state = table({ ann: { inPlay: { ...inPlay, hush } }, bob: {} });
    expect(broken(state, play('held'))).toContain(notInHand);
    expect(state.inPlay).toContainEqual(expect.objectContaining({ id: 'held', under: 'holder' }));
  });

  test('go to their owner’s discard pile with it', {
    meta: { rules: ['highlander.type-two/faq/held-cards-discarded-on-removal'] },
  }, () => {
    const cause = doing({ do: 'remove-from-play', cards: { each: { title: 'Such Leave' }, in: 'play' } });
    const removing = table({ ann: { inPlay }, bob: { hand: { cause } } }, { turn: { player: 'bob' } });
    const after = afterwards(removing, [{ do: 'play', player: 'bob', card: 'cause' }]);
    expect(after.players[0].discard.cards.map(({ id }) => id).toSorted()).toEqual(['held', 'holder']);
  });

  test('of a card that an opponent removed may be put into play in a later turn', () => {
    const house = aText('House', {
      ability: 'triggered',
      on: { event: 'removed-from-play', card: { is: 'this' }, by: 'opponent' },
      do: [
        {
          ...{ do: 'at', phase: 'may-do', of: 'you' },
          effects: [{ do: 'put-into-play', cards: { each: {}, in: { under: 'this' } }, by: 'you' }],
        },
      ],
    });
    const cause = doing({ do: 'remove-from-play', cards: { each: { title: 'House' }, in: 'play' } });
    const state = table(
      {
        ann: { inPlay: { house, held: { card: aText('Guest'), owner: 'ann', under: 'house' } } },
        bob: { hand: { cause }, ability: 15 },
      },
      { turn: { player: 'bob' } },
    );
    const after = afterwards(state, [
      { do: 'play', player: 'bob', card: 'cause' },
      { do: 'next-phase', player: 'bob' },
      { do: 'end-turn', player: 'bob' },
    ]);
    expect(after.inPlay).toContainEqual(expect.objectContaining({ id: 'held', controller: 'ann' }));
  });
});
