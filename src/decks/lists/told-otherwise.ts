import type { ListRemark } from './answers.ts';
import { copiesIn, type DeckList, type Heading, nowhere, type Place, type Zone } from './deck-list.ts';
import { DECK, MAYBEBOARD, SIDEBOARD } from './zone-names.ts';

/** Counts in the list that differ from its lines. Such a list has often lost a line. */
export function toldOtherwise(list: DeckList): ListRemark[] {
  return [...ofAll(list), ...list.zones.flatMap((zone) => [...ofZone(zone), ...ofHeadings(zone)])];
}

/** A count may or may not include the sideboard and the cards beside the deck. */
function ofAll({ told, zones }: DeckList): ListRemark[] {
  const copies = (without: readonly string[]) =>
    zones.reduce((sum, { name, lines }) => sum + (without.includes(name) ? 0 : copiesIn(lines)), 0);
  const all = copies([]);
  const deck = copiesIn(zones.find(({ name }) => name === DECK)?.lines ?? []);
  const counts = [all, deck, copies([MAYBEBOARD]), copies([MAYBEBOARD, SIDEBOARD])];
  return told === null || counts.includes(told) ? [] : [differs('The list', told, all, nowhere)];
}

function ofZone({ name, told, lines }: Zone): ListRemark[] {
  const counted = copiesIn(lines);
  return told === null || told === counted ? [] : [differs(name, told, counted, lines[0]?.place ?? nowhere)];
}

/** A heading that others follow at once has its lines under them. */
function ofHeadings({ headings, lines }: Zone): ListRemark[] {
  return headings.flatMap((heading, index) => {
    const until = headings[index + 1]?.before ?? lines.length;
    const counted = copiesIn(lines.slice(heading.before, until));
    const told = toldBy(heading);
    return told === null || counted === 0 || counted === told
      ? []
      : [differs(JSON.stringify(heading.text), told, counted, heading.place)];
  });
}

/** All counts of a heading together; null where it tells none. */
export function toldBy({ counts }: Pick<Heading, 'counts'>): number | null {
  return counts.length === 0 ? null : counts.reduce((sum, { count }) => sum + count, 0);
}

function differs(what: string, told: number, counted: number, place: Place): ListRemark {
  const message = `${what} announces ${told} cards but has ${counted}.`;
  return { code: 'list/count-differs', message, place };
}
