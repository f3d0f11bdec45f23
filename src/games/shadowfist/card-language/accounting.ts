import type { Difference } from '../../vocabulary/accounting/account.ts';
import type { ReadSentence } from '../../vocabulary/card-language/compiling.ts';
import { restrictionsIn } from '../restrictions-in-text.ts';
import { differenceOf } from '../text-accounting/account.ts';
import type { Assembled } from './groups.ts';

/** Abilities with cards and players that all of the text can refer to. */
const INTRODUCING: ReadonlySet<string> = new Set(['entering', 'playing', 'subject']);

/** The sentences whose abilities lack a word of them, or say more than they do. Restrictions need no ability. */
export function differencesIn(
  sentences: readonly ReadSentence[],
  all: readonly Assembled[],
  names: readonly string[],
): ReadonlyMap<number, Difference> {
  const found = new Map<number, Difference>();
  for (const together of spokenTogether(sentences, all)) {
    const places = together.map(({ at }) => at);
    const isOwn = (one: Assembled) => one.sentences.some((at) => places.includes(at));
    const abilities = all.filter(isOwn);
    const context = all.filter((one) => !isOwn(one) && INTRODUCING.has(one.ability.ability));
    const text = together.filter(({ text: one }) => restrictionsIn(one).length === 0);
    const difference = differenceOf(
      text.map((one) => one.text).join('\n'),
      names,
      abilities.map(({ ability }) => ability),
      context.map(({ ability }) => ability),
    );
    if (difference.missing.length + difference.added.length > 0)
      for (const at of places) found.set(at, difference);
  }
  return found;
}

/** The sentences in groups that have no ability in common with others. */
function spokenTogether(sentences: readonly ReadSentence[], all: readonly Assembled[]): ReadSentence[][] {
  const groups: ReadSentence[][] = [];
  for (const sentence of sentences) {
    const related = new Set(all.flatMap((one) => (one.sentences.includes(sentence.at) ? one.sentences : [])));
    const joined = groups.filter((group) => group.some(({ at }) => related.has(at)));
    for (const group of joined) groups.splice(groups.indexOf(group), 1);
    groups.push([...joined.flat(), sentence]);
  }
  return groups;
}
