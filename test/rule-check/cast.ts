import { z } from 'zod';
import type { Card, GameSnapshot, Snapshot } from '../../src/database/snapshot/snapshot.ts';
import { highlander } from '../../src/games/highlander/game.ts';
import { type RuleCheck, ruleCheck } from '../../src/games/rule-check.ts';
import { shadowfist } from '../../src/games/shadowfist/game.ts';
import { action, countingLaw, state } from '../engine/counting-game.ts';

/** The invented game of counting in the place of Shadowfist's moves; `made` tells which cards were made definitions. */
export function countingCheck(made: string[] = [], ruleset = 'counting.now'): RuleCheck {
  return ruleCheck({
    ruleset,
    stateSchema: state,
    actionSchema: action,
    definitionSchema: z.strictObject({ title: z.string(), adds: z.int() }),
    definitionOf: ({ slug, title, figures: { adds } }) => {
      made.push(slug);
      return typeof adds === 'number' || adds === null ? { title, adds } : undefined;
    },
    opening: (seats) => ({
      players: seats.map(({ player }) => player),
      turn: seats[0]?.player ?? '',
      count: 0,
    }),
    law: countingLaw,
  });
}

const card = (slug: string, figures: Card['figures']): Card => ({
  id: `id-${slug}`,
  slug,
  name: slug,
  title: slug,
  formerTitles: [],
  subtitle: null,
  type: null,
  figures,
  named: [],
  note: null,
  printings: [],
  versions: [],
});

const empty = {
  sources: [],
  rulesets: [],
  sets: [],
  cards: [],
  rulings: [],
  rules: [],
  terms: [],
  groups: [],
  formats: [],
  redirects: new Map<string, string>(),
  abilities: [],
} satisfies Omit<GameSnapshot, 'game'>;

const ruleset = (id: string) => ({ id, name: id, about: 'Invented.', sources: [] });

/** A catalogue of one game that can be checked, by one of its two rulesets, and of one that cannot. */
export function catalogue(check: RuleCheck, more: Partial<GameSnapshot> = {}): Snapshot {
  return {
    version: { number: 1, hash: 'invented', changedAt: new Date(0) },
    games: [
      {
        ...empty,
        game: { ...shadowfist, ruleCheck: check },
        rulesets: [ruleset('counting.now'), ruleset('counting.once')],
        cards: [card('two', { adds: 2 }), card('riddle', { adds: null }), card('nothing', {})],
        redirects: new Map([['a-pair', 'id-two']]),
        ...more,
      },
      { ...empty, game: { ...highlander, ruleCheck: null }, rulesets: [ruleset('highlander.old')] },
    ],
  };
}
