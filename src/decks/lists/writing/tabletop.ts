import type { DeckList, ListLine, Zone } from '../deck-list.ts';
import { zoneCalled } from '../zone-names.ts';
import { jsonText } from './json-text.ts';
import { holdsLittle, only, type Writer } from './writer.ts';

/** A saved object of Tabletop Simulator: a deck for each zone, an object for each copy, a sheet for each line. */
export const tabletop: Writer = {
  holds: {
    ...holdsLittle,
    about: (about) => only(about, 'name'),
    // The name of the only pile is not the name of a part: it is read as the name of the deck.
    zone: (name, list) => zoneCalled(name) === name || list.zones.length > 1,
  },
  write: (list) => jsonText({ SaveName: list.name ?? '', ObjectStates: piles(list) }),
  lacking: ({ zones }) =>
    zones.length === 0
      ? []
      : [
          {
            what: 'image',
            count: 1,
            places: ['/zones'],
            message: 'Tabletop Simulator shows images of cards; the list has none.',
          },
        ],
};

interface Sheet {
  readonly line: ListLine;
  /** Names the sheet; a card on it is 100 times this and its place. */
  readonly sheet: number;
}

function piles({ zones }: DeckList): object[] {
  let sheets = 0;
  return zones.map((zone) => {
    const first = sheets + 1;
    sheets += zone.lines.length;
    return pile(
      zone,
      zone.lines.map((line, index) => ({ line, sheet: first + index })),
    );
  });
}

/** A deck has two cards at least: one alone lies in a bag that has the name of its zone. */
function pile({ name }: Zone, sheets: readonly Sheet[]): object {
  const cards = sheets.flatMap((sheet) => Array.from({ length: sheet.line.quantity }, () => sheet));
  if (cards.length < 2) {
    return { Name: 'Bag', Nickname: name, Transform: lying(0), ContainedObjects: cards.map(alone) };
  }
  return {
    Name: 'DeckCustom',
    Nickname: name,
    Transform: lying(180),
    DeckIDs: cards.map(({ sheet }) => sheet * 100),
    CustomDeck: Object.fromEntries(sheets.map(({ sheet }) => [sheet, noImage])),
    ContainedObjects: cards.map(card),
  };
}

function card({ line, sheet }: Sheet) {
  return { Name: 'Card', Nickname: line.title, Transform: lying(180), CardID: sheet * 100 };
}

const alone = (sheet: Sheet) => ({
  ...card(sheet),
  Name: 'CardCustom',
  CustomDeck: { [sheet.sheet]: noImage },
});

const noImage = {
  FaceURL: '',
  BackURL: '',
  NumWidth: 1,
  NumHeight: 1,
  BackIsHidden: true,
  UniqueBack: false,
  Type: 0,
};

/** Face up or, turned by half, face down, in the size of a card. */
function lying(turned: 0 | 180) {
  return { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: turned, scaleX: 1, scaleY: 1, scaleZ: 1 };
}
