import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { ask } from './graphql-ask.ts';
import { clientOf } from './rest-client.ts';

const app = await testApp();
const { post, send } = clientOf(app);

type Zones = Readonly<Record<string, Readonly<Record<string, number>>>>;

const report = z.looseObject({
  legal: z.boolean().nullable(),
  violations: z.array(z.looseObject({ code: z.string() })),
  warnings: z.array(z.looseObject({ code: z.string(), message: z.string() })),
  fixes: z.array(z.looseObject({ message: z.string() })),
  fixesComplete: z.boolean(),
});

async function judged(game: string, format: unknown, zones: Zones) {
  const { status, body } = await post('/v1/decks/validate', {
    arbiter: 1,
    game,
    format,
    zones: Object.entries(zones).map(([name, lines]) => ({
      name,
      lines: Object.entries(lines).map(([title, quantity]) => ({ title, quantity })),
    })),
  });
  expect(status).toBe(200);
  const { legal, violations, warnings, fixes, fixesComplete } = report.parse(body);
  return {
    legal,
    violations: violations.map(({ code }) => code),
    warnings: warnings.map(({ code }) => code),
    why: warnings.filter(({ code }) => code === 'cards-not-found').map(({ message }) => message),
    fixes: fixes.map(({ message }) => message),
    fixesComplete,
  };
}

const shadowfist = (zones: Zones, format: unknown = 'year-of-the-dragon') =>
  judged('shadowfist', format, zones);
const highlander = (zones: Zones, format: unknown = 'first-edition') => judged('highlander', format, zones);

describe('Shadowfist', () => {
  test('A deck with a name that was not found is neither legal nor illegal, and a warning says why', async () => {
    expect(await shadowfist({ Deck: { 'Redeemed Gunman': 5, 'Fox Pas': 2 } })).toMatchObject({
      legal: null,
      violations: [],
      why: ['Whether the deck is legal depends on cards that were not found: 2 × Fox Pas.'],
      fixes: [],
      fixesComplete: false,
    });
  });

  test('A deck that breaks a rule whatever the missing card is, is illegal', async () => {
    expect(await shadowfist({ Deck: { 'Fox Pass': 6, Qwertyuiop: 1 } })).toMatchObject({
      legal: false,
      violations: ['too-many-of-title'],
      why: ['Cards that were not found are not judged: 1 × Qwertyuiop.'],
      fixes: ['Remove 1 × Fox Pass.'],
      fixesComplete: false,
    });
  });

  const small = { name: 'Ten', rules: [{ check: 'deck-size', least: 10 }] };

  test('Cards that were not found may fill a deck that is too small without them', async () => {
    expect(await shadowfist({ Deck: { 'Fox Pass': 5, Qwertyuiop: 5 } }, small)).toMatchObject({
      legal: null,
      violations: [],
      warnings: ['cards-not-found', 'too-few-cards'],
      fixes: [],
    });
  });

  test('A deck that is too small with all cards that were not found is illegal', async () => {
    expect(await shadowfist({ Deck: { 'Fox Pass': 5, Qwertyuiop: 4 } }, small)).toMatchObject({
      legal: false,
      violations: ['too-few-cards'],
      fixesComplete: false,
    });
  });

  test('Cards that are not part of the deck do not matter', async () => {
    expect(await shadowfist({ Deck: { 'Fox Pass': 5 }, Sideboard: { Qwertyuiop: 4 } })).toMatchObject({
      legal: true,
      fixesComplete: true,
    });
  });
});

describe('Highlander', () => {
  const attacks = ['Upper', 'Middle', 'Lower'].flatMap((height) =>
    ['Left', 'Center', 'Right'].map((side) =>
      height === 'Middle' && side === 'Center' ? 'Thrust' : `${height} ${side} Attack`,
    ),
  );
  const blocks = ['Upper', 'Lower'].flatMap((height) =>
    ['Left', 'Center', 'Right'].map((side) => `${height} ${side} Block`),
  );
  /** A deck of 50 that breaks no rule. */
  const basics = Object.fromEntries([...attacks, ...blocks].map((title, at) => [title, at < 5 ? 4 : 3]));

  test('Cards of a Persona whose own card was not found may be allowed', async () => {
    const zones = (persona: string) => ({
      'Pre-Game': { [persona]: 1 },
      Deck: { ...basics, 'Power Blow (Connor MacLeod)': 2 },
    });
    expect(await highlander(zones('Connor McLeodd Persona'))).toMatchObject({
      legal: null,
      violations: [],
      warnings: expect.arrayContaining(['cards-not-found', 'generic-immortal']),
    });
    expect(await highlander({ Deck: zones('').Deck })).toMatchObject({
      legal: false,
      violations: ['generic-immortal'],
    });
  });

  test('A missing basic card may be the one whose name was not found', async () => {
    const { Thrust: _, ...others } = basics;
    expect(await highlander({ Deck: { ...others, Trhust: 4 } })).toMatchObject({
      legal: null,
      violations: [],
      warnings: expect.arrayContaining(['basic-attack-missing']),
    });
  });

  test('More basic cards are missing than there are cards that were not found', async () => {
    const { Thrust: _, 'Lower Left Attack': __, ...others } = basics;
    expect(await highlander({ Deck: { ...others, Slash: 6, Trhust: 1 } })).toMatchObject({
      legal: false,
      violations: ['basic-attack-missing'],
    });
  });

  test('Seven cards of a title are illegal beside an unknown card of the Endurance, but not beside an unknown Pre-Game card', async () => {
    const seven = { ...basics, Thrust: 7 };
    expect(await highlander({ Deck: { ...seven, Qwertyuiop: 1 } })).toMatchObject({
      legal: false,
      violations: ['too-many-of-title'],
    });
    expect(await highlander({ Deck: seven, 'Pre-Game': { Qwertyuiop: 1 } })).toMatchObject({
      legal: null,
      violations: [],
    });
  });

  test('A list that names no zones may have an unknown Pre-Game card on any line', async () => {
    const text = [...Object.entries({ ...basics, Thrust: 7, Qwertyuiop: 1 })]
      .map(([title, quantity]) => `${quantity} ${title}`)
      .join('\n');
    const { body } = await send(
      'POST',
      '/v1/decks/validate?game=highlander&format=first-edition',
      { 'content-type': 'text/plain' },
      text,
    );
    expect(report.parse(body).legal).toBe(null);
  });
});

test('GraphQL answers null for a deck whose cards were not found', async () => {
  const { body } = await ask(
    app,
    '{ validateDeck(game: "shadowfist", list: "2 Fox Pas", formats: ["year-of-the-dragon"]) { reports { legal fixesComplete violations { code } warnings { code } unresolved { title } } } }',
  );
  expect(body).toEqual({
    data: {
      validateDeck: {
        reports: [
          {
            legal: null,
            fixesComplete: false,
            violations: [],
            warnings: expect.arrayContaining([{ code: 'cards-not-found' }]),
            unresolved: [{ title: 'Fox Pas' }],
          },
        ],
      },
    },
  });
});
