import type { Mistake } from '../../../engine/answer.ts';
import { mistake, type Path } from '../../../engine/mistake.ts';

type Half = (typeof halves)[number][number];

/** What changes, and for which cards or players, unless the rules say that. */
export function inContinuous(
  ability: Readonly<Partial<Record<Half, unknown>>>,
  path: Path,
  byTheRules: readonly Half[] = [],
): Mistake[] {
  const half = halves.filter((pair) => pair.filter((key) => ability[key] !== undefined).length === 1);
  const lacking = half.flatMap((pair) =>
    pair.filter((key) => ability[key] === undefined && !byTheRules.includes(key)),
  );
  if (lacking.length > 0) {
    return lacking.map((key) =>
      mistake('missing', [...path, key], 'Without this the ability changes nothing.'),
    );
  }
  return halves.flat().some((key) => ability[key] !== undefined)
    ? []
    : [mistake('missing', path, 'Give cards and modify, or players and modifyPlayers.')];
}

const halves = [
  ['cards', 'modify'],
  ['players', 'modifyPlayers'],
] as const;

/** Not everything that happens can be put off for something else. */
export function inReplaced<Name extends string>(
  event: Name | readonly Name[],
  replaceable: ReadonlySet<Name>,
  path: Path,
): Mistake[] {
  const names = typeof event === 'string' ? [event] : event;
  const others = names.filter((name) => !replaceable.has(name));
  if (others.length === 0) return [];
  const message = `Nothing can be put in the place of this: ${others.join(', ')}.`;
  return [mistake('wrong-value', [...path, 'on', 'event'], message)];
}

/** Bounds that are reckoned may meet; those that are numbers must. */
export function inRange(
  { exactly, atLeast, atMost }: { readonly [Bound in 'exactly' | 'atLeast' | 'atMost']?: unknown },
  path: Path,
): Mistake[] {
  const least = Math.max(...[exactly, atLeast].filter(isConstant));
  const most = Math.min(...[exactly, atMost].filter(isConstant));
  return least > most ? [mistake('wrong-value', path, 'No number is within these bounds.')] : [];
}

function isConstant(amount: unknown): amount is number {
  return typeof amount === 'number';
}

/** What can be chosen stands only once among what can be. */
export function inChoosable(words: readonly string[], path: Path): Mistake[] {
  return words.flatMap((word, at) =>
    words.indexOf(word) === at ? [] : mistake('duplicate', [...path, at], `“${word}” can be chosen already.`),
  );
}

/** Nothing is asked of an event that it has not. */
export function inEventPattern(
  { event: _, ...asked }: { readonly event: unknown },
  has: ReadonlySet<string>,
  path: Path,
): Mistake[] {
  return Object.keys(asked)
    .filter((part) => !has.has(part))
    .map((part) => mistake('wrong-value', [...path, part], `The event has no ${part}.`));
}

/** A card that something happened to, or by, is looked for in what the pattern leaves open. */
export function inOpenPattern(
  { card, source }: { readonly card?: unknown; readonly source?: unknown },
  path: Path,
): Mistake[] {
  return card === undefined || source === undefined
    ? []
    : [mistake('wrong-value', path, 'Leave card or source open: that is the card itself.')];
}
