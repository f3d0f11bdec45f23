import { type Comparison, lacking } from '../../../vocabulary/content-words.ts';
import type { Definition } from '../definition.ts';
import { contentWordsIn } from './content-words.ts';
import { renderDefinition } from './render-definition.ts';

/**
 * The text that the data give beside the text as it was issued, word for word of what tells in it what the card does.
 * What nothing is missing from may still be wrong; what something is missing from is worth a look.
 */
export function compareWithText(definition: Definition): Comparison {
  const rendered = renderDefinition(definition);
  const printed = definition.text ?? '';
  const inData = contentWordsIn(rendered);
  const inText = contentWordsIn(ofItself(printed, definition));
  return {
    rendered,
    printed,
    missing: printed === '' ? [] : lacking(inText, inData),
    extra: printed === '' ? [] : lacking(inData, inText),
  };
}

/** A card calls itself by its title or by what it is, where the rendering says “this card”. */
function ofItself(text: string, { title }: Definition): string {
  return text
    .replaceAll(title, 'this card')
    .replace(/\bthis (?:attack|block|dodge|defense)\b/gi, 'this card');
}
