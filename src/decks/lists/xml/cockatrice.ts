import { canonicalGuid } from '../../../card-files/reading/guid.ts';
import type { Draft } from '../draft.ts';
import { UNTOLD } from '../zone-names.ts';
import { calledByKey } from './called-by-key.ts';
import { readTree, type XmlElement } from './tree.ts';

/** Cockatrice's `.cod`: zones `main` and `side`, with zones in them for what players sort their cards into. */
export function readCockatrice(xml: string, draft: Draft): void {
  for (const part of readTree(xml, draft).children) {
    if (part.name === 'deckname') draft.about('name', part.text, part.place);
    else if (part.name === 'comments') draft.notes(part.text, part.place);
    else if (part.name === 'zone') readZone(part, part.attributes.name ?? UNTOLD, draft);
    else draft.leaveUnread(`<${part.name}>`, part.place);
  }
}

function readZone({ children }: XmlElement, zone: string, draft: Draft): void {
  for (const child of children) {
    if (child.name === 'card') readCard(child, zone, draft);
    else if (child.name === 'zone') {
      draft.heading(zone, child.attributes.name ?? '', [], child.place);
      readZone(child, zone, draft);
    } else draft.leaveUnread(`<${child.name}>`, child.place);
  }
}

function readCard({ attributes, place }: XmlElement, zone: string, draft: Draft): void {
  const { name: title = '', setShortName: set, collectorNumber: number, uuid = '' } = attributes;
  const named = calledByKey({ title, key: canonicalGuid(uuid) ?? uuid, place }, draft);
  draft.line(zone, { quantity: attributes.number ?? '', ...named, set, number });
}
