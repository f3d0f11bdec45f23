import { pointer } from '../../../engine/json.ts';
import type { Path } from '../../../engine/mistake.ts';
import type { Named } from './scope.ts';

/** A name that is there to be read, given by the word at a place. */
export function givenAt<Means extends string>(
  path: Path,
  means: Means,
  modes: readonly string[] = [],
): Named<Means> {
  return { means, modes, toBeRead: pointer([...path, 'as']) };
}

/** The abilities of the card itself are those right in its list; what a card is given to do, it does on its own. */
export function isGiven(path: Path): boolean {
  return path.length > 2;
}

/** What is done later, or when something happens, is not yet done. */
export function isLater(effect: { readonly do: string }): boolean {
  return effect.do === 'when' || effect.do === 'at';
}

/** What every event that a pattern names has. */
export function partsInCommon<Name extends string, Part extends string>(
  parts: { readonly [Of in Name]: readonly Part[] },
  event: Name | readonly Name[],
): ReadonlySet<Part> {
  const [first = [], ...others] = (typeof event === 'string' ? [event] : event).map((name) => parts[name]);
  return new Set(first.filter((part) => others.every((other) => other.includes(part))));
}
