import { unreadable } from '../answers.ts';
import type { Place } from '../deck-list.ts';
import type { Draft } from '../draft.ts';
import { UNTOLD, zoneCalled } from '../zone-names.ts';
import { at, isObject, type JsonObject, locate, parsed } from './json-text.ts';

/** Cards that lie together, and the name of the pile. */
interface Pile {
  readonly called: string;
  readonly cards: Card[];
}

/** An object for one copy, or for a deck whose cards have no names. */
interface Card {
  readonly object: JsonObject;
  readonly pointer: string;
}

/** A saved object of Tabletop Simulator. It has names only on the cards, one object for each copy. */
export function readTabletop(text: string, draft: Draft): void {
  const { value } = parsed(text);
  if (!isObject(value) || !Array.isArray(value.ObjectStates)) {
    const message = 'The saved object has no list of `ObjectStates`.';
    throw unreadable('json/invalid', message, { ...at('/ObjectStates'), line: 1 });
  }
  const piles = pilesIn(value.ObjectStates, '/ObjectStates', '', draft);
  const [first] = piles;
  const saveName = wordsOf(value, 'SaveName');
  const isNamed = piles.length > 1 || zoneCalled(first?.called ?? '') !== undefined;
  draft.about('name', saveName || (isNamed ? '' : (first?.called ?? '')), at('/SaveName'));
  for (const { called, cards } of piles)
    for (const { object, pointer } of cards)
      readCard(object, (isNamed && called) || UNTOLD, at(pointer), draft);
  locate(text, draft);
}

/** What an object has beside its name: rules text, images, other faces. */
const unkept = ['Description', 'CustomDeck', 'States'];

function leaveUnkept(object: JsonObject, pointer: string, draft: Draft): void {
  for (const field of unkept) if (isSaid(object[field])) draft.leaveUnread(field, at(pointer));
}

const isSaid = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;

/** Other programs put the type of the card on a second line. */
function readCard(object: JsonObject, zone: string, place: Place, draft: Draft): void {
  const { DeckIDs } = object;
  if (DeckIDs !== undefined) {
    const message = 'The deck has no ContainedObjects, so its cards have no names.';
    draft.unreadLine('line/no-title', message, zone, {
      quantity: Array.isArray(DeckIDs) ? DeckIDs.length : undefined,
      place,
    });
    return;
  }
  const [title = ''] = wordsOf(object, 'Nickname').split(/\r\n?|\n/);
  if (title !== '') draft.copy(zone, { quantity: 1, title, place });
  else draft.unreadLine('line/no-title', 'The card has no Nickname.', zone, { quantity: 1, place });
}

/** Loose cards are a pile of the object they lie in. */
function pilesIn(objects: readonly unknown[], above: string, within: string, draft: Draft): Pile[] {
  const loose: Pile = { called: within, cards: [] };
  const piles = [loose];
  for (const [index, object] of objects.entries()) {
    const pointer = `${above}/${index}`;
    if (!isObject(object)) {
      draft.leaveUnread('an object', at(pointer));
      continue;
    }
    leaveUnkept(object, pointer, draft);
    const contained = object.ContainedObjects;
    const called = wordsOf(object, 'Nickname') || within;
    if (/^Card(Custom)?$/.test(wordsOf(object, 'Name'))) loose.cards.push({ object, pointer });
    else if (Array.isArray(contained))
      piles.push(...pilesIn(contained, `${pointer}/ContainedObjects`, called, draft));
    else if (object.DeckIDs !== undefined) piles.push({ called, cards: [{ object, pointer }] });
    else draft.leaveUnread(wordsOf(object, 'Name') || 'an object', at(pointer));
  }
  return piles.filter(({ cards }) => cards.length > 0);
}

function wordsOf(object: JsonObject, field: string): string {
  const value = object[field];
  return typeof value === 'string' ? value.trim() : '';
}
