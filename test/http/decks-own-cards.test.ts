import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { ask } from './graphql-ask.ts';
import { clientOf } from './rest-client.ts';

const app = await testApp();
const { post } = clientOf(app);

const list = (game: string, zones: Readonly<Record<string, readonly object[]>>) => ({
  arbiter: 1,
  game,
  zones: Object.entries(zones).map(([name, lines]) => ({ name, lines })),
});
const own = (quantity: number, card: object, more: object = {}) => ({ quantity, card, ...more });
const named = (quantity: number, title: string) => ({ quantity, title });

const report = z.looseObject({
  legal: z.boolean().nullable(),
  violations: z.array(
    z.looseObject({
      code: z.string(),
      rule: z.string().nullable(),
      counted: z.number().nullable(),
      allowed: z.number().nullable(),
      fixes: z.array(z.looseObject({ message: z.string() })),
    }),
  ),
  warnings: z.array(z.looseObject({ code: z.string(), message: z.string() })),
  unresolved: z.array(z.unknown()),
});
const readings = z.looseObject({
  legal: z.boolean().nullable(),
  list: z.looseObject({
    unread: z.array(
      z.looseObject({
        code: z.string(),
        message: z.string(),
        place: z.looseObject({ pointer: z.string().nullable() }),
      }),
    ),
  }),
});

async function judged(given: object, format: unknown) {
  const { status, body } = await post('/v1/decks/validate', { ...given, format });
  expect({ status, body: status === 200 ? {} : body }).toEqual({ status: 200, body: {} });
  return report.parse(body);
}

/** The lines that were not read; the deck is judged without them and never reported as legal. */
async function unread(given: object, format: unknown = 'first-edition') {
  const { status, body } = await post('/v1/decks/validate', { ...given, format });
  expect(status).toBe(200);
  const { legal, list } = readings.parse(body);
  expect(legal).not.toBe(true);
  return list.unread.map(({ code, message, place }) => ({ code, message, pointer: place.pointer }));
}

const attacks = ['Upper', 'Middle', 'Lower'].flatMap((height) =>
  ['Left', 'Center', 'Right'].map((side) =>
    height === 'Middle' && side === 'Center' ? 'Thrust' : `${height} ${side} Attack`,
  ),
);
const blocks = ['Upper', 'Lower'].flatMap((height) =>
  ['Left', 'Center', 'Right'].map((side) => `${height} ${side} Block`),
);
/** 50 cards that break no rule. */
const basics = [...attacks, ...blocks].map((title, at) => named(at < 5 ? 4 : 3, title));

const persona = (title: string, more: object = {}) =>
  own(1, { title, type: 'Persona', immortals: [title], gems: {}, ...more });
const duel = (preGame: readonly object[], ...deck: readonly object[]) =>
  list('highlander', { 'Pre-Game': preGame, Endurance: [...basics, ...deck] });

