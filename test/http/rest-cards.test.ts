import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { clientOf, namesIn } from './rest-client.ts';

const { get } = clientOf(await testApp());

const text = "Unique. Turn to change one attacker's target to any Character or front-row Site you control.";
const byErrata = {
  version: 'shadowfist/fox-pass/yotd',
  law: 'most-recent-printing',
  rule: 'shadowfist.yotd/9.2/most-recent-printing',
};
const reason =
  'The text in the Shadowfist Year of the Dragon Rulebook (2000) with errata number 1 is in force, whatever the copy shows, because a version with an errata number replaces, on every copy, all versions with a lower number or none.';
const perPrinting = ['standard', 'yearofthedragon', '10kbullets'].map((set) => ({
  printing: { set, number: null },
  text,
  figures: {},
  ...byErrata,
  reason,
}));
const wording = { ...byErrata, reason, differs: false, perPrinting: [] };
const url = '/v1/cards/shadowfist/fox-pass';
const name = { game: 'shadowfist', slug: 'fox-pass', name: 'Fox Pass', url };

/** Fox Pass as it stands now, by 9.2 of the rulebook. */
const foxPass = {
  game: 'shadowfist',
  id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  slug: 'fox-pass',
  name: 'Fox Pass',
  title: 'Fox Pass',
  formerTitles: [],
  subtitle: null,
  text,
  textStatus: 'known',
  message: null,
  markedText:
    "**Unique.** Turn to change one attacker's target to any Character or front-row Site you control.",
  errataNumber: 1,
  hasErrata: true,
  wording,
  groups: [],
  named: [
    {
      source: 'shadowfist.yotd',
      section: '6.3',
      heading: 'Interception: You Should Not Have Come',
      url: '/v1/rules/shadowfist/shadowfist.yotd/6.3',
    },
    {
      source: 'shadowfist.yotd',
      section: '9.2',
      heading: 'Card Changes',
      url: '/v1/rules/shadowfist/shadowfist.yotd/9.2',
    },
  ],
  note: null,
  rulingCount: 3,
  asOf: null,
  links: {
    self: url,
    page: url.replace('/v1', ''),
    versions: `${url}/versions`,
    printings: `${url}/printings`,
    rulings: `${url}/rulings`,
    designators: `${url}/designators`,
    abilities: `${url}/abilities`,
  },
  type: 'Feng Shui Site',
  factions: [],
  cost: null,
  requires: [],
  provides: [],
  fighting: null,
  power: 1,
  body: 5,
  restrictions: ['Unique'],
};

describe('GET /v1/cards/{game}/{slug}', () => {
  test('is the whole card, with the wording in force and why', async () => {
    const { status, body, headers } = await get(url);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body).toEqual(foxPass);
  });

  test('has the figures of its own game', async () => {
    const { body } = await get('/v1/cards/highlander/masters-dodge');
    const self = '/v1/cards/highlander/masters-dodge';
    const inForce = {
      version: 'highlander/masters-dodge/addendum',
      law: 'errata-to-printing',
      rule: 'highlander.handbook-addendum/preamble/errata-text-in-force',
    };
    expect(body).toEqual({
      game: 'highlander',
      id: expect.any(String),
      slug: 'masters-dodge',
      name: "Master's Dodge",
      title: "Master's Dodge",
      formerTitles: [],
      subtitle: null,
      text: '',
      textStatus: 'known',
      message: null,
      markedText: '',
      errataNumber: null,
      hasErrata: true,
      wording: {
        ...inForce,
        reason:
          'The text in the Highlander Handbook Addendum (2001-05-11) for SE and Movie Edition is in force, whatever the copy shows, because the errata text replaces what was printed in the printings it names.',
        differs: false,
        perPrinting: [],
      },
      groups: [],
      named: [
        {
          source: 'highlander.handbook-addendum',
          section: "Master's Dodge",
          heading: "Master's Dodge [SE/ME] - DDD/DDD/DDD - Connor, Duncan - DODGE",
          url: null,
        },
      ],
      note: 'One entry is issued for the cards of this title that belong to Connor and Duncan.',
      rulingCount: expect.any(Number),
      asOf: null,
      links: {
        self,
        page: self.replace('/v1', ''),
        versions: `${self}/versions`,
        printings: `${self}/printings`,
        rulings: `${self}/rulings`,
        designators: `${self}/designators`,
        abilities: `${self}/abilities`,
      },
      qualifier: null,
      type: 'Dodge',
      subtype: null,
      immortals: ['Connor MacLeod', 'Duncan MacLeod'],
      weapon: null,
      mark: null,
      restriction: null,
      handIcons: null,
      grid: 'DDD/DDD/DDD',
      gems: null,
      deckBuilding: null,
    });
  });

  test('is the same by every way that leads to it', async () => {
    const { body } = await get(url);
    expect((await get('/v1/cards/named?game=shadowfist&exact=fox pass')).body).toEqual(body);
    expect((await get(`${url}/`)).body).toEqual(body);
  });
});

