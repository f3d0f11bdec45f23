import type { GameSnapshot, Snapshot } from '../database/snapshot/snapshot.ts';
import type { Snapshots } from '../database/snapshot/snapshots.ts';
import { deckFragment, deckInLink, type LinkedDeck } from '../deck-link.ts';
import { wordsWithin } from '../engine/size.ts';
import type { CardPool } from '../games/decks/format.ts';
import type { ReadyFormat } from '../games/decks/game-decks.ts';
import type { GameSlug } from '../games/registry.ts';
import { Problem } from '../problem.ts';
import type { Work } from '../work.ts';
import { cardPool } from './card-pool.ts';
import { type CitedReport, citeRules } from './cite-rules.ts';
import { type Converted, convertList, type Lookup } from './convert-list.ts';
import { formatCalled, slugsOf } from './formats-of-game.ts';
import { readList, textOfList } from './list-reader.ts';
import { listReport } from './list-report.ts';
import type { DeckList, ListLine } from './lists/deck-list.ts';
import {
  deckFormats,
  isWritten,
  type DeckFormat as ListFormat,
  type WrittenFormat,
} from './lists/formats.ts';
import type { Names } from './names.ts';
import { type OwnCards, ownCards } from './own-cards.ts';
import { type OwnFormat, ownFormat } from './own-format.ts';
import { type ReadList, readingOf } from './reading-of-list.ts';
import { type Candidate, type CardNames, type ResolvedDeck, resolve } from './resolve.ts';
import { setsCalled } from './set-called.ts';

/** A deck list and its game. */
export interface GivenList {
  readonly list: Uint8Array | string;
  /** Undefined where the list names it. */
  readonly game?: GameSlug | undefined;
}

export interface ValidationQuery extends GivenList {
  /** Slugs of formats. */
  readonly formats: readonly string[];
  readonly own?: OwnFormat | undefined;
  /** A date or a source; absent, now. */
  readonly asOf?: string | undefined;
}

export interface Validation {
  /** How the list was read. */
  readonly list: ReadList;
  readonly reports: readonly CitedReport[];
}

export interface Conversion extends Converted {
  readonly from: ReadList;
}

export interface ConversionQuery extends GivenList {
  /** The format that is wanted. */
  readonly to: string;
  /** The names of the list unless stated. */
  readonly names?: Names | undefined;
}

/** Judges and converts deck lists. Every method throws a Problem for requests that it cannot answer. */
export interface Decks {
  validate(query: ValidationQuery, work: Work): Promise<Validation>;
  /** The list in another format, with the parts that are lost. */
  convert(query: ConversionQuery, work: Work): Conversion;
  /** The link to a deck; nothing is stored. */
  link(deck: GivenLink, work: Work): Promise<DeckLink>;
  /** The deck in a link. */
  linked(link: string, work: Work): Promise<LinkedDeckView>;
}

export interface GivenLink extends Omit<LinkedDeck, 'list'> {
  readonly list: Uint8Array | string;
}

/** A deck that a link holds. */
export interface LinkedDeckView {
  readonly list: string;
  /** Null if the link does not name it. */
  readonly game: string | null;
  /** Empty for all formats of the game. */
  readonly formats: readonly string[];
}

/** Both are null if the list is too long for a link. */
export interface DeckLink {
  readonly fragment: string | null;
  readonly url: string | null;
}

/** Finds the cards of a game by their names. */
export interface Naming {
  called(name: string, game: GameSlug, work: Work): Candidate[];
  suggest(name: string, game: GameSlug, work: Work): Candidate[];
}

/** Units of work, as measured. */
const cost = {
  formatWord: 3,
  judgedLine: 10,
  ownCard: 60,
  writtenLine: 40,
  packedLetter: 1,
} as const;

/** No tool asks for more, and each is a judgement of its own. */
const MOST_FORMATS = 20;

