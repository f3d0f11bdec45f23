import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { post, send } = clientOf(await testApp());

const line = (quantity: number, title: string, more: object = {}) => ({ quantity, title, ...more });
const deck = (lines: readonly object[], more: object = {}) => ({
  arbiter: 1,
  game: 'shadowfist',
  zones: [{ name: 'Deck', lines }],
  ...more,
});
const validate = (lines: readonly object[], more: object = { format: 'year-of-the-dragon' }) =>
  post('/v1/decks/validate', deck(lines, more));
const file = (text: string | Buffer, query: string, type = 'text/plain') =>
  send('POST', `/v1/decks/validate?${query}`, { 'content-type': type }, text);

const violations = z.looseObject({
  legal: z.boolean(),
  violations: z.array(z.looseObject({ code: z.string(), rule: z.string().nullable() })),
});
const broken = (body: unknown) => violations.parse(body).violations.map(({ code, rule }) => [code, rule]);

describe('Year of the Dragon', () => {
  test('a legal deck', async () => {
    const { status, body } = await validate([line(5, 'Redeemed Gunman'), line(1, 'ting ting')]);
    expect(status).toBe(200);
    expect(body).toEqual({
      legal: true,
      game: 'shadowfist',
      asOf: null,
      format: {
        slug: 'year-of-the-dragon',
        name: 'Year of the Dragon',
        ruleset: 'shadowfist.year-of-the-dragon',
      },
      violations: [],
      warnings: expect.any(Array),
      advice: expect.any(Array),
      unresolved: [],
      statistics: expect.objectContaining({ cards: 6, titles: 2 }),
      cards: [
        expect.objectContaining({ slug: 'redeemed-gunman', quantity: 5 }),
        expect.objectContaining({ slug: 'ting-ting' }),
      ],
      fixes: [],
      fixesComplete: true,
      list: { format: 'arbiter', name: null, remarks: [], unread: [] },
    });
  });

  test('Six copies of a title are one too many, and the answer has the fix', async () => {
    const { body } = await validate([line(6, 'Fox Pass')]);
    const fix = {
      changes: [
        { change: 'remove', slug: 'fox-pass', name: 'Fox Pass', zone: 'deck', quantity: 1, printing: null },
      ],
      copies: 1,
      message: 'Remove 1 × Fox Pass.',
    };
    expect(body).toMatchObject({
      legal: false,
      violations: [
        {
          code: 'too-many-of-title',
          rule: 'shadowfist.yotd/8.1/five-copies',
          severity: 'violation',
          message: '6 copies of Fox Pass; the limit is 5.',
          cards: [{ slug: 'fox-pass', name: 'Fox Pass', zone: 'deck', quantity: 6 }],
          counted: 6,
          allowed: 5,
          fixes: [fix],
        },
      ],
      fixes: [fix],
      fixesComplete: true,
    });
  });

  test('the example of Draco and Fox Pass (9.2): versions may be mixed, and count together', async () => {
    const mixed = [line(2, 'Draco', { set: 'standard' }), line(3, 'Draco', { set: 'Year of the Dragon' })];
    expect(violations.parse((await validate(mixed)).body).legal).toBe(true);
    const { body } = await validate([...mixed, line(1, 'Draco', { set: 'standard' })]);
    expect(broken(body)).toEqual([['too-many-of-title', 'shadowfist.yotd/9.2/five-copies-across-versions']]);
    expect(body).toMatchObject({
      cards: [
        {
          slug: 'draco',
          quantity: 3,
          printing: { set: 'standard', number: null },
          wording: { law: 'play-as-printed', differs: true },
        },
        { slug: 'draco', quantity: 3, printing: { set: 'yearofthedragon', number: null } },
      ],
    });
    const { body: foxPass } = await validate([line(5, 'Fox Pass', { set: 'standard' })]);
    expect(foxPass).toMatchObject({
      legal: true,
      cards: [
        {
          wording: {
            law: 'most-recent-printing',
            rule: 'shadowfist.yotd/9.2/most-recent-printing',
            differs: false,
          },
        },
      ],
    });
  });

  test('as of a time before the errata, each copy is played as printed', async () => {
    const { body } = await validate([line(1, 'Fox Pass')], { format: 'year-of-the-dragon', asOf: '1999' });
    expect(body).toMatchObject({ asOf: '1999', cards: [{ wording: { law: 'as-printed' } }] });
  });
});

