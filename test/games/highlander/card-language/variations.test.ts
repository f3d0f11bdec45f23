import { expect, test } from 'vitest';
import { compile } from '../../../../src/games/highlander/card-language/compile.ts';
import { exampleCards } from '../../../../src/games/highlander/example-cards.ts';
import { seededCards } from '../vocabulary/seeds.ts';
import { abilitiesOf, event, situation } from './compiled.ts';
import { variations, variationsOf } from './variations.ts';

type Card = Parameters<typeof compile>[0];

const invented: readonly Card[] = [
  ...exampleCards.map((card) => ({ ...card, subtitle: null })),
  ...[
    'No player may play dodges.',
    'Players cannot draw cards.',
    'Your attacks do one additional damage.',
    'Your Basic Attacks do 2 additional damage.',
    'Your opponent cannot draw cards.',
    'If your opponent plays an Event, draw two cards.',
    'During your Draw/Discard Phase, draw 2 cards.',
    'You may discard this card to draw 3 cards.',
  ].map((text) => ({ ...situation, text })),
  ...['Your opponent must discard 2 cards.', 'Each player discards two cards.'].map((text) => ({
    ...event,
    text,
  })),
];

const seeded = seededCards().flatMap(({ definition: { title, subtitle, type, text } }): Card[] =>
  text === null || type === null ? [] : [{ title, subtitle, type, text }],
);

/** Whole texts that have a sentence alone. */
const understood = [...invented, ...seeded].filter((card) => compile(card).told === 'whole');

const varied = understood.flatMap((card) =>
  variationsOf(card.text).map(([variation, text]) => ({ card, variation, text })),
);

test('Each variation changes at least one text', () => {
  expect(new Set(varied.map(({ variation }) => variation))).toEqual(new Set(Object.keys(variations)));
});

test('A text that is understood means the same in other words', () => {
  const differing = varied.flatMap(({ card, variation, text }) => {
    const { told, abilities } = compile({ ...card, text });
    const isSame = told === 'whole' && JSON.stringify(abilities) === JSON.stringify(compile(card).abilities);
    return isSame ? [] : [`${variation}: ${text}`];
  });
  expect(differing).toEqual([]);
});

test('What a card does while it is in play may be said with that clause', () => {
  const differing = invented
    .filter(({ type }) => type === 'Situation')
    .flatMap((card) => {
      const text = `While this card is in play, ${card.text.charAt(0).toLowerCase()}${card.text.slice(1)}`;
      const { told, abilities } = compile({ ...card, text });
      const isSame =
        told === 'whole' && JSON.stringify(abilities) === JSON.stringify(compile(card).abilities);
      return isSame ? [] : [text];
    });
  expect(differing).toEqual([]);
});

test.each([
  ['Your Basic Attacks do 1 less damage.', -1],
  ['Your Basic Attacks do two less damage.', -2],
  ['Your Basic Attacks do 2 fewer points of damage.', -2],
  ['Your Basic Attacks do 1 more damage.', 1],
])('Damage may be more or less: “%s”', (text, damage) => {
  expect(abilitiesOf(situation, text)).toEqual([
    {
      ability: 'continuous',
      cards: { each: { kind: ['basic-attack'], controller: 'you' }, in: 'play' },
      modify: [{ damage }],
    },
  ]);
});

test('What each player must discard comes from the hand of that player', () => {
  const abilities = abilitiesOf(event, 'Each player must discard 2 cards.');
  expect(abilities).toMatchObject([{ do: [{ by: 'each', choose: [{ in: [{ hand: 'that-player' }] }] }] }]);
  expect(abilitiesOf(event, 'Both players discard 2 cards.')).toEqual(abilities);
});
