import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { clientOf, namesIn, pagesOf } from './rest-client.ts';

const { get } = clientOf(await testApp());

const yearOfTheDragon = (section: string, heading: string) => ({
  source: 'shadowfist.yotd',
  title: 'Shadowfist Year of the Dragon Rulebook',
  issuer: 'Z-Man Games',
  date: '2000',
  section,
  heading,
  url: `/v1/rules/shadowfist/shadowfist.yotd/${section}`,
});
const mostRecentPrinting = {
  id: 'shadowfist.yotd/9.2/most-recent-printing',
  game: 'shadowfist',
  section: '9.2',
  heading: 'Card Changes',
  statement:
    "Where a version bears an errata number, every copy of the title, old or new, is played by that version's text.",
  held: 'resolved',
  citation: yearOfTheDragon('9.2', 'Card Changes'),
  rulesets: ['shadowfist.year-of-the-dragon'],
  page: '/rules/shadowfist/shadowfist.yotd/9.2/most-recent-printing',
};

describe('GET /v1/rules/{game}/{section}', () => {
  const rulesOf = async (path: string) => namesIn((await get(`/v1/rules/${path}`)).body);

  test('A section without further words is all its rules, with its heading', async () => {
    const { status, body } = await get('/v1/rules/shadowfist/6.4.3');
    expect(status).toBe(200);
    expect(body).toMatchObject({ game: 'shadowfist', section: '6.4.3' });
    expect(await rulesOf('shadowfist/6.4.3')).toEqual(
      namesIn((await get('/v1/rules/shadowfist?section=6.4.3&limit=100')).body),
    );
  });

  test('A chapter is all rules of the sections below it', async () => {
    expect(await rulesOf('shadowfist/6.4')).toEqual(
      expect.arrayContaining(await rulesOf('shadowfist/6.4.3')),
    );
  });

  test('After a source, a section is the rules of that source alone', async () => {
    const ids = await rulesOf('highlander/highlander.type-two/Attack Phase');
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.every((id) => id.startsWith('highlander.type-two/attack-phase/'))).toBe(true);
  });

  test('An unknown section is not found, with sections that may be meant', async () => {
    const { status, body } = await get('/v1/rules/shadowfist/6.4.33');
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'rule/not-found', suggestions: expect.arrayContaining(['6.4.3']) });
  });
});

describe('GET /v1/rules/{game}/{id}', () => {
  test('is one rule, whole', async () => {
    const { status, body } = await get(`/v1/rules/shadowfist/${mostRecentPrinting.id}`);
    expect(status).toBe(200);
    expect(body).toEqual(mostRecentPrinting);
  });

  test('takes its slashes encoded too', async () => {
    const id = encodeURIComponent(mostRecentPrinting.id);
    expect((await get(`/v1/rules/shadowfist/${id}`)).body).toEqual(mostRecentPrinting);
  });

  test('is found without its source, where no other source has such a rule', async () => {
    expect((await get('/v1/rules/shadowfist/9.2/most-recent-printing')).body).toEqual(mostRecentPrinting);
  });

  test('a rule of the other game is not found under this one', async () => {
    const { status, body } = await get(`/v1/rules/highlander/${mostRecentPrinting.id}`);
    expect(status).toBe(404);
    expect(body).toEqual({
      type: 'urn:arbiter:problem:rule/not-found',
      title: 'Rule not found',
      status: 404,
      code: 'rule/not-found',
      detail: 'highlander has no rule or section "shadowfist.yotd/9.2/most-recent-printing".',
      suggestions: [],
    });
  });
});

