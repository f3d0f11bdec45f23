import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import { aBlock, aCard, afterwards, anAttack, aText, attacked, five, judged, table } from '../table.ts';

type Replacement = Extract<Ability, { ability: 'replacement' }>;

/** A Situation that puts something in the place of something. */
const instead = (on: Replacement['on'], effects: Effect[], optional = false) =>
  aText(`Instead of ${[on.event].flat().join()}`, {
    ...{ ability: 'replacement', on, instead: effects },
    ...(optional ? { optional } : {}),
  });

const anEvent = (...effects: Effect[]) =>
  aCard('Event', { title: 'A Cause', abilities: [{ ability: 'played', do: effects }] });

const facing = (cause: ReturnType<typeof anEvent>, inPlay: Record<string, ReturnType<typeof instead>>) =>
  table({ ann: { hand: { cause } }, bob: { hand: { one: aCard('Event'), two: aCard('Event') }, inPlay } });

const played = { do: 'play', player: 'ann', card: 'cause' };
const gain: Effect = { do: 'gain-ability', players: 'you', amount: 1 };

describe('what happens instead', () => {
  test.each<{ title: string; cause: Effect; on: Replacement['on']; untouched: object }>([
    {
      title: 'of being Prone',
      cause: { do: 'trip', players: 'opponent' },
      on: { event: 'tripped', player: 'you' },
      untouched: { prone: false },
    },
    {
      title: 'of being Disarmed',
      cause: { do: 'disarm', players: 'opponent' },
      on: { event: 'disarmed', player: 'you' },
      untouched: { genericWeapon: 'held' },
    },
    {
      title: 'of a broken weapon',
      cause: { do: 'break-a-weapon', players: 'opponent' },
      on: { event: 'weapon-broken', player: 'you' },
      untouched: { genericWeapon: 'held' },
    },
    {
      title: 'of a forced Exhaustion',
      cause: { do: 'exhaust', players: 'opponent' },
      on: { event: 'exhausted', player: 'you' },
      untouched: { endurance: { cards: [], unknown: 30 } },
    },
    {
      title: 'of a draw',
      cause: { do: 'draw', players: 'opponent', amount: 2 },
      on: { event: 'drawn', player: 'you' },
      untouched: { endurance: { cards: [], unknown: 30 }, hand: { unknown: 0 } },
    },
    {
      title: 'of a discard off the top of the Endurance',
      cause: { do: 'discard', cards: { top: 2, of: 'opponent' } },
      on: { event: 'discarded', player: 'you', from: ['endurance'], by: 'opponent', forced: true },
      untouched: { endurance: { cards: [], unknown: 30 }, discard: { cards: [], unknown: 0 } },
    },
  ])('$title is done, and nothing of that', ({ cause, on, untouched }) => {
    const state = afterwards(facing(anEvent(cause), { ward: instead(on, [gain]) }), [played]);
    expect(state.players[1]).toMatchObject(untouched);
    expect(state.pending).toEqual([expect.objectContaining({ player: 'bob', kind: 'gain', amount: 1 })]);
  });

  test('of damage is done, and what the text speaks of is the damage that there would have been', () => {
    const lose: Effect = {
      do: 'lose-ability',
      players: 'you',
      amount: { half: { eventAmount: true }, round: 'up' },
    };
    const ward = instead({ event: 'damage-dealt', player: 'you' }, [lose]);
    const { pending } = afterwards(
      facing(anEvent({ do: 'damage', players: 'opponent', amount: 3 }), { ward }),
      [played],
    );
    expect(pending).toEqual([expect.objectContaining({ player: 'bob', kind: 'loss', amount: 2 })]);
  });

  test('of leaving play is done, and the card stays', () => {
    const cause = anEvent({ do: 'remove-from-play', cards: { each: { kind: ['situation'] }, in: 'play' } });
    const ward = instead({ event: 'removed-from-play', card: { is: 'this' } }, [gain]);
    const state = afterwards(facing(cause, { ward }), [played]);
    expect(state.inPlay.map(({ id }) => id)).toContain('ward');
  });

  test('of a discard from the hand is one event, however many cards it is', () => {
    const cause = anEvent({ do: 'discard', cards: { each: {}, in: { hand: 'opponent' } } });
    const ward = instead({ event: 'discarded', player: 'you', from: ['hand'] }, [
      { do: 'gain-ability', players: 'you', amount: { eventAmount: true } },
    ]);
    const { players, pending } = afterwards(facing(cause, { ward }), [played]);
    expect(players[1].hand.cards.map(({ id }) => id)).toEqual(['one', 'two']);
    expect(pending).toEqual([expect.objectContaining({ player: 'bob', kind: 'gain', amount: 2 })]);
  });

  test('of something else is not done', () => {
    const ward = instead({ event: 'tripped', player: 'opponent' }, [gain]);
    const state = afterwards(facing(anEvent({ do: 'trip', players: 'opponent' }), { ward }), [played]);
    expect(state.players[1].prone).toBe(true);
    expect(state.pending).toEqual([]);
  });

  test('is not done if the text is nullified', {
    meta: { rules: ['highlander.type-two/nullifying/no-effect-on-anything'] },
  }, () => {
    const ward = instead({ event: 'tripped', player: 'you' }, [gain]);
    const hush = aText('Hush', {
      ...{ ability: 'continuous', cards: { each: { controller: 'opponent' }, in: 'play' } },
      modify: [{ nullified: true }],
    });
    const state = table({
      ann: { hand: { cause: anEvent({ do: 'trip', players: 'opponent' }) }, inPlay: { hush } },
      bob: { inPlay: { ward } },
    });
    expect(afterwards(state, [played]).players[1].prone).toBe(true);
  });
});

