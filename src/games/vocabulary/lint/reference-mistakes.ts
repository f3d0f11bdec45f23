import type { Mistake } from '../../../engine/answer.ts';
import { mistake, type Path, wrongWord } from '../../../engine/mistake.ts';
import { nearest } from '../../../engine/nearest.ts';
import type { Scope } from './scope.ts';

/** Where a word stands, what can be spoken of there, and what was found to be. */
export interface Here<Spoken extends Scope = Scope> {
  readonly path: Path;
  readonly scope: Spoken;
  readonly read: Set<string>;
}

export function at<Place extends Here>(here: Place, key: string): Place {
  return { ...here, path: [...here.path, key] };
}

export function dangling({ path }: Here, message: string, suggestion: string | null = null): Mistake[] {
  return [mistake('dangling-reference', path, message, suggestion)];
}

export function inGranter(here: Here): Mistake[] {
  return here.scope.granted
    ? []
    : dangling(here, 'Only an ability that a card grants to another has a granter.');
}

export function inEach(here: Here): Mistake[] {
  return here.scope.each
    ? []
    : dangling(here, 'No filter, and nothing done to each card, looks at a card here.');
}

export function inEvent<Part extends string>(part: Part, here: Here<Scope<string, Part>>): Mistake[] {
  const { event } = here.scope;
  const place = part === 'amount' ? here : at(here, 'event');
  if (event === null) return dangling(place, 'No event is spoken of here.');
  return event.has(part) ? [] : dangling(place, `The event has no ${part}.`, nearest(part, [...event]));
}

/** A name must have been given, to something of the right kind. */
export type InName<Means extends string> = (
  key: string,
  name: string,
  wanted: readonly Means[],
  here: Here<Scope<Means>>,
) => Mistake[];

/** `meanings` says what a name stands for: “a number”. */
export function nameReader<Means extends string>(
  meanings: {
    readonly [Meaning in Means]: string;
  },
): InName<Means> {
  return (key, name, wanted, here) => {
    const { names } = here.scope;
    const meaning = names.get(name);
    if (meaning !== undefined && wanted.includes(meaning.means)) {
      if (meaning.toBeRead !== null) here.read.add(meaning.toBeRead);
      return [];
    }
    const fitting = [...names].filter(([, { means }]) => wanted.includes(means)).map(([other]) => other);
    const message =
      meaning === undefined
        ? `Nothing before this is called “${name}”.`
        : `“${name}” is the name of something else: ${meanings[meaning.means]}.`;
    return dangling(at(here, key), message, nearest(name, fitting));
  };
}

/** A mode that is spoken of must be one of those that could be chosen. */
export function inMode(
  { chosen, as }: { readonly chosen: string; readonly as: string },
  { path, scope }: Here,
): Mistake[] {
  const modes = scope.names.get(chosen)?.modes ?? [];
  return modes.length === 0 || modes.includes(as) ? [] : [wrongWord([...path, 'as'], as, modes)];
}