describe('GET /v1/rules/{game}', () => {
  const rules = z.object({
    items: z.array(z.object({ id: z.string(), section: z.string(), rulesets: z.array(z.string()) })),
    totalCount: z.int(),
  });
  const search = async (query: string) => rules.parse((await get(`/v1/rules/${query}`)).body);

  test('a page, whole', async () => {
    expect((await get('/v1/rules/shadowfist?section=9.2&q=every copy old new')).body).toEqual({
      items: [mostRecentPrinting],
      totalCount: 1,
      nextCursor: null,
      previousCursor: null,
      suggestions: [],
    });
  });

  test('a section holds all below it, and no other that begins alike', async () => {
    const { items } = await search('shadowfist?section=4.3&limit=100');
    const sections = new Set(items.map(({ section }) => section));
    expect(sections).toContain('4.3.2');
    expect([...sections].filter((section) => section !== '4.3' && !section.startsWith('4.3.'))).toEqual([]);
    const chapter = await search('shadowfist?section=1&limit=100');
    expect(chapter.items.every(({ section }) => section.startsWith('1.'))).toBe(true);
  });

  test('An unknown section is not found, with suggestions', async () => {
    const { status, body } = await get('/v1/rules/shadowfist?section=6.4.33');
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'section/not-found', suggestions: ['6.4.3', '6.4', '6'] });
    expect((await get('/v1/rules/highlander?section=atack phase')).body).toMatchObject({
      suggestions: ['attack-phase'],
    });
  });

  test('A section is found by its heading, its slug or its number after a word', async () => {
    const bySlug = await search('highlander?section=attack-phase');
    expect(bySlug.totalCount).toBeGreaterThan(0);
    expect(await search('highlander?section=Attack Phase')).toEqual(bySlug);
    const byNumber = await search('shadowfist?section=3.3.2');
    expect(await search('shadowfist?section=Section 3.3.2.')).toEqual(byNumber);
    expect(await search('shadowfist?section=main shot')).toEqual(byNumber);
  });

  test('a ruleset holds the rules of its sources', async () => {
    const { items, totalCount } = await search('highlander?ruleset=highlander.type-two&limit=100');
    expect(items.every(({ id }) => id.startsWith('highlander.type-two/'))).toBe(true);
    const reference = await search('highlander?ruleset=highlander.reference&limit=1');
    expect(reference.totalCount).toBeGreaterThan(totalCount);
  });

  test('a ruleset of the other game is told with those of this one', async () => {
    const { status, body } = await get('/v1/rules/shadowfist?ruleset=highlander.type-two');
    expect(status).toBe(404);
    expect(body).toEqual({
      type: 'urn:arbiter:problem:ruleset/not-found',
      title: 'Ruleset not found',
      status: 404,
      code: 'ruleset/not-found',
      detail: 'shadowfist has no ruleset "highlander.type-two".',
      known: ['shadowfist.year-of-the-dragon'],
    });
  });

  test('pages to the end give every rule once, chapter after chapter', async () => {
    const pages = await pagesOf(get, '/v1/rules/shadowfist?limit=100');
    const ids = pages.flatMap(({ names }) => names);
    expect(ids).toHaveLength(pages[0]?.totalCount ?? 0);
    expect(new Set(ids).size).toBe(ids.length);
    const chapters = ids.map((id) => Number.parseInt(id.split('/')[1] ?? '', 10));
    expect(chapters).toEqual(chapters.toSorted((a, b) => a - b));
  });

  test('sources follow each other in the order of issue', async () => {
    const ids = (await pagesOf(get, '/v1/rules/highlander?limit=100')).flatMap(({ names }) => names);
    const sources = ids.map((id) => id.split('/')[0]);
    const inOrder = [
      'highlander.first-edition',
      'highlander.handbook-addendum',
      'highlander.type-two',
      'highlander.reference',
    ];
    expect(sources).toEqual(inOrder.flatMap((source) => sources.filter((one) => one === source)));
  });
});

describe('GET /v1/glossary/{game}', () => {
  const toughness = {
    id: 'shadowfist.yotd/toughness',
    game: 'shadowfist',
    term: 'Toughness',
    aliases: ['Toughness: X'],
    kind: 'special-ability',
    definition:
      'X is subtracted from the damage of every single source that damages the card. Several Toughness values on one card add up: Toughness: 1 and a further Toughness: 1 make Toughness: 2.',
    citation: yearOfTheDragon('10.1.2', 'Special Abilities'),
    see: ['source', 'reduce', 'damage', 'takes no damage'],
    note: null,
  };

  test('terms named by the words come before those whose definition holds them', async () => {
    const { status, body } = await get('/v1/glossary/shadowfist?q=toughness');
    expect(status).toBe(200);
    expect(body).toMatchObject({ items: [toughness, { id: 'shadowfist.yotd/against' }] });
    expect((await get('/v1/glossary/shadowfist?q=TOUGHNES&limit=1')).body).toMatchObject({
      items: [toughness],
      suggestions: [],
    });
  });

  test('a term defined by two sources comes twice, the older first', async () => {
    expect(namesIn((await get('/v1/glossary/highlander?q=hard exertion')).body).slice(0, 2)).toEqual([
      'highlander.type-two/hard-exertion',
      'highlander.reference/hard-exertion',
    ]);
  });

  test('pages to the end give every term once', async () => {
    const pages = await pagesOf(get, '/v1/glossary/shadowfist?limit=30');
    const ids = pages.flatMap(({ names }) => names);
    expect(ids).toHaveLength(pages[0]?.totalCount ?? 0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('Words that no term has find nothing', async () => {
    expect((await get('/v1/glossary/shadowfist?q=zzzzqq')).body).toEqual({
      items: [],
      totalCount: 0,
      nextCursor: null,
      previousCursor: null,
      suggestions: [],
    });
  });

  test('Where nothing is found, terms that are spelt alike are suggested', async () => {
    expect((await get('/v1/glossary/shadowfist?q=burnforvictry')).body).toMatchObject({
      items: [],
      suggestions: expect.arrayContaining(['Burn for Victory']),
    });
  });
});
