import { Unreadable } from '../../card-files/reading/unreadable.ts';
import type { XmlVisitor } from '../../card-files/reading/xml.ts';

/** A document within so many elements is not a deck. */
const DEEPEST = 64;

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^<>[]*(?:\[[\s\S]*?\])?\s*>|<\/([^\s<>]+)\s*>|<([^\s<>/!?"'=]+)((?:\s+[^\s<>/="']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)|</g;
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Walks an XML document as `card-files/reading/xml.ts` does, for the browser: well-formed, without entities of its own. */
export function walkXml(xml: string, visitor: XmlVisitor): void {
  const path: string[] = [];
  let line = 1;
  let roots = 0;
  const broken = (what: string) =>
    new Unreadable('xml/broken', `The XML is broken on line ${line}: ${what}`, line);
  const decoded = (text: string): string =>
    text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hex, name) => {
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      const found =
        name === undefined ? (code <= 0x10_ffff ? String.fromCodePoint(code) : undefined) : ENTITIES[name];
      if (found === undefined) throw broken(`undefined entity ${all}`);
      return found;
    });
  const close = (name: string) => {
    if (path.at(-1) !== name) throw broken(`unexpected </${name}>`);
    visitor.close?.(path);
    path.pop();
  };
  for (const [all, cdata, closing, opening, attributes = '', empty, text] of xml.matchAll(TOKEN)) {
    if (all === '<') throw broken('a tag does not end');
    if (all.startsWith('<!DOCTYPE') && all.includes('<!ENTITY'))
      throw new Unreadable('xml/entities', 'The XML declares entities of its own. Write them out.', line);
    if (path.length === 0 && ((text ?? '').trim() !== '' || cdata !== undefined))
      throw broken('text outside of the root');
    if (text !== undefined && path.length > 0) visitor.text?.(decoded(text), path);
    if (cdata !== undefined) visitor.text?.(cdata, path);
    if (closing !== undefined) close(localName(closing));
    if (opening !== undefined) {
      if (path.length === 0 && ++roots > 1) throw broken('more than one root');
      if (path.length >= DEEPEST)
        throw new Unreadable(
          'xml/too-deep',
          `The XML has more than ${DEEPEST} elements within each other.`,
          line,
        );
      const given = [...attributes.matchAll(ATTRIBUTE)].map(
        ([, name = '', double, single]) => [name, decoded(double ?? single ?? '')] as const,
      );
      const name = localName(opening);
      path.push(name);
      visitor.open?.({ name, attributes: Object.fromEntries(given), line }, path);
      if (empty !== '') close(name);
    }
    line += all.split('\n').length - 1;
  }
  if (path.length > 0 || roots === 0) throw broken(`unclosed <${path.at(-1) ?? ''}>`);
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
