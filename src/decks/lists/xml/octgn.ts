import { canonicalGuid } from '../../../card-files/reading/guid.ts';
import type { Draft } from '../draft.ts';
import { UNTOLD } from '../zone-names.ts';
import { calledByKey } from './called-by-key.ts';
import { readTree, type XmlElement } from './tree.ts';

/** OCTGN's `.o8d`: sections of cards, each known by its GUID; the name is there to be read. */
export function readOctgn(xml: string, draft: Draft): void {
  const { attributes, children, place } = readTree(xml, draft);
  if (attributes.game !== undefined) readGame(attributes.game, draft, place);
  if (attributes.sleeveid !== undefined) draft.leaveUnread('sleeveid', place);
  for (const part of children) {
    if (part.name === 'section') readSection(part, draft);
    else if (part.name === 'notes') draft.notes(part.text, part.place);
    else draft.leaveUnread(`<${part.name}>`, part.place);
  }
}

function readGame(written: string, draft: Draft, place: XmlElement['place']): void {
  const guid = canonicalGuid(written);
  if (guid === null) draft.game(written, place);
  else draft.about('plugin', guid, place);
}

function readSection({ attributes, children, place }: XmlElement, draft: Draft): void {
  if (attributes.shared?.toLowerCase() === 'true') draft.leaveUnread('shared', place);
  for (const child of children) {
    if (child.name === 'card') readCard(child, attributes.name ?? UNTOLD, draft);
    else draft.leaveUnread(`<${child.name}>`, child.place);
  }
}

function readCard({ attributes, text, place }: XmlElement, zone: string, draft: Draft): void {
  const id = attributes.id ?? '';
  const line = { title: text, key: canonicalGuid(id) ?? id, place };
  draft.line(zone, { quantity: attributes.qty ?? 1, ...calledByKey(line, draft) });
}
