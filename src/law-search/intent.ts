import type { GameSlug } from '../games/registry.ts';
import { gameSlugs } from '../games/registry.ts';
import type { LawKind } from './documents.ts';

/** What the form of a question says about its answer, beside the words it should have. */
export interface Intent {
  /** The question without the words that only say what kind of answer is wanted. */
  readonly q: string;
  /** The game that it names; undefined if none or both. */
  readonly game: GameSlug | undefined;
  /** What kind of answer is wanted, if it says so. */
  readonly kind: LawKind | 'card' | undefined;
  /** Whether it asks for a number. */
  readonly forNumber: boolean;
  /** Whether it asks for what is allowed. */
  readonly forPermission: boolean;
}

const KINDS: readonly (readonly [LawKind | 'card', RegExp])[] = [
  ['example', /\b(?:(?:worked )?examples?(?: of| for| with)?|sample of)\b/giu],
  ['term', /\b(?:what does (?=.* mean\b)|meaning of|definition(?: of)?|define)\b|(?<=\w )mean[s?]*$/giu],
  ['ruling', /\brulings?(?: on| for| about)?\b/giu],
  ['rule', /\b(?:rules? (?:for|about|on)|rules?$|^rules?)\b/giu],
  ['format', /\bformats?\b/giu],
  ['card', /\b(?:card )?(?:text|wording|errata|erratum)(?: of| for| on)?\b/giu],
];
const FOR_NUMBER =
  /\bhow (?:many|much|long|often|big|large)\b|\b(?:limit|max(?:imum)?|min(?:imum)?|number of|size)\b/iu;
const FOR_PERMISSION = /\b(?:can|could|may|must|do|does|am|is|are|allowed|legal|have to)\b/iu;
/** Idioms whose words tell nothing. */
const IDIOMS =
  /\b(?:at once|at the same time|at all|right (?:now|away)|in a row|by the way|as well|out of)\b/giu;
/** A question for what one thing is. */
const WHAT_IS = /^\s*what(?:'s|s| is| are)(?: an?| the)? (?:\S+ ?){1,3}\??$/iu;

export function intentOf(q: string): Intent {
  const named = gameSlugs.filter((slug) => q.toLowerCase().includes(slug));
  const [game, ...others] = named;
  let asked = without(q, IDIOMS);
  if (game !== undefined && others.length === 0)
    asked = without(asked, new RegExp(`\\b(?:in )?${game}\\b`, 'giu'));
  let kind: Intent['kind'] = WHAT_IS.test(q) ? 'term' : undefined;
  for (const [wanted, words] of KINDS) {
    if (asked.search(words) < 0) continue;
    kind ??= wanted;
    asked = without(asked, words);
  }
  return {
    q: asked,
    game: others.length === 0 ? game : undefined,
    kind,
    forNumber: FOR_NUMBER.test(q),
    forPermission: !FOR_NUMBER.test(q) && FOR_PERMISSION.test(q),
  };
}

/** A text without some words, unless nothing is left. */
function without(text: string, words: RegExp): string {
  const left = text.replace(words, ' ');
  return /[\p{L}\p{N}]/u.test(left) ? left : text;
}