describe('A Highlander card that the list writes out', () => {
  const lantern = { title: 'Lantern Oath', type: 'Event', restriction: 2 };

  test('It is judged by its Restriction number', async () => {
    const two = await judged(duel([], own(2, lantern)), 'first-edition');
    expect([two.legal, two.violations, two.unresolved]).toEqual([true, [], []]);
    const { legal, violations } = await judged(duel([], own(3, lantern)), 'first-edition');
    expect(legal).toBe(false);
    expect(violations).toMatchObject([
      {
        code: 'over-restriction-number',
        rule: 'highlander.first-edition/restricted-cards/restriction-number-is-maximum',
        counted: 3,
        allowed: 2,
        fixes: [{ message: 'Remove 1 × Lantern Oath from deck.' }],
      },
    ]);
  });

  test('Lines with the same card count together, and two cards of one title count against the limit of six', async () => {
    const same = await judged(duel([], own(2, lantern), own(1, lantern)), 'first-edition');
    expect(same.violations).toMatchObject([{ code: 'over-restriction-number', counted: 3, allowed: 2 }]);
    const other = { title: 'Lantern Oath', type: 'Event', text: 'Draw a card.' };
    const six = await judged(duel([], own(2, lantern), own(4, other)), 'first-edition');
    expect(six.legal).toBe(true);
    const seven = await judged(duel([], own(2, lantern), own(5, other)), 'first-edition');
    expect(seven.violations).toMatchObject([{ code: 'too-many-of-title', counted: 7, allowed: 6 }]);
  });

  test('It counts together with catalogue cards of its title', async () => {
    const { violations } = await judged(
      duel([], own(3, { title: 'Back Away', type: 'Block' }), named(4, 'Back Away')),
      'first-edition',
    );
    expect(violations).toMatchObject([{ code: 'too-many-of-title', counted: 7, allowed: 6 }]);
  });

  test('It belongs to the Immortals that it names, and its Persona may be written out as well', async () => {
    const signature = { title: 'Ash and Rain', type: 'Event', mark: 'Signature', immortals: ['Maro'] };
    expect((await judged(duel([persona('Maro')], own(1, signature)), 'first-edition')).legal).toBe(true);
    const { violations } = await judged(duel([persona('Ilse')], own(1, signature)), 'first-edition');
    expect(violations).toMatchObject([
      {
        code: 'signature',
        rule: 'highlander.handbook-addendum/signature-cards/no-other-persona-by-any-means',
      },
    ]);
  });

  test('What it changes in deck building holds for the deck', async () => {
    const allowance = {
      title: 'Open Door',
      type: 'Pre-Game',
      deckBuilding: [{ ability: 'include', cards: { ofPersonas: ['Maro'] }, upTo: 1 }],
    };
    const maros = { title: 'Low Sweep', type: 'Attack', immortals: ['Maro'] };
    const deck = (copies: number) => duel([persona('Ilse'), own(1, allowance)], own(copies, maros));
    expect((await judged(deck(1), 'first-edition')).legal).toBe(true);
    expect((await judged(deck(2), 'first-edition')).violations).toMatchObject([{ code: 'other-persona' }]);
  });

  test('Its gems and its set are judged by Type Two', async () => {
    const blade = { title: 'Bright Edge', type: 'Special Attack', gems: { Strength: 2 } };
    const maro = persona('Maro', { gems: { Strength: 1 } });
    const { violations, warnings } = await judged(
      duel([maro], own(2, blade, { set: 'core' })),
      'standard-constructed',
    );
    expect(violations).toContainEqual(
      expect.objectContaining({ code: 'too-many-strength-gems', counted: 4, allowed: 3 }),
    );
    const unknownEdition = warnings.filter(
      ({ code, message }) => code === 'figure-unknown' && message.includes('edition'),
    );
    expect(unknownEdition.map(({ message }) => message).join()).not.toContain('Bright Edge');
  });

  test('A card with the name of a catalogue card is judged as the list writes it, and a warning says so', async () => {
    const { warnings } = await judged(duel([], own(1, { title: 'Slash', type: 'Attack' })), 'first-edition');
    expect(warnings.map(({ code }) => code)).toContain('own-card-named-as-catalogue-card');
  });
});

