import { expect, test } from 'vitest';
import { z } from 'zod';
import { Chance } from '../../src/cli/playing/chance.ts';
import { dealings } from '../../src/cli/playing/dealings.ts';
import { randomGame } from '../../src/cli/playing/random-game.ts';
import type { Service } from '../../src/cli/playing/ways-in.ts';
import { type GameSlug, games } from '../../src/games/registry.ts';
import { testApp } from '../setup/app.ts';
import { unlikeTheirForms } from './events-told.ts';

/** The worked examples are played in golden-plays, which holds their events to the same forms. */
const app = await testApp();
const told = z.looseObject({
  verdicts: z.array(z.looseObject({ events: z.array(z.unknown()).exactOptional() })),
});

/** The service, which hears the verdicts of every answer. */
function heardBy(hear: (verdicts: z.infer<typeof told>['verdicts']) => void): Service {
  return {
    ask: async ({ method, path, type, body }) => {
      const { statusCode: status, payload: text } = await app.inject({
        ...{ method, url: path },
        ...(type === undefined ? {} : { headers: { 'content-type': type } }),
        ...(body === undefined ? {} : { payload: body }),
      });
      if (path === '/v1/rule-check') hear(told.parse(JSON.parse(text)).verdicts);
      return { status, text };
    },
    close: async () => undefined,
  };
}

const tables = games.flatMap(({ slug, ruleCheck }): [string, GameSlug][] =>
  (ruleCheck?.rulesets ?? []).map((ruleset) => [ruleset, slug]),
);

test.each(tables)('every event of a random game by %s has the form that is told', async (ruleset, game) => {
  const law = games.find(({ slug }) => slug === game)?.ruleCheck;
  if (law == null) throw new Error(`Moves of ${game} cannot be checked.`);
  let events = 0;
  const unlike: unknown[] = [];
  const service = heardBy((verdicts) => {
    events += verdicts.flatMap((verdict) => verdict.events ?? []).length;
    unlike.push(...unlikeTheirForms(game, verdicts));
  });
  const dealing = dealings[game];
  const decks = await dealing.decksOfChance(service);
  const chance = new Chance(1);
  const opening = law.opening(['ann', 'bob'].map((player) => ({ player, ...decks(chance) })));
  await randomGame(
    service,
    { game, ruleset, dealer: dealing.dealer(opening), opening, mostActions: 100 },
    chance,
  );
  expect(unlike).toEqual([]);
  expect(events).toBeGreaterThan(100);
});
