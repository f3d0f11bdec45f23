import { describe, expect, test } from 'vitest';
import { abilitiesOf, attack, event, toldOf } from './compiled.ts';

describe('How a card is played', () => {
  test('Several sentences say together how a card is played', () => {
    expect(
      abilitiesOf(
        event,
        'You may only play this card if your opponent played a Power Blow last turn. Play in conjunction with a non-special attack. You may only play one Leaf Fall per turn.',
      ),
    ).toEqual([
      {
        ability: 'playing',
        kind: 'only',
        if: {
          happened: { that: { event: 'power-blow-made', player: 'opponent' }, when: 'opponents-last-turn' },
        },
        inConjunctionWith: { kind: ['attack'], not: { kind: ['special-attack'] } },
        limit: { times: 1, per: 'turn' },
      },
    ]);
  });

  test('Two sentences that say the same of playing it do not go together', () => {
    expect(toldOf(event, 'Play in conjunction with an attack. Play in conjunction with a block.')).toBe(
      'in-part',
    );
  });

  test('A card may be played in place of an attack, or in a phase', () => {
    expect(abilitiesOf(event, 'Play in place of an attack. Draw a card.')).toMatchObject([
      { ability: 'playing', kind: 'only', inPlaceOf: 'attack' },
      { ability: 'played' },
    ]);
    expect(abilitiesOf(event, 'Play during your defense phase.')).toMatchObject([
      { ability: 'playing', kind: 'only', during: ['defense'] },
    ]);
  });

  test('What would keep a card from being played does not', () => {
    expect(abilitiesOf(attack, 'You may play this attack even if you are disarmed.')).toEqual([
      { ability: 'playing', kind: 'also', despite: ['disarmed'] },
    ]);
  });

  test('A rule of deck building is no ability', () => {
    expect(
      abilitiesOf(
        attack,
        'You may only include this card in your deck if you are using the Tin Spoon Weapon of Choice.',
      ),
    ).toEqual([]);
  });
});

describe('The card that it is played with', () => {
  test('What is said of that attack in several sentences is one change, as long as it is in play', () => {
    expect(
      abilitiesOf(
        event,
        'Play in conjunction with an attack. That attack is now a Power Blow and does 4 damage. That attack cannot be dodged.',
      ),
    ).toEqual([
      { ability: 'playing', kind: 'only', inConjunctionWith: { kind: ['attack'] } },
      {
        ability: 'played',
        do: [
          {
            do: 'modify',
            cards: 'conjoined',
            by: [{ powerBlow: 'is' }, { setDamage: 4, of: 'power-blow' }, { cannot: 'be-dodged' }],
            until: 'while-in-play',
          },
        ],
      },
    ]);
  });

  test('Without a card that it is played with, “that attack” means nothing', () => {
    expect(toldOf(event, 'That attack cannot be blocked.')).toBe('nothing');
  });
});