describe('A catalogue card that the list completes', () => {
  const police = 'police-remove-situation';

  test('It has the figures that no document gives', async () => {
    const { legal, violations } = await judged(
      duel([], own(3, { card: police, restriction: 2 })),
      'first-edition',
    );
    expect(legal).toBe(false);
    expect(violations).toMatchObject([{ code: 'over-restriction-number', counted: 3, allowed: 2 }]);
  });

  test('What one line says holds for every line of the card', async () => {
    const { violations } = await judged(
      duel([], own(2, { card: police, restriction: 2 }), own(1, { card: police })),
      'first-edition',
    );
    expect(violations).toMatchObject([{ code: 'over-restriction-number', counted: 3, allowed: 2 }]);
  });

  test('The second of two lines that complete it differently is not read', async () => {
    expect(
      await unread(
        duel([], own(1, { card: police, restriction: 2 }), own(1, { card: police, restriction: 3 })),
      ),
    ).toEqual([
      {
        code: 'card/contradicts-catalogue',
        message: expect.stringContaining('Another line of the list completes this card otherwise.'),
        pointer: '/zones/1/lines/16/card/restriction',
      },
    ]);
  });

  test('What the catalogue knows cannot be contradicted', async () => {
    expect(await unread(duel([], own(1, { card: 'hogg-kern', mark: 'Reserved' })))).toEqual([
      {
        code: 'card/contradicts-catalogue',
        message: expect.stringContaining('The catalogue knows the mark of Hogg'),
        pointer: '/zones/1/lines/15/card/mark',
      },
    ]);
  });

  test('An allowance that is known in part can be completed', async () => {
    const allowance = (more: object) =>
      duel(
        [persona('Ilse')],
        own(1, { card: 'queen-of-the-flock', type: 'Event', ...more }),
        own(2, { title: 'Low Sweep', type: 'Attack', immortals: ['Maro'] }),
      );
    const inPart = await judged(allowance({}), 'first-edition');
    expect([inPart.legal, inPart.warnings.map(({ code }) => code)]).toEqual([
      true,
      expect.arrayContaining(['allowance-unknown']),
    ]);
    const deckBuilding = [{ ability: 'include', cards: { ofPersonas: ['Maro'] }, upTo: 1 }];
    expect((await judged(allowance({ deckBuilding }), 'first-edition')).violations).toMatchObject([
      { code: 'other-persona', counted: 2, allowed: 1 },
    ]);
  });

  test('Its text says how many Master cards the deck may have', async () => {
    const masters = (text: string, ...of: readonly string[]) =>
      duel(
        [persona('Ilse', { text })],
        ...of.map((what) => own(1, { title: `Master's ${what}`, type: 'Event' })),
      );
    const one = 'You may include up to one Master cards in your deck.';
    expect((await judged(masters(one, 'Bow'), 'first-edition')).violations).toEqual([]);
    expect((await judged(masters(one, 'Bow', 'Rest'), 'first-edition')).violations).toMatchObject([
      { code: 'too-many-master-cards', counted: 2, allowed: 1 },
    ]);
  });

  test('A text about decks that no deck rule reads changes nothing', async () => {
    const none = duel([persona('Ilse', { text: 'You may include up to 0 attacks.' })]);
    expect(await judged(none, 'first-edition')).toMatchObject({ legal: true, violations: [] });
    const events = duel(
      [persona('Ilse', { text: 'You may include up to 1 Events in your deck.' })],
      own(2, { title: 'Lantern Oath', type: 'Event', restriction: 2 }),
    );
    expect(await judged(events, 'first-edition')).toMatchObject({ legal: true, violations: [] });
  });

  test('Its text says which Weapon of Choice the deck must have', async () => {
    const text = 'You may only include this card in your deck if you are using the Willow Staff.';
    const needing = own(1, { title: 'Willow Song', type: 'Attack', text });
    const format = { name: 'Armed', rules: [{ check: 'card-requirements' }] };
    const staff = own(1, { title: 'Willow Staff', type: 'Weapon of Choice', handIcons: 1 });
    expect((await judged(duel([persona('Ilse')], needing), format)).violations).toMatchObject([
      { code: 'card-requires-weapon' },
    ]);
    expect((await judged(duel([persona('Ilse'), staff], needing), format)).violations).toEqual([]);
  });

  test('An allowance that is known whole cannot be contradicted', async () => {
    const deckBuilding = [{ ability: 'exceed-six', cards: { titles: ['Slash'] }, upTo: 15 }];
    const [issue] = await unread(duel([own(1, { card: 'ramirez-persona', deckBuilding })]));
    expect(issue).toMatchObject({
      code: 'card/contradicts-catalogue',
      pointer: '/zones/0/lines/0/card/deckBuilding',
    });
  });

  test('An unknown slug is reported with a suggestion', async () => {
    expect(await unread(duel([], own(1, { card: 'hog-kern' })))).toEqual([
      {
        code: 'card/invalid',
        message: expect.stringContaining('Did you mean "hogg-kern"?'),
        pointer: '/zones/1/lines/15/card/card',
      },
    ]);
  });
});

describe('Mistakes in a card', () => {
  test('Every mistake is reported with its place and what was probably meant', async () => {
    expect(
      await unread(
        list('highlander', {
          Deck: [
            own(1, { title: 'A', type: 'Evnt' }),
            own(1, { title: 'B', type: 'Event', restricton: 2 }),
            own(1, { type: 'Event' }),
          ],
        }),
      ),
    ).toEqual([
      {
        code: 'card/invalid',
        message: expect.stringContaining('Did you mean "Event"?'),
        pointer: '/zones/0/lines/0/card/type',
      },
      {
        code: 'card/invalid',
        message: expect.stringContaining('Did you mean "restriction"?'),
        pointer: '/zones/0/lines/1/card/restricton',
      },
      { code: 'card/invalid', message: expect.any(String), pointer: '/zones/0/lines/2/card/title' },
    ]);
  });

  test('A line has a title or a card', async () => {
    const both = { quantity: 1, title: 'A', card: { title: 'A', type: 'Event' } };
    const lines = [both, { quantity: 1 }, named(1, 'Thrust')];
    expect((await unread(list('highlander', { Deck: lines }))).map((one) => one.pointer)).toEqual([
      '/zones/0/lines/0/title',
      '/zones/0/lines/1/title',
    ]);
  });
});

