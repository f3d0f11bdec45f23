import { type GameSlug, games } from '../../games/registry.ts';
import { bare } from '../../games/spellings.ts';
import { headingKey } from './heading.ts';

/**
 * Which game a table is of: the one that the file names, else the only one that has some of its headings for itself.
 * Undefined where nothing tells.
 */
export function gameOf(columns: readonly string[], fileSays?: string): GameSlug | undefined {
  const said = bare(fileSays ?? '');
  const keys = columns.map(headingKey);
  const withOwn = games.filter(({ slug }) => {
    const own = ownHeadings(slug);
    return keys.some((key) => own.has(key));
  });
  return only(games.filter(({ slug }) => said.includes(slug))) ?? only(withOwn);
}

function only(found: readonly { readonly slug: GameSlug }[]): GameSlug | undefined {
  return found.length === 1 ? found[0]?.slug : undefined;
}

/** The headings that no other game has. */
function ownHeadings(slug: GameSlug): Set<string> {
  const headings = (of: (other: GameSlug) => boolean) =>
    games
      .filter((game) => of(game.slug))
      .flatMap((game) => Object.values(game.columns.fields))
      .flatMap((field) => field.headings.map(headingKey));
  const others = new Set(headings((other) => other !== slug));
  return new Set(headings((other) => other === slug).filter((key) => !others.has(key)));
}
