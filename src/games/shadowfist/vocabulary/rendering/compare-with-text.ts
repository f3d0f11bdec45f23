import type { Definition } from '../definition.ts';
import { abilitiesOf, wordsIn } from '../words-in.ts';
import { type ContentWord, contentWordsIn, designatorsIn } from './content-words.ts';
import { renderDefinition } from './render-definition.ts';

export interface Comparison {
  readonly rendered: string;
  readonly printed: string;
  /** What the printed text says and the data do not, each with its kind: “number 3”, “verb smoke”. */
  readonly missing: readonly string[];
  /** What the data say and the printed text does not, or not in so many words. */
  readonly extra: readonly string[];
}

/**
 * The text that the data give beside the text as it was issued, word for word of what tells in it what the card does.
 * What nothing is missing from may still be wrong; what something is missing from is worth a look.
 */
export function compareWithText(definition: Definition): Comparison {
  const rendered = renderDefinition(definition);
  const printed = definition.text ?? '';
  const designators = [...new Set([...designatorsSaid(definition), ...designatorsIn(printed)])];
  const inData = contentWordsIn(rendered, designators);
  const inText = contentWordsIn(ofItself(printed, definition), designators);
  return {
    rendered,
    printed,
    missing: printed === '' ? [] : lacking(inText, [...inData, ...chosenOneByOne(rendered)]),
    extra: printed === '' ? [] : lacking(inData, inText),
  };
}

/** A card calls itself by its title, where the rendering says “this card”. */
function ofItself(text: string, { title }: Definition): string {
  return text.replaceAll(title, 'this card');
}

function designatorsSaid(definition: Definition): string[] {
  return abilitiesOf(definition).flatMap((node) =>
    [...wordsIn(node)].flatMap((word) => {
      if (word.kind !== 'Filter' && word.kind !== 'Modifier') return [];
      return 'designator' in word.value && word.value.designator !== undefined ? word.value.designator : [];
    }),
  );
}

/** Each number that is wanted has one of its own; any other word is said once for all. */
function lacking(wanted: readonly ContentWord[], given: readonly ContentWord[]): string[] {
  const left = [...given];
  const missing = wanted.filter((word) => {
    const at = left.findIndex((other) => meets(other, word));
    if (at >= 0 && word.kind === 'number') left.splice(at, 1);
    return at < 0;
  });
  return [...new Set(missing.map(({ kind, word }) => `${kind} ${word}`))];
}

/** Where a number has no sign, either is meant; in words it is a count, and may be one in figures. */
function meets(given: ContentWord, wanted: ContentWord): boolean {
  if (given.kind === wanted.kind && given.word === wanted.word) return true;
  if (given.kind !== 'number') return false;
  return wanted.kind === 'number'
    ? unsigned(given.word) === wanted.word
    : wanted.kind === 'count' && given.word === wanted.word;
}

function unsigned(number: string): string {
  return number.replace(/^[+-]/, '');
}

/** Two that are chosen one by one are two. */
function chosenOneByOne(rendered: string): ContentWord[] {
  const singly = rendered.match(/\b(?:target|choose) an? /gi) ?? [];
  return singly.map((_, at) => ({ kind: 'count', word: String(at + 1) }));
}
