import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { get, send } = clientOf(await testApp());

const names = [
  'card-file',
  'card-line',
  'mapping',
  'deck-list',
  'deck-format',
  'bulk-card',
  'bulk-designator',
  'rule-check',
  'shadowfist-state',
  'shadowfist-actions',
  'shadowfist-events',
  'shadowfist-definition',
  'highlander-state',
  'highlander-actions',
  'highlander-events',
  'highlander-definition',
  'highlander-switches',
];

const validators = new Map<string, ValidateFunction>();

/** A validator of the schema that is served, from a library that knows nothing of what made it. */
async function validatorOf(name: string): Promise<ValidateFunction> {
  const { body } = await get(`/v1/schemas/${name}`);
  const schema = z.record(z.string(), z.unknown()).parse(body);
  return new Ajv2020({ strict: false, validateFormats: false, inlineRefs: false }).compile(schema);
}

/** Whether a value fits the schema that is served. */
async function fits(name: string, value: unknown): Promise<boolean> {
  const validate = validators.get(name) ?? (await validatorOf(name));
  validators.set(name, validate);
  return validate(value);
}

test('GET /v1/schemas lists the forms of files', async () => {
  const { status, body } = await get('/v1/schemas');
  expect(status).toBe(200);
  expect(body).toEqual({
    items: [
      {
        name: 'card-file',
        about:
          'A card file as JSON: cards with their printings, sets, documents, errata, rulings and formats.',
        url: '/v1/schemas/card-file',
      },
      {
        name: 'card-line',
        about: 'A line of a card file as NDJSON: one object of a card file.',
        url: '/v1/schemas/card-line',
      },
      {
        name: 'mapping',
        about: 'A mapping file: the meaning of the columns of a card table.',
        url: '/v1/schemas/mapping',
      },
      {
        name: 'deck-list',
        about: 'A deck list as JSON: zones with lines.',
        url: '/v1/schemas/deck-list',
      },
      {
        name: 'deck-format',
        about: 'A custom deck format as JSON: its rules and the format that it is based on.',
        url: '/v1/schemas/deck-format',
      },
      {
        name: 'bulk-card',
        about: 'A line of the bulk files of cards: a card with its text in force and its printings.',
        url: '/v1/schemas/bulk-card',
      },
      {
        name: 'bulk-designator',
        about:
          'A line of the bulk files of designators: a designator with its origin and the time in which the card has it.',
        url: '/v1/schemas/bulk-designator',
      },
      {
        name: 'rule-check',
        about: 'A request to the rule check as JSON: a state of a game and the actions of the players.',
        url: '/v1/schemas/rule-check',
      },
      {
        name: 'shadowfist-state',
        about: 'A state of a game of Shadowfist, as the rule check takes it.',
        url: '/v1/schemas/shadowfist-state',
      },
      {
        name: 'shadowfist-actions',
        about: 'What the players of Shadowfist do, as the rule check takes it.',
        url: '/v1/schemas/shadowfist-actions',
      },
      {
        name: 'shadowfist-events',
        about: 'What has happened in a game of Shadowfist, as a verdict of the rule check tells it.',
        url: '/v1/schemas/shadowfist-events',
      },
      {
        name: 'shadowfist-definition',
        about: 'A card of Shadowfist for the rule check: its figures, and what it does in the vocabulary.',
        url: '/v1/schemas/shadowfist-definition',
      },
      {
        name: 'highlander-state',
        about: 'A state of a game of Highlander: The Card Game, as the rule check takes it.',
        url: '/v1/schemas/highlander-state',
      },
      {
        name: 'highlander-actions',
        about: 'What the players of Highlander: The Card Game do, as the rule check takes it.',
        url: '/v1/schemas/highlander-actions',
      },
      {
        name: 'highlander-events',
        about:
          'What has happened in a game of Highlander: The Card Game, as a verdict of the rule check tells it.',
        url: '/v1/schemas/highlander-events',
      },
      {
        name: 'highlander-definition',
        about:
          'A card of Highlander: The Card Game for the rule check: its figures, and what it does in the vocabulary.',
        url: '/v1/schemas/highlander-definition',
      },
      {
        name: 'highlander-switches',
        about: 'Settings of a house rule of Highlander: The Card Game that differ from its ruleset.',
        url: '/v1/schemas/highlander-switches',
      },
    ],
    totalCount: 17,
  });
});

