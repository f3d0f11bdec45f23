import { z } from 'zod';
import type { Chance } from './chance.ts';

const domain = z.object({
  from: z.array(z.json()),
  least: z.int(),
  most: z.int(),
  amount: z.int().optional(),
  number: z.literal(true).optional(),
});
type Domain = z.infer<typeof domain>;

/** A legal action as the service lists it. */
export const listedAction = z.object({
  action: z.record(z.string(), z.json()),
  open: z.record(z.string(), domain).default({}),
  apart: z.boolean().default(false),
});
export type ListedAction = z.infer<typeof listedAction>;

/** The action with what it leaves open filled by chance. */
export function filled({ action, open, apart }: ListedAction, chance: Chance): unknown {
  const whole = structuredClone(action);
  const taken: z.core.util.JSONType[] = [];
  // Those that must have something choose first: what they take, others may not.
  const parameters = Object.entries(open).sort(([, one], [, other]) => other.least - one.least);
  for (const [pointer, { from, ...bounds }] of parameters) {
    const free = apart ? from.filter((one) => !taken.includes(one)) : from;
    const chosen = chosenOf({ from: free, ...bounds }, chance);
    taken.push(...chosen);
    if (bounds.number === true) put(whole, pointer, chance.between(bounds.least, bounds.most));
    else if (bounds.amount !== undefined) put(whole, pointer, divided(bounds.amount, from, chance));
    else if (chosen.length > 0) put(whole, pointer, chosen);
  }
  return whole;
}

function chosenOf({ from, least, most }: Domain, chance: Chance): Domain['from'] {
  return chance.shuffled(from).slice(0, chance.between(least, Math.min(most, from.length)));
}

/** So much, one by one, among these. */
function divided(amount: number, among: Domain['from'], chance: Chance): Record<string, number> {
  const shares: Record<string, number> = {};
  for (let one = 0; one < amount; one += 1) {
    const whose = String(chance.one(among));
    shares[whose] = (shares[whose] ?? 0) + 1;
  }
  return shares;
}

/** Puts what was chosen in its place in the action. */
function put(action: Record<string, unknown>, pointer: string, chosen: unknown): void {
  const steps = pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = steps.pop() ?? '';
  let place = action;
  for (const step of steps) {
    const inner = place[step];
    if (!isObject(inner)) throw new RangeError(`Nothing is at ${pointer}.`);
    place = inner;
  }
  place[last] = chosen;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