test('GET /v1/cards/{game}/{slug}/versions: every wording in order of issue, and what replaced it', async () => {
  const none = {
    title: null,
    subtitle: null,
    grants: [],
    grantsOthers: [],
    restored: [],
    figures: {},
    printedIn: [],
    importedFrom: [],
  };
  expect((await get(`${url}/versions`)).body).toEqual({
    card: name,
    asOf: null,
    wording,
    items: [
      {
        id: 'shadowfist/fox-pass/printed',
        kind: 'printed',
        text: null,
        markedText: null,
        ...none,
        errataNumber: null,
        errataNumberBasis: null,
        source: null,
        section: null,
        heading: null,
        date: null,
        appliesTo: { to: 'printings', printings: [{ set: 'standard', number: null }] },
        issuedAs: null,
        note: 'The wording as first printed; no source gives it.',
        status: 'superseded',
        inForceOn: [],
        supersededBy: 'shadowfist/fox-pass/yotd',
        law: 'most-recent-printing',
        rule: 'shadowfist.yotd/9.2/most-recent-printing',
        reason:
          'The text printed in Limited/Standard (no source gives its words) is replaced by the text in the Shadowfist Year of the Dragon Rulebook (2000) with errata number 1, because a version with an errata number replaces, on every copy, all versions with a lower number or none.',
        differenceFromPrevious: null,
      },
      {
        id: 'shadowfist/fox-pass/yotd',
        kind: 'functional',
        text,
        markedText: `**Unique.**${text.slice('Unique.'.length)}`,
        ...none,
        errataNumber: 1,
        errataNumberBasis: 'inferred',
        source: 'shadowfist.yotd',
        section: '9.2',
        heading: 'Card Changes',
        date: '2000',
        appliesTo: { to: 'all' },
        issuedAs: null,
        note: null,
        status: 'in-force',
        inForceOn: perPrinting.map(({ printing }) => printing),
        supersededBy: null,
        law: 'most-recent-printing',
        rule: 'shadowfist.yotd/9.2/most-recent-printing',
        reason,
        differenceFromPrevious: null,
      },
    ],
    totalCount: 2,
  });
});

test('GET /v1/cards/{game}/{slug}/printings: each printing with its set and its wording in force', async () => {
  const set = (code: string, title: string, order: number | null, date: string | null) => ({
    code,
    name: title,
    order,
    date,
    edition: null,
  });
  const told = {
    number: null,
    errataNumber: null,
    text: null,
    figures: {},
    attributes: {},
    importedFrom: [],
  };
  expect((await get(`${url}/printings`)).body).toEqual({
    card: name,
    items: [
      {
        set: set('standard', 'Limited/Standard', 1, '1995'),
        ...told,
        inForce: perPrinting[0],
      },
      {
        set: set('yearofthedragon', 'Year of the Dragon', 4, '2000'),
        ...told,
        inForce: perPrinting[1],
      },
      {
        set: expect.objectContaining({ code: '10kbullets' }),
        ...told,
        inForce: perPrinting[2],
      },
    ],
    totalCount: 3,
  });
});

