import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { ask } from './graphql-ask.ts';
import { clientOf } from './rest-client.ts';

const app = await testApp();
const { get } = clientOf(app);

const comparing = (a: string, b: string, game = 'highlander') =>
  get(`/v1/rules/${game}/compare?a=${a}&b=${b}`);

const firstEdition = { id: 'highlander.first-edition', name: 'First edition' };
const typeTwo = { id: 'highlander.type-two', name: 'Type Two' };
const reference = { id: 'highlander.reference', name: 'Rules Reference Guide' };

const differing = z.object({ differences: z.array(z.looseObject({ switch: z.string() })) });
const differenceIn = (body: unknown, key: string) =>
  differing.parse(body).differences.find((one) => one.switch === key);

const typeTwoRulebook = (section: string, heading: string) => ({
  source: 'highlander.type-two',
  title: 'Highlander Type Two Rulebook',
  issuer: 'LeMontaguard Inc.',
  date: '2010-03',
  section,
  heading,
  url: `/v1/rules/highlander/highlander.type-two/${section}`,
});

describe('GET /v1/rules/{game}/compare', () => {
  test('tells where two rulesets part ways, and leaves out where they do not', async () => {
    const { status, body } = await comparing(typeTwo.id, reference.id);
    expect(status).toBe(200);
    expect(body).toEqual({
      game: 'highlander',
      a: typeTwo,
      b: reference,
      differences: expect.any(Array),
    });
    expect(differenceIn(body, 'powerBlowDamage')).toEqual({
      switch: 'powerBlowDamage',
      decides: 'How much damage a Power Blow does.',
      decidesPlay: true,
      onlyDescribes: null,
      a: {
        value: 'plus-two',
        means: '2 more than the attack does otherwise: 4 for 2.',
        basis: 'rule',
        rule: 'highlander.type-two/power-blows/two-more-damage',
        takenOver: null,
        statement: 'An attack that is a Power Blow does 2 more points of damage.',
        citation: typeTwoRulebook('power-blows', 'Power Blows'),
        because: null,
      },
      b: {
        value: 'second-value',
        means: 'The second value printed on the card; to have two is what allows a Power Blow.',
        basis: 'rule',
        rule: 'highlander.reference/attacking/two-values-power-blow',
        takenOver: null,
        statement: 'More than one printed damage value means that a Power Blow may be made of the attack.',
        citation: {
          source: 'highlander.reference',
          title: 'Highlander Rules Reference Guide',
          issuer: null,
          date: null,
          section: 'attacking',
          heading: 'Attacking',
          url: '/v1/rules/highlander/highlander.reference/attacking',
        },
        because: null,
      },
    });
    expect(differenceIn(body, 'regainingWeapons')).toBeUndefined();
  });

  test('marks the points that are only worded differently, and says why they decide no play', async () => {
    const { body } = await comparing(firstEdition.id, reference.id);
    expect(differenceIn(body, 'attackDamage')).toMatchObject({
      decidesPlay: false,
      onlyDescribes: 'A value that is printed is one that the card states; where none is printed it is 2.',
    });
    expect(differenceIn(body, 'mayDos')).toMatchObject({ decidesPlay: true, onlyDescribes: null });
  });

  test('says whence a value is taken over that no document of a ruleset gives', async () => {
    const { body } = await comparing(firstEdition.id, reference.id);
    expect(differenceIn(body, 'mayDos')).toMatchObject({
      a: {
        value: 'any-time-in-turn',
        means: 'At any time during the turn.',
        basis: 'taken-over',
        rule: null,
        takenOver: 'highlander.type-two/may-do-effects/any-time-in-turn',
        statement:
          "May Do actions and effects may be played or activated at any time during a player's turn.",
        citation: typeTwoRulebook('may-do-effects', 'May Do Effects'),
        because: null,
      },
    });
  });

  test('tells what both decide alike if it is asked for, with what one takes over', async () => {
    const { body } = await comparing(firstEdition.id, `${typeTwo.id}&all=true`);
    const { agreements, differences } = differing
      .extend({ agreements: z.array(z.looseObject({ switch: z.string() })) })
      .parse(body);
    expect(agreements.find((one) => one.switch === 'mayDos')).toMatchObject({
      decidesPlay: true,
      a: { value: 'any-time-in-turn', basis: 'taken-over' },
      b: { value: 'any-time-in-turn', basis: 'rule' },
    });
    const parted = new Set(differences.map((one) => one.switch));
    expect(agreements.filter((one) => parted.has(one.switch))).toEqual([]);
  });

  test('says what a silence decides', async () => {
    const { body } = await comparing(typeTwo.id, firstEdition.id);
    expect(differenceIn(body, 'unattackedDiscard')).toMatchObject({
      b: {
        value: 'nothing',
        means: 'Nothing.',
        basis: 'silence',
        rule: null,
        takenOver: null,
        statement: null,
        citation: null,
        because: 'No rule offers a discard to a player who was not attacked.',
      },
    });
  });

  test.each([
    ['highlander', reference],
    ['shadowfist', { id: 'shadowfist.year-of-the-dragon', name: 'Year of the Dragon' }],
  ])('a ruleset of %s differs nowhere from itself', async (game, ruleset) => {
    const { status, body } = await comparing(ruleset.id, ruleset.id, game);
    expect(status).toBe(200);
    expect(body).toEqual({ game, a: ruleset, b: ruleset, differences: [] });
  });

  test('a ruleset that the game does not have is told with those that it has', async () => {
    const { status, body } = await comparing(typeTwo.id, 'highlander.third-edition');
    expect(status).toBe(404);
    expect(body).toEqual({
      type: 'urn:arbiter:problem:ruleset/not-found',
      title: 'Ruleset not found',
      status: 404,
      code: 'ruleset/not-found',
      detail: 'highlander has no ruleset "highlander.third-edition".',
      known: [firstEdition.id, typeTwo.id, reference.id],
    });
  });

  test('both rulesets must be named', async () => {
    const { status, body } = await get(`/v1/rules/highlander/compare?a=${typeTwo.id}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'request/invalid', issues: [{ at: 'query/b' }] });
  });
});

test('GraphQL tells the same', async () => {
  const rest = differing.parse((await comparing(firstEdition.id, reference.id)).body);
  const { body } = await ask(
    app,
    `{
      compareRulesets(game: "highlander", a: "highlander.first-edition", b: "highlander.reference") {
        game
        a { id name sources { id } }
        b { id name }
        differences {
          switch decides decidesPlay onlyDescribes
          a { value means basis rule { id } takenOver { id } because }
          b { value basis rule { statement } }
        }
        agreements { switch }
      }
    }`,
  );
  const { data } = z.object({ data: z.object({ compareRulesets: differing.loose() }) }).parse(body);
  expect(data.compareRulesets).toMatchObject({
    game: 'highlander',
    a: {
      ...firstEdition,
      sources: [{ id: 'highlander.first-edition' }, { id: 'highlander.handbook-addendum' }],
    },
    b: reference,
  });
  expect(data.compareRulesets.differences.map((one) => one.switch)).toEqual(
    rest.differences.map((one) => one.switch),
  );
  expect(data.compareRulesets.differences.find((one) => one.switch === 'mayDos')).toEqual({
    switch: 'mayDos',
    decides: 'When a player may do what a text offers for the May Do/Must Do Phase.',
    decidesPlay: true,
    onlyDescribes: null,
    a: {
      value: 'any-time-in-turn',
      means: 'At any time during the turn.',
      basis: 'TAKEN_OVER',
      rule: null,
      takenOver: { id: 'highlander.type-two/may-do-effects/any-time-in-turn' },
      because: null,
    },
    b: {
      value: 'in-phase',
      basis: 'RULE',
      rule: { statement: "Effects worded for a player's May Do/Must Do Phase must be resolved in it." },
    },
  });
});
