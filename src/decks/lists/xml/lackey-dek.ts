import type { Draft } from '../draft.ts';
import { UNTOLD } from '../zone-names.ts';
import { calledByKey } from './called-by-key.ts';
import { childCalled, readTree, type XmlElement } from './tree.ts';

/** LackeyCCG's `.dek`: a superzone for each part of the deck, an element for each copy. */
export function readLackeyDek(xml: string, draft: Draft): void {
  for (const part of readTree(xml, draft).children) {
    if (part.name === 'meta') for (const field of part.children) readField(field, draft);
    else if (part.name === 'superzone') readSuperzone(part, draft);
    else if (part.name === 'card') readCard(part, UNTOLD, draft);
    else readField(part, draft);
  }
}

/** Some programs put the fields of `<meta>` straight under `<deck>`. */
function readField({ name, text, place }: XmlElement, draft: Draft): void {
  if (name === 'game') draft.game(text, place);
  else if (name === 'title') draft.about('name', text, place);
  else if (name === 'author') draft.about('author', text, place);
  else if (name === 'note') draft.notes(text, place);
  else if (!remarkable.includes(name)) draft.leaveUnread(`<${name}>`, place);
  else if (text.trim() !== '') draft.comment(`${name}: ${text}`, place);
}

const remarkable = ['email', 'date', 'format'];

function readSuperzone({ attributes, children }: XmlElement, draft: Draft): void {
  for (const child of children) {
    if (child.name === 'card') readCard(child, attributes.name ?? UNTOLD, draft);
    else draft.leaveUnread(`<${child.name}>`, child.place);
  }
}

/** One copy; or several, as programs write them that learnt it from Cockatrice. */
function readCard(card: XmlElement, zone: string, draft: Draft): void {
  const { attributes, children, place } = card;
  const name = childCalled(card, 'name');
  const key = name?.attributes.id;
  const title = name?.text ?? attributes.name ?? '';
  const line = { title, key, set: childCalled(card, 'set')?.text, place };
  for (const child of children) {
    if (child.name !== 'name' && child.name !== 'set') draft.leaveUnread(`<${child.name}>`, child.place);
  }
  draft.copy(zone, { quantity: attributes.number ?? 1, ...calledByKey(line, draft) });
}