test('GET /v1/cards/{game}/{slug}/rulings: the rulings on the card, each cited', async () => {
  const source = {
    source: 'shadowfist.yotd',
    title: 'Shadowfist Year of the Dragon Rulebook',
    issuer: 'Z-Man Games',
    date: '2000',
  };
  const common = {
    game: 'shadowfist',
    kind: 'example',
    date: '2000',
    issuer: 'Z-Man Games',
    rulesets: ['shadowfist.year-of-the-dragon'],
    status: 'in-force',
    supersededBy: null,
    note: null,
    importedFrom: [],
  };
  const linked = (slug: string, cardName: string) => ({
    slug,
    name: cardName,
    url: `/v1/cards/shadowfist/${slug}`,
  });
  const interception = {
    ...common,
    citation: {
      ...source,
      section: '6.3',
      heading: 'Interception: You Should Not Have Come',
      url: '/v1/rules/shadowfist/shadowfist.yotd/6.3',
    },
    cards: [
      linked('fox-pass', 'Fox Pass'),
      linked('sinister-priest', 'Sinister Priest'),
      linked('ting-ting', 'Ting Ting'),
      linked('redeemed-gunman', 'Redeemed Gunman'),
      linked('stone-garden', 'Stone Garden'),
    ],
  };
  expect((await get(`${url}/rulings`)).body).toEqual({
    items: [
      {
        ...interception,
        id: 'shadowfist.yotd/6.3/fox-pass-target-goes-on-intercepting',
        page: '/rulings/shadowfist.yotd/6.3/fox-pass-target-goes-on-intercepting',
        question:
          'Does an interceptor cease intercepting when Fox Pass makes it the target of another attacker?',
        statement:
          'No. Sinister Priest intercepts Redeemed Gunman, and Fox Pass makes it the target of Ting Ting. It was not intercepting Ting Ting, so it goes on intercepting the Gunman, who still attacks Stone Garden.',
        terms: ['interceptor', 'cease intercepting', 'target'],
      },
      {
        ...interception,
        id: 'shadowfist.yotd/6.3/fox-pass-shuffle',
        page: '/rulings/shadowfist.yotd/6.3/fox-pass-shuffle',
        question:
          'What becomes of the attack if the new target is smoked by the attacker that it intercepts?',
        statement:
          'It ends at once, and has failed. Sinister Priest and Redeemed Gunman smoke each other in interception combat. Ting Ting is the only attacker left, and its target has left play. Neither attacker has damaged its target: the Gunman has not damaged Stone Garden, and Ting Ting has not damaged the Priest.',
        terms: ['Unsuccessful Attack', 'target', 'interceptor'],
      },
      {
        ...common,
        id: 'shadowfist.yotd/9.2/fox-pass-newest-version-counts',
        page: '/rulings/shadowfist.yotd/9.2/fox-pass-newest-version-counts',
        question: 'Does an old copy of Fox Pass keep its printed wording?',
        statement:
          "No. The new Fox Pass carries an errata number, so every copy, whatever is printed on it, is played with the new version's wording.",
        citation: {
          ...source,
          section: '9.2',
          heading: 'Card Changes',
          url: '/v1/rules/shadowfist/shadowfist.yotd/9.2',
        },
        cards: [linked('fox-pass', 'Fox Pass')],
        terms: ['most recent printing'],
      },
    ],
    totalCount: 3,
    nextCursor: null,
    previousCursor: null,
    warnings: [],
    suggestions: [],
  });
});

test('GET /v1/cards/{game}/{slug}/designators: title and subtitle words, and where each comes from', async () => {
  const words = (word: string, key: string) => ({
    word,
    key,
    origin: 'title',
    version: null,
    source: null,
    rules: ['shadowfist.yotd/7.3/title-and-subtitle-words'],
    from: null,
    until: null,
    supersededBy: null,
  });
  const items = [words('Fox', 'fox'), words('Pass', 'pass')];
  expect((await get(`${url}/designators`)).body).toEqual({
    card: name,
    asOf: null,
    items,
    totalCount: 2,
    history: items,
    grantsOthers: [],
  });
});

describe('GET /v1/cards/{game}/{slug}/abilities', () => {
  test('what the wording in force says, in the vocabulary', async () => {
    const { status, body } = await get('/v1/cards/shadowfist/nerve-gas/abilities');
    expect(status).toBe(200);
    expect(body).toEqual({
      card: {
        game: 'shadowfist',
        slug: 'nerve-gas',
        name: 'Nerve Gas',
        url: '/v1/cards/shadowfist/nerve-gas',
      },
      basis: 'hand-written',
      version: 'shadowfist/nerve-gas/yotd',
      source: 'shadowfist.yotd',
      section: '9.2',
      heading: 'Card Changes',
      says: null,
      importedFrom: [],
      told: 'whole',
      abilities: [
        {
          ability: 'event',
          choose: [
            {
              choose: 'cards',
              which: { type: ['Character'] },
              in: 'play',
              target: true,
              as: 'character',
            },
          ],
          do: [{ do: 'smoke', cards: { chosen: 'character' } }],
        },
        {
          ability: 'does-not-affect',
          which: { type: ['Character'], any: [{ requires: 'mag' }, { requires: 'tek' }] },
        },
      ],
      sentences: null,
      compilerVersion: null,
    });
  });

  test('of a card that nobody has written in it: null, and not an empty list', async () => {
    const { body } = await get('/v1/cards/highlander/dojo/abilities');
    expect(body).toMatchObject({
      basis: null,
      version: null,
      source: null,
      section: null,
      heading: null,
      says: null,
      importedFrom: [],
      told: 'in-part',
      abilities: null,
    });
  });
});

