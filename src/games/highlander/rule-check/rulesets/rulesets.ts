import { z } from 'zod';
import type { ChosenRuleset } from '../../../rule-check.ts';
import type { RulesetSwitches } from '../../../ruleset-switches.ts';
import { describing } from './describing.ts';
import { firstEdition } from './first-edition.ts';
import { reference } from './reference.ts';
import { type DecidedSwitches, type Switches, switches, switchesForm } from './switches.ts';
import { typeTwo } from './type-two.ts';

/** The named rulesets. */
export const rulesetId = z.enum(['highlander.first-edition', 'highlander.type-two', 'highlander.reference']);
export type RulesetId = z.infer<typeof rulesetId>;

const rulesets: Readonly<Record<RulesetId, DecidedSwitches>> = {
  'highlander.first-edition': firstEdition,
  'highlander.type-two': typeTwo,
  'highlander.reference': reference,
};

const set: Readonly<Record<RulesetId, Switches>> = {
  'highlander.first-edition': setting(firstEdition),
  'highlander.type-two': setting(typeTwo),
  'highlander.reference': setting(reference),
};

function setting(decided: DecidedSwitches): Switches {
  return switchesForm.parse(
    Object.fromEntries(Object.entries(decided).map(([key, { value }]) => [key, value])),
  );
}

/** How a ruleset sets every switch. */
export function rulesetOf(id: RulesetId): Switches {
  return set[id];
}

/** How moves are judged: as the ruleset has it, but for what a house rule sets otherwise. */
export function switchesUnder({ id, switches }: ChosenRuleset): Switches {
  return switchesForm.parse({ ...rulesetOf(rulesetId.parse(id)), ...switches });
}

const reasons: ReadonlyMap<string, string> = new Map(Object.entries(describing));
const settable = Object.entries(switchesForm.shape).filter(([key]) => !(key in describing));

/** The same for who does not know what the switches of Highlander are. A house rule sets those that decide moves. */
export const highlanderSwitches: RulesetSwitches = {
  form: z.strictObject(Object.fromEntries(settable)),
  switches: switches.map((one) => ({ ...one, onlyDescribes: reasons.get(one.key) ?? null })),
  rulesets,
};
