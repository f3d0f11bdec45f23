import { isLackeyCards } from './lackey-cards.ts';
import { firstLine } from './lines.ts';
import { type Separator, separatorOf } from './separator.ts';
import { type Root, rootOf } from './xml-root.ts';

/** Recognises a text file by its content; file names are not reliable. */
export type TextKind =
  | { readonly kind: 'lackey-cards' | 'lackey-formats' | 'octgn-set' }
  | { readonly kind: 'octgn-definition' }
  | { readonly kind: 'arbiter'; readonly lines: boolean }
  | { readonly kind: 'separated'; readonly separator: Separator }
  | { readonly kind: 'other'; readonly what: string };

const other = (what: string): TextKind => ({ kind: 'other', what });

export function recogniseText(text: string): TextKind {
  if (text.trim() === '') return other('an empty file');
  if (isLackeyCards(text)) return { kind: 'lackey-cards' };
  return (
    recogniseLackey(text) ??
    recogniseXml(text) ??
    recogniseJson(text) ??
    recogniseList(text) ??
    recogniseTable(text)
  );
}

/** LackeyCCG takes text outside its blocks for comments, so they may begin anywhere. */
function recogniseLackey(text: string): TextKind | null {
  const [, block] = /^[ \t]*<(formatdefinitions|plugin)\s*>/im.exec(text) ?? [];
  switch (block?.toLowerCase()) {
    case 'formatdefinitions':
      return { kind: 'lackey-formats' };
    case 'plugin':
      return other('the description of a LackeyCCG plugin');
    default:
      return null;
  }
}

function recogniseXml(text: string): TextKind | null {
  const root = rootOf(text);
  if (root === null) return null;
  if (root.name === 'set' && (hasAttribute(root, 'gameId') || text.includes('<cards')))
    return { kind: 'octgn-set' };
  if (root.name === 'game' && (hasAttribute(root, 'octgnVersion') || text.includes('<card'))) {
    return { kind: 'octgn-definition' };
  }
  if (root.name === 'deck' && text.includes('<superzone')) return other('a LackeyCCG deck');
  if (root.name === 'deck' && text.includes('<section')) return other('an OCTGN deck');
  if (root.name === 'Deck' && text.includes('<Cards ')) return other('a Magic Online deck');
  if (root.name === 'cockatrice_deck') return other('a Cockatrice deck');
  if (/^pack(definitions?)?$/i.test(root.name)) return other('LackeyCCG pack definitions');
  if (root.name === 'version') return other('the version of a LackeyCCG plugin');
  return other(`an XML file of <${root.name}>`);
}

const hasAttribute = ({ attributes }: Root, name: string): boolean =>
  new RegExp(`\\b${name}\\s*=`).test(attributes);

function recogniseJson(text: string): TextKind | null {
  const start = text.trimStart();
  if (start.startsWith('{\\rtf')) return other('a rich text document');
  if (!/^(\{|\[\s*[[{"\]])/.test(start)) return null;
  if (/"ObjectStates"\s*:/.test(start.slice(0, 100_000))) return other('an object of Tabletop Simulator');
  return { kind: 'arbiter', lines: /^\{[^\n]*\n\s*\{/.test(start) };
}

/** Decks, and the lists that LackeyCCG updates itself by. */
function recogniseList(text: string): TextKind | null {
  const first = firstLine(text).trim();
  if (/^Card(Image|File)?URLs?(Files)?:/i.test(first) || /^\S+\t\d\d-\d\d-\d\d$/.test(first)) {
    return other('the download list of a LackeyCCG plugin');
  }
  const lines = text
    .slice(0, 10_000)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const quantities = lines.filter((line) => /^(SB:\s*)?\d{1,2}x?[ \t]+\S/i.test(line));
  const startsWithQuantity = /^(SB:\s*)?\d{1,2}x?[ \t]+\S/i.test(first);
  const isDeck = first.includes('\t') ? startsWithQuantity : quantities.length * 2 > lines.length;
  return isDeck ? other('a deck list') : null;
}

function recogniseTable(text: string): TextKind {
  const separator = separatorOf(text);
  return separator === null ? other('a text without columns') : { kind: 'separated', separator };
}
