import * as z from 'zod';
import { linesOf } from '../../games/bulk-lines.ts';
import { deckGames } from '../../games/deck-games.ts';
import type { DeckCard } from '../../games/decks/deck.ts';
import type { CardPool, DeckFormat } from '../../games/decks/format.ts';
import type { ReadyFormat } from '../../games/decks/game-decks.ts';
import type { WrittenCard } from '../../games/decks/own-card.ts';
import { effectiveFormat } from '../../games/decks/sets-format.ts';
import type { ValidateOptions } from '../../games/decks/validate.ts';
import { type Converted, convertList } from '../convert-list.ts';
import { type ListReport, listReport } from '../list-report.ts';
import { type DeckList, nowhere } from '../lists/deck-list.ts';
import type { WrittenFormat } from '../lists/formats.ts';
import { readDeckList } from '../lists/read-deck-list.ts';
import type { Names } from '../names.ts';
import { ownCards } from '../own-cards.ts';
import { knownNames, type ReadAs, type ReadList, readingOf } from '../reading-of-list.ts';
import { type Candidate, type CardNames, resolve } from '../resolve.ts';
import { type NamedSet, setsCalled } from '../set-called.ts';
import { type CardLine, cardLines, deckCardIn } from './card-lines.ts';
import { namesOfCards } from './names-of-cards.ts';

/** What decks are judged by: files that `/v1/bulk` and `arbiter export` give, as text. */
export interface BulkFiles {
  /** The slug of the game: `shadowfist`, `highlander`. */
  readonly game: string;
  /** `<game>-cards.ndjson`. */
  readonly cards: string;
  /** `<game>-formats.ndjson`; without it decks are judged by formats of one's own. */
  readonly formats?: string | undefined;
}

/** Some copies of a card, as a deck builder has them. */
export type GivenLine = CopiesOfCard &
  (
    | {
        /** The name of the card, or its slug. */
        readonly name: string;
        readonly card?: undefined;
      }
    | {
        readonly name?: undefined;
        /** A card of your own: written out, or `{card: <slug>, …figures}` with figures that no document gives. */
        readonly card: WrittenCard;
      }
  );

interface CopiesOfCard {
  readonly quantity: number;
  /** The part of the deck. Its first part unless told; where no line tells it, the part in which the card belongs. */
  readonly zone?: string | undefined;
  /** The set of the printing, by code or name. */
  readonly set?: string | null | undefined;
  /** The collector number of the printing. */
  readonly number?: string | null | undefined;
}

export interface DeckJudge {
  /** The formats that can be asked for. */
  readonly formats: readonly Pick<DeckFormat, 'slug' | 'name' | 'ruleset' | 'about'>[];
  /**
   * Pure. Throws a RangeError for a format that is not there and for mistakes in a card of the list's own, and a ZodError
   * for a format of one's own that is not valid.
   */
  readonly validate: (
    lines: readonly GivenLine[],
    format: string | DeckFormat,
    options?: ValidateOptions,
  ) => ListReport;
  /** Judges a deck list of any format, as the service does. Throws a RangeError for a list that cannot be read. */
  readonly validateList: (
    list: string | Uint8Array,
    format: string | DeckFormat,
    options?: ValidateOptions,
  ) => { readonly list: ReadList; readonly report: ListReport };
  /** Writes a deck list in another format, with the names of the list or the full names of the cards. */
  readonly convert: (
    list: string | Uint8Array,
    to: WrittenFormat,
    names?: Names,
  ) => Converted & { readonly from: ReadList };
  /** The cards that a name may mean, best first. */
  readonly suggest: (name: string) => readonly Candidate[];
}

const keptFormat = z.looseObject({
  game: z.string(),
  slug: z.string(),
  name: z.string(),
  ruleset: z.string().nullable(),
  about: z.string().nullable(),
  sets: z.array(z.string()),
  rules: z.array(z.looseObject({ check: z.string(), rule: z.string().nullable() })),
  advice: z.array(z.looseObject({ advise: z.string(), rule: z.string().nullable() })),
});

