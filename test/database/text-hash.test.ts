import { expect, test } from 'vitest';
import { textHash } from '../../src/database/snapshot/text-hash.ts';

const plain = 'Turn this card: draw a card. It isn\'t "new", é.';

test('The hash of a text is the first 16 hexadecimal digits of the SHA-256 of its normal form', () => {
  // printf 'draw a card.' | sha256sum
  expect(textHash('Draw a card.')).toBe('253d8d14285c47bb');
});

test.each([
  ['case', plain.toUpperCase()],
  ['white space', ` ${plain.replaceAll(' ', ' \n\t ')} `],
  ['the shape of quotes', 'Turn this card: draw a card. It isn’t “new”, é.'],
  ['the composition of letters', plain.normalize('NFD')],
  ['emphasis', `**${plain.slice(0, 4)}**${plain.slice(4)}`],
])('%s makes no difference to the hash of a text', (_, text) => {
  expect(textHash(text)).toBe(textHash(plain));
});

test.each(['Draw a card!', 'Draw one card.', 'Draw a card. Draw a card.'])(
  'The hash of "%s" is not that of "Draw a card."',
  (text) => {
    expect(textHash(text)).not.toBe(textHash('Draw a card.'));
  },
);
