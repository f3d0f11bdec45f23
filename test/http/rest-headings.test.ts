import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { ask } from './graphql-ask.ts';
import { clientOf } from './rest-client.ts';

const app = await testApp();
const { get } = clientOf(app);

const cited = z.object({ citation: z.object({ section: z.string(), heading: z.string().nullable() }) });
const citationAt = async (url: string) => cited.parse((await get(url)).body).citation;

describe('A citation names the heading above what it cites', () => {
  test('of the entry, for a ruling of an FAQ', async () => {
    expect(await citationAt('/v1/rulings/highlander.type-two/faq/darius-event-countering')).toMatchObject({
      section: 'FAQ',
      heading: 'Darius: Event - countering',
    });
  });

  test('of the entry in a list of the FAQ, for a ruling of that list', async () => {
    const list = 'FAQ, Persona Powers and Quickenings that only happen once per turn';
    expect(await citationAt('/v1/rulings/highlander.type-two/faq/once-per-turn-mako')).toMatchObject({
      section: list,
      heading: 'Mako',
    });
  });

  test('of the entry, for a rule of an FAQ', async () => {
    const url = '/v1/rules/highlander/highlander.type-two/faq/bumping-only-locations';
    expect(await citationAt(url)).toMatchObject({ section: 'faq', heading: 'Bumping' });
  });

  test('of the numbered section, for a ruling of the Shadowfist rulebook', async () => {
    const url = '/v1/rulings/shadowfist.yotd/3.3.1/pocket-demon-only-at-start-of-turn';
    expect(await citationAt(url)).toMatchObject({ section: '3.3.1', heading: 'Establishing Shot' });
  });

  test('of each section, for a term that two sections define', async () => {
    const { items } = z
      .object({ items: z.array(cited.extend({ term: z.string() })) })
      .parse((await get('/v1/glossary/shadowfist?limit=100&q=designator')).body);
    const citation = items.find(({ term }) => term.toLowerCase() === 'designator')?.citation;
    expect(citation).toMatchObject({ section: '10.3, 7.3', heading: 'Rules Glossary; Designators' });
  });

  test('of the entry, for an entry of the Handbook Addendum and for a wording that it issues', async () => {
    const url =
      '/v1/rulings/highlander.handbook-addendum/arms-and-tactics-break-glass/break-glass-ignores-all-at-once';
    expect(await citationAt(url)).toMatchObject({ heading: 'Arms and Tactics: "Break Glass"' });
    const { items } = versions.parse((await get('/v1/cards/highlander/9mm-kinman/versions')).body);
    expect(items).toContainEqual({ section: '9mm', heading: '9mm [AT] - S2 - Kinman - 1H - OBJECT' });
  });

  test('of the entry, for a wording of the Card Errata', async () => {
    const { items } = versions.parse((await get('/v1/cards/highlander/labyrinth/versions')).body);
    expect(items).toContainEqual({ section: 'Card Errata', heading: 'Labyrinth - Location' });
  });

  test('of the entry, for a group, in both interfaces', async () => {
    const games = z.object({
      games: z.array(z.object({ groups: z.array(z.object({ id: z.string(), heading: z.string() })) })),
    });
    const groups = games.parse((await get('/v1/games')).body).games.flatMap((game) => game.groups);
    expect(groups).toContainEqual({ id: 'highlander.vehicle', heading: 'Vehicles' });
    const { body } = await ask(app, '{ games { groups { id citation { section heading } } } }');
    expect(JSON.stringify(body)).toContain(
      JSON.stringify({
        id: 'highlander.vehicle',
        citation: { section: 'FAQ, Group Classifications', heading: 'Vehicles' },
      }),
    );
  });

  test('of the entry, for what a card does and where a source names it', async () => {
    const abilities = await get('/v1/cards/highlander/tessa/abilities');
    expect(abilities.status).toBe(200);
    const named = z.object({ named: z.array(z.object({ heading: z.string().nullable() })) });
    const darius = named.parse((await get('/v1/cards/highlander/darius-event')).body).named;
    expect(darius.map(({ heading }) => heading)).toContain('Darius: Event - countering');
    expect((await get('/v1/cards/highlander/nexus/abilities')).body).toMatchObject({
      section: 'FAQ',
      heading: 'Nexus and Drawing Cards',
    });
  });

  test('of every worked example, also on its page', async () => {
    const examples = z.object({
      items: z.array(z.object({ id: z.string(), section: z.string(), heading: z.string().nullable() })),
    });
    const { items } = examples.parse((await get('/v1/rule-check/examples?limit=100')).body);
    expect(items.filter(({ heading }) => heading === null)).toEqual([]);
    const page = await get('/examples');
    expect(page.text).toContain('<dt>FAQ Guards - Dropping to Attack</dt>');
    expect(page.text).toContain('<dt>5.5.1 Uniqueness Auctions</dt>');
  });
});

const versions = z.object({
  items: z.array(z.object({ section: z.string().nullable(), heading: z.string().nullable() })),
});

test('the rulings that stand where a rule stands are found in a document without numbers, too', async () => {
  const found = z.object({ items: z.array(z.object({ id: z.string() })) });
  const idsFor = async (rule: string) =>
    found.parse((await get(`/v1/rulings?limit=100&rule=${rule}`)).body).items.map(({ id }) => id);
  expect(await idsFor('highlander.type-two/faq/bumping-only-locations')).toEqual([
    'highlander.type-two/faq/bumping',
  ]);
  expect(await idsFor('highlander.handbook-addendum/prevention/forbidden-is-prevented')).not.toEqual([]);
});
