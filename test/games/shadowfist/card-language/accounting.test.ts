import { expect, test } from 'vitest';
import { compile } from '../../../../src/games/shadowfist/card-language/compile.ts';
import { abilitiesOf, character, event, site } from './compiled.ts';

test('A sentence of which no ability says the words is not understood, and its missing words are named', () => {
  const text = 'Hum a tune. No Characters may be played in response to this card.';
  expect(compile({ ...event, text })).toMatchObject({
    told: 'nothing',
    sentences: [
      { outcome: 'not-understood' },
      {
        outcome: 'not-understood',
        expected: [expect.stringMatching(/^a meaning of “this card”/)],
        missing: ['this card', 'may', 'no', 'characters', 'played', 'response'],
        added: [],
      },
    ],
  });
});

test('A restriction needs no ability', () => {
  expect(compile({ ...character, text: 'Unique. Limited.' })).toMatchObject({ told: 'whole', abilities: [] });
});

test('“other” Characters that are counted are not the card itself', () => {
  const counted = { type: ['Character'], attacking: true, isNot: 'this' };
  expect(abilitiesOf(character, '+X Fighting. X = the number of other attacking Characters.')).toMatchObject([
    { modify: [{ fighting: { count: { each: counted } } }] },
  ]);
});

test('A Site in “your” front row is one that you control', () => {
  expect(abilitiesOf(site, '+2 Body for each Site in your front row.')).toMatchObject([
    { modify: [{ body: { product: [2, { count: { each: { row: 'front', controller: 'you' } } }] } }] },
  ]);
});

test('Changes joined with “or” are not all made', () => {
  const text = 'Turn :: This card gains Guts, Stealth, or +3 damage until the end of the turn.';
  expect(abilitiesOf(character, text)).toMatchObject([
    {
      choose: [{ choose: 'mode', of: ['guts', 'stealth', 'damage'], as: 'way' }],
      do: [
        { do: 'if', condition: { chosen: 'way', as: 'guts' } },
        { do: 'if', condition: { chosen: 'way', as: 'stealth' } },
        { do: 'if', condition: { chosen: 'way', as: 'damage' } },
      ],
    },
  ]);
});

test('The mark at the end of a sentence is not part of a title', () => {
  const others = { type: ['Site'], not: { title: 'Red Elm' } };
  expect(abilitiesOf(site, 'Turn :: Inflict 1 damage on all Sites other than “Red Elm.”')).toMatchObject([
    { do: [{ to: { each: others } }] },
  ]);
});

test('Two designators at the end of a list are one alternative, and are not understood as a condition of all', () => {
  const text = 'All <Oak>, <Elm> and <Red> <Ash> Characters you control gain Guts.';
  expect(compile({ ...character, text }).told).toBe('nothing');
});

test('“Him” is not the card that is kept from meeting him', () => {
  const text =
    'When this card turns to attack, target a Character :: Target cannot intercept him during this attack.';
  expect(abilitiesOf(character, text)).toMatchObject([
    { do: [{ cards: { chosen: 'character' }, by: [{ cannot: 'intercept', of: { is: 'this' } }] }] },
  ]);
});

test('A State whose text speaks of its “controlling Character” is played on a Character', () => {
  const state = { title: 'Iron Bark', type: 'State', fighting: null, cost: 1 } as const;
  expect(abilitiesOf(state, 'Controlling Character gains Mobility.')[0]).toEqual({
    ability: 'subject',
    which: { type: ['Character'] },
  });
});
