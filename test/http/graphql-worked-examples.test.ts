import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { playedExampleView, workedExampleView } from '../../src/rule-check/examples/views.ts';
import { testApp } from '../setup/app.ts';
import { ask, codes } from './graphql-ask.ts';

const app = await testApp();
const RULE = 'highlander.handbook-addendum/prevention/forbidden-is-prevented';

const step = z.strictObject({ outcome: z.string().nullable(), open: z.unknown(), holds: z.unknown() });
const answer = z.strictObject({
  data: z.strictObject({ workedExample: z.strictObject({ steps: z.array(step) }) }),
});

describe('worked examples', () => {
  test('are listed by game, by a rule that is broken in them and by a ruling that they show', async () => {
    const overRest = await request(app.server).get(`/v1/rule-check/examples?game=highlander&rule=${RULE}`);
    expect(overRest.body.totalCount).toBeGreaterThan(1);
    const ruling = 'highlander.handbook-addendum/prevention/example-7-kronos';
    const { body } = await ask(
      app,
      `{
        byRule: workedExamples(game: "highlander", rule: "${RULE}", first: 1) {
          totalCount
          pageInfo { hasNextPage }
          edges { node { id game page about } }
        }
        byRuling: workedExamples(ruling: "${ruling}", first: 1) { edges { node { id } } }
        none: workedExamples(game: "shadowfist", rule: "${RULE}") { totalCount }
        ruling(id: "${ruling}") { workedExamples { id } }
      }`,
    );
    const kronos = [
      { id: 'highlander/addendum-break-glass-kronos' },
      { id: 'highlander/addendum-prevention-7' },
    ];
    expect(body).toEqual({
      data: {
        byRule: {
          totalCount: overRest.body.totalCount,
          pageInfo: { hasNextPage: true },
          edges: [
            {
              node: {
                id: 'highlander/addendum-armory-2',
                game: 'highlander',
                page: '/examples/highlander/addendum-armory-2',
                about:
                  'Example 2 - no card that may disarm the opponent is played while The Armory is in play',
              },
            },
          ],
        },
        byRuling: { edges: kronos.slice(0, 1).map((node) => ({ node })) },
        none: { totalCount: 0 },
        ruling: { workedExamples: kronos },
      },
    });
  });

  test('are told step by step, as over REST, with the rules that are broken', async () => {
    const told = workedExampleView.parse(
      (await request(app.server).get('/v1/rule-check/examples/highlander/addendum-armory-2')).body,
    );
    const { body } = await ask(
      app,
      `{
        workedExample(game: "highlander", name: "addendum-armory-2") {
          ruleset { id } citation { section source { id } } rulings { id } state actions result
          steps { outcome action events breaks { id } open holds }
        }
      }`,
    );
    const [news] = told.request.actions;
    const none = { events: null, breaks: null, open: null, holds: null };
    expect(body).toEqual({
      data: {
        workedExample: {
          ruleset: { id: 'highlander.first-edition' },
          citation: { section: 'Armory and Rearming', source: { id: 'highlander.handbook-addendum' } },
          rulings: told.rulings.map((id) => ({ id })),
          state: told.request.state,
          actions: [{ do: 'play', player: 'ann', card: 'news' }],
          result: told.result,
          steps: [
            {
              ...none,
              outcome: 'ILLEGAL',
              action: { do: 'play', player: 'ann', card: 'disarm' },
              breaks: [{ id: RULE }],
            },
            { ...none, outcome: 'LEGAL', action: news },
          ],
        },
      },
    });
  });

  test('are played action by action, as over REST', async () => {
    const { body: overRest } = await request(app.server).get(
      '/v1/rule-check/examples/highlander/addendum-armory-2/played',
    );
    const { items } = playedExampleView.parse(overRest);
    const { body } = await ask(
      app,
      `{
        workedExample(game: "highlander", name: "addendum-armory-2") {
          steps { note }
          played { step state verdict { index ... on LegalVerdict { events } ... on IllegalVerdict { violations { rule } } } }
        }
      }`,
    );
    expect(body).toMatchObject({
      data: {
        workedExample: {
          played: [
            { step: 0, state: null, verdict: { index: 0, violations: [{ rule: RULE }] } },
            { step: 1, state: items[1]?.state, verdict: { index: 1 } },
          ],
        },
      },
    });
  });

  test('tell what is left open, and what the state holds', async () => {
    const { body } = await ask(
      app,
      `{
        workedExample(game: "shadowfist", name: "9.2-draco-and-fox-pass") {
          steps { outcome open holds }
        }
      }`,
    );
    const { steps } = answer.parse(body).data.workedExample;
    expect(steps.find(({ outcome }) => outcome === 'NEEDS_CHOICE')).toEqual({
      outcome: 'NEEDS_CHOICE',
      open: ['/choose/target'],
      holds: null,
    });
    expect(steps.at(-1)).toEqual({
      outcome: null,
      open: null,
      holds: { '/turn/lastAttack': 'successful' },
    });
  });

  test('of an unknown name, game, rule or ruling there are none', async () => {
    const asked = [
      '{ workedExample(game: "highlander", name: "no-such") { id } }',
      '{ workedExample(game: "chess", name: "no-such") { id } }',
      '{ workedExamples(rule: "no-such") { totalCount } }',
      '{ workedExamples(ruling: "no-such") { totalCount } }',
    ];
    expect(await Promise.all(asked.map(async (query) => codes(await ask(app, query))))).toEqual([
      ['worked-example/not-found'],
      ['game/not-found'],
      ['rule/not-found'],
      ['ruling/not-found'],
    ]);
  });
});
