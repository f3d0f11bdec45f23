import { conjugated, listed, type Noun } from '../english.ts';

/** “All Characters you control gain +1 Fighting and have **Guts**”. */
export function changed(who: Noun, verbs: readonly string[]): string {
  return `${who.phrase} ${listed(
    verbs.map((verb) => conjugated(verb, who.as)),
    'and',
  )}`;
}
