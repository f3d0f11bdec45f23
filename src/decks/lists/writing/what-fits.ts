import type { About, DeckList, Heading, ListLine, Zone } from '../deck-list.ts';
import { DECK } from '../zone-names.ts';
import type { Holds } from './writer.ts';
import type { LostKind } from './written.ts';

export interface Fitted {
  /** What a format holds of a list. */
  readonly list: DeckList;
  /** All else. */
  readonly lost: readonly LostPart[];
}

export interface LostPart {
  readonly what: Exclude<LostKind, 'line'>;
  readonly where: string;
  /** As written in the list. */
  readonly value: string;
}

/** Removes from a list the parts that a format cannot store. Lines of cards always stay. */
export function whatFits(list: DeckList, holds: Holds): Fitted {
  const lost: LostPart[] = [];
  const lose = (what: LostPart['what'], where: string, value: unknown) =>
    lost.push({ what, where, value: String(value) });
  const about = holds.about(list);
  for (const field of ['name', 'author', 'notes', 'game', 'plugin', 'told'] as const) {
    if (list[field] !== null && about[field] === null) lose(field, `/${field}`, list[field]);
  }
  const comments = list.comments.filter((comment, index) => {
    const isHeld = holds.comment(comment);
    if (!isHeld) lose('comment', `/comments/${index}`, comment.text);
    return isHeld;
  });
  const zones = list.zones.map((zone, index) => fitZone(zone, `/zones/${index}`, holds, lose));
  return { list: { ...aboutOf(about), comments, zones: inDeck(list, zones, holds, lose) }, lost };
}

type Lose = (what: LostPart['what'], where: string, value: unknown) => void;

const aboutOf = ({ name, author, notes, game, plugin, told }: About): About => {
  return { name, author, notes, game, plugin, told };
};

function fitZone(zone: Zone, where: string, holds: Holds, lose: Lose): Zone {
  if (zone.told !== null && !holds.zoneTold) lose('told', `${where}/told`, zone.told);
  return {
    name: zone.name,
    told: holds.zoneTold ? zone.told : null,
    lines: zone.lines.map((line, index) => fitLine(line, `${where}/lines/${index}`, holds, lose)),
    headings: zone.headings.filter((heading, index) => {
      const isHeld = holds.heading(heading);
      if (!isHeld) lose('heading', `${where}/headings/${index}`, heading.text);
      return isHeld;
    }),
  };
}

function fitLine(line: ListLine, where: string, holds: Holds, lose: Lose): ListLine {
  const { card, ...held } = holds.line(line);
  for (const field of ['set', 'number', 'key', 'note'] as const) {
    if (line[field] !== null && held[field] === null) lose(field, `${where}/${field}`, line[field]);
  }
  if (card === undefined) return held;
  if (holds.cards) return { ...held, card };
  lose('card', `${where}/card`, line.title);
  return held;
}

/** Puts the lines of zones that a format does not know into the deck, which stands where the first of them stood. */
function inDeck(list: DeckList, zones: readonly Zone[], holds: Holds, lose: Lose): Zone[] {
  const isHeld = (zone: Zone) => holds.zone(zone.name, list);
  if (zones.every(isHeld)) return [...zones];
  const isDeck = (zone: Zone) => zone.name === DECK || !isHeld(zone);
  for (const [index, zone] of zones.entries()) {
    if (!isHeld(zone)) lose('zone', `/zones/${index}`, zone.name);
    if (isDeck(zone) && zone.told !== null) lose('told', `/zones/${index}/told`, zone.told);
  }
  const deck = zones
    .filter(isDeck)
    .reduce<Zone>(together, { name: DECK, told: null, lines: [], headings: [] });
  const first = zones.findIndex(isDeck);
  return zones.flatMap((zone, index) => (index === first ? [deck] : isDeck(zone) ? [] : [zone]));
}

function together(deck: Zone, { lines, headings }: Zone): Zone {
  const below = (heading: Heading): Heading => ({ ...heading, before: heading.before + deck.lines.length });
  return {
    ...deck,
    lines: [...deck.lines, ...lines],
    headings: [...deck.headings, ...headings.map(below)],
  };
}
