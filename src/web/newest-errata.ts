import type { VersionView } from '../catalogue/views.ts';
import type { GameSlug } from '../games/registry.ts';
import type { Services } from '../services.ts';
import type { Work } from '../work.ts';

/** A text in force that replaced another. */
export interface Erratum {
  readonly game: GameSlug;
  readonly slug: string;
  readonly name: string;
  readonly version: VersionView;
  /** Title of the source that issued it; null if it is not known. */
  readonly source: string | null;
}

/** The most cards with errata that are looked at in each game. */
export const MOST_ERRATA = 100;

/** The errata in force of a game, newest first by the date of their source. */
export async function newestErrata(
  services: Services,
  game: GameSlug,
  work: Work,
): Promise<readonly Erratum[]> {
  const { catalogue } = services;
  const sources = catalogue.games().games.find(({ slug }) => slug === game)?.sources ?? [];
  const titleOf = (id: string | null) => sources.find((source) => source.id === id)?.title ?? null;
  const { items } = await catalogue.search({ q: 'has:errata', game }, { limit: MOST_ERRATA }, work);
  const errata = items.flatMap(({ slug, name, wording }): Erratum[] => {
    const version = catalogue.versions(game, slug).items.find(({ id }) => id === wording.version);
    return version === undefined ? [] : [{ game, slug, name, version, source: titleOf(version.source) }];
  });
  return errata.sort(byDate);
}

/** Newest first, then by name; a missing date is older than all dates. */
export function byDate(a: Erratum, b: Erratum): number {
  return compare(b.version.date ?? '', a.version.date ?? '') || compare(a.name, b.name);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
