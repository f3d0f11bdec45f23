import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../setup/accessibility.ts';
import { testApp } from '../setup/app.ts';
import { openPage, type PageOptions } from '../setup/browser.ts';

const app = await testApp();

/** The page with its schema loaded, and the parts that people use. */
async function openEditor(address = '/graphql', options: PageOptions = {}) {
  const page = await openPage(app, address, options);
  const query = page.getByRole('textbox', { name: 'Query' });
  await page.getByText('Put the cursor on a name').or(page.locator('.cm-documentation code')).waitFor();
  return {
    page,
    query,
    variables: page.getByRole('textbox', { name: 'Variables' }),
    answer: page.getByRole('region', { name: 'Answer' }).locator('pre'),
    status: page.locator('form output'),
  };
}

/** Writes in an editor in place of what it holds. */
async function write(page: Page, editor: ReturnType<Page['locator']>, text: string): Promise<void> {
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

function queryIn(fragment: string): string | null {
  return new URLSearchParams(fragment.slice(1)).get('query');
}

describe('Running a query', () => {
  test('The button runs the query of the page and shows its answer', async () => {
    const { page, answer, status } = await openEditor();
    await page.getByRole('button', { name: 'Run' }).click();
    await answer.getByText('"Pocket Demon"').waitFor();
    expect(JSON.parse(await answer.innerText())).toMatchObject({ data: { card: { name: 'Pocket Demon' } } });
    expect(await status.innerText()).toMatch(/^Answered in \d+ ms, [\d.]+ kB \(status 200\)\.$/);
  });

  test('Ctrl+Enter runs a query with its variables', async () => {
    const { page, query, variables, answer } = await openEditor();
    await write(page, variables, '{"name": "fox pas"}');
    await write(page, query, 'query ($name: String) { card(fuzzy: $name) { name } }');
    await page.keyboard.press('ControlOrMeta+Enter');
    await answer.getByText('"Fox Pass"').waitFor();
    expect(JSON.parse(await answer.innerText())).toEqual({ data: { card: { name: 'Fox Pass' } } });
  });

  test('Of several operations, the one at the cursor runs', async () => {
    const { page, query, answer } = await openEditor();
    await write(page, query, 'query A { a: __typename }\nquery B { b: __typename }');
    await page.keyboard.press('ControlOrMeta+Enter');
    await answer.getByText('"b"').waitFor();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('ControlOrMeta+Enter');
    await answer.getByText('"a"').waitFor();
    expect(JSON.parse(await answer.innerText())).toEqual({ data: { a: 'Query' } });
  });

  test('The errors of a wrong query are the answer', async () => {
    const { page, query, answer } = await openEditor();
    await write(page, query, '{ crads }');
    await page.keyboard.press('ControlOrMeta+Enter');
    await answer.getByText('Did you mean').waitFor();
  });

  test('Variables that are not JSON are not sent', async () => {
    const { page, variables, status } = await openEditor();
    await write(page, variables, '"name"');
    await page.keyboard.insertText(': 1');
    await page.keyboard.press('ControlOrMeta+Enter');
    await status.getByText('The variables are not valid JSON').waitFor();
  });

  test('An unreachable service is reported', async () => {
    const { page, status } = await openEditor('/graphql', { expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Run' }).click();
    await status.getByText('The service did not answer').waitFor();
  });
});

describe('Help of the schema', () => {
  test('Fields are suggested while a query is typed', async () => {
    const { page, query, answer } = await openEditor();
    await write(page, query, '{ card(fuzzy: "fox pas") { na');
    await page.getByRole('option', { name: 'name' }).first().waitFor();
    // For 75 ms, Enter does not accept a suggestion that nobody could have read.
    await page.waitForTimeout(100);
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(' } }');
    await page.keyboard.press('ControlOrMeta+Enter');
    await answer.getByText('"Fox Pass"').waitFor();
  });

  test('Unknown fields are marked', async () => {
    const { page, query } = await openEditor();
    await write(page, query, '{ crads }');
    await page.locator('.cm-lintRange-error', { hasText: 'crads' }).waitFor();
  });

  test('The field below the mouse is described', async () => {
    const { page, query } = await openEditor();
    await write(page, query, '{ dataVersion { number } }');
    await page.getByText('dataVersion', { exact: true }).hover();
    await page.locator('.cm-tooltip-hover').getByText('The version of the content.').waitFor();
  });

  test('The field at the cursor is described below the query', async () => {
    const { page, query } = await openEditor();
    await write(page, query, '{ games');
    const panel = page.locator('.cm-documentation-panel');
    await panel.getByText('The games, with their sources, rulesets, sets and groups.').waitFor();
    expect(await panel.locator('code').innerText()).toBe('Query.games: [Game!]!');
  });
});

describe('The address', () => {
  test('It opens the editor with its query and variables', async () => {
    const asked = new URLSearchParams({ query: '{ games { slug } }', variables: '{"a": 1}' });
    const { query, variables } = await openEditor(`/graphql#${asked}`);
    expect(await query.innerText()).toBe('{ games { slug } }');
    expect(await variables.innerText()).toBe('{"a": 1}');
  });

  test('It follows what is typed', async () => {
    const { page, query } = await openEditor();
    await write(page, query, '{ games { slug } }');
    await page.waitForURL(({ hash }) => queryIn(hash) === '{ games { slug } }');
  });

  test('It is copied by a button', async () => {
    const { page, query, status } = await openEditor('/graphql', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await write(page, query, '{ games { slug } }');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await status.getByText('Copied the address of this query.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(queryIn(new URL(copied).hash)).toBe('{ games { slug } }');
  });

  test('An example replaces the query, and Back brings the query back', async () => {
    const { page, query, answer } = await openEditor();
    await write(page, query, '{ games { slug } }');
    await page.waitForURL(/#/);
    await page.getByRole('link', { name: 'Is this deck legal?' }).click();
    await query.getByText('validateDeck').waitFor();
    await page.getByRole('button', { name: 'Run' }).click();
    await answer.getByText('shadowfist.yotd/8.1/five-copies').waitFor();
    await page.goBack();
    await query.getByText('games').waitFor();
    expect(await query.innerText()).toBe('{ games { slug } }');
  });
});

describe('For everybody', () => {
  test.each(['light', 'dark'] as const)(
    'axe finds nothing in the %s page, with suggestions and an answer',
    async (colorScheme) => {
      const { page, query, answer } = await openEditor('/graphql', { colorScheme });
      await page.getByRole('button', { name: 'Run' }).click();
      await answer.getByText('"Pocket Demon"').waitFor();
      await write(page, query, '{ crads, ca');
      await page.getByRole('listbox').waitFor();
      await expectAccessible(page);
    },
  );

  test('Tab leads through the editors to the answer', async () => {
    const { page, query, variables, answer } = await openEditor();
    await page.getByRole('button', { name: 'Copy link' }).focus();
    const isFocused = (part: typeof query) => part.evaluate((element) => element.matches(':focus'));
    for (const part of [query, variables, answer]) {
      await page.keyboard.press('Tab');
      expect(await isFocused(part)).toBe(true);
    }
    await page.keyboard.press('Shift+Tab');
    expect(await isFocused(variables)).toBe(true);
  });

  test('On a phone, nothing is wider than the screen and the answer scrolls into view', async () => {
    const { page, answer } = await openEditor('/graphql', {
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
    await page.getByRole('button', { name: 'Run' }).tap();
    await answer.getByText('"Pocket Demon"').waitFor();
    const top = () => answer.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top, { timeout: 100_000 }).toBeLessThan(640);
  });

  test('Without scripts, the form opens the answer and the examples are links to answers', async () => {
    const page = await openPage(app, '/graphql', { javaScriptEnabled: false });
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Run' }).click(),
    ]);
    await opened.waitForLoadState();
    expect(JSON.parse(await opened.locator('body').innerText())).toMatchObject({
      data: { card: { name: 'Pocket Demon' } },
    });
    await page.getByRole('link', { name: 'Where two rulesets differ' }).click();
    await page.waitForURL(/query=/);
    expect(JSON.parse(await page.locator('body').innerText())).toHaveProperty(
      'data.compareRulesets.differences',
    );
  });

  test('The editors adopt style sheets, because the policy forbids styles in the page', async () => {
    const { page, query } = await openEditor();
    const styles = await query.evaluate((element) => {
      const root = element.getRootNode();
      return root instanceof ShadowRoot
        ? [root.adoptedStyleSheets.length > 0, root.querySelectorAll('style').length]
        : [];
    });
    expect(styles).toEqual([true, 0]);
    expect(await page.locator('style').count()).toBe(0);
    expect(await query.evaluate((element) => getComputedStyle(element).whiteSpace)).toBe('break-spaces');
  });
});
