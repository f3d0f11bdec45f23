import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compile } from '../../../../src/games/highlander/card-language/compile.ts';
import { doingPhrases } from '../../../../src/games/highlander/card-language/doings.ts';
import { forms } from '../../../../src/games/highlander/card-language/forms.ts';
import { playerPhrases } from '../../../../src/games/highlander/card-language/references.ts';
import { exampleCards } from '../../../../src/games/highlander/example-cards.ts';
import { seededCards } from '../vocabulary/seeds.ts';
import { abilitiesOf, event, situation, toldOf } from './compiled.ts';
import { variations, variationsOf, wordingsOf } from './variations.ts';

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
    'Whenever your opponent plays an Event, draw two cards.',
    'While you are Prone, your attacks do 1 additional damage.',
    'As long as your opponent is Disarmed, your attacks do 1 additional damage.',
    'You may make a Hard Exertion to make your attacks a Power Blow.',
    'No player can make Hard Exertions.',
    'Players may not retrieve cards from your Discard Pile.',
    'All players cannot draw cards.',
    'Your opponent’s attacks may not be dodged.',
  ].map((text) => ({ ...situation, text })),
  ...[
    'Your opponent must discard 2 cards.',
    'Each player discards two cards.',
    'Both players must discard 2 cards.',
    'All players must discard 2 cards from their Hand.',
    'You may make a Soft Exertion to do 1 damage to your opponent for each Strength in that Exertion.',
  ].map((text) => ({
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

test('No phrase of the grammar repeats the wordings of a form', () => {
  const root = new URL('../../../../src/games/highlander/', import.meta.url);
  const phrases = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(?:card-language|words)\b.*\.ts$/.test(file) && !file.endsWith('forms.ts'),
  );
  const repeating = phrases.filter((file) => {
    const text = readFileSync(new URL(file, root), 'utf8');
    return Object.values(forms).some((form) => text.includes(form));
  });
  expect(repeating).toEqual([]);
});

const familyOf = (variation: string): string => variation.split(':')[0] ?? '';

test('Each form of the grammar, and each other variation, changes at least one text', () => {
  const changing = new Set(varied.map(({ variation }) => familyOf(variation)));
  expect(changing).toEqual(new Set(Object.keys(variations).map(familyOf)));
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

describe('a prohibition is read for each player, action and condition', () => {
  /** The subjects that the grammar declares, each with all its wordings. */
  const named = playerPhrases()
    .filter(({ slots, build }) => Object.keys(slots).length === 0 && typeof build({}) === 'string')
    .map(({ template }) =>
      wordingsOf(template).flatMap((who) => wordingsOf(forms.cannot).map((cannot) => `${who} ${cannot}`)),
    );
  const subjects = [...named, wordingsOf(forms.noPlayerMay)];
  const verbs = doingPhrases()
    .filter(({ slots, build }) => Object.keys(slots).length === 0 && !('of' in (build({}) ?? {})))
    // What is “your” in it is another player’s, said of another player.
    .map(({ template }) => wordingsOf(template).filter((way) => !/\b(?:your|their|his)\b/.test(way)))
    .filter((ways) => ways.length > 0);
  const clauses = wordingsOf(forms.soLongAs).flatMap((soLongAs) => [
    [`${soLongAs} this card is in play, `, ''],
    [`${soLongAs} you are Prone, `, ''],
    ['', ` ${soLongAs} you are Prone`],
  ]);
  const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

  const everySentence = subjects.flatMap((all) =>
    verbs.flatMap((ways) =>
      [['', ''] as const, ...clauses].flatMap(([before = '', after = '']) =>
        all.slice(0, 4).map((who) => sentence(`${before}${who} ${ways[0]}${after}`)),
      ),
    ),
  );

  test('It is understood', () => {
    expect(subjects.length).toBeGreaterThan(2);
    expect(verbs.length).toBeGreaterThan(7);
    expect(everySentence.filter((text) => toldOf(situation, text) !== 'whole')).toEqual([]);
  });

  test('Each wording of a subject and of a verb means the same', () => {
    const meaning = (text: string) => JSON.stringify(abilitiesOf(situation, text));
    for (const all of subjects) {
      const [first = ''] = all;
      for (const who of all)
        expect(meaning(sentence(`${who} draw cards`)), who).toBe(meaning(sentence(`${first} draw cards`)));
    }
    const [[subject = ''] = []] = subjects;
    for (const ways of verbs)
      for (const way of ways)
        expect(meaning(sentence(`${subject} ${way}`)), way).toBe(meaning(sentence(`${subject} ${ways[0]}`)));
  });
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

test('What a text tells an opponent to do without “may” is a Must Do', {
  meta: {
    rules: [
      'highlander.type-two/may-do-effects/recognised-by-may',
      'highlander.type-two/must-do-effects/recognised-by-must',
      'highlander.first-edition/glossary/discard-forced-by-opponent',
    ],
  },
}, () => {
  const must = abilitiesOf(event, 'Your opponent must discard 2 cards.');
  expect(must).toMatchObject([{ do: [{ do: 'must', by: 'opponent' }] }]);
  expect(abilitiesOf(event, 'Your opponent discards 2 cards.')).toEqual(must);
  expect(abilitiesOf(event, 'Your opponent may discard 2 cards.')).toMatchObject([
    { do: [{ do: 'may', by: 'opponent' }] },
  ]);
});

test('What each player must discard comes from the hand of that player', () => {
  const abilities = abilitiesOf(event, 'Each player must discard 2 cards.');
  expect(abilities).toMatchObject([{ do: [{ by: 'each', choose: [{ in: [{ hand: 'that-player' }] }] }] }]);
  expect(abilitiesOf(event, 'Both players discard 2 cards.')).toEqual(abilities);
});
