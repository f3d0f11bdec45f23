import { describe, expect, test } from 'vitest';
import { exampleDecks } from '../../src/web/decks/example-decks.ts';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { send } = clientOf(await testApp());

async function pageOf(query: Record<string, string>): Promise<string> {
  const { text } = await send('GET', `/decks?${new URLSearchParams(query)}`, { accept: 'text/html' });
  return text;
}

describe('The deck check without scripts', () => {
  test('The form sends the list to the page itself', async () => {
    expect(await pageOf({})).toContain('<form class="deck-form" action="/decks" method="get">');
  });

  test('The page is written in less than 15 kB', async () => {
    expect((await pageOf({})).length).toBeLessThan(15_000);
  });

  test('A broken rule is shown with its rule, its line and a fix', async () => {
    const page = await pageOf({ list: '6 Fox Pass\r\n5 Redeemed Gunman', game: 'shadowfist' });
    expect(page).toContain('<strong>Not legal: 1 problem</strong>');
    expect(page).toContain('href="/rules/shadowfist/shadowfist.yotd/8.1/five-copies"');
    expect(page).toContain(
      '<a href="#problem-1" aria-label="Problem 1">1</a></span><span class="quantity">6</span>',
    );
    expect(page).toContain('<li>Remove 1 × Fox Pass.</li>');
  });

  test('The game of a list is the one that has its cards', async () => {
    expect(await pageOf({ list: '6 Upper Left Attack' })).toContain('Highlander: The Card Game · 6 cards');
    expect(await pageOf({ list: '5 Fox Pass' })).toContain('Shadowfist · 5 cards');
  });

  test('A line that is taken for the name of the deck is named', async () => {
    const page = await pageOf({ list: 'Too Foxes\n5 Fox Pass', game: 'shadowfist' });
    expect(page).toContain('<h2>How the list was read</h2>');
    expect(page).toContain('The lines above the cards are read as the name of the deck.');
    expect(await pageOf({ list: '5 Fox Pass', game: 'shadowfist' })).not.toContain('How the list was read');
  });

  test('A resource in a remark has its name', async () => {
    const page = await pageOf({ list: '1 Pocket Demon', game: 'shadowfist' });
    expect(page).toContain('The deck cannot meet the resource conditions of Pocket Demon: 1 Magic');
  });

  test('Only the chosen formats are checked', async () => {
    const page = await pageOf({ list: '6 Upper Left Attack', format: 'standard-constructed' });
    expect(page).toContain('<span class="verdict-format">Standard Constructed</span>');
    expect(page).not.toContain('<span class="verdict-format">First edition</span>');
  });

  test('A text that is not a deck list is answered with a sentence', async () => {
    expect(await pageOf({ list: '<html>' })).toContain('<p class="deck-error">');
  });
});

test.each(Object.entries(exampleDecks))(
  'The example deck of %s has one unknown card and one problem',
  async (game, list) => {
    const { body } = await send(
      'POST',
      `/v1/decks/validate?game=${game}&format=${formats[game]}`,
      { 'content-type': 'text/plain' },
      list,
    );
    expect(body).toMatchObject({
      legal: false,
      violations: [{ code: 'too-many-of-title' }],
      unresolved: [{ reason: 'not-found' }],
      list: { unread: [] },
    });
  },
);

const formats: Readonly<Record<string, string>> = {
  shadowfist: 'year-of-the-dragon',
  highlander: 'first-edition',
};
