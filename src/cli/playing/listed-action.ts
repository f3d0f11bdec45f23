import { z } from 'zod';
import { domainForms } from '../../engine/answer.ts';
import type { Chance } from './chance.ts';

const form = z.enum(domainForms);

const domain = z.object({
  form,
  from: z.array(z.unknown()),
  least: z.int(),
  most: z.int(),
  amount: z.int().optional(),
});
type Choosable = Pick<z.infer<typeof domain>, 'from' | 'least' | 'most'>;

/** A legal action as the service lists it. */
export const listedAction = z.object({
  action: z.record(z.string(), z.unknown()),
  open: z.record(z.string(), domain).default({}),
  apart: z.boolean().default(false),
});
export type ListedAction = z.infer<typeof listedAction>;

/** What an action is asked for that has not said all it must. */
export const openChoice = z.object({
  pointer: z.string(),
  form,
  key: z.string().optional(),
  player: z.string(),
  from: z.array(z.unknown()).nullable(),
  least: z.int(),
  most: z.int(),
  amount: z.int().optional(),
});
export type OpenChoice = z.infer<typeof openChoice>;

/** What an action says where nothing is chosen, and where; undefined if it says nothing there. */
export type Nothing = (pointer: string) => { readonly pointer: string; readonly value: unknown } | undefined;

type Action = Record<string, unknown>;

/** The action with what it leaves open filled by chance. What only chance shows is left to be asked for. */
export function filled({ action, open, apart }: ListedAction, chance: Chance, nothing: Nothing): Action {
  const whole: Action = structuredClone(action);
  const taken: unknown[] = [];
  // Those that must have something choose first: what they take, others may not.
  const parameters = Object.entries(open).sort(([, one], [, other]) => other.least - one.least);
  for (const [pointer, { form, from, ...bounds }] of parameters) {
    if (form === 'known') continue;
    if (form === 'number') put(whole, pointer, chance.between(bounds.least, bounds.most));
    else if (bounds.amount !== undefined) put(whole, pointer, divided(bounds.amount, from, chance));
    else {
      const free = apart ? from.filter((one) => !taken.includes(one)) : from;
      if (free.length < bounds.least) continue;
      const chosen = chosenOf({ from: free, ...bounds }, chance);
      taken.push(...chosen);
      write(whole, { pointer, form }, chosen, nothing);
    }
  }
  return whole;
}

/** The action with one more of what it was asked for. */
export function completed(
  action: Action,
  { pointer, key, form, from, ...bounds }: OpenChoice,
  chance: Chance,
  nothing: Nothing,
): Action {
  const whole = structuredClone(action);
  const place = key === undefined ? pointer : `${pointer}/${key}`;
  if (form === 'number') put(whole, place, chance.between(bounds.least, bounds.most));
  else if (bounds.amount !== undefined) put(whole, place, divided(bounds.amount, from ?? [], chance));
  else write(whole, { pointer: place, form }, chosenOf({ from: from ?? [], ...bounds }, chance), nothing);
  return whole;
}

/** The action with something in the place of a pointer. */
export function withValue(action: Action, pointer: string, value: unknown): Action {
  const whole = structuredClone(action);
  put(whole, pointer, value);
  return whole;
}

function write(
  action: Action,
  { pointer, form }: Pick<OpenChoice, 'pointer' | 'form'>,
  chosen: readonly unknown[],
  nothing: Nothing,
): void {
  const none = chosen.length > 0 ? undefined : nothing(pointer);
  if (chosen.length > 0) put(action, pointer, form === 'value' ? chosen[0] : chosen);
  if (none !== undefined) put(action, none.pointer, none.value);
}

function chosenOf({ from, least, most }: Choosable, chance: Chance): Choosable['from'] {
  return chance.shuffled(from).slice(0, chance.between(least, Math.min(most, from.length)));
}

/** So much, one by one, among these. */
function divided(amount: number, among: Choosable['from'], chance: Chance): Record<string, number> {
  const shares: Record<string, number> = {};
  for (let one = 0; one < amount; one += 1) {
    const whose = String(chance.one(among));
    shares[whose] = (shares[whose] ?? 0) + 1;
  }
  return shares;
}

/** Puts what was chosen in its place in the action, and makes the way there. */
function put(action: Action, pointer: string, chosen: unknown): void {
  const steps = pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = steps.pop() ?? '';
  let place = action;
  for (const step of steps) {
    const inner = place[step] ?? {};
    if (!isObject(inner)) throw new RangeError(`Nothing can be put at ${pointer}.`);
    place[step] = inner;
    place = inner;
  }
  place[last] = chosen;
}

function isObject(value: unknown): value is Action {
  return typeof value === 'object' && value !== null;
}
