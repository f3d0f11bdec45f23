import type { GameSnapshot, Snapshot } from '../database/snapshot/snapshot.ts';
import type { Snapshots } from '../database/snapshot/snapshots.ts';
import { wordsWithin } from '../engine/size.ts';
import type { CardPool } from '../games/decks/format.ts';
import type { ReadyFormat } from '../games/decks/game-decks.ts';
import type { GameSlug } from '../games/registry.ts';
import { Problem } from '../problem.ts';
import type { Work } from '../work.ts';
import { cardPool } from './card-pool.ts';
import { formatCalled, slugsOf } from './formats-of-game.ts';
import { type ListReport, listReport } from './list-report.ts';
import type { ListProblem, ListRemark } from './lists/answers.ts';
import type { DeckList, ListLine } from './lists/deck-list.ts';
import { deckFormats, isWritten, type DeckFormat as ListFormat } from './lists/formats.ts';
import { nothingKnown } from './lists/known-names.ts';
import { readDeckList } from './lists/read-deck-list.ts';
import { writeDeckList } from './lists/write-deck-list.ts';
import type { WrittenDeckList } from './lists/writing/written.ts';
import { type OwnCards, ownCards } from './own-cards.ts';
import { type OwnFormat, ownFormat } from './own-format.ts';
import { type Candidate, type CardNames, type GivenDeck, type ResolvedDeck, resolve } from './resolve.ts';
import { setsCalled } from './set-called.ts';

/** A deck list as it was given, and the game it is said to be of. */
export interface GivenList {
  readonly list: Uint8Array | string;
  /** Undefined where the list tells it. */
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
  readonly reports: readonly ListReport[];
}

export interface ReadList {
  readonly format: ListFormat;
  readonly name: string | null;
  readonly remarks: readonly ListRemark[];
}

export interface Conversion extends WrittenDeckList {
  readonly from: ReadList;
}

/** What is answered about decks. Every method throws a Problem for what cannot be answered. */
export interface Decks {
  validate(query: ValidationQuery, work: Work): Validation;
  /** The list in another format, with all that it loses by that. */
  convert(given: GivenList & { readonly to: string }, work: Work): Conversion;
}

/** Whom to ask what the cards of a game are called. */
export interface Naming {
  called(name: string, game: GameSlug, work: Work): Candidate[];
  suggest(name: string, game: GameSlug, work: Work): Candidate[];
}

/** Units of work, as measured: of a list that is read, and of one that is judged or written. */
const cost = {
  byte: 0.2,
  byteOfJson: 0.6,
  formatWord: 3,
  textLine: 15,
  title: 4,
  judgedLine: 10,
  ownCard: 60,
  writtenLine: 40,
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
    validate(query, work) {
      const snapshot = snapshots.current();
      const game = gameOf(snapshot, query, work);
      const names = namesOf(game, work);
      work.spend(wordsWithin(query.own) * cost.formatWord);
      const formats = formatsAsked(snapshot, game, query);
      const { list, namesZones, ...read } = readList(query.list, work, names);
      if (list.game !== null && list.game !== game.game.slug) throw otherGame(list.game, game);
      const under = (ruleset: string | null): ResolvedCards => {
        work.spend(linesOf(list).length * cost.judgedLine);
        const own = ownCardsOf(list, game, cardPool(snapshot, game, query.asOf, ruleset), names, work);
        return { pool: own.pool, deck: resolve({ list, namesZones }, game.game.decks, names, own) };
      };
      const resolved = new Map<string | null, ResolvedCards>();
      for (const { format } of formats)
        if (!resolved.has(format.ruleset)) resolved.set(format.ruleset, under(format.ruleset));
      return {
        list: { ...read, name: list.name },
        reports: formats.flatMap((format) => {
          const cards = resolved.get(format.format.ruleset);
          const asked = { game: game.game.slug, asOf: query.asOf ?? null };
          const spend = (units: number) => work.spend(units);
          return cards === undefined ? [] : [listReport(format, cards.deck, cards.pool, asked, { spend })];
        }),
      };
    },
    convert({ list: given, game: asked, to }, work) {
      const known = Object.keys(deckFormats).filter((format) => isWrittenFormat(format));
      if (!isWrittenFormat(to)) {
        const message = `"${to}" is no form in which lists are written; there are ${known.join(', ')}.`;
        throw new Problem('deck/unknown-list-format', message, { known });
      }
      const snapshot = snapshots.current();
      const slug = asked ?? readList(given, work).list.game;
      const game = snapshot.games.find((one) => one.game.slug === slug);
      const { list, namesZones: _, ...read } = readList(given, work, game && namesOf(game, work));
      work.spend(linesOf(list).length * cost.writtenLine);
      const named = list.game === null && game !== undefined ? { ...list, game: game.game.slug } : list;
      if (!bringsCards(list)) return { ...writeDeckList(named, to), from: { ...read, name: list.name } };
      const ofGame = gameOf(snapshot, { list: given, game: asked }, work);
      const { cardOf } = ownCardsOf(
        list,
        ofGame,
        cardPool(snapshot, ofGame, undefined, null),
        namesOf(ofGame, work),
        work,
      );
      return { ...writeDeckList(calledAsRead(named, cardOf), to), from: { ...read, name: list.name } };
    },
  };
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