describe('GET /v1/schemas/{name}', () => {
  test.each([
    ['card-file', 'Arbiter card file'],
    ['card-line', 'Line of an Arbiter card file'],
    ['mapping', 'Arbiter mapping file'],
    ['deck-list', 'Arbiter deck list'],
    ['deck-format', 'Format of decks'],
    ['bulk-card', 'Card in a bulk file'],
    ['bulk-designator', 'Designator in a bulk file'],
    ['rule-check', 'Rule check'],
    ['shadowfist-state', 'State: Shadowfist'],
    ['shadowfist-actions', 'Actions: Shadowfist'],
    ['shadowfist-events', 'Events: Shadowfist'],
    ['shadowfist-definition', 'Card of your own: Shadowfist'],
    ['highlander-state', 'State: Highlander: The Card Game'],
    ['highlander-actions', 'Actions: Highlander: The Card Game'],
    ['highlander-events', 'Events: Highlander: The Card Game'],
    ['highlander-definition', 'Card of your own: Highlander: The Card Game'],
    ['highlander-switches', 'Switches: Highlander: The Card Game'],
  ])('%s is a JSON Schema that says what it is', async (name, title) => {
    const { status, headers, body } = await get(`/v1/schemas/${name}`);
    expect([status, headers['content-type']]).toEqual([200, 'application/schema+json; charset=utf-8']);
    expect(body).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `urn:arbiter:schema:${name}`,
      title,
    });
  });

  test.each(names)('one who has %s gets 304 and no body', async (name) => {
    const { headers } = await get(`/v1/schemas/${name}`);
    const again = await get(`/v1/schemas/${name}`, { 'if-none-match': String(headers.etag) });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
  });

  test('HEAD is GET without a body', async () => {
    const { status, headers, text } = await send('HEAD', '/v1/schemas/mapping');
    expect([status, headers['content-type'], text]).toEqual([
      200,
      'application/schema+json; charset=utf-8',
      '',
    ]);
  });

  test('a name that no schema has: those there are', async () => {
    const { status, body } = await get('/v1/schemas/card-flie');
    expect(status).toBe(404);
    expect(body).toEqual({
      type: 'urn:arbiter:problem:schema/not-found',
      title: 'Schema not found',
      status: 404,
      code: 'schema/not-found',
      detail:
        'Unknown schema "card-flie"; expected card-file, card-line, mapping, deck-list, deck-format, bulk-card, bulk-designator, rule-check, shadowfist-state, shadowfist-actions, shadowfist-events, shadowfist-definition, highlander-state, highlander-actions, highlander-events, highlander-definition, highlander-switches.',
      known: names,
    });
  });
});

describe('a file is written by its schema', () => {
  const tiger = {
    title: 'Tin Tiger',
    type: 'Character',
    factions: ['Ascended'],
    cost: 2,
    fighting: 'X',
    printings: [{ set: 'demo', number: '12', text: 'Ambush.', attributes: { Rarity: 'Rare' } }],
  };
  const file = { $schema: './card-file.json', arbiter: 1, game: 'shadowfist', cards: [tiger] };

  test('a card file', async () => {
    expect(await fits('card-file', file)).toBe(true);
    const { printings, ...unprinted } = tiger;
    expect(await fits('card-file', { ...file, cards: [unprinted] })).toBe(false);
    expect(await fits('card-file', { ...file, crads: [tiger] })).toBe(false);
  });

  test('a figure of another game is none', async () => {
    expect(await fits('card-file', { ...file, cards: [{ ...tiger, gems: 'sss' }] })).toBe(false);
  });

  test('a line', async () => {
    const set = { kind: 'set', game: 'highlander', code: 'demo', edition: 'first' };
    expect(await fits('card-line', set)).toBe(true);
    expect(await fits('card-line', { ...set, edition: 'third' })).toBe(false);
    expect(await fits('card-line', { ...tiger, kind: 'card', game: 'shadowfist' })).toBe(true);
  });

  test('a mapping', async () => {
    expect(await fits('mapping', { columns: { Karte: 'title', Preis: null } })).toBe(true);
    expect(await fits('mapping', { colums: {} })).toBe(false);
  });

  test('a deck list', async () => {
    const list = { arbiter: 1, zones: [{ name: 'Deck', lines: [{ quantity: 2, title: 'Fox Pass' }] }] };
    expect(await fits('deck-list', list)).toBe(true);
    expect(await fits('deck-list', { ...list, zones: [{ name: 'Deck' }] })).toBe(false);
    const withCard = (card: object) => ({
      ...list,
      zones: [{ name: 'Deck', lines: [{ quantity: 1, card }] }],
    });
    expect(await fits('deck-list', withCard({ title: 'Own', type: 'Event', restriction: 2 }))).toBe(true);
    expect(await fits('deck-list', withCard({ card: 'hogg-kern', restriction: 2 }))).toBe(true);
    expect(await fits('deck-list', withCard({ title: 'Own', type: 'Event', restricton: 2 }))).toBe(false);
  });

  test('a format of one’s own', async () => {
    const format = { name: 'Small', basedOn: 'year-of-the-dragon', rules: [{ check: 'deck-size', most: 3 }] };
    expect(await fits('deck-format', format)).toBe(true);
    expect(await fits('deck-format', { name: 'Sets', rules: [{ check: 'sets', sets: ['demo'] }] })).toBe(
      true,
    );
    expect(await fits('deck-format', { ...format, rules: [{ check: 'deck-size', mots: 3 }] })).toBe(false);
  });
});

