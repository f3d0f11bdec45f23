import { isMap, isSeq, LineCounter, type Node, parseDocument, type YAMLSeq } from 'yaml';
import type { z } from 'zod';
import { type AbilitiesEntry, abilitiesEntry } from '../../games/content/abilities.ts';
import { type AbilitiesByTextEntry, abilitiesByTextEntry } from '../../games/content/abilities-by-text.ts';
import type { CommonCardEntry } from '../../games/content/card.ts';
import { setEntry } from '../../games/content/card-set.ts';
import { glossaryEntry, ruleEntry } from '../../games/content/rule.ts';
import { groupEntry, rulingEntry } from '../../games/content/ruling.ts';
import { rulesetEntry, sourceEntry } from '../../games/content/source.ts';
import { textVersionEntry } from '../../games/content/text-version.ts';
import type { DeckFormat } from '../../games/decks/format.ts';
import { findGame, type Game } from '../../games/registry.ts';
import { bySchema, inVocabulary, type Reading } from './reading.ts';
import type { SeedFile } from './seed-files.ts';

/** Something wrong in the content, and where. */
export interface SeedProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** An entry with the place it came from. */
export interface Placed<T> {
  readonly file: string;
  readonly line: number;
  readonly value: T;
}

const kinds = {
  sources: sourceEntry,
  rulesets: rulesetEntry,
  sets: setEntry,
  groups: groupEntry,
  texts: textVersionEntry,
  rulings: rulingEntry,
  rules: ruleEntry,
  glossary: glossaryEntry,
} as const;

type Kinds = { -readonly [K in keyof typeof kinds]: Placed<z.infer<(typeof kinds)[K]>>[] };

/** All content of one game. */
export interface GameContent extends Kinds {
  readonly game: Game;
  readonly cards: Placed<CommonCardEntry>[];
  readonly formats: Placed<DeckFormat>[];
  readonly abilities: Placed<AbilitiesEntry>[];
  readonly abilitiesByText: Placed<AbilitiesByTextEntry>[];
}

export interface ParsedSeeds {
  readonly games: GameContent[];
  readonly problems: SeedProblem[];
}

function emptyContent(game: Game): GameContent {
  return {
    game,
    sources: [],
    rulesets: [],
    sets: [],
    groups: [],
    cards: [],
    texts: [],
    rulings: [],
    rules: [],
    glossary: [],
    formats: [],
    abilities: [],
    abilitiesByText: [],
  };
}

/** `shadowfist/cards/errata.yaml` is of kind `cards`, `shadowfist/sets.yaml` of kind `sets`. */
function kindOf(path: string): string {
  return (path.split('/')[1] ?? '').replace(/\.yaml$/, '');
}

/** Reads content files into entries, strictly; problems name file and line. References are checked elsewhere. */
export function parseSeeds(files: readonly SeedFile[]): ParsedSeeds {
  const contents = new Map<string, GameContent>();
  const problems: SeedProblem[] = [];
  for (const file of files) {
    const game = findGame(file.path.split('/')[0] ?? '');
    if (game === undefined) {
      problems.push({ file: file.path, line: 1, message: 'the folder is not a game in the registry' });
      continue;
    }
    const content = contents.get(game.slug) ?? emptyContent(game);
    contents.set(game.slug, content);
    parseFile(file, content, problems);
  }
  return { games: [...contents.values()], problems };
}

function parseFile(file: SeedFile, content: GameContent, problems: SeedProblem[]): void {
  const lines = new LineCounter();
  const document = parseDocument(file.content, { lineCounter: lines, uniqueKeys: true });
  const lineOf = (node: Node | null | undefined) => lines.linePos(node?.range?.[0] ?? 0).line;
  const report = (line: number, message: string) => problems.push({ file: file.path, line, message });
  for (const error of document.errors)
    report(error.linePos?.[0].line ?? 1, error.message.split('\n')[0] ?? error.code);
  if (document.errors.length > 0) return;
  if (!isSeq(document.contents)) {
    report(1, 'a content file must be a list of entries');
    return;
  }
  const entries = document.contents as YAMLSeq<Node>;
  const readEntry = <T>(node: Node, reading: (given: unknown) => Reading<T>, into: Placed<T>[]) => {
    const read = reading(node.toJS(document));
    if ('value' in read) into.push({ file: file.path, line: lineOf(node), value: read.value });
    else for (const { path, message } of read.wrong) report(lineOf(nodeAt(node, path)), message);
  };
  const read = <T>(schema: z.ZodType<T>, into: Placed<T>[]) => {
    for (const node of entries.items) readEntry(node, (given) => bySchema(schema, given), into);
  };
  const ofVersion = abilitiesEntry(content.game.ability);
  const byText = abilitiesByTextEntry(content.game.ability);
  const readAbilities = (node: Node) => {
    if (isMap(node) && node.has('textHash'))
      readEntry(node, (given) => inVocabulary(byText, given), content.abilitiesByText);
    else readEntry(node, (given) => inVocabulary(ofVersion, given), content.abilities);
  };
  const readers: Readonly<Record<string, () => void>> = {
    cards: () => read(content.game.cardEntry, content.cards),
    sources: () => read(kinds.sources, content.sources),
    rulesets: () => read(kinds.rulesets, content.rulesets),
    sets: () => read(kinds.sets, content.sets),
    groups: () => read(kinds.groups, content.groups),
    texts: () => read(kinds.texts, content.texts),
    rulings: () => read(kinds.rulings, content.rulings),
    rules: () => read(kinds.rules, content.rules),
    glossary: () => read(kinds.glossary, content.glossary),
    formats: () => read(content.game.decks.formatEntry, content.formats),
    abilities: () => entries.items.forEach(readAbilities),
  };
  const kind = kindOf(file.path);
  const reader = readers[kind];
  if (reader === undefined)
    report(1, `unknown kind of content "${kind}"; expected ${Object.keys(readers).join(', ')}`);
  else reader();
}

/** The deepest node that the path of an issue leads to. */
function nodeAt(root: Node, path: readonly PropertyKey[]): Node {
  let node = root;
  for (const step of path) {
    const next = isMap(node) || isSeq(node) ? node.get(step, true) : undefined;
    if (!next || typeof next !== 'object') break;
    node = next as Node;
  }
  return node;
}
