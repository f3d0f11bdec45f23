import { checkSize } from './check-size.ts';
import { walkXml, type XmlTag } from './xml.ts';

export interface OctgnSet {
  readonly line: number;
  readonly id: string;
  readonly name: string;
  /** The GUID of the game it belongs to, as written. */
  readonly game: string;
  readonly cards: readonly OctgnCard[];
}

export interface OctgnCard {
  readonly line: number;
  readonly id: string;
  readonly name: string;
  /** Of all its faces, in the order of the file. */
  readonly properties: readonly OctgnProperty[];
}

export interface OctgnProperty {
  readonly line: number;
  /** The kind of another face; null for the face the card shows at first. */
  readonly face: string | null;
  readonly name: string;
  readonly value: string;
}

const pathToCard = 'set/cards/card';

/** The cards of a `set.xml`, without packs and markers. */
export function readOctgnCards(xml: string): OctgnSet {
  let set = { line: 1, id: '', name: '', game: '' };
  const cards: { line: number; id: string; name: string; properties: OctgnProperty[] }[] = [];
  let face: string | null = null;
  let property: { tag: XmlTag; text: string } | null = null;

  const add = (line: number, name: string, value: string) => {
    const properties = cards.at(-1)?.properties ?? [];
    properties.push({ line, face, name, value });
    checkSize({ columns: properties.length });
  };

  walkXml(xml, {
    open(tag, path) {
      const { attributes, line } = tag;
      if (path.length === 1) {
        set = { line, id: attributes.id ?? '', name: attributes.name ?? '', game: attributes.gameId ?? '' };
      }
      const where = path.join('/');
      if (where === pathToCard) {
        cards.push({ line, id: attributes.id ?? '', name: attributes.name ?? '', properties: [] });
        checkSize({ rows: cards.length });
      }
      if (where === `${pathToCard}/alternate`) {
        face = attributes.type || 'alternate';
        add(line, 'Name', attributes.name ?? '');
      }
      if (isProperty(path)) property = { tag, text: '' };
    },
    text(text) {
      if (property !== null) property.text += text;
    },
    close(path) {
      if (property !== null && isProperty(path)) {
        const { tag, text } = property;
        add(tag.line, tag.attributes.name ?? '', tag.attributes.value ?? text);
        property = null;
      }
      if (path.join('/') === `${pathToCard}/alternate`) face = null;
    },
  });
  return { ...set, cards };
}

/** Its value is an attribute or, where the words have bold and italics, its content. */
const isProperty = (path: readonly string[]): boolean =>
  path.at(-1) === 'property' && [pathToCard, `${pathToCard}/alternate`].includes(path.slice(0, -1).join('/'));
