import { type Comparison, type ContentWord, lacking } from '../../../vocabulary/content-words.ts';
import type { Definition } from '../definition.ts';
import { abilitiesOf, wordsIn } from '../words-in.ts';
import { contentWordsIn, designatorsIn } from './content-words.ts';
import { renderDefinition } from './render-definition.ts';

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

/** Two that are chosen one by one are two. */
function chosenOneByOne(rendered: string): ContentWord[] {
  const singly = rendered.match(/\b(?:target|choose) an? /gi) ?? [];
  return singly.map((_, at) => ({ kind: 'count', word: String(at + 1) }));
}
