import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { ask, codes } from './graphql-ask.ts';

const app = await testApp();

const inForce =
  'Limited. Play at the start of your turn. No other card you control or play generates Power during your Establishing Shot this turn. Pocket Demon generates Power equal to the number of Power-generating Sites controlled by target opponent, plus the number of cards in his or her burned-for-victory pile, minus the number of cards in your burned-for-victory pile.';
const mostRecentPrinting = {
  id: 'shadowfist.yotd/9.2/most-recent-printing',
  section: '9.2',
  citation: { source: { title: 'Shadowfist Year of the Dragon Rulebook', date: '2000' } },
};

describe('a card', () => {
  test('tells its wordings, which is in force, and why', async () => {
    const { status, body } = await ask(
      app,
      `{
        card(game: "shadowfist", title: "pocket demon") {
          name text errataNumber hasErrata
          wording { law version { id } rule { id } differs }
          versions {
            id kind text status errataNumber errataNumberBasis law reason
            rule { id section citation { source { title date } } }
            source { id } section date
            appliesTo { to edition printings { set number } }
            printedIn { set number } importedFrom
            supersededBy { id }
          }
        }
      }`,
    );
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        data: {
          card: {
            name: 'Pocket Demon',
            text: inForce,
            errataNumber: 1,
            hasErrata: true,
            wording: {
              law: 'most-recent-printing',
              version: { id: 'shadowfist/pocket-demon/yotd' },
              rule: { id: 'shadowfist.yotd/9.2/most-recent-printing' },
              differs: false,
            },
            versions: [
              {
                id: 'shadowfist/pocket-demon/printed',
                kind: 'PRINTED',
                text: null,
                status: 'SUPERSEDED',
                errataNumber: null,
                errataNumberBasis: null,
                law: 'most-recent-printing',
                reason:
                  'The text printed in Netherworld (no source gives its words) is replaced by the text in the Shadowfist Year of the Dragon Rulebook (2000) with errata number 1, because a version with an errata number replaces, on every copy, all versions with a lower number or none.',
                rule: mostRecentPrinting,
                source: null,
                section: null,
                date: null,
                appliesTo: {
                  to: 'PRINTINGS',
                  edition: null,
                  printings: [{ set: 'netherworld', number: null }],
                },
                printedIn: [],
                importedFrom: [],
                supersededBy: { id: 'shadowfist/pocket-demon/yotd' },
              },
              {
                id: 'shadowfist/pocket-demon/yotd',
                kind: 'FUNCTIONAL',
                text: inForce,
                status: 'IN_FORCE',
                errataNumber: 1,
                errataNumberBasis: 'INFERRED',
                law: 'most-recent-printing',
                reason: expect.stringContaining(
                  'with errata number 1 is in force, whatever the copy shows, because',
                ),
                rule: mostRecentPrinting,
                source: { id: 'shadowfist.yotd' },
                section: '9.2',
                date: '2000',
                appliesTo: { to: 'ALL', edition: null, printings: null },
                printedIn: [],
                importedFrom: [],
                supersededBy: null,
              },
            ],
          },
        },
      },
    });
  });

  test('is told as of a date, with all that hangs off it', async () => {
    const { body } = await ask(
      app,
      '{ card(game: "shadowfist", slug: "pocket-demon", asOf: "1999") { asOf text versions { id status } } }',
    );
    expect(body).toEqual({
      data: {
        card: {
          asOf: '1999',
          text: null,
          versions: [
            { id: 'shadowfist/pocket-demon/printed', status: 'IN_FORCE' },
            { id: 'shadowfist/pocket-demon/yotd', status: 'NOT_YET_ISSUED' },
          ],
        },
      },
    });
  });

  test('has the figures of its game', async () => {
    const { body } = await ask(
      app,
      `{
        shadowfist: card(game: "shadowfist", slug: "pocket-demon") {
          __typename type ... on ShadowfistCard { cost fighting requires provides restrictions factions }
        }
        highlander: card(game: "highlander", slug: "9mm-kinman") {
          __typename ... on HighlanderCard { mark restriction handIcons immortals gems { gem count } }
          versions { figures { name value } }
        }
      }`,
    );
    expect(body).toEqual({
      data: {
        shadowfist: {
          __typename: 'ShadowfistCard',
          type: 'Event',
          cost: 0,
          fighting: null,
          requires: ['mag'],
          provides: [],
          restrictions: ['Limited'],
          factions: [],
        },
        highlander: {
          __typename: 'HighlanderCard',
          mark: 'Signature',
          restriction: 2,
          handIcons: 1,
          immortals: ['Kinman'],
          gems: null,
          versions: [
            {
              figures: [
                { name: 'mark', value: 'Signature' },
                { name: 'handIcons', value: 1 },
                { name: 'restriction', value: 2 },
              ],
            },
          ],
        },
      },
    });
  });

  test('tells its designators, printings and where it is named', async () => {
    const { body } = await ask(
      app,
      `{
        card(game: "shadowfist", slug: "pocket-demon") {
          designators { word key origin version { id } rules { id } }
          printings {
            set { code name order edition } number errataNumber text figures { name value }
            attributes { name value } importedFrom
            inForce { version { id } figures { name value } rule { id } }
          }
          named { section source { id } }
        }
      }`,
    );
    const rules = [{ id: 'shadowfist.yotd/7.3/title-and-subtitle-words' }];
    const inForce = {
      version: { id: 'shadowfist/pocket-demon/yotd' },
      figures: [],
      rule: { id: 'shadowfist.yotd/9.2/most-recent-printing' },
    };
    expect(body).toMatchObject({
      data: {
        card: {
          designators: [
            { word: 'Pocket', key: 'pocket', origin: 'TITLE', version: null, rules },
            { word: 'Demon', key: 'demon', origin: 'TITLE', version: null, rules },
          ],
          printings: expect.arrayContaining([
            {
              set: { code: 'yearofthedragon', name: 'Year of the Dragon', order: 4, edition: null },
              number: null,
              errataNumber: null,
              text: null,
              figures: [],
              attributes: [],
              importedFrom: [],
              inForce,
            },
          ]),
          named: expect.arrayContaining([{ section: '9.2', source: { id: 'shadowfist.yotd' } }]),
        },
      },
    });
  });
});