export function createDecks(snapshots: Snapshots, naming: Naming): Decks {
  const namesOf = (game: GameSnapshot, work: Work): CardNames => ({
    called: eachOnce((name) => naming.called(name, game.game.slug, work)),
    suggest: (name) => naming.suggest(name, game.game.slug, work),
    setCalled: setsCalled(game.sets),
  });
  return {
    async validate(query, work) {
      const snapshot = snapshots.current();
      const game = gameOf(snapshot, query, work);
      const names = namesOf(game, work);
      work.spend(wordsWithin(query.own) * cost.formatWord);
      const formats = formatsAsked(snapshot, game, query);
      const read = readList(query.list, work, names);
      const { list } = read;
      if (list.game !== null && list.game !== game.game.slug) throw otherGame(list.game, game);
      const under = (ruleset: string | null): ResolvedCards => {
        work.spend(linesOf(list).length * cost.judgedLine);
        const own = ownCardsOf(list, game, cardPool(snapshot, game, query.asOf, ruleset), names, work);
        return { own, deck: resolve(read, game.game.decks, names, own) };
      };
      const resolved = new Map<string | null, ResolvedCards>();
      const reports: Validation['reports'][number][] = [];
      for (const ready of formats) {
        const { ruleset } = ready.format;
        const cards = resolved.get(ruleset) ?? under(ruleset);
        resolved.set(ruleset, cards);
        await work.pause();
        const asked = { game: game.game.slug, asOf: query.asOf ?? null };
        const spend = (units: number) => work.spend(units);
        reports.push(citeRules(listReport(ready, cards.deck, cards.own.pool, asked, { spend }), game));
        await work.pause();
      }
      return {
        list: readingOf(
          read,
          [...resolved.values()].flatMap(({ own }) => [...own.unread.values()]),
        ),
        reports,
      };
    },
    convert({ list: given, game: asked, to, names: wanted = 'written' }, work) {
      const known = Object.keys(deckFormats).filter((format) => isWrittenFormat(format));
      if (!isWrittenFormat(to)) {
        const message = `"${to}" is not a format in which lists are written; expected ${known.join(', ')}.`;
        throw new Problem('deck/unknown-list-format', message, { known });
      }
      const snapshot = snapshots.current();
      const slug = asked ?? readList(given, work).list.game;
      const found = snapshot.games.find((one) => one.game.slug === slug);
      const read = readList(given, work, found && namesOf(found, work));
      work.spend(linesOf(read.list).length * cost.writtenLine);
      const list =
        found === undefined ? read.list : { ...read.list, game: read.list.game ?? found.game.slug };
      const needsGame = wanted === 'catalogue' || bringsCards(list);
      const game = needsGame ? gameOf(snapshot, { list: given, game: asked }, work) : undefined;
      const lookup = game === undefined ? null : lookupIn(snapshot, game, list, work);
      return {
        ...convertList(list, read.unread, to, lookup, wanted),
        from: readingOf(read, lookup?.own.unread.values()),
      };
    },
    async link({ list, game, formats }, work) {
      const text = textOfList(list, work);
      work.spend(text.length * cost.packedLetter);
      const fragment = (await deckFragment({ list: text, game, formats })) ?? null;
      return { fragment, url: fragment === null ? null : `/decks#${fragment}` };
    },
    async linked(link, work) {
      work.spend(link.length * cost.packedLetter);
      try {
        const { list, game = null, formats } = await deckInLink(link);
        return { list, game, formats };
      } catch (error) {
        if (error instanceof RangeError) throw new Problem('deck/bad-link', error.message);
        throw error;
      }
    },
  };

  function lookupIn(snapshot: Snapshot, game: GameSnapshot, list: DeckList, work: Work): Lookup {
    const names = namesOf(game, work);
    return { names, own: ownCardsOf(list, game, cardPool(snapshot, game, undefined, null), names, work) };
  }
}

/** The same answers, each found once: many lines of a list may have the same name. */
function eachOnce(called: CardNames['called']): CardNames['called'] {
  const known = new Map<string, Candidate[]>();
  return (name) => {
    const before = known.get(name) ?? called(name);
    known.set(name, before);
    return before;
  };
}

function isWrittenFormat(format: string): format is WrittenFormat {
  return Object.hasOwn(deckFormats, format) && isWritten(format as ListFormat);
}

function bringsCards(list: DeckList): boolean {
  return linesOf(list).some(({ card }) => card !== undefined);
}

function linesOf({ zones }: DeckList): readonly ListLine[] {
  return zones.flatMap(({ lines }) => lines);
}

/** The cards that the list brings along. */
function ownCardsOf(
  list: DeckList,
  { game }: GameSnapshot,
  pool: CardPool,
  names: CardNames,
  work: Work,
): OwnCards {
  work.spend(linesOf(list).filter(({ card }) => card !== undefined).length * cost.ownCard);
  return ownCards(list, game, pool, names.setCalled);
}

/** The game that is asked for, or else that the list tells. */
function gameOf(snapshot: Snapshot, { game: asked, list }: GivenList, work: Work): GameSnapshot {
  const slug = asked ?? readList(list, work).list.game;
  const game = snapshot.games.find((one) => one.game.slug === slug);
  if (game !== undefined) return game;
  const known = snapshot.games.map((one) => one.game.slug);
  throw new Problem(
    'deck/no-game',
    `The game of the deck is unknown. Give \`game\`: ${known.join(' or ')}.`,
    { known },
  );
}

function otherGame(told: GameSlug, { game }: GameSnapshot): Problem {
  return new Problem('deck/other-game', `The list is for ${told}, but ${game.slug} was requested.`);
}

function formatsAsked(
  snapshot: Snapshot,
  game: GameSnapshot,
  { formats, own }: ValidationQuery,
): ReadyFormat[] {
  if (formats.length > MOST_FORMATS)
    throw new Problem('request/invalid', `At most ${MOST_FORMATS} formats are judged in one request.`);
  const asked = [
    ...[...new Set(formats)].map((slug) => formatCalled(snapshot, game, slug)),
    ...(own === undefined ? [] : [ownFormat(snapshot, game, own)]),
  ];
  if (asked.length > 0) return asked;
  const known = slugsOf(game.formats);
  throw new Problem(
    'deck/no-format',
    `The format is missing. Give \`format\`: ${known.join(', ')}, or a format of your own.`,
    {
      known,
    },
  );
}

/** A deck with the cards as they are under a ruleset. */
interface ResolvedCards {
  readonly deck: ResolvedDeck;
  readonly own: OwnCards;
}
