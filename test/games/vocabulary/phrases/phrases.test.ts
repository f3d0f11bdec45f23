import { expect, test } from 'vitest';
import {
  listed,
  type Phrase,
  phrase,
  phrases,
  terminal,
  words,
} from '../../../../src/games/vocabulary/phrases/kinds.ts';
import { type Kind, Parsing, readAll, TooCostly } from '../../../../src/games/vocabulary/phrases/parsing.ts';
import { expanded } from '../../../../src/games/vocabulary/phrases/template.ts';
import { tokensOf } from '../../../../src/games/vocabulary/phrases/tokens.ts';

const number = terminal<number>('a number', 'number', Number, String);
const card: Kind<string> = phrases('a card', () => [words('this card', 'this'), words('target', 'target')]);
const effect: Kind<object> = phrases('an effect', (): Phrase<object>[] => [
  phrase('inflict~ {amount} [point~ of] damage on {to}', { amount: number, to: card }, { do: 'damage' }),
  phrase('(smoke~|destroy~) {cards}', { cards: card }, { do: 'smoke' }),
]);
const effects = listed('effects', effect, 'and');

function read(text: string): readonly unknown[] {
  return readAll(effects, new Parsing(tokensOf(text)));
}

test('A phrase means its fixed keys and one key for each slot', () => {
  expect(read('Inflict 2 points of damage on target')).toEqual([[{ do: 'damage', amount: 2, to: 'target' }]]);
});

test('Rendering what a phrase means gives its first alternative without optional words', () => {
  const [meaning = []] = readAll(
    effects,
    new Parsing(tokensOf('inflict 2 points of damage on target and destroy this card')),
  );
  expect(effects.render(meaning)).toEqual({
    text: 'inflict 2 damage on target and smoke this card',
    many: true,
  });
});

test('A text of another form has no reading, and the parse knows how far it was understood', () => {
  const parsing = new Parsing(tokensOf('Inflict 2 damage upon target'));
  expect(readAll(effects, parsing)).toEqual([]);
  expect([parsing.furthest, [...parsing.expected]]).toEqual([3, ['“on”']]);
});

test('Two meanings of the same words are two readings', () => {
  const twice = phrases('a word', () => [words<number>('one', 1), words<number>('one', 2)]);
  expect(readAll(twice, new Parsing(tokensOf('one')))).toEqual([1, 2]);
});

test('A text with too many readings is refused', () => {
  const many = phrases('a word', () => Array.from({ length: 40 }, (_, value) => words<number>('one', value)));
  expect(() => readAll(many, new Parsing(tokensOf('one')))).toThrow(TooCostly);
});

test('A template lists its alternatives and leaves optional words out first', () => {
  const said = expanded('(a|b) [c] d').map((parts) =>
    parts.map((part) => ('words' in part ? part.words[0] : part.slot)).join(' '),
  );
  expect(said).toEqual(['a d', 'a c d', 'b d', 'b c d']);
});

test('Possessives, symbols, designators, titles and the name of the card are tokens of their own', () => {
  const tokens = tokensOf("Old Oak's {chi} <Tree> “Acorn” :: it’s 10.", ['Old Oak']);
  expect(tokens.map(({ text }) => text)).toEqual([
    '#self',
    "'s",
    '{chi}',
    '<tree>',
    '“acorn”',
    '::',
    'it',
    "'s",
    '10',
    '.',
  ]);
});

test('Two readings that are functions are two readings', () => {
  const twice = phrases<() => number>('a function', () => [words('hum', () => 1), words('hum', () => 2)]);
  const readings = readAll(twice, new Parsing(tokensOf('hum')));
  expect(readings.map((meaning) => meaning())).toEqual([1, 2]);
});