function isWrittenFormat(format: string): format is Parameters<typeof writeDeckList>[1] {
  return Object.hasOwn(deckFormats, format) && isWritten(format as ListFormat);
}

function bringsCards(list: DeckList): boolean {
  return linesOf(list).some(({ card }) => card !== undefined);
}

function linesOf({ zones }: DeckList): readonly ListLine[] {
  return zones.flatMap(({ lines }) => lines);
}

/** The list with the full names of its own cards, as other forms write them. */
function calledAsRead(list: DeckList, cardOf: OwnCards['cardOf']): DeckList {
  const called = (line: ListLine): ListLine => ({ ...line, title: cardOf(line)?.name ?? line.title });
  return { ...list, zones: list.zones.map((zone) => ({ ...zone, lines: zone.lines.map(called) })) };
}

/** The cards that the list brings along. Throws deck/unreadable with every mistake in them. */
function ownCardsOf(
  list: DeckList,
  { game }: GameSnapshot,
  pool: CardPool,
  names: CardNames,
  work: Work,
): OwnCards {
  work.spend(linesOf(list).filter(({ card }) => card !== undefined).length * cost.ownCard);
  const read = ownCards(list, game, pool, names.setCalled);
  if (read.ok) return read.cards;
  throw unreadableList(read.problems);
}

/** The game that is asked for, or else that the list tells. */
function gameOf(snapshot: Snapshot, { game: asked, list }: GivenList, work: Work): GameSnapshot {
  const slug = asked ?? readList(list, work).list.game;
  const game = snapshot.games.find((one) => one.game.slug === slug);
  if (game !== undefined) return game;
  const known = snapshot.games.map((one) => one.game.slug);
  throw new Problem('deck/no-game', `Say which game the deck is of: ${known.join(' or ')}.`, { known });
}

function otherGame(told: GameSlug, { game }: GameSnapshot): Problem {
  return new Problem('deck/other-game', `The list is of ${told}, and ${game.slug} was asked for.`);
}

function formatsAsked(
  snapshot: Snapshot,
  game: GameSnapshot,
  { formats, own }: ValidationQuery,
): ReadyFormat[] {
  if (formats.length > MOST_FORMATS)
    throw new Problem('request/invalid', `At most ${MOST_FORMATS} formats are judged at once.`);
  const asked = [
    ...[...new Set(formats)].map((slug) => formatCalled(snapshot, game, slug)),
    ...(own === undefined ? [] : [ownFormat(snapshot, game, own)]),
  ];
  if (asked.length > 0) return asked;
  const known = slugsOf(game.formats);
  throw new Problem('deck/no-format', `Say by which format: ${known.join(', ')}, or one of your own.`, {
    known,
  });
}

/** Reads a list; where names are known they settle what could be read in more than one way. */
function readList(given: Uint8Array | string, work: Work, names?: CardNames): ReadAs {
  const aByte = isJson(given) ? cost.byteOfJson : cost.byte;
  work.spend(given.length * aByte + lineBreaksIn(given) * cost.textLine);
  const known =
    names === undefined
      ? nothingKnown
      : {
          title: (written: string) => {
            work.spend(cost.title);
            return names.called(written).length > 0;
          },
          set: (written: string) => names.setCalled(written) !== undefined,
        };
  const read = readDeckList(given, known);
  if (read.ok) {
    const { list, namesZones, format, remarks } = read;
    return { list, namesZones, format, remarks };
  }
  throw unreadableList(read.problems);
}

function isJson(list: Uint8Array | string): boolean {
  const start =
    typeof list === 'string' ? list.slice(0, 100) : new TextDecoder().decode(list.subarray(0, 100));
  return start.trimStart().startsWith('{');
}

function lineBreaksIn(list: Uint8Array | string): number {
  let breaks = 0;
  if (typeof list === 'string') {
    for (let at = list.indexOf('\n'); at >= 0; at = list.indexOf('\n', at + 1)) breaks += 1;
  } else {
    for (let at = list.indexOf(LINE_BREAK); at >= 0; at = list.indexOf(LINE_BREAK, at + 1)) breaks += 1;
  }
  return breaks;
}

const LINE_BREAK = 10;

function unreadableList(problems: readonly ListProblem[]): Problem {
  const detail = problems.map(({ message }) => message).join(' ');
  return new Problem('deck/unreadable', detail, { issues: problems });
}

/** A deck with the cards as they are under a ruleset. */
interface ResolvedCards {
  readonly deck: ResolvedDeck;
  readonly pool: CardPool;
}

interface ReadAs extends GivenDeck {
  readonly format: ListFormat;
  readonly remarks: readonly ListRemark[];
}