describe('names', () => {
  test('one that no card has comes back with suggestions, and nothing is guessed', async () => {
    const { body } = await validate([line(2, 'Fox Pas', { note: 'a typo' }), line(1, 'Fox Pass')]);
    expect(body).toMatchObject({
      legal: null,
      violations: [],
      fixesComplete: false,
      unresolved: [
        {
          zone: 'Deck',
          quantity: 2,
          title: 'Fox Pas',
          set: null,
          number: null,
          written: null,
          place: { line: null, column: null, pointer: '/zones/0/lines/0' },
          reason: 'not-found',
          message: expect.stringMatching(/^There is no card "Fox Pas"\. Did you mean Fox Pass/),
          suggestions: [
            { game: 'shadowfist', slug: 'fox-pass', name: 'Fox Pass', url: '/v1/cards/shadowfist/fox-pass' },
          ],
        },
      ],
      statistics: { cards: 1 },
    });
  });

  test('An unknown printing is reported, and a zone outside the deck is left out', async () => {
    const { body } = await post('/v1/decks/validate', {
      ...deck([line(1, 'Fox Pass', { set: 'Nowhere' })]),
      format: 'year-of-the-dragon',
      zones: [
        { name: 'Deck', lines: [line(1, 'Fox Pass', { set: 'Nowhere' })] },
        { name: 'Sideboard', lines: [line(9, 'Fox Pass')] },
      ],
    });
    expect(body).toMatchObject({
      legal: true,
      warnings: expect.arrayContaining([
        expect.objectContaining({
          code: 'unknown-printing',
          message: 'Fox Pass has no known printing in Nowhere; the line is read as any printing.',
        }),
        expect.objectContaining({ code: 'zone-not-judged', figure: 9 }),
      ]),
    });
  });
});

describe('deck files', () => {
  const query = 'game=shadowfist&format=year-of-the-dragon';
  const dek = `<deck version="0.8"><meta><game>shadowfist</game></meta><superzone name="Deck">${'<card><name id="x">Fox Pass</name><set>standard</set></card>'.repeat(6)}</superzone></deck>`;

  test.each([
    ['a plain list', '6 Fox Pass\n', 'text/plain', 'plain'],
    ['a LackeyCCG deck', dek, 'application/xml', 'lackey-dek'],
    ['bytes of any kind', dek, 'application/octet-stream', 'lackey-dek'],
    ['text with a byte order mark', '\uFEFF6 Fox Pass\r\n', 'text/plain; charset=utf-8', 'plain'],
  ])('%s', async (_, text, type, format) => {
    const { status, body } = await file(Buffer.from(text), query, type);
    expect(status).toBe(200);
    expect(broken(body)).toEqual([['too-many-of-title', 'shadowfist.yotd/8.1/five-copies']]);
    expect(body).toMatchObject({ list: { format } });
  });

  test('the file may tell its game', async () => {
    expect((await file(dek, 'format=year-of-the-dragon', 'text/xml')).status).toBe(200);
  });
});