test.each(['', '/versions', '/printings', '/rulings', '/designators', '/abilities'])(
  'a slug that no card has is told with the nearest ones: /v1/cards/shadowfist/fox-pas%s',
  async (part) => {
    const { status, body } = await get(`/v1/cards/shadowfist/fox-pas${part}`);
    expect(status).toBe(404);
    expect(body).toEqual({
      type: 'urn:arbiter:problem:card/not-found',
      title: 'Card not found',
      status: 404,
      code: 'card/not-found',
      detail: 'shadowfist has no card with the slug "fox-pas".',
      suggestions: [{ ...name, score: expect.any(Number), matched: 'Fox Pass' }],
    });
  },
);

describe('GET /v1/cards/{game}', () => {
  test('The cards of a game are listed as an empty search lists them', async () => {
    const { status, body } = await get('/v1/cards/shadowfist?limit=5');
    expect(status).toBe(200);
    expect(body).toEqual((await get('/v1/cards/search?game=shadowfist&limit=5')).body);
    expect(namesIn((await get('/v1/cards/shadowfist?limit=1&order=-name')).body)).not.toEqual(
      namesIn((await get('/v1/cards/shadowfist?limit=1')).body),
    );
  });

  test('An unknown game is not found', async () => {
    const { status, body } = await get('/v1/cards/magic');
    expect([status, body]).toEqual([404, expect.objectContaining({ code: 'game/not-found' })]);
  });
});

test.each(['Fox-Pass', 'fox_pass', 'Fox%20Pass', 'FOX-PASS'])(
  'The slug of a card written %s redirects to its path',
  async (slug) => {
    const { status, headers } = await get(`/v1/cards/shadowfist/${slug}`);
    expect([status, headers.location]).toEqual([301, url]);
    expect((await get(`/v1/cards/shadowfist/${slug}/versions`)).body).toEqual(
      (await get(`${url}/versions`)).body,
    );
  },
);

test('a card of the other game is not found under this one', async () => {
  expect((await get('/v1/cards/highlander/fox-pass')).body).toMatchObject({
    code: 'card/not-found',
    status: 404,
  });
});

describe('GET /v1/cards/{game}/{slug}?include=', () => {
  const url = '/v1/cards/shadowfist/fox-pass';

  test('Includes each part as its own path returns it', async () => {
    const parts = ['versions', 'printings', 'rulings', 'designators', 'abilities'];
    const { body } = await get(`${url}?include=${parts.join(',')}`);
    const own = await Promise.all(parts.map(async (part) => [part, (await get(`${url}/${part}`)).body]));
    const { included, ...card } = z.looseObject({ included: z.unknown() }).parse(body);
    expect(included).toEqual(Object.fromEntries(own));
    expect(card).toEqual((await get(url)).body);
  });

  test('Includes nothing by default', async () => {
    expect((await get(url)).body).not.toHaveProperty('included');
  });

  test('Rejects an unknown part and lists the parts', async () => {
    const { status, body } = await get(`${url}?include=art`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      issues: [
        {
          at: 'query/include/0',
          message: '"art" is not a valid part; expected versions, printings, rulings, designators, abilities',
        },
      ],
    });
  });

  test('Keeps the query when it redirects to the permanent path', async () => {
    const { status, headers } = await get('/v1/cards/shadowfist/Fox-Pass?asOf=1999&include=rulings');
    expect([status, headers.location]).toEqual([301, `${url}?asOf=1999&include=rulings`]);
  });
});

test('A card without a known text has a message to show instead', async () => {
  const { body } = await get('/v1/cards/shadowfist/redeemed-gunman');
  expect(body).toMatchObject({
    text: null,
    textStatus: 'unknown',
    message: 'Arbiter does not have the text of Redeemed Gunman. Play it as printed. 8 rulings mention it.',
  });
});
