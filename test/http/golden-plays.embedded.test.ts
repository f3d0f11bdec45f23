import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { unlikeTheirForms } from './events-told.ts';
import { clientOf } from './rest-client.ts';

/**
 * The worked examples of the rulebooks, played over HTTP. Each is a file: the state it begins in, what is done, what
 * must be refused on the way, and the whole state it ends in. It is played as one request, and again one action at a
 * time with the state sent back and forth.
 */
const { post } = clientOf(await testApp());

const action = z.record(z.string(), z.unknown());
const step = z.union([
  /** A legal action; with `events`, exactly these happen. */
  z.strictObject({ play: action, events: z.array(z.unknown()).optional() }),
  /** An action that breaks exactly these rules (by id without its source), here and now. */
  z.strictObject({ not: action, breaks: z.array(z.string()).min(1) }),
  /** An action that is not finished: what is still open, by pointer. */
  z.strictObject({ lacks: action, open: z.array(z.string()).min(1) }),
  /** What the state holds here, by JSON Pointer; null for what is not there. */
  z.strictObject({ state: z.record(z.string(), z.unknown()) }),
]);
const golden = z.strictObject({
  game: z.enum(['shadowfist', 'highlander']),
  /** By which it is judged, where that is not the present one. */
  ruleset: z.string().exactOptional(),
  source: z.string(),
  section: z.string(),
  about: z.string(),
  /** The rulings that it shows, each by its id without the game. */
  rulings: z.array(z.string()).exactOptional(),
  given: z.record(z.string(), z.unknown()),
  steps: z.array(step).min(1),
  result: z.record(z.string(), z.unknown()),
});
type Golden = z.infer<typeof golden>;

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
    .map((name) => ({ name, ...golden.parse(parse(readFileSync(join(folder, name), 'utf8'))) })),
);

async function check(by: Pick<Golden, 'game' | 'ruleset'>, state: unknown, actions: readonly unknown[]) {
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

describe.each(goldens)('$section $about', (one: Golden & { name: string }) => {
  const played = one.steps.flatMap((each) => ('play' in each ? [each.play] : []));

  test('as one request', async () => {
    const answer = await check(one, one.given, played);
    expect(answer.verdicts.filter(({ outcome }) => outcome !== 'legal')).toEqual([]);
    expect({ mistakes: answer.mistakes, stateViolations: answer.stateViolations }).toEqual({
      mistakes: [],
      stateViolations: [],
    });
    expect(answer.state).toEqual(one.result);
  });

  test('one action at a time, with what is refused', async () => {
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
