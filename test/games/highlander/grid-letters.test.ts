import { expect, test } from 'vitest';
import { definitionOfCard } from '../../../src/games/highlander/rule-check/definition-of-card.ts';
import { squares } from '../../../src/games/highlander/written-card.ts';

test.each(['XXX/OOO/?O?', 'OSO/ODO/OOO'])('a grid is written so: %s', (grid) =>
  expect(squares.safeParse(grid).success).toBe(true),
);

test.each(['XXX/OOO/OAO', 'xxx/ooo/ooo', 'XXXOOOOOO'])('and not so: %s', (grid) =>
  expect(squares.safeParse(grid).error?.issues).toMatchObject([
    {
      message:
        'three rows of three letters, as OXO/OOO/OOO: X (also S or D) is covered, O is not, of ? nobody tells',
    },
  ]),
);

test('of a card that a file brought another letter is a square that is covered', () => {
  const card = {
    slug: 'a',
    title: 'A',
    subtitle: null,
    text: null,
    abilities: null,
    told: 'in-part' as const,
  };
  expect(definitionOfCard({ ...card, figures: { type: 'Block', grid: 'BBB/OOO/???' } }).grid).toBe(
    'XXX/OOO/???',
  );
});