describe('an attack that would be successful', () => {
  const struck = (ward: ReturnType<typeof instead>) =>
    attacked({ ann: { inPlay: { ward } }, bob: {} }, { cut: anAttack('upper left') });
  const nextPhase = { do: 'next-phase', player: 'ann' };

  test('is not, and does no damage', () => {
    const ward = instead({ event: 'attack-successful', player: 'opponent' }, []);
    const { attacks, pending } = afterwards(struck(ward), [nextPhase]);
    expect(attacks).toEqual([expect.objectContaining({ id: 'cut', result: 'avoided' })]);
    expect(pending).toEqual([]);
  });

  test('takes no head', () => {
    const ward = instead({ event: 'attack-successful', card: { headShot: true } }, [gain]);
    const state = attacked(
      { ann: { inPlay: { ward } }, bob: {} },
      { cut: { card: anAttack('upper left'), headShot: true } },
    );
    expect(afterwards(state, [nextPhase]).winner).toBeNull();
  });
});

describe('a text that lets something be done instead', () => {
  const ward = instead({ event: 'tripped', player: 'you' }, [gain], true);
  const state = facing(anEvent({ do: 'trip', players: 'opponent' }), { ward });

  test('asks its player whether it is', () => {
    expect(judged(state, [played]).verdicts).toEqual([
      expect.objectContaining({
        outcome: 'needs-choice',
        choices: [
          expect.objectContaining({
            pointer: '/choose/ward.instead/mode',
            player: 'bob',
            from: ['yes', 'no'],
          }),
        ],
      }),
    ]);
  });

  test('is followed, or not', () => {
    const said = (mode: string) =>
      afterwards(state, [{ ...played, choose: { 'ward.instead': { mode } } }]).players[1].prone;
    expect([said('yes'), said('no')]).toEqual([false, true]);
  });
});

describe('where several texts would replace the same', () => {
  const cause = anEvent({ do: 'damage', players: 'opponent', amount: 3 });
  const two: Record<string, ReturnType<typeof instead>> = {
    mild: instead({ event: 'damage-dealt', player: 'you' }, [
      { do: 'lose-ability', players: 'you', amount: 1 },
    ]),
    kind: instead({ event: 'damage-dealt', player: 'you' }, [gain]),
  };

  test('whom it would happen to chooses one of them', () => {
    const choices = judged(facing(cause, two), [played]).verdicts[0];
    expect(choices).toMatchObject({
      outcome: 'needs-choice',
      choices: [{ pointer: '/choose/replaced-by/cards', player: 'bob', from: ['mild', 'kind'] }],
    });
    const { pending } = afterwards(facing(cause, two), [
      { ...played, choose: { 'replaced-by': { cards: ['kind'] } } },
    ]);
    expect(pending).toEqual([expect.objectContaining({ kind: 'gain', amount: 1 })]);
  });

  test('no other can be chosen', () => {
    const answer = judged(facing(cause, two), [{ ...played, choose: { 'replaced-by': { cards: ['one'] } } }]);
    expect(answer.verdicts[0]).toMatchObject({ outcome: 'illegal' });
  });

  test('what one does instead the other may replace, but none twice', () => {
    const damage: Effect = { do: 'damage', players: 'you', amount: 1 };
    const passing = {
      first: instead({ event: 'damage-dealt', player: 'you' }, [damage]),
      second: instead({ event: 'damage-dealt', player: 'you', amount: { atLeast: 9 } }, [gain]),
    };
    const { pending } = afterwards(facing(cause, passing), [played]);
    expect(pending).toEqual([expect.objectContaining({ kind: 'damage', amount: 1 })]);
  });
});

test('What would be swept may be captured instead, and hits nobody', {
  meta: { rules: ['highlander.type-two/captured-cards/placed-under'] },
}, () => {
  const horsemen = instead({ event: 'discarded', player: 'you', from: ['play'], phase: 'sweep' }, [
    { do: 'capture', cards: { event: 'card' }, card: 'this' },
  ]);
  const state = table(
    {
      ann: { ability: 5, hand: Object.fromEntries(five().map(({ id, card }) => [id, card])) },
      bob: { inPlay: { horsemen, wall: { card: aBlock('upper left'), as: 'block', enteredIn: 2 } } },
    },
    { turn: { phase: 'draw-discard' } },
  );
  const { inPlay, players } = afterwards(state, [{ do: 'end-turn', player: 'ann' }]);
  expect(inPlay).toContainEqual(expect.objectContaining({ id: 'wall', under: 'horsemen' }));
  expect(players[1].discard).toEqual({ cards: [], unknown: 0 });
});
