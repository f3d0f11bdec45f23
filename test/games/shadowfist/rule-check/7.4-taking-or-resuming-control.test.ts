import { describe, expect, test } from 'vitest';
import { choosing, doing, happened, playing, strong, use, victim } from './acting.ts';
import { aFengShuiSite, afterPlaying, anEvent, aState, card, events, pass, table } from './table.ts';

const anyCard = { choose: 'cards', which: {}, in: 'play', as: 'victim' } as const;
const taking = (until: 'end-of-turn' | 'while-in-play') =>
  anEvent({
    title: `Taking ${until}`,
    abilities: [
      {
        ability: 'event',
        choose: [anyCard],
        do: [{ do: 'take-control', cards: victim, by: 'you', until }],
      },
    ],
  });
const adopt = taking('while-in-play');
const bribe = taking('end-of-turn');
/** You control subject. */
const mentor = aState({
  title: 'Mentor',
  abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ control: { controllerOf: 'this' } }] }],
});
/** Moves a State to another Character. */
const envoy = strong(1, {
  title: 'Envoy',
  abilities: [
    {
      ability: 'voluntary',
      choose: [
        { choose: 'cards', which: { type: ['State'] }, in: 'play', as: 'state' },
        { choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'to' },
      ],
      do: [{ do: 'put-state', cards: { chosen: 'state' }, on: { chosen: 'to' } }],
    },
  ],
});

/** How control of a card changes by an action. */
const told = (state: unknown, action: object, id = 'hood') =>
  events(state, action).flatMap((event) => {
    const { event: name, card: changed } = event as { event: string; card?: string };
    return changed === id && name.startsWith('control-') ? [name] : [];
  });
const endTurn = { do: 'end-turn', player: 'ann' } as const;
const ofAnn = { card: strong(3), owner: 'ann', home: 'ann' } as const;
/** An effect without an end has given Bob the card of Ann. */
const bobs = (id: string) => ({
  next: 2,
  lasting: [
    {
      ...{ id: 'l:1', until: 'end-of-game' as const, frame: { player: 'bob', values: {} } },
      ...{ kind: 'control' as const, cards: [id], to: 'bob' },
    },
  ],
});

describe('Whether a player takes control or resumes it depends on what happens, not on whose card it is (7.4)', () => {
  test('An owner who takes a card back by an effect takes control of it', {
    meta: { rules: ['shadowfist.yotd/7.4/effects-can-change-control'] },
  }, () => {
    const state = table({ ann: { hand: { bribe } }, bob: { characters: { hood: ofAnn } } }, bobs('hood'));
    expect(told(afterPlaying(state, choosing('ann', 'bribe', 'hood')), pass)).toEqual(['control-changed']);
  });

  test('When that effect ends, the earlier one gives the card back', {
    meta: { rules: ['shadowfist.yotd/7.4/returning-control-is-not-taking-control'] },
  }, () => {
    const state = table({ ann: { hand: { bribe } }, bob: { characters: { hood: ofAnn } } }, bobs('hood'));
    const ending = afterPlaying(state, choosing('ann', 'bribe', 'hood'), pass, endTurn);
    expect(told(ending, pass)).toEqual(['control-returned']);
    expect(card(afterPlaying(ending, pass), 'hood').controller).toBe('bob');
  });

  test('An owner who plays a State that gives control of a card takes control, and a smoked State returns it', () => {
    const state = table(
      { ann: { hand: { mentor } }, bob: { characters: { hood: ofAnn }, hand: { doom: doing('smoke') } } },
      bobs('hood'),
    );
    const played = afterPlaying(state, playing('ann', 'mentor', { on: 'hood' }));
    expect(told(played, pass)).toEqual(['control-changed']);
    const smoking = afterPlaying(played, pass, choosing('bob', 'doom', 'mentor'));
    expect(told(smoking, pass)).toEqual(['control-returned']);
    expect(card(afterPlaying(smoking, pass), 'hood').controller).toBe('bob');
  });

  test('A State that gave control of a card of another player returns it when it is smoked', () => {
    const state = table({
      ann: { hand: { mentor } },
      bob: { characters: { hood: strong(3) }, hand: { doom: doing('smoke') } },
    });
    const played = afterPlaying(state, playing('ann', 'mentor', { on: 'hood' }), pass);
    expect(told(afterPlaying(played, choosing('bob', 'doom', 'mentor')), pass)).toEqual(['control-returned']);
  });

  test('A controlling State that moves takes control of its new subject and returns the old one', () => {
    const state = table({
      ann: { hand: { mentor }, characters: { envoy } },
      bob: { front: { home: aFengShuiSite() }, characters: { hood: strong(3), rogue: strong(2) } },
    });
    const choose = { state: { cards: ['mentor'] }, to: { cards: ['rogue'] } };
    const moving = afterPlaying(
      state,
      playing('ann', 'mentor', { on: 'hood' }),
      pass,
      use('ann', 'envoy', { choose }),
    );
    expect([told(moving, pass), told(moving, pass, 'rogue')]).toEqual([
      ['control-returned'],
      ['control-changed'],
    ]);
  });

  test('Whoever takes control of a controlling State takes control of its subject, and gives it back with the State', () => {
    const state = table({
      ann: { hand: { bribe } },
      bob: { hand: {} },
      cat: {
        characters: { hood: { card: strong(3), owner: 'bob', home: 'bob' } },
        states: { mentor: { card: mentor, on: 'hood' } },
      },
    });
    const taken = afterPlaying(state, choosing('ann', 'bribe', 'mentor'));
    expect(told(taken, pass)).toEqual(['control-changed']);
    expect(happened(events(taken, pass), 'control-changed')).toHaveLength(2);
    const ending = afterPlaying(taken, pass, endTurn);
    expect(told(ending, pass)).toEqual(['control-returned']);
    expect(card(afterPlaying(ending, pass), 'hood').controller).toBe('cat');
  });

  test('A Site of which Ann takes control by an effect after Bob adopted it is taken', () => {
    const state = table(
      {
        ann: { front: { a1: aFengShuiSite() }, hand: { adopt } },
        bob: { front: { hall: { card: aFengShuiSite({ title: 'Hall' }), owner: 'ann', home: 'ann' } } },
      },
      bobs('hall'),
    );
    const played = afterPlaying(state, choosing('ann', 'adopt', 'hall'));
    expect(told(played, pass, 'hall')).toEqual(['control-changed']);
  });
});
