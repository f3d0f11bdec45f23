import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { workedExampleView } from '../../src/rule-check/examples/views.ts';
import { exampleFile, type NamedExample } from '../../src/worked-examples/example-file.ts';
import { testApp } from '../setup/app.ts';
import { unlikeTheirForms } from './events-told.ts';
import { clientOf } from './rest-client.ts';

/**
 * The worked examples of the rulebooks, played over HTTP. Each is a file: the state it begins in, what is done, what
 * must be refused on the way, and the whole state it ends in. It is played as one request, as the service shows it, and
 * again one action at a time with the state sent back and forth.
 */
const { get, post } = clientOf(await testApp());

const answered = z.looseObject({
  outcome: z.string(),
  mistakes: z.array(z.unknown()),
  stateViolations: z.array(z.unknown()),
  state: z.record(z.string(), z.unknown()).nullable(),
  digest: z.string().nullable(),
  verdicts: z.array(
    z.looseObject({
      outcome: z.string(),
      events: z.array(z.unknown()).optional(),
      violations: z.array(z.looseObject({ rule: z.string() })).optional(),
      choices: z.array(z.looseObject({ pointer: z.string() })).optional(),
    }),
  ),
});

const folders = ['shadowfist-plays', 'highlander-plays'].map((name) =>
  join(import.meta.dirname, '..', 'golden', name),
);
const goldens = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((file) => ({
      name: file.replace(/\.yaml$/, ''),
      ...exampleFile.parse(parse(readFileSync(join(folder, file), 'utf8'))),
    })),
);

async function check(
  by: Pick<NamedExample, 'game' | 'ruleset'>,
  state: unknown,
  actions: readonly unknown[],
) {
  const { game, ruleset } = by;
  const { status, body } = await post('/v1/rule-check', {
    ...{ game, state, actions },
    ...(ruleset === undefined ? {} : { ruleset }),
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const answer = answered.parse(body);
  expect(unlikeTheirForms(game, answer.verdicts)).toEqual([]);
  return answer;
}

describe.each(goldens)('$section $about', (one: NamedExample) => {
  const served = async () =>
    workedExampleView.parse((await get(`/v1/rule-check/examples/${one.game}/${one.name}`)).body);

  test('as one request', async () => {
    const { request, result } = await served();
    const answer = await check(request, request.state, request.actions);
    expect(answer.verdicts.filter(({ outcome }) => outcome !== 'legal')).toEqual([]);
    expect({ mistakes: answer.mistakes, stateViolations: answer.stateViolations }).toEqual({
      mistakes: [],
      stateViolations: [],
    });
    expect(answer.state).toEqual(one.result);
    expect({ given: request.state, result }).toEqual({ given: one.given, result: one.result });
  });

  test('one action at a time, with what is refused', async () => {
    const { steps } = await served();
    let state: unknown = one.given;
    for (const [place, each] of one.steps.entries()) {
      const where = `step ${place}: ${JSON.stringify(each)}`;
      if ('state' in each) {
        for (const [pointer, value] of Object.entries(each.state)) {
          expect(at(state, pointer) ?? null, `${where} ${pointer}`).toEqual(value);
        }
        continue;
      }
      const sent = 'play' in each ? each.play : 'not' in each ? each.not : each.lacks;
      const answer = await check(one, state, [sent]);
      const [verdict] = answer.verdicts;
      if ('not' in each) {
        const broken = (verdict?.violations ?? []).map(({ rule }) => rule.slice(rule.indexOf('/') + 1));
        expect({ outcome: answer.outcome, breaks: broken }, where).toEqual({
          outcome: 'illegal',
          breaks: each.breaks,
        });
        expect(steps[place], where).toEqual({
          outcome: 'illegal',
          note: each.note ?? null,
          action: each.not,
          rules: verdict?.violations?.map(({ rule }) => rule),
        });
        continue;
      }
      if ('lacks' in each) {
        const open = (verdict?.choices ?? []).map(({ pointer }) => pointer);
        expect({ outcome: answer.outcome, open }, where).toEqual({
          outcome: 'needs-choice',
          open: each.open,
        });
        continue;
      }
      expect({ outcome: answer.outcome, verdict }, where).toMatchObject({ outcome: 'legal' });
      if (each.events !== undefined) expect(verdict?.events, where).toEqual(each.events);
      state = answer.state;
    }
    expect(state).toEqual(one.result);
  });
});

function at(state: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (here, key) =>
        typeof here === 'object' && here !== null
          ? Reflect.get(here, key.replaceAll('~1', '/').replaceAll('~0', '~'))
          : undefined,
      state,
    );
}