test('what a card does, in the vocabulary of moves; null where nobody has written it', async () => {
  const { body } = await ask(
    app,
    `{
      gas: card(game: "shadowfist", slug: "nerve-gas") {
        abilities { version { id } source { id } section says told abilities }
      }
      dojo: card(game: "highlander", slug: "dojo") {
        abilities { version { id } source { id } section says told abilities }
      }
    }`,
  );
  expect(body).toEqual({
    data: {
      gas: {
        abilities: {
          version: { id: 'shadowfist/nerve-gas/yotd' },
          source: { id: 'shadowfist.yotd' },
          section: '9.2',
          says: null,
          told: 'WHOLE',
          abilities: [
            expect.objectContaining({ ability: 'event' }),
            expect.objectContaining({ ability: 'does-not-affect' }),
          ],
        },
      },
      dojo: {
        abilities: {
          version: null,
          source: null,
          section: null,
          says: null,
          told: 'IN_PART',
          abilities: null,
        },
      },
    },
  });
});

describe('naming a card', () => {
  test('a title with typos leads to the card', async () => {
    const { body } = await ask(app, '{ card(fuzzy: "pocket deamon") { game slug name title url } }');
    expect(body).toEqual({
      data: {
        card: {
          game: 'shadowfist',
          slug: 'pocket-demon',
          name: 'Pocket Demon',
          title: 'Pocket Demon',
          url: '/v1/cards/shadowfist/pocket-demon',
        },
      },
    });
  });

  test('an id leads to the same card as its slug', async () => {
    const bySlug = await ask(app, '{ card(game: "shadowfist", slug: "pocket-demon") { id name } }');
    const { card } = bySlug.body.data as { card: { id: string } };
    const byId = await ask(app, 'query ($id: ID) { card(id: $id) { id name } }', { id: card.id });
    expect(byId.body).toEqual(bySlug.body);
  });

  test('an id in another game is not found', async () => {
    const bySlug = await ask(app, '{ card(game: "shadowfist", slug: "pocket-demon") { id } }');
    const { card } = bySlug.body.data as { card: { id: string } };
    const elsewhere = await ask(app, 'query ($id: ID) { card(game: "highlander", id: $id) { id } }', {
      id: card.id,
    });
    expect(codes(elsewhere)).toEqual(['card/not-found']);
  });

  test('a name of several cards is an error with the candidates', async () => {
    const { status, body } = await ask(app, '{ card(title: "Parrying Blade") { id } }');
    const candidate = (slug: string, name: string) => ({
      game: 'highlander',
      slug,
      name,
      url: `/v1/cards/highlander/${slug}`,
      score: 1,
      matched: name,
    });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        errors: [
          {
            message: '"Parrying Blade" matches 2 cards; give the full name of one of them.',
            locations: [{ line: 1, column: 3 }],
            path: ['card'],
            extensions: {
              code: 'card/ambiguous',
              candidates: [
                candidate('parrying-blade-object', 'Parrying Blade: Object'),
                candidate('parrying-blade-weapon-of-choice', 'Parrying Blade: Weapon of Choice'),
              ],
            },
          },
        ],
        data: { card: null },
      },
    });
  });

  test('a name of no card is an error with suggestions', async () => {
    const { body } = await ask(app, '{ card(game: "shadowfist", title: "Pocket Deamon") { id } }');
    expect(body).toMatchObject({
      data: { card: null },
      errors: [
        { path: ['card'], extensions: { code: 'card/not-found', suggestions: [{ slug: 'pocket-demon' }] } },
      ],
    });
  });

  test.each([
    'card { id }',
    'card(title: "A", fuzzy: "B") { id }',
    'card(slug: "fox-pass") { id }',
    'card(title: "") { id }',
  ])('anything but one way of naming it is refused: %s', async (field) => {
    expect(codes(await ask(app, `{ ${field} }`))).toEqual(['request/invalid']);
  });

  test('several cards at once: the found ones in order, the others with suggestions', async () => {
    const { body } = await ask(
      app,
      `{
        collection(identifiers: [
          { game: "shadowfist", slug: "pocket-demon" }
          { name: "Parrying Blade" }
          { name: "Pocket Deamon", game: "shadowfist" }
          { name: "fox pass" }
        ]) {
          totalCount cards { name }
          notFound { index reason identifier { id game slug name } suggestions { slug score card { name } } }
        }
      }`,
    );
    expect(body).toEqual({
      data: {
        collection: {
          totalCount: 2,
          cards: [{ name: 'Pocket Demon' }, { name: 'Fox Pass' }],
          notFound: [
            {
              index: 1,
              reason: 'AMBIGUOUS',
              identifier: { id: null, game: null, slug: null, name: 'Parrying Blade' },
              suggestions: [
                { slug: 'parrying-blade-object', score: 1, card: { name: 'Parrying Blade: Object' } },
                {
                  slug: 'parrying-blade-weapon-of-choice',
                  score: 1,
                  card: { name: 'Parrying Blade: Weapon of Choice' },
                },
              ],
            },
            {
              index: 2,
              reason: 'NOT_FOUND',
              identifier: { id: null, game: 'shadowfist', slug: null, name: 'Pocket Deamon' },
              suggestions: [
                { slug: 'pocket-demon', score: expect.any(Number), card: { name: 'Pocket Demon' } },
              ],
            },
          ],
        },
      },
    });
  });

  test('the beginning of a name', async () => {
    const { body } = await ask(
      app,
      '{ autocomplete(query: "pocket") { game slug name url card { title } } }',
    );
    expect(body).toEqual({
      data: {
        autocomplete: [
          {
            game: 'shadowfist',
            slug: 'pocket-demon',
            name: 'Pocket Demon',
            url: '/v1/cards/shadowfist/pocket-demon',
            card: { title: 'Pocket Demon' },
          },
        ],
      },
    });
  });
});