describe('a list that parts nothing', () => {
  const highlander = (text: string) => file(text, 'game=highlander&format=sealed-deck');
  const zones = z.looseObject({
    cards: z.array(z.looseObject({ slug: z.string(), zone: z.string() })),
    warnings: z.array(z.looseObject({ code: z.string() })),
  });
  const read = async (text: string) => {
    const { cards, warnings } = zones.parse((await highlander(text)).body);
    return {
      cards: cards.map(({ slug, zone }) => [slug, zone]),
      told: warnings.filter(({ code }) => code === 'zone-not-told'),
    };
  };
  const remark = {
    citedRule: null,
    severity: 'warning',
    code: 'zone-not-told',
    rule: null,
    message:
      'The list does not name the parts of the deck. By their kind, these cards are read as pre-game: 1 × Mako: Persona.',
    cards: [{ slug: 'mako-persona', name: 'Mako: Persona', zone: 'pre-game', quantity: 1 }],
    figure: null,
  };

  test('A Pre-Game card is set aside with a remark', async () => {
    expect(await read('1 Thrust\n1 Mako: Persona\n')).toEqual({
      cards: [
        ['thrust', 'deck'],
        ['mako-persona', 'pre-game'],
      ],
      told: [remark],
    });
  });

  test('There is no remark if all cards belong to the first part', async () => {
    expect(await read('1 Thrust\n')).toEqual({ cards: [['thrust', 'deck']], told: [] });
  });

  test('is none where it names a part, even the first', async () => {
    const cards = [
      ['mako-persona', 'deck'],
      ['thrust', 'deck'],
    ];
    expect(await read('Deck\n1 Thrust\n1 Mako: Persona\n')).toEqual({ cards, told: [] });
  });
});

describe('formats', () => {
  const own = { name: 'Small', basedOn: 'year-of-the-dragon', rules: [{ check: 'deck-size', most: 3 }] };

  test('one of one’s own adds to another', async () => {
    expect(violations.parse((await validate([line(3, 'Fox Pass')], { format: own })).body).legal).toBe(true);
    const { body } = await validate([line(6, 'Fox Pass')], { format: own });
    expect(broken(body)).toEqual([
      ['too-many-of-title', 'shadowfist.yotd/8.1/five-copies'],
      ['too-many-cards', null],
    ]);
    expect(body).toMatchObject({
      format: { slug: 'small', name: 'Small', ruleset: 'shadowfist.year-of-the-dragon' },
      fixes: [{ message: 'Remove 3 × Fox Pass.' }],
    });
  });

  test('Its rules replace all rules of the same check', async () => {
    const two = {
      name: 'Two',
      basedOn: 'year-of-the-dragon',
      rules: [{ check: 'copies-of-title', most: 2 }],
    };
    const { body } = await validate([line(6, 'Fox Pass')], { format: two });
    expect(broken(body)).toEqual([['too-many-of-title', null]]);
    expect(body).toMatchObject({ fixes: [{ message: 'Remove 4 × Fox Pass.' }] });
  });

  test('so what a format leaves to the players can be told it', async () => {
    const eyes = { check: 'announced', cards: ['the-eyes-have-it'], announced: true };
    const zones = [{ name: 'Deck', lines: [line(1, 'The Eyes Have It')] }];
    const codes = async (format: unknown) => {
      const { body } = await post('/v1/decks/validate', { arbiter: 1, game: 'highlander', format, zones });
      return broken(body).map(([code]) => code);
    };
    const others = ['endurance-too-small', 'basic-attack-missing', 'basic-block-missing'];
    expect(await codes('first-edition')).toEqual([...others, 'not-announced']);
    expect(await codes({ name: 'Eyes', basedOn: 'first-edition', rules: [eyes] })).toEqual(others);
  });

  test('several are answered under reports', async () => {
    const { body } = await validate([line(4, 'Fox Pass')], { formats: ['year-of-the-dragon'], format: own });
    expect(body).toMatchObject({
      list: { format: 'arbiter' },
      reports: [
        { legal: true, format: { slug: 'year-of-the-dragon' } },
        { legal: false, format: { slug: 'small' } },
      ],
    });
  });

  test.each([
    ['no rules of the game', { name: 'X', rules: [{ check: 'gems', most: 3 }] }, 'format/rules/0/check'],
    ['a misspelt parameter', { name: 'X', rules: [{ check: 'deck-size', mots: 3 }] }, 'format/rules/0'],
    ['no name', { rules: [] }, 'format/name'],
    [
      'a card that is not there',
      { name: 'X', rules: [{ check: 'copies-of-cards', cards: ['no-such-card'], most: 0 }] },
      'format',
    ],
    [
      'a rule that is not there',
      { name: 'X', rules: [{ check: 'deck-size', rule: 'shadowfist.yotd/8.1/nothing', most: 3 }] },
      'format',
    ],
    [
      'a rule that is not there, inside a rule',
      {
        name: 'X',
        rules: [{ check: 'copies-of-title', most: 3, ruleAcrossVersions: 'shadowfist.yotd/8.1/nothing' }],
      },
      'format',
    ],
    ['a set that is not there', { name: 'X', rules: [{ check: 'sets', sets: ['nowhere'] }] }, 'format'],
  ])('one with %s is refused', async (_, format, at) => {
    const { status, body } = await validate([line(1, 'Fox Pass')], { format });
    expect(status).toBe(400);
    const { code, issues } = z
      .looseObject({ code: z.string(), issues: z.array(z.looseObject({ at: z.string() })) })
      .parse(body);
    expect(code).toBe('deck/bad-format');
    expect(issues.map((issue) => issue.at)).toContain(at);
  });
});

