import type { Card, Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot } from '../database/snapshot/snapshots.ts';
import type { GameSlug } from '../games/registry.ts';
import { candidate } from './card-view.ts';
import { libraryOf, type ShelvedCard } from './library.ts';
import { buildNameIndex, type NameIndex } from './names/name-index.ts';
import type { CandidateView } from './views.ts';

/** The one name index of a snapshot, answering in cards. */
export interface CardNames {
  readonly index: NameIndex;
  readonly shelved: (id: string) => ShelvedCard;
  /** The cards nearest to a name, best first. */
  readonly suggest: (name: string, game: GameSlug | undefined) => CandidateView[];
}

export const namesOf: (snapshot: Snapshot) => CardNames = perSnapshot((snapshot) => {
  const library = libraryOf(snapshot);
  const index = buildNameIndex(
    library.all.map(({ card, game }) => ({
      id: card.id,
      game: game.game.slug,
      name: card.name,
      aliases: [...new Set([card.title, ...card.formerTitles, card.slug.replaceAll('-', ' ')])].filter(
        (alias) => alias !== card.name,
      ),
      additions: additionsTo(card),
    })),
  );
  const shelved = (id: string): ShelvedCard => {
    const found = library.byId.get(id);
    if (found === undefined) throw new Error(`The name index names ${id}, which the snapshot does not hold.`);
    return found;
  };
  return {
    index,
    shelved,
    suggest: (name, game) =>
      index.suggest(name, game).map(({ entry, score }) => candidate(shelved(entry.id), score)),
  };
});

/** Its type, persona, weapon and faction: people type them beside a name, in whole or by initials ("WoC"). */
function additionsTo({ type, figures: { subtype, weapon, immortals, factions } }: Card): string[] {
  return [type, subtype, weapon, immortals, factions]
    .flat()
    .filter((addition): addition is string => typeof addition === 'string')
    .flatMap((addition) => [addition, initialsOf(addition)]);
}

function initialsOf(words: string): string {
  return words
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}
