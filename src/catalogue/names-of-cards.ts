import type { Card, Snapshot } from '../database/snapshot/snapshot.ts';
import type { GameSlug } from '../games/registry.ts';
import { builtAhead } from './built-ahead.ts';
import { candidate } from './card-view.ts';
import { A_STEP, type Steps } from './in-slices.ts';
import { libraryOf, type ShelvedCard } from './library.ts';
import { type NameEntry, type NameIndex, nameIndexInSteps } from './names/name-index.ts';
import type { CandidateView } from './views.ts';

/** The one name index of a snapshot, answering in cards. */
export interface CardNames {
  readonly index: NameIndex;
  readonly shelved: (id: string) => ShelvedCard;
  /** The cards nearest to a name, best first. */
  readonly suggest: (name: string, game: GameSlug | undefined) => CandidateView[];
}

export const namesOf = builtAhead(function* (snapshot: Snapshot): Steps<CardNames> {
  const library = libraryOf(snapshot);
  const entries: NameEntry[] = [];
  for (const shelved of library.all) {
    if (entries.length % A_STEP === 0) yield;
    entries.push(entryOf(shelved));
  }
  const index = yield* nameIndexInSteps(entries);
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

function entryOf({ card, game }: ShelvedCard): NameEntry {
  const { id, name, title, formerTitles, slug } = card;
  const aliases = new Set([title, ...formerTitles, slug.replaceAll('-', ' ')]);
  aliases.delete(name);
  return { id, game: game.game.slug, name, aliases: [...aliases], additions: additionsTo(card) };
}

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
