import { SaxesParser } from 'saxes';
import { limits } from './limits.ts';
import { Unreadable } from './unreadable.ts';

export interface XmlTag {
  /** Without a prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The line on which it begins. */
  readonly line: number;
}

/** Receives the parts of a document in order. A path has the names of the open elements, the innermost last. */
export interface XmlVisitor {
  open?(tag: XmlTag, path: readonly string[]): void;
  text?(text: string, path: readonly string[]): void;
  close?(path: readonly string[]): void;
}

/**
 * Goes through a document that has to be well-formed. Nothing outside it is ever read, a DTD least of all, and an
 * entity that it declares itself is refused: a few of them in each other would be larger than any memory.
 */
export function walkXml(xml: string, visitor: XmlVisitor) {
  const parser = new SaxesParser();
  const path: string[] = [];
  let line = 1;
  parser.on('error', ({ message }) => {
    throw broken(message.replace(/^\d+:\d+: /, ''), parser.line);
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('<!ENTITY')) throw entities(parser.line);
  });
  parser.on('opentagstart', () => {
    line = parser.line;
  });
  parser.on('opentag', ({ name, attributes }) => {
    path.push(localName(name));
    if (path.length > limits.xmlDepth) throw tooDeep(line);
    visitor.open?.({ name: localName(name), attributes, line }, path);
  });
  parser.on('text', (text) => visitor.text?.(text, path));
  parser.on('cdata', (text) => visitor.text?.(text, path));
  parser.on('closetag', () => {
    visitor.close?.(path);
    path.pop();
  });
  parser.write(xml).close();
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const broken = (what: string, line: number) =>
  new Unreadable('xml/broken', `The XML is broken on line ${line}: ${what}`, line);

const entities = (line: number) =>
  new Unreadable(
    'xml/entities',
    'The XML declares its own entities, which are not supported. Write them out.',
    line,
  );

const tooDeep = (line: number) =>
  new Unreadable('xml/too-deep', `The XML is nested deeper than ${limits.xmlDepth} elements.`, line);
