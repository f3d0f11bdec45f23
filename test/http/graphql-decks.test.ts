import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { ask } from './graphql-ask.ts';

const app = await testApp();

describe('validateDeck', () => {
  test('tells every violation with its rule and what mends it', async () => {
    const { body } = await ask(
      app,
      `{
        validateDeck(game: "shadowfist", formats: ["year-of-the-dragon"], list: "6 Fox Pass\\n1 Fox Pas") {
          list { format remarks { code } }
          reports {
            legal game asOf format { slug name ruleset } fixesComplete
            violations { code rule message counted allowed cards { slug quantity } fixes { message } }
            unresolved { title quantity reason place { line } suggestions { card { slug } } }
            fixes { copies message changes { change slug name zone from to quantity printing { set } } }
            cards { slug quantity wording { law differs } }
          }
        }
      }`,
    );
    expect(body).toEqual({
      data: {
        validateDeck: {
          list: { format: 'plain', remarks: [{ code: 'line/undecided' }] },
          reports: [
            {
              legal: false,
              game: 'shadowfist',
              asOf: null,
              format: {
                slug: 'year-of-the-dragon',
                name: 'Year of the Dragon',
                ruleset: 'shadowfist.year-of-the-dragon',
              },
              fixesComplete: false,
              violations: [
                {
                  code: 'too-many-of-title',
                  rule: 'shadowfist.yotd/8.1/five-copies',
                  message: '6 copies of Fox Pass; the limit is 5.',
                  counted: 6,
                  allowed: 5,
                  cards: [{ slug: 'fox-pass', quantity: 6 }],
                  fixes: [{ message: 'Remove 1 × Fox Pass.' }],
                },
              ],
              unresolved: [
                {
                  title: 'Fox Pas',
                  quantity: 1,
                  reason: 'NOT_FOUND',
                  place: { line: 2 },
                  suggestions: [{ card: { slug: 'fox-pass' } }],
                },
              ],
              fixes: [
                {
                  copies: 1,
                  message: 'Remove 1 × Fox Pass.',
                  changes: [
                    {
                      change: 'REMOVE',
                      slug: 'fox-pass',
                      name: 'Fox Pass',
                      zone: 'deck',
                      from: null,
                      to: null,
                      quantity: 1,
                      printing: null,
                    },
                  ],
                },
              ],
              cards: [
                { slug: 'fox-pass', quantity: 6, wording: { law: 'most-recent-printing', differs: false } },
              ],
            },
          ],
        },
      },
    });
  });

  test('takes a format of one’s own', async () => {
    const { body } = await ask(
      app,
      `{ validateDeck(game: "shadowfist", list: "2 Fox Pass", format: { name: "Small", rules: [{ check: "deck-size", most: 1 }] }) { reports { legal violations { code rule } } } }`,
    );
    expect(body).toEqual({
      data: {
        validateDeck: { reports: [{ legal: false, violations: [{ code: 'too-many-cards', rule: null }] }] },
      },
    });
  });

  test('each violation and each advice leads to the statement of its rule', async () => {
    const { body } = await ask(
      app,
      `{ validateDeck(game: "shadowfist", formats: ["year-of-the-dragon"], list: "6 Fox Pass") {
        reports { violations { citedRule { id statement } } advice { rule citedRule { id } } }
      } }`,
    );
    const statement = expect.stringMatching(/./);
    const proportions = 'shadowfist.yotd/8.1/starting-proportions';
    expect(body).toMatchObject({
      data: {
        validateDeck: {
          reports: [
            {
              violations: [{ citedRule: { id: 'shadowfist.yotd/8.1/five-copies', statement } }],
              advice: expect.arrayContaining([{ rule: proportions, citedRule: { id: proportions } }]),
            },
          ],
        },
      },
    });
  });

  test('a rule of a format of your own is not in the rule index', async () => {
    const { body } = await ask(
      app,
      `{ validateDeck(game: "shadowfist", list: "2 Fox Pass", format: { name: "Small", rules: [{ check: "deck-size", most: 1 }] }) { reports { violations { citedRule { id } } } } }`,
    );
    expect(body).toEqual({ data: { validateDeck: { reports: [{ violations: [{ citedRule: null }] }] } } });
  });

  test.each([
    [
      'validateDeck(list: "1 Fox Pass", formats: ["year-of-the-dragon"]) { reports { legal } }',
      'deck/no-game',
    ],
    ['validateDeck(list: "1 Fox Pass", game: "shadowfist") { reports { legal } }', 'deck/no-format'],
    [
      'validateDeck(list: "1 Fox Pass", game: "shadowfist", format: 5) { reports { legal } }',
      'request/invalid',
    ],
    [
      'validateDeck(list: "", game: "shadowfist", formats: ["year-of-the-dragon"]) { reports { legal } }',
      'deck/unreadable',
    ],
    ['convertDeck(list: "1 Fox Pass", to: "paper") { text }', 'deck/unknown-list-format'],
  ])('%s is refused', async (field, code) => {
    const { body } = await ask(app, `{ ${field} }`);
    expect(body).toMatchObject({ errors: [{ extensions: { code } }] });
  });
});

test('convertDeck', async () => {
  const { body } = await ask(
    app,
    `{ convertDeck(game: "shadowfist", list: "2 Fox Pass", to: "lackey-txt") { from { format } format text extension lost { what } } }`,
  );
  expect(body).toEqual({
    data: {
      convertDeck: {
        from: { format: 'plain' },
        format: 'lackey-txt',
        text: '2\tFox Pass\n',
        extension: 'txt',
        lost: expect.any(Array),
      },
    },
  });
});
