import { describe, expect, test } from 'vitest';
import { abilitiesOf, character, edge } from './compiled.ts';

describe('Power that is given', () => {
  test('Power can be given to an opponent as a cost', () => {
    expect(abilitiesOf(edge, 'Once per turn, you may give an opponent 1 Power :: Draw two cards.')).toEqual([
      {
        ability: 'voluntary',
        limit: { times: 1, per: 'turn' },
        choose: [{ choose: 'players', of: 'every-opponent', as: 'player' }],
        pay: [{ pay: 'give-power', to: { chosen: 'player' }, amount: 1 }],
        do: [{ do: 'draw', players: 'you', amount: 2 }],
      },
    ]);
  });
});

describe('A hand that is discarded', () => {
  test('A whole hand can be discarded as a cost, however many cards are in it', () => {
    expect(abilitiesOf(edge, 'Turn and discard your hand :: Gain 1 Power.')).toEqual([
      {
        ability: 'voluntary',
        pay: [{ pay: 'turn', card: 'this' }, { pay: 'discard-hand' }],
        do: [{ do: 'gain-power', players: 'you', amount: 1 }],
      },
    ]);
  });
});

describe('What other players may do with a card', () => {
  test('They pay for it, and “that player” is who does', () => {
    const text =
      'Any player may pay 1 Power :: Characters controlled by that player gain +1 combat damage until the end of the turn.';
    expect(abilitiesOf(character, text)).toEqual([
      {
        ability: 'voluntary',
        by: 'every-player',
        pay: [{ pay: 'power', amount: 1 }],
        do: [
          {
            do: 'modify',
            cards: { each: { type: ['Character'], controller: 'you' }, in: 'play' },
            by: [{ damage: 1 }],
            until: 'end-of-turn',
          },
        ],
      },
    ]);
  });

  test('They may have to pay its controller', () => {
    expect(abilitiesOf(character, 'Any opponent may pay you 2 Power :: Turn this card.')).toEqual([
      {
        ability: 'voluntary',
        by: 'every-opponent',
        pay: [{ pay: 'give-power', to: { controllerOf: 'this' }, amount: 2 }],
        do: [{ do: 'turn', cards: 'this' }],
      },
    ]);
  });
});