/** Makes ready to judge decks without the service, in a browser or elsewhere. Throws a RangeError for files that are none. */
export function deckJudge({ game: slug, cards, formats = '' }: BulkFiles): DeckJudge {
  const game = deckGames.find((one) => one.slug === slug);
  if (game === undefined) throw new RangeError(`There is no game "${slug}".`);
  const lines = cardLines(cards, game);
  const pools = new Map<string | null, CardPool>();
  const poolUnder = (ruleset: string | null): CardPool => {
    const pool = pools.get(ruleset) ?? poolOf(lines.map((line) => deckCardIn(ruleset, line, game)));
    pools.set(ruleset, pool);
    return pool;
  };
  const names: CardNames = {
    ...namesOfCards(lines, game.slug),
    setCalled: setsCalled(setsOf(lines)),
  };
  const kept = linesOf(keptFormat, formats).filter((format) => format.game === game.slug);
  const ready = new Map<string, ReadyFormat>(
    kept.map((format) => [format.slug, game.decks.ready(effectiveFormat(format, kept))]),
  );
  const readyFormat = (format: string | DeckFormat): ReadyFormat => {
    if (typeof format !== 'string') return game.decks.ready(format);
    const known = ready.get(format);
    if (known === undefined) {
      const there =
        ready.size === 0
          ? 'give `formats`, the text of <game>-formats.ndjson'
          : `there are ${[...ready.keys()].join(', ')}`;
      throw new RangeError(`There is no format "${format}"; ${there}.`);
    }
    return known;
  };
  const [mainZone = ''] = game.decks.zones;
  const ownIn = (list: DeckList, ruleset: string | null) =>
    ownCards(list, game, poolUnder(ruleset), names.setCalled);
  const asked = { game: game.slug, asOf: null };
  return {
    formats: [...ready.values()].map(({ format: { slug, name, ruleset, about } }) => ({
      slug,
      name,
      ruleset,
      about,
    })),
    validate: (given, format, options) => {
      const namesZones = given.some(({ zone }) => zone !== undefined);
      const list = listOf(given, mainZone);
      const chosen = readyFormat(format);
      const own = ownIn(list, chosen.format.ruleset);
      if (own.unread.size > 0)
        throw new RangeError([...own.unread.values()].map(({ message }) => message).join(' '));
      const deck = resolve({ list, namesZones, unread: [] }, game.decks, names, own);
      return listReport(chosen, deck, own.pool, asked, options);
    },
    validateList: (given, format, options) => {
      const chosen = readyFormat(format);
      const read = listRead(given, names);
      const own = ownIn(read.list, chosen.format.ruleset);
      const deck = resolve(read, game.decks, names, own);
      return {
        list: readingOf(read, own.unread.values()),
        report: listReport(chosen, deck, own.pool, asked, options),
      };
    },
    convert: (given, to, wanted = 'written') => {
      const read = listRead(given, names);
      const own = ownIn(read.list, null);
      const list = { ...read.list, game: read.list.game ?? game.slug };
      return {
        ...convertList(list, read.unread, to, { names, own }, wanted),
        from: readingOf(read, own.unread.values()),
      };
    },
    suggest: names.suggest,
  };
}

function listRead(given: string | Uint8Array, names: CardNames): ReadAs {
  const read = readDeckList(given, knownNames(names));
  if (read.ok) return read;
  throw new RangeError(read.problems.map(({ message }) => message).join(' '));
}

function poolOf(cards: readonly DeckCard[]): CardPool {
  const bySlug = new Map(cards.map((card) => [card.slug, card]));
  return { bySlug: (slug) => bySlug.get(slug), all: () => cards };
}

function setsOf(lines: readonly CardLine[]): NamedSet[] {
  const sets = lines.flatMap(({ printings }) => printings.map(({ set }) => set));
  return [...new Map(sets.map((set) => [set.code, set])).values()];
}

function listOf(given: readonly GivenLine[], mainZone: string): DeckList {
  const zones = new Map<string, DeckList['zones'][number]['lines']>();
  for (const [at, { quantity, name, card, zone = mainZone, set = null, number = null }] of given.entries()) {
    const called = card === undefined ? { title: name } : { title: 'a card of your own', card };
    // Mistakes in a card name the place of its line among those given.
    const place = card === undefined ? nowhere : { ...nowhere, pointer: `/${at}` };
    const line = { ...called, quantity, set, number, key: null, note: null, written: null, place };
    zones.set(zone, [...(zones.get(zone) ?? []), line]);
  }
  return {
    name: null,
    author: null,
    notes: null,
    game: null,
    plugin: null,
    told: null,
    comments: [],
    zones: [...zones].map(([name, lines]) => ({ name, told: null, lines, headings: [] })),
  };
}
