import { isLackeyCards } from '../../card-files/reading/lackey-cards.ts';
import { rootOf } from '../../card-files/reading/xml-root.ts';
import { unreadable } from './answers.ts';
import { nowhere } from './deck-list.ts';
import type { DeckFormat } from './formats.ts';
import { recogniseDialect } from './text/recognise-dialect.ts';

/** The first element of a deck begins within so many characters. */
const LONGEST_PROLOGUE = 20_000;

/** The format of a list by what stands in it: `.dek` alone is the ending of three. Throws for what is no list. */
export function recognise(text: string): DeckFormat {
  const start = text.trimStart();
  if (start === '') throw unreadable('list/empty', 'The list is empty.', nowhere);
  if (/^<[A-Za-z_?!]/.test(start)) return recogniseXml(start);
  if (/^(\{|\[\s*[[{"\]])/.test(start)) return recogniseJson(start);
  if (isLackeyCards(text)) throw noDeck('card data of LackeyCCG');
  return recogniseDialect(text);
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

const noDeck = (what: string) =>
  unreadable('list/not-a-deck', `This is ${what} and no deck that is known here.`, nowhere);
