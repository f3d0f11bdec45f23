import { z } from 'zod';
import type { Card, GameSnapshot, Snapshot } from '../../src/database/snapshot/snapshot.ts';
import { highlander } from '../../src/games/highlander/game.ts';
import {
  type ChosenRuleset,
  type KeptRulesets,
  type RuleCheck,
  ruleCheck,
} from '../../src/games/rule-check.ts';
import type { RulesetSwitches } from '../../src/games/ruleset-switches.ts';
import { shadowfist } from '../../src/games/shadowfist/game.ts';
import { action, countingLaw, state, type Turns } from '../engine/counting-game.ts';

const switchesForm = z.strictObject({
  turns: z.union([z.literal('alternate'), z.literal('free')]),
});

/** The rulesets of counting: now players alternate, once they did not. */
export const countingSwitches: RulesetSwitches = {
  form: switchesForm,
  switches: [
    {
      key: 'turns',
      onlyDescribes: null,
      decides: 'Whose turn it is.',
      values: [
        { value: 'alternate', means: 'The players alternate.' },
        { value: 'free', means: 'Anybody may add.' },
      ],
    },
  ],
  rulesets: {
    'counting.now': { turns: { value: 'alternate', basis: 'rule', rule: 'counting.book/2.1/turns' } },
    'counting.once': { turns: { value: 'free', basis: 'silence', because: 'Turns were not known.' } },
  },
};

function turnsUnder({ id, switches }: ChosenRuleset): Turns {
  const turns = countingSwitches.rulesets[id]?.turns?.value ?? 'alternate';
  return switchesForm.parse({ turns, ...switches }).turns;
}

/** The invented game of counting in the place of Shadowfist's moves; `made` tells which cards were made definitions. */
export function countingCheck(made: string[] = [], rulesets: KeptRulesets = ['counting.now']): RuleCheck {
  return ruleCheck({
    rulesets,
    stateSchema: state,
    actionSchema: action,
    eventSchema: z.strictObject({ event: z.literal('bid'), player: z.string(), amount: z.int() }),
    awaitedCodes: ['bid'],
    definitionSchema: z.strictObject({ title: z.string(), adds: z.int() }),
    definitionOf: ({ slug, title, figures: { adds } }) => {
      made.push(slug);
      return typeof adds === 'number' || adds === null ? { title, adds } : undefined;
    },
    completion: { form: z.strictObject({ adds: z.int().exactOptional() }) },
    textToRead: () => null,
    withText: (definition) => definition,
    isSupported: () => true,
    lint: () => [],
    opening: (seats) => ({
      players: seats.map(({ player }) => player),
      turn: seats[0]?.player ?? '',
      count: 0,
    }),
    law: (library, ruleset) => countingLaw(library, turnsUnder(ruleset)),
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
  designators: [],
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
  abilitiesByText: [],
} satisfies Omit<GameSnapshot, 'game'>;

const ruleset = (id: string) => ({ id, name: id, about: 'Invented.', sources: [] });

/** A catalogue of one game that can be checked, by one of its two rulesets, and of one that cannot. */
export function catalogue(check: RuleCheck, more: Partial<GameSnapshot> = {}): Snapshot {
  return {
    version: { number: 1, hash: 'invented', changedAt: new Date(0) },
    games: [
      {
        ...empty,
        game: { ...shadowfist, ruleCheck: check, rulesetSwitches: countingSwitches },
        rulesets: [ruleset('counting.now'), ruleset('counting.once')],
        cards: [card('two', { adds: 2 }), card('riddle', { adds: null }), card('nothing', {})],
        redirects: new Map([['a-pair', 'id-two']]),
        ...more,
      },
      { ...empty, game: { ...highlander, ruleCheck: null }, rulesets: [ruleset('highlander.old')] },
    ],
  };
}
