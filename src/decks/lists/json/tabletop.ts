import * as z from 'zod';
import type { Place } from '../deck-list.ts';
import type { Draft } from '../draft.ts';
import { UNTOLD, zoneCalled } from '../zone-names.ts';
import { at, parsed } from './json-text.ts';

/** An object on the table: a deck, a card, a bag with either in it, or anything else. */
const tableObject = z.looseObject({
  Name: z.string().default(''),
  Nickname: z.string().default(''),
  Description: z.string().default(''),
  get ContainedObjects() {
    return z.array(tableObject).optional();
  },
});

const savedObject = z.looseObject({
  SaveName: z.string().default(''),
  ObjectStates: z.array(tableObject),
});

type TableObject = z.output<typeof tableObject>;

/** Cards that lie together, and what that is called. */
interface Pile {
  readonly called: string;
  readonly cards: Card[];
}

interface Card {
  readonly object: TableObject;
  readonly pointer: string;
}

/** A saved object of Tabletop Simulator. It has names only on the cards, one object for each copy. */
export function readTabletop(text: string, draft: Draft): void {
  const { SaveName, ObjectStates } = parsed(text, savedObject, draft);
  const piles = pilesIn(ObjectStates, '/ObjectStates', '', draft);
  const [first] = piles;
  const isNamed = piles.length > 1 || SaveName.trim() !== '' || zoneCalled(first?.called ?? '') !== undefined;
  draft.about('name', isNamed ? SaveName : (first?.called ?? ''), at('/SaveName'));
  for (const { called, cards } of piles) {
    for (const { object, pointer } of cards) {
      readCard(object, (isNamed && called.trim()) || UNTOLD, at(pointer), draft);
    }
  }
}

/** What an object has beside its name that no list keeps: words, images, other faces. */
const unkept = ['Description', 'CustomDeck', 'States'];

function leaveUnkept(object: TableObject, pointer: string, draft: Draft): void {
  for (const field of unkept) if (isSaid(object[field])) draft.leaveUnread(field, at(pointer));
}

const isSaid = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;

/** Other programs put the type of the card on a second line. */
function readCard({ Nickname }: TableObject, zone: string, place: Place, draft: Draft) {
  const [title = ''] = Nickname.trim().split(/\r\n?|\n/);
  if (title.trim() === '') draft.problem('line/no-title', 'The card has no Nickname to know it by.', place);
  else draft.copy(zone, { quantity: 1, title, place });
}

/** Loose cards are a pile of what they lie in. */
function pilesIn(objects: readonly TableObject[], above: string, within: string, draft: Draft): Pile[] {
  const loose: Pile = { called: within, cards: [] };
  const piles = [loose];
  for (const [index, object] of objects.entries()) {
    const pointer = `${above}/${index}`;
    leaveUnkept(object, pointer, draft);
    if (/^Card(Custom)?$/.test(object.Name)) loose.cards.push({ object, pointer });
    else if (object.ContainedObjects !== undefined) {
      const called = object.Nickname.trim() === '' ? within : object.Nickname;
      piles.push(...pilesIn(object.ContainedObjects, `${pointer}/ContainedObjects`, called, draft));
    } else leave(object, at(pointer), draft);
  }
  return piles.filter(({ cards }) => cards.length > 0);
}

function leave({ Name, DeckIDs }: TableObject, place: Place, draft: Draft): void {
  const message = 'The deck has no ContainedObjects, and names its cards nowhere else.';
  if (DeckIDs === undefined) draft.leaveUnread(Name || 'an object', place);
  else draft.problem('line/no-title', message, place);
}
