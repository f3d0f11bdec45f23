import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { get, post } = clientOf(await testApp());

const citing = z.looseObject({ rule: z.string().nullable(), citedRule: z.unknown() });
const report = z.looseObject({
  violations: z.array(citing),
  warnings: z.array(citing),
  advice: z.array(citing),
});

async function deckReport(lines: readonly object[]) {
  const zones = [{ name: 'Deck', lines }];
  const deck = { arbiter: 1, game: 'shadowfist', format: 'year-of-the-dragon', zones };
  return report.parse((await post('/v1/decks/validate', deck)).body);
}

const ruleWithId = async (id: string | null) => (await get(`/v1/rules/shadowfist/${id}`)).body;

test('A violation of a deck has the heading of its rule and a link to it', async () => {
  const { violations } = await deckReport([{ quantity: 6, title: 'Fox Pass' }]);
  expect(violations).toEqual([
    expect.objectContaining({
      rule: 'shadowfist.yotd/8.1/five-copies',
      citedRule: expect.objectContaining({
        id: 'shadowfist.yotd/8.1/five-copies',
        section: '8.1',
        heading: 'Guidelines for Building a Deck',
        citation: expect.objectContaining({
          section: '8.1',
          url: '/v1/rules/shadowfist/shadowfist.yotd/8.1',
        }),
      }),
    }),
  ]);
});

test('The cited rules of violations and advice are those of the rule index', async () => {
  const { violations, advice } = await deckReport([{ quantity: 6, title: 'Fox Pass' }]);
  const cited = [...violations, ...advice].filter(({ rule }) => rule !== null);
  expect(cited.length).toBeGreaterThan(1);
  for (const { rule, citedRule } of cited) expect(citedRule).toEqual(await ruleWithId(rule));
});

test('A warning that cites no rule has no cited rule', async () => {
  const { warnings } = await deckReport([{ quantity: 1, title: 'Foxes of the Moon' }]);
  expect(warnings.filter(({ rule }) => rule === null)).toContainEqual(
    expect.objectContaining({ code: 'cards-not-found', rule: null, citedRule: null }),
  );
});

test('A violation of a move has its rule as the rule index gives it', async () => {
  const hand = [{ id: 'cop', card: 'maverick-cop' }];
  const { body } = await post('/v1/rule-check', {
    game: 'shadowfist',
    state: {
      players: [
        { id: 'ann', power: 2, hand, deck: 30 },
        { id: 'bob', power: 1, hand: 6, deck: 30 },
      ],
      turn: { player: 'ann', phase: 'main' },
    },
    actions: [{ do: 'play', player: 'ann', card: 'cop' }],
  });
  const { verdicts } = z
    .looseObject({ verdicts: z.array(z.looseObject({ violations: z.array(citing) })) })
    .parse(body);
  const violations = verdicts.flatMap((verdict) => verdict.violations);
  expect(violations.map(({ rule }) => rule)).toEqual([
    'shadowfist.yotd/3.3.2/pay-the-cost',
    'shadowfist.yotd/3.3.2/meet-resource-conditions',
  ]);
  for (const { rule, citedRule } of violations) expect(citedRule).toEqual(await ruleWithId(rule));
});

test('An impossible state is reported with its rule', async () => {
  const { body } = await post('/v1/rule-check', {
    game: 'shadowfist',
    state: {
      players: [
        { id: 'ann', power: 0, deck: 30 },
        { id: 'bob', power: 0, deck: 30 },
      ],
      inPlay: [
        {
          id: 'temple',
          card: 'nine-dragon-temple',
          owner: 'ann',
          controller: 'ann',
          column: 1,
          row: 'front',
        },
      ],
      turn: { player: 'ann', phase: 'main' },
    },
  });
  const { stateViolations } = z.looseObject({ stateViolations: z.array(citing) }).parse(body);
  expect(stateViolations.length).toBeGreaterThan(0);
  for (const { rule, citedRule } of stateViolations) expect(citedRule).toEqual(await ruleWithId(rule));
});