describe('Shadowfist', () => {
  const monk = {
    title: 'Rice Monk',
    type: 'Character',
    cost: 2,
    fighting: 2,
    provides: ['dra'],
    factions: ['Dragons'],
  };

  test('A card that the list writes out counts by its title and may have No Max', async () => {
    const deck = (copies: number, card: object) => list('shadowfist', { Deck: [own(copies, card)] });
    expect((await judged(deck(5, monk), 'year-of-the-dragon')).legal).toBe(true);
    expect((await judged(deck(6, monk), 'year-of-the-dragon')).violations).toMatchObject([
      { code: 'too-many-of-title', counted: 6, allowed: 5 },
    ]);
    expect((await judged(deck(9, { ...monk, text: 'No Max.' }), 'year-of-the-dragon')).legal).toBe(true);
  });

  test('A card that the list completes counts by its type', async () => {
    const sites = { name: 'No sites', rules: [{ check: 'cards-of-type', types: ['Site'], most: 0 }] };
    const { violations } = await judged(
      list('shadowfist', { Deck: [own(1, { title: 'Tea House', type: 'Site', body: 6 })] }),
      sites,
    );
    expect(violations).toMatchObject([{ code: 'too-many-of-type', counted: 1, allowed: 0 }]);
  });

  test('Its own cards count together with those of the catalogue of the same title', async () => {
    const { violations } = await judged(
      list('shadowfist', {
        Deck: [named(4, 'Fox Pass'), own(2, { title: 'Fox Pass', type: 'Feng Shui Site' })],
      }),
      'year-of-the-dragon',
    );
    expect(violations).toMatchObject([{ code: 'too-many-of-title', counted: 6, allowed: 5 }]);
  });

  test('Statistics count it', async () => {
    const { statistics } = z
      .looseObject({ statistics: z.unknown() })
      .parse(await judged(list('shadowfist', { Deck: [own(2, monk)] }), 'year-of-the-dragon'));
    expect(statistics).toMatchObject({ cards: 2, titles: 1 });
  });
});

describe('Conversion', () => {
  const given = list('highlander', {
    Deck: [
      own(2, { title: 'Lantern Oath', subtitle: 'Maro', type: 'Event', restriction: 2 }),
      own(1, { card: 'hogg-kern' }),
    ],
  });
  const converted = async (to: string) => {
    const { status, body } = await post(`/v1/decks/convert?to=${to}`, given);
    expect(status).toBe(200);
    return z
      .looseObject({
        text: z.string(),
        lost: z.array(
          z.looseObject({
            what: z.string(),
            count: z.int(),
            places: z.array(z.string()),
            message: z.string(),
          }),
        ),
      })
      .parse(body);
  };

  test('A form that cannot hold the definition of a card reports the loss and keeps the name', async () => {
    const { text, lost } = await converted('plain');
    expect(text).toBe('Game: highlander\n\n2x Lantern Oath: Maro\n1x Hogg: Kern\n');
    expect(lost.filter(({ what }) => what === 'card')).toEqual([
      {
        what: 'card',
        count: 2,
        places: ['/zones/0/lines/0/card', '/zones/0/lines/1/card'],
        message: 'Dropped 2 definitions of cards: a plain list cannot store them. The titles are kept.',
      },
    ]);
  });

  test("Arbiter's own form keeps the card", async () => {
    const { text, lost } = await converted('arbiter');
    expect(lost).toEqual([]);
    expect(JSON.parse(text)).toMatchObject({ zones: given.zones });
  });

  test('A card with a mistake is reported and keeps its title', async () => {
    const { status, body } = await post(
      '/v1/decks/convert?to=plain',
      list('highlander', { Deck: [own(1, { title: 'A', typ: 'Event' })] }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      text: 'Game: highlander\n\n1x A\n',
      from: { unread: [{ code: 'card/invalid', place: { pointer: '/zones/0/lines/0/card/typ' } }] },
    });
  });
});

test('GraphQL takes the cards of a list as REST does', async () => {
  const given = list('highlander', {
    Deck: [own(3, { title: 'Lantern Oath', type: 'Event', restriction: 2 })],
  });
  const { body } = await ask(
    app,
    `{ validateDeck(list: ${JSON.stringify(JSON.stringify(given))}, format: { name: "Own", rules: [{ check: "restriction-number" }] }) { reports { legal violations { code cards { slug name } } } } }`,
  );
  expect(body).toEqual({
    data: {
      validateDeck: {
        reports: [
          {
            legal: false,
            violations: [
              {
                code: 'over-restriction-number',
                cards: [{ slug: 'own:lantern-oath', name: 'Lantern Oath' }],
              },
            ],
          },
        ],
      },
    },
  });
});
