import { keptAhead } from '../database/snapshot/built-ahead.ts';
import type { Card, Snapshot } from '../database/snapshot/snapshot.ts';
import { A_STEP, type Steps } from '../engine/steps.ts';
import type { GameSlug } from '../games/registry.ts';
import {
  indexNames,
  type NameEntry,
  type NameIndex,
  type NameIndexData,
  openNameIndex,
} from '../names/name-index.ts';
import type { Work } from '../work.ts';
import { candidate } from './card-view.ts';
import { libraryOf, type ShelvedCard } from './library.ts';
import type { CandidateView } from './views.ts';

/** The one name index of a snapshot, answering in cards. */
export interface CardNames {
  /** Looks names up in the index, and counts the work. */
  readonly lookUp: <Found>(work: Work, look: (index: NameIndex) => Found) => Found;
  readonly shelved: (id: string) => ShelvedCard;
  /** The cards nearest to a name, best first. */
  readonly suggest: (name: string, game: GameSlug | undefined, work: Work) => CandidateView[];
}

/** Units of work: of any look-up, and of each step in the index. */
const LOOK_UP = 50;
const STEP = 0.5;

export const namesOf = keptAhead({ part: { name: 'names' }, make: indexNamesOf, open: openNames });

function* indexNamesOf(snapshot: Snapshot): Steps<NameIndexData> {
  const entries: NameEntry[] = [];
  for (const shelved of libraryOf(snapshot).all) {
    if (entries.length % A_STEP === 0) yield;
    entries.push(entryOf(shelved));
  }
  return yield* indexNames(entries);
}

function openNames(data: NameIndexData, snapshot: Snapshot): CardNames {
  const library = libraryOf(snapshot);
  let steps = 0;
  const index = openNameIndex(data, () => {
    steps += 1;
  });
  const lookUp = <Found>(work: Work, look: (index: NameIndex) => Found): Found => {
    work.spend(LOOK_UP);
    steps = 0;
    const found = look(index);
    // The index bounds the steps of one look-up.
    work.spend(steps * STEP);
    return found;
  };
  const shelved = (id: string): ShelvedCard => {
    const found = library.byId.get(id);
    if (found === undefined) throw new Error(`The name index names ${id}, which the snapshot does not hold.`);
    return found;
  };
  return {
    lookUp,
    shelved,
    suggest: (name, game, work) =>
      lookUp(work, (index) => index.suggest(name, game)).map(({ entry, score, matched }) =>
        candidate(shelved(entry.id), score, matched),
      ),
  };
}

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
