import type { Draft } from '../draft.ts';
import { SIDEBOARD, UNTOLD } from '../zone-names.ts';
import { readTree } from './tree.ts';

/** The `.dek` of Magic Online. Its catalogue numbers name no card of another game. */
export function readMtgoDek(xml: string, draft: Draft): void {
  for (const { name, attributes, place } of readTree(xml, draft).children) {
    if (name !== 'Cards') {
      draft.leaveUnread(`<${name}>`, place);
      continue;
    }
    if (attributes.CatID !== undefined) draft.leaveUnread('CatID', place);
    const zone = attributes.Sideboard?.toLowerCase() === 'true' ? SIDEBOARD : UNTOLD;
    draft.line(zone, { quantity: attributes.Quantity ?? '', title: attributes.Name ?? '', place });
  }
}
