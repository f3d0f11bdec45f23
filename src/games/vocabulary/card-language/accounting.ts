import type { CompiledText } from '../../compiled-text.ts';
import type { Difference } from '../accounting/account.ts';
import type { Assembled, ReadSentence } from './compiling.ts';

type DifferenceOf = (
  text: string,
  names: readonly string[],
  abilities: readonly unknown[],
  context: readonly unknown[],
) => Difference;

/** How the words of sentences are compared with what their abilities say. */
export interface Accounting<Ability> {
  /** Whether a sentence needs no ability, such as a restriction. */
  readonly isExempt: (sentence: string) => boolean;
  /** Whether all of the text can refer to the cards and players of an ability. */
  readonly introduces: (ability: Ability) => boolean;
  readonly differenceOf: DifferenceOf;
}

/** The sentences whose abilities lack a word of them, or say more than they do. */
export function differencesBetween<Ability>(
  { isExempt, introduces, differenceOf }: Accounting<Ability>,
  sentences: readonly ReadSentence[],
  all: readonly Assembled<Ability>[],
  names: readonly string[],
): ReadonlyMap<number, Difference> {
  const found = new Map<number, Difference>();
  for (const together of spokenTogether(sentences, all)) {
    const places = together.map(({ at }) => at);
    const isOwn = (one: Assembled<Ability>) => one.sentences.some((at) => places.includes(at));
    const text = together.filter((one) => !isExempt(one.text)).map((one) => one.text);
    const difference = differenceOf(
      text.join('\n'),
      names,
      all.filter(isOwn).map(({ ability }) => ability),
      all.filter((one) => !isOwn(one) && introduces(one.ability)).map(({ ability }) => ability),
    );
    if (difference.missing.length + difference.added.length > 0)
      for (const at of places) found.set(at, difference);
  }
  return found;
}

/** What the sentences of a text, but for reminders, and abilities written for it do not both say. */
export function differenceFrom(
  accounting: Pick<Accounting<never>, 'isExempt' | 'differenceOf'>,
  { sentences }: Pick<CompiledText<unknown>, 'sentences'>,
  abilities: readonly unknown[],
  names: readonly string[],
): Difference {
  const saying = sentences.filter(
    ({ text, outcome }) => outcome !== 'reminder' && !accounting.isExempt(text),
  );
  return accounting.differenceOf(saying.map(({ text }) => text).join('\n'), names, abilities, []);
}

/** The sentences in groups that have no ability in common with others. */
function spokenTogether(
  sentences: readonly ReadSentence[],
  all: readonly Assembled<unknown>[],
): ReadSentence[][] {
  const groups: ReadSentence[][] = [];
  for (const sentence of sentences) {
    const related = new Set(all.flatMap((one) => (one.sentences.includes(sentence.at) ? one.sentences : [])));
    const joined = groups.filter((group) => group.some(({ at }) => related.has(at)));
    for (const group of joined) groups.splice(groups.indexOf(group), 1);
    groups.push([...joined.flat(), sentence]);
  }
  return groups;
}