describe('a rule check is written by its schemas', () => {
  const state = {
    players: [
      { id: 'ann', power: 1, hand: [{ id: 'temple', card: 'nine-dragon-temple' }], deck: 54 },
      { id: 'bob', power: 1, hand: 6, deck: 54 },
    ],
    turn: { player: 'ann', phase: 'main' },
  };
  const actions = [{ do: 'play', player: 'ann', card: 'temple', at: { column: 0, row: 'front' } }];
  const definition = {
    title: 'Tin Tiger',
    type: 'Character',
    fighting: 2,
    abilities: [{ ability: 'special', special: 'Ambush' }],
  };

  test('a request', async () => {
    expect(await fits('rule-check', { game: 'shadowfist', state, actions })).toBe(true);
    expect(await fits('rule-check', { game: 'shadowfist', state, action: actions })).toBe(false);
  });

  test('a state', async () => {
    expect(await fits('shadowfist-state', state)).toBe(true);
    expect(await fits('shadowfist-state', { ...state, turn: { player: 'ann', phase: 'mian' } })).toBe(false);
  });

  test('actions', async () => {
    expect(await fits('shadowfist-actions', actions)).toBe(true);
    expect(await fits('shadowfist-actions', [{ do: 'paly', player: 'ann' }])).toBe(false);
  });

  test('switches of a house rule', async () => {
    expect(await fits('highlander-switches', { regainingWeapons: 'die', handIcons: 'any' })).toBe(true);
    expect(await fits('highlander-switches', {})).toBe(true);
    expect(await fits('highlander-switches', { regainingWeapons: 'dice' })).toBe(false);
    expect(await fits('highlander-switches', { weather: 'fine' })).toBe(false);
  });

  test('a card of one’s own', async () => {
    expect(await fits('shadowfist-definition', definition)).toBe(true);
    expect(await fits('shadowfist-definition', { ...definition, abilities: [{ ability: 'flying' }] })).toBe(
      false,
    );
  });

  test('GET /v1/rule-check/schema tells those of a game at once', async () => {
    const { status, body } = await get('/v1/rule-check/schema?game=shadowfist');
    const schemaOf = async (name: string) => (await get(`/v1/schemas/shadowfist-${name}`)).body;
    expect([status, body]).toEqual([
      200,
      {
        game: 'shadowfist',
        ruleset: 'shadowfist.year-of-the-dragon',
        state: await schemaOf('state'),
        actions: await schemaOf('actions'),
        events: await schemaOf('events'),
        definition: await schemaOf('definition'),
      },
    ]);
  });
});

test('the cards of the bulk files are as their schema says', async () => {
  for (const game of ['shadowfist', 'highlander']) {
    const [line = ''] = (await get(`/v1/bulk/${game}-cards.ndjson`)).text.split('\n');
    const card = z.record(z.string(), z.json()).parse(JSON.parse(line));
    expect(await fits('bulk-card', card)).toBe(true);
    expect(await fits('bulk-card', { ...card, wording: null })).toBe(false);
  }
});
