import { describe, expect, test } from 'vitest';
import { attack, decline, playing, use } from './acting.ts';
import { aCharacter, afterPlaying, anEvent, aSite, broken, card, pass, pile, table } from './table.ts';

const nest = aSite({
  title: 'Watchtower',
  abilities: [
    {
      ability: 'voluntary',
      inResponseTo: { to: { kind: 'change-location', source: { type: ['Character'] } }, as: 'move' },
      pay: [{ pay: 'turn', card: 'this' }],
      do: [{ do: 'damage', amount: 2, to: { chosen: 'move' } }],
    },
  ],
});
const halt = anEvent({
  title: 'Halt',
  abilities: [
    {
      ability: 'playing',
      kind: 'only',
      inResponseTo: { to: { kind: 'change-location', source: { controller: 'every-opponent' } }, as: 'move' },
    },
    { ability: 'event', do: [{ do: 'cancel', effect: 'move' }] },
  ],
});
const state = (hand: object = {}) =>
  table({
    ann: {
      front: { nest, gate: aSite() },
      characters: { hero: aCharacter({ fighting: 5 }) },
      hand: { halt, ...hand },
    },
    bob: {
      front: { mill: aSite(), barn: aSite() },
      characters: {
        monk: { card: aCharacter({ fighting: 4 }), column: 1 },
        bird: {
          card: aCharacter({ fighting: 3, abilities: [{ ability: 'special', special: 'Mobility' }] }),
          column: 1,
        },
      },
    },
  });
const move = (who: string, character: string, more: object = {}) => ({
  ...{ do: 'change-location', player: who, card: character, to: 'left' },
  ...more,
});

describe('in response to a Character changing location (4.7)', () => {
  test('Damage falls on the Character that moves before it moves.', () => {
    const answered = afterPlaying(state(), move('bob', 'monk'), use('ann', 'nest'));
    const done = afterPlaying(answered, pass);
    expect(card(done, 'monk')).toMatchObject({ damage: 2, column: 0, turned: true });
  });

  test('Mobility is a change of location, too.', () => {
    const done = afterPlaying(state(), move('bob', 'bird', { mobility: true }), use('ann', 'nest'), pass);
    expect(card(done, 'bird')).toMatchObject({ damage: 2, column: 0, turned: false });
  });

  test('An attack is no change of location, and turning to come and intercept is one.', () => {
    const attacking = afterPlaying(state(), attack('mill', 'hero'));
    expect(broken(attacking, use('ann', 'nest'))).toContain('5.2/stated-response-in-the-same-scene');
    const coming = afterPlaying(attacking, pass, decline('ann'), move('bob', 'monk', { to: 'attack' }));
    expect(card(afterPlaying(coming, use('ann', 'nest'), pass), 'monk').damage).toBe(2);
  });

  test('Of two moves in one scene the answer names which Character it means.', () => {
    const two = afterPlaying(
      state(),
      move('bob', 'monk'),
      { do: 'pass', player: 'ann' },
      move('bob', 'bird', { mobility: true }),
    );
    const [first] = two.scene?.items ?? [];
    const done = afterPlaying(
      two,
      use('ann', 'nest', { choose: { move: { effect: first?.id ?? '' } } }),
      pass,
    );
    expect(card(done, 'monk').damage).toBe(2);
    expect(card(done, 'bird').damage).toBe(0);
  });

  test('A canceled move still has a source that the answer hurts.', () => {
    const done = afterPlaying(
      state(),
      move('bob', 'monk'),
      use('ann', 'nest'),
      { do: 'pass', player: 'bob' },
      playing('ann', 'halt'),
      pass,
    );
    expect(card(done, 'monk')).toMatchObject({ damage: 2, column: 1, turned: true });
    expect(pile(done, 'ann', 'smoked')).toEqual(['halt']);
  });

  test('A move of its own player is not one of an opponent.', () => {
    const moved = afterPlaying(state(), move('ann', 'hero', { to: 'right' }), { do: 'pass', player: 'bob' });
    expect(broken(moved, playing('ann', 'halt'))).toContain('5.2/stated-response-in-the-same-scene');
  });
});
