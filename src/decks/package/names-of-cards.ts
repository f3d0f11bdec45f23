import type { GameSlug } from '../../games/registry.ts';
import { buildNameIndex, type Named, type NameIndex, type Scored } from '../../names/name-index.ts';
import type { Candidate, CardNames } from '../resolve.ts';
import type { CardLine } from './card-lines.ts';

/** Finds cards by their names as the service does. The index is built when it is first used. */
export function namesOfCards(
  lines: readonly CardLine[],
  game: GameSlug,
): Pick<CardNames, 'called' | 'suggest'> {
  let built: NameIndex | undefined;
  const index = () => {
    built ??= buildNameIndex(lines.map((line) => entryOf(line, game)));
    return built;
  };
  const candidate = ({ id, name }: Named, score: number): Candidate => {
    return { game, slug: id, name, url: `/v1/cards/${game}/${id}`, score };
  };
  return {
    called: (name) =>
      index()
        .exact(name, game)
        .map((entry) => candidate(entry, 1)),
    suggest: (name) =>
      index()
        .suggest(name, game)
        .map(({ entry, score }: Scored) => candidate(entry, score)),
  };
}

function entryOf({ slug, name, title, formerTitles, type }: CardLine, game: GameSlug) {
  const aliases = new Set([title, ...formerTitles, slug.replaceAll('-', ' ')]);
  aliases.delete(name);
  return { id: slug, game, name, aliases: [...aliases], additions: type === null ? [] : [type] };
}
