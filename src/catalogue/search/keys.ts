import { fold } from '../../games/fold.ts';
import { findGame } from '../../games/registry.ts';
import type { Keyed } from './ast.ts';
import { calledOrKindOf } from './card-types.ts';
import type { Condition } from './condition.ts';
import { compileDesignator } from './designators.ts';
import { compileDoes } from './does.ts';
import { compileFigure } from './figures.ts';
import { compileFormat } from './formats.ts';
import { compileIs } from './given-cards.ts';
import { compileGrid } from './grid.ts';
import { compileHas } from './has.ts';
import { compileKnown, gameName } from './known-values.ts';
import { beginning, called, firstWords } from './meanings.ts';
import { nearest } from './nearest.ts';
import { compileRarity, compileYear } from './printed.ts';
import { compileResources } from './resources.ts';
import type { CompileKey, Scope } from './scope.ts';
import { SearchError } from './search-error.ts';
import { compileIn, nameHas } from './words.ts';

interface Key {
  readonly names: readonly [string, ...string[]];
  /** The figure of a game's cards that the key asks about; absent where it asks about what every game has. */
  readonly figure?: string;
  readonly compile: CompileKey;
}

/** The key that is not a condition: it gives the time for all other keys. */
export const asOfKey = 'asOf';

const keys: readonly Key[] = [
  {
    names: ['type', 't'],
    compile: compileKnown({ what: 'type', known: ({ types }) => types, meaning: calledOrKindOf }, 'type'),
  },
  { names: ['name'], compile: compileIn('name') },
  { names: ['subtitle'], compile: compileIn('subtitle') },
  { names: ['text', 'o'], compile: compileIn('text') },
  {
    names: ['set'],
    compile: compileKnown({ what: 'set', known: ({ sets }) => sets, meaning: called }, 'sets'),
  },
  {
    names: ['faction'],
    figure: 'factions',
    compile: compileKnown(
      { what: 'faction', known: ({ factions }) => factions, meaning: beginning },
      'factions',
    ),
  },
  { names: ['designator'], compile: compileDesignator },
  {
    names: ['is'],
    compile: compileIs(
      compileKnown({ what: 'trait', known: ({ traits }) => traits, meaning: called }, 'traits'),
    ),
  },
  { names: ['has'], compile: compileHas },
  {
    names: ['source'],
    compile: compileKnown({ what: 'source', known: ({ sources }) => sources, meaning: called }, 'sources'),
  },
  { names: ['legal'], compile: compileFormat(true) },
  { names: ['banned'], compile: compileFormat(false) },
  { names: ['rarity'], compile: compileRarity },
  { names: ['year'], compile: compileYear },
  { names: ['requires'], figure: 'requires', compile: compileResources('requires') },
  { names: ['provides'], figure: 'provides', compile: compileResources('provides') },
  { names: ['cost'], figure: 'cost', compile: compileFigure('cost') },
  { names: ['fighting'], figure: 'fighting', compile: compileFigure('fighting') },
  { names: ['body'], figure: 'body', compile: compileFigure('body') },
  { names: ['power'], figure: 'power', compile: compileFigure('power') },
  { names: ['restriction'], figure: 'restriction', compile: compileFigure('restriction') },
  { names: ['errata'], compile: compileFigure('errata') },
  {
    names: ['immortal'],
    figure: 'immortals',
    compile: compileKnown(
      { what: 'immortal', known: ({ immortals }) => immortals, meaning: firstWords },
      'immortals',
    ),
  },
  { names: ['grid'], figure: 'grid', compile: compileGrid },
  {
    names: ['gems'],
    compile: compileKnown({ what: 'gem', known: ({ gems }) => gems, meaning: called }, 'gems'),
  },
  { names: ['does'], compile: compileDoes },
];

const byName = new Map(keys.flatMap((key) => key.names.map((name) => [name, key] as const)));
const allNames = [...byName.keys(), asOfKey];

export function isAsOf({ key }: Keyed): boolean {
  return key.text.toLowerCase() === asOfKey.toLowerCase();
}

/** The condition for a term with a key. An unknown key is an error with the nearest one, unless it fits a name. */
export function compileKeyed(term: Keyed, scope: Scope): Condition {
  const key = byName.get(term.key.text.toLowerCase());
  if (!key) return partsOfName(term, scope);
  if (!isForeign(key, scope)) return key.compile(term, scope);
  scope.warn(
    `${term.key.text} does not apply to cards of ${gameName(scope.context.game)}, so it matches nothing.`,
  );
  return key.compile(term, { ...scope, warn: () => undefined });
}

/** `Darius: Event`: what is not a key but stands before the colon of a name. */
function partsOfName(term: Keyed, { context, warn }: Scope): Condition {
  const { key, operator, value } = term;
  const written = `${key.text}: ${value.kind === 'regex' ? '' : value.text}`;
  if (operator !== ':' || value.kind === 'regex' || !context.isInName(fold(written))) throw unknownKey(term);
  warn(`Unknown key “${key.text}”; searched for cards with “${written}” in their name.`);
  return nameHas(value, written);
}

/** The cards of the game that is searched do not have what the key asks about. */
function isForeign({ figure }: Key, { context: { game } }: Scope): boolean {
  if (game === undefined || figure === undefined) return false;
  return findGame(game)?.figureKeys.includes(figure) !== true;
}

/** What other search languages call our keys. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  title: 'name',
  oracle: 'text',
  rules: 'text',
  persona: 'immortal',
  keyword: 'is',
  edition: 'set',
  format: 'legal',
  pow: 'fighting',
  function: 'does',
  otag: 'does',
};
/** What is asked beside the query, not in it. */
const BESIDE = ['game', 'order', 'orderby', 'sort', 'limit'];

function unknownKey({ key }: Keyed): SearchError {
  const written = key.text.toLowerCase();
  if (BESIDE.includes(written)) {
    const message = `${key.text} is not a search key; use the request parameters for the game, the order and the page size.`;
    return new SearchError('search/unknown-key', message, key, { expected: allNames });
  }
  const suggestion = ELSEWHERE[written] ?? nearest(key.text, allNames);
  const hint = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  return new SearchError(
    'search/unknown-key',
    `Unknown key ${JSON.stringify(key.text)}.${hint} To search for the words themselves, put them in quotes.`,
    key,
    { expected: allNames, suggestion },
  );
}