test('a format whose rules exceed the limit only together with those of its base is refused', async () => {
  const rules = Array.from({ length: 100 }, () => ({ check: 'sets', sets: ['standard'] }));
  const format = { name: 'Long', basedOn: 'year-of-the-dragon', rules };
  const { status, body } = await post('/v1/decks/validate', deck([line(1, 'Fox Pass')], { format }));
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'deck/bad-format',
    issues: [
      {
        at: 'format/rules',
        message: 'with the rules of year-of-the-dragon the format has 102 rules; at most 100 are allowed',
      },
    ],
  });
});

describe('refusals', () => {
  const code = ({ status, body }: { status: number; body: unknown }) => [
    status,
    z.looseObject({ code: z.string() }).parse(body).code,
  ];
  const format = 'year-of-the-dragon';

  test.each([
    ['no format', deck([line(1, 'Fox Pass')]), 'deck/no-format'],
    ['an unknown format', deck([line(1, 'Fox Pass')], { format: 'modern-art' }), 'deck/unknown-format'],
    ['no game', { arbiter: 1, zones: [], format }, 'deck/no-game'],
    ['an unknown game', deck([], { game: 'chess', format }), 'request/invalid'],
    ['a format that is not a word', deck([], { format: 5 }), 'request/invalid'],
    ['no line that can be read', deck([line(0, 'Fox Pass')], { format }), 'deck/unreadable'],
    ['a bad moment', deck([line(1, 'Fox Pass')], { format, asOf: 'soon' }), 'wording/bad-date'],
    [
      'an unknown source',
      deck([line(1, 'Fox Pass')], { format, asOf: 'shadowfist.nothing' }),
      'wording/unknown-source',
    ],
    ['a list', [1, 2], 'deck/unreadable'],
  ])('%s', async (_, body, expected) => {
    expect(code(await post('/v1/decks/validate', body))).toEqual([400, expected]);
  });

  test('a game that is not the one the list tells', async () => {
    const { status, body } = await post(
      '/v1/decks/validate?game=shadowfist&format=year-of-the-dragon',
      deck([], { game: 'highlander' }),
    );
    expect([status, body]).toMatchObject([400, { code: 'deck/other-game' }]);
  });

  test('An empty body, and a body that is not a list', async () => {
    const query = 'game=shadowfist&format=year-of-the-dragon';
    expect(code(await file('', query))).toEqual([400, 'deck/unreadable']);
    expect(code(await file(Buffer.from([0, 1, 2, 3]), query, 'application/octet-stream'))).toEqual([
      400,
      'deck/unreadable',
    ]);
    expect(code(await file('<html></html>', query, 'text/xml'))).toEqual([400, 'deck/unreadable']);
    expect(code(await file('x', query, 'image/png'))).toEqual([415, 'request/unsupported-media-type']);
    expect(code(await file(Buffer.alloc(2 * 1024 * 1024, 'x'), query))).toEqual([413, 'request/too-large']);
    expect(code(await file('1 Fox Pass', `${query}&fromat=x`))).toEqual([400, 'request/invalid']);
  });
});
