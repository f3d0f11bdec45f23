import { describe, expect, test } from 'vitest';
import { aCharacter, afterPlaying, anEvent, aSite, aState, broken, pass, pile, table } from './table.ts';

const canceling = anEvent({
  title: 'Sudden Silence',
  abilities: [
    { ability: 'playing', kind: 'only', inResponseTo: { to: { kind: 'any' }, as: 'answered' } },
    { ability: 'event', do: [{ do: 'cancel-and-smoke', effect: 'answered' }] },
  ],
});
const singer = aCharacter({
  title: 'Singer',
  abilities: [
    { ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
    {
      ability: 'voluntary',
      pay: [{ pay: 'turn-and-maintain', card: 'this' }],
      do: [
        {
          do: 'modify',
          cards: { each: { type: ['Character'] }, in: 'play' },
          by: [{ fighting: 3 }],
          until: 'while-this-turned',
        },
      ],
    },
  ],
});
const sing = { do: 'use', player: 'ann', card: 'singer', ability: 0 };
const answer = (effect: string) => ({
  ...{ do: 'play', player: 'bob', card: 'silence', choose: { answered: { effect } } },
});
const state = table({
  ann: { characters: { singer }, hand: { sword: aState({ title: 'Sword' }) } },
  bob: { hand: { silence: canceling } },
});

describe('cancel and smoke (10.2)', () => {
  test('all that a card has just generated is canceled, and the card is smoked', {
    meta: { rules: ['shadowfist.yotd/10.2/cancel-and-smoke'] },
  }, () => {
    const over = afterPlaying(state, sing, { do: 'pass', player: 'bob' }, sing, answer('e:2'), pass);
    expect(pile(over, 'ann', 'smoked')).toEqual(['singer']);
    expect(over.players[0]?.power).toBe(0);
  });

  test('what it kept up by staying turned ceases', {
    meta: { rules: ['shadowfist.yotd/10.2/cancel-and-smoke'] },
  }, () => {
    const kept = afterPlaying(state, { ...sing, ability: 1 }, pass);
    expect(kept.lasting).toHaveLength(1);
    const over = afterPlaying(kept, sing, answer('e:3'), pass);
    expect(over.lasting).toEqual([]);
  });

  test('a State being played goes, too', {
    meta: { rules: ['shadowfist.yotd/10.2/cancel-and-smoke'] },
  }, () => {
    const played = afterPlaying(
      state,
      { do: 'play', player: 'ann', card: 'sword', on: 'singer' },
      answer('e:1'),
      pass,
    );
    expect(pile(played, 'ann', 'smoked')).toEqual(['sword']);
  });

  test('an Event is canceled; what is no effect is not answered so', {
    meta: { rules: ['shadowfist.yotd/10.2/cancel-and-smoke-answers-events'] },
  }, () => {
    const gain = anEvent({
      abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }],
    });
    const seats = table({
      ann: { characters: { singer }, hand: { gain } },
      bob: { hand: { silence: canceling }, front: { tower: aSite() } },
    });
    const played = afterPlaying(seats, { do: 'play', player: 'ann', card: 'gain' });
    const over = afterPlaying(played, answer('e:1'), pass);
    expect([over.players[0]?.power, pile(over, 'ann', 'smoked')]).toEqual([0, ['gain']]);
    const declared = afterPlaying(seats, {
      ...{ do: 'attack', player: 'ann', attackers: ['singer'], target: 'tower' },
    });
    expect(broken(declared, { do: 'play', player: 'bob', card: 'silence' })).toContain(
      '5.2/stated-response-in-the-same-scene',
    );
  });
});
