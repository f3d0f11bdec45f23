import { findGame, type GameSlug } from '../../games/registry.ts';
import type { Keyed } from './ast.ts';
import type { CardValue } from './card-index.ts';
import { noCard } from './condition.ts';
import type { KnownValue, KnownValues } from './context.ts';
import { wordOf } from './key-value.ts';
import { type Meaning, namesOf } from './meanings.ts';
import { byNearness, nearest } from './nearest.ts';
import type { CompileKey, Scope } from './scope.ts';
import { SearchError } from './search-error.ts';

/** How many known names an error tells. */
const told = 8;

/** A kind of value that is known: what to call one, where they are, and which ones a written one means. */
interface Kind {
  readonly what: string;
  readonly known: (values: KnownValues) => readonly KnownValue[];
  readonly meaning: Meaning;
}

/** The condition for a key whose values are known: the card has one of those meant. */
export function compileKnown(kind: Kind, of: CardValue): CompileKey {
  return (term, scope) => {
    const meant = meantValues(kind, term, scope);
    return meant.length === 0 ? noCard : { kind: 'value', of, values: meant.map(({ value }) => value) };
  };
}

/** Empty, with a warning, where no card searched has such a value; an error where the value is nobody's. */
function meantValues(kind: Kind, term: Keyed, { context, warn }: Scope): readonly KnownValue[] {
  const written = wordOf(term);
  const known = kind.known(context.known);
  if (known.length === 0) {
    warn(`No card has a known ${kind.what}, so ${term.key.text} matches nothing.`);
    return [];
  }
  const meant = kind.meaning(written, known);
  if (meant.length === 0) throw unknownValue(kind.what, term, inGame(known, context.game));
  const here = inGame(meant, context.game);
  if (here.length === 0) {
    warn(`No card of ${gameName(context.game)} has the ${kind.what} ${JSON.stringify(written)}.`);
  }
  return here;
}

/** The values that cards of the game have, or of every game where none is chosen. */
export function inGame(values: readonly KnownValue[], game: GameSlug | undefined): readonly KnownValue[] {
  return game === undefined ? values : values.filter((value) => value.game === game);
}

/** The game as people call it. */
export function gameName(game: GameSlug | undefined): string {
  return (game && findGame(game)?.name) ?? 'any game';
}

/** Reports an unknown value, with the nearest names. */
export function unknownValue(what: string, term: Keyed, known: readonly KnownValue[]): SearchError {
  const written = wordOf(term);
  const names = [...new Set(known.flatMap(namesOf))];
  const suggestion = nearest(written, names);
  const hint = suggestion === undefined ? '' : ` Did you mean ${JSON.stringify(suggestion)}?`;
  const message = `Unknown ${what} ${JSON.stringify(written)}.${hint}`;
  const expected = byNearness(written, names).slice(0, told);
  return new SearchError('search/unknown-value', message, term.value, { expected, suggestion });
}
