import { canonicalGuid } from './guid.ts';
import { walkXml } from './xml.ts';

/** What a game of OCTGN says its cards have. */
export interface OctgnDefinition {
  readonly game: string;
  readonly properties: ReadonlySet<string>;
}

/** The definition of a game, which its sets refer to by its GUID. */
export function readOctgnDefinition(xml: string): OctgnDefinition {
  let game = '';
  const properties = new Set<string>();
  walkXml(xml, {
    open({ attributes }, path) {
      if (path.length === 1) game = attributes.id ?? '';
      if (path.join('/') === 'game/card/property') properties.add(attributes.name ?? '');
    },
  });
  return { game: canonicalGuid(game) ?? game, properties };
}
