// The smallest house and the smallest files, for tests of what files bring to it.
import type { Entry, PrintingEntry } from '../../src/card-files/entries.ts';
import { merge } from '../../src/database/importing/merging/merge.ts';
import type { GivenSlug } from '../../src/database/importing/merging/slugs.ts';
import { gameOfContent } from '../../src/database/seeding/game-of-content.ts';
import { loadSeeds } from '../../src/database/seeding/load-seeds.ts';
import type { Card, GameSnapshot } from '../../src/database/snapshot/snapshot.ts';
import { smallContent } from '../database/small-content.ts';

/** A house with one card, Tin Dragon: a Character of cost 2 printed in Standard, whose errata number 1 is "Toughness 1." */
export function house(): GameSnapshot {
  const [content] = loadSeeds(smallContent());
  if (content === undefined) throw new Error('The small content has a game.');
  return gameOfContent(content);
}

let line = 1;

/** A row of a file: a card printed in a set. */
export function printing(title: string, set: string, given: Partial<PrintingEntry> = {}): PrintingEntry {
  line += 1;
  return {
    kind: 'printing',
    place: { file: 'cards.csv', line, column: null },
    title,
    set,
    number: null,
    figures: {},
    attributes: {},
    key: null,
    ...given,
  };
}

/** What the house becomes with files that say this; a later one prevails over those before it. */
export function houseWith(files: readonly (readonly Entry[])[], given: readonly GivenSlug[] = []) {
  return merge(
    house(),
    files.map((entries, place) => ({ name: `file-${place + 1}.csv`, date: null, entries })),
    given,
  );
}

export function cardCalled(game: GameSnapshot, slug: string): Card {
  const card = game.cards.find((one) => one.slug === slug);
  if (card === undefined) throw new Error(`There is no ${slug} among ${game.cards.map((one) => one.slug)}.`);
  return card;
}
