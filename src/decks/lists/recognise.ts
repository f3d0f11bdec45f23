import { isLackeyCards } from '../../card-files/reading/lackey-cards.ts';
import { rootOf } from '../../card-files/reading/xml-root.ts';
import { unreadable } from './answers.ts';
import { nowhere } from './deck-list.ts';
import type { DeckFormat } from './formats.ts';
import { recogniseDialect } from './text/recognise-dialect.ts';

/** The first element of a deck begins within so many characters. */
const LONGEST_PROLOGUE = 20_000;

/** Recognises the format of a list by its content: three formats share the ending `.dek`. Throws for other files. */
export function recognise(text: string): DeckFormat {
  const start = text.trimStart();
  if (start === '') throw unreadable('list/empty', 'The list is empty.', nowhere);
  if (/^<[A-Za-z_?!]/.test(start) && !PASTED_HTML.test(start)) return recogniseXml(start);
  if (start.startsWith('{') || isJsonArray(start)) return recogniseJson(start);
  if (isLackeyCards(text)) throw noDeck('card data of LackeyCCG');
  return recogniseDialect(text);
}

/** Lists are copied from pages with the marks of HTML, but a whole page is not a list. */
const PASTED_HTML =
  /^<\/?(?:a|b|br|blockquote|center|code|details|div|em|font|h[1-6]|hr|i|li|ol|p|pre|span|strong|summary|table|tbody|td|th|thead|tr|u|ul)\b[^<>]*>/i;

/** A text may begin with a bracket as well: `[3] Wen Li`, `[[Wen Li]] x3`. */
function isJsonArray(text: string): boolean {
  if (!/^\[\s*[[{"\]]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function recogniseXml(text: string): DeckFormat {
  const root = rootOf(text.slice(0, LONGEST_PROLOGUE));
  if (root === null) throw unreadable('xml/broken', 'The XML has no first element.', nowhere);
  switch (root.name) {
    case 'deck':
      return /<section[\s/>]/.test(text) || /\bgame\s*=/.test(root.attributes) ? 'octgn' : 'lackey-dek';
    case 'Deck':
      return 'mtgo-dek';
    case 'cockatrice_deck':
      return 'cockatrice';
    default:
      throw noDeck(`an XML file of <${root.name.slice(0, 50)}>`);
  }
}

function recogniseJson(text: string): DeckFormat {
  return /"ObjectStates"\s*:/.test(text) ? 'tabletop-simulator' : 'arbiter';
}

const noDeck = (what: string) => unreadable('list/not-a-deck', `This is ${what}, not a deck list.`, nowhere);
