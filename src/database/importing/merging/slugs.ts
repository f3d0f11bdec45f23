/** A slug that was given to a card of files, and whose it is. */
export interface GivenSlug {
  readonly slug: string;
  readonly identity: string;
  /** It leads to the card, which has another slug. */
  readonly former: boolean;
}

/** Gives out slugs: each card keeps the one it has, a new one gets one that nobody ever had. */
export interface Slugs {
  /** The slug of a card that only files know; a new one gets what is wanted, or the like. */
  readonly of: (identity: string, wanted: string) => string;
  /** All that were ever given, with those given now. */
  readonly given: () => readonly GivenSlug[];
}

/** `taken` are the slugs of the house's own cards, present and former. */
export function givingSlugs(given: readonly GivenSlug[], taken: ReadonlySet<string>): Slugs {
  const all = [...given];
  const used = new Set([...taken, ...given.map(({ slug }) => slug)]);
  const present = new Map(
    given.filter(({ former }) => !former).map(({ identity, slug }) => [identity, slug]),
  );
  return {
    of(identity, wanted) {
      const has = present.get(identity);
      if (has !== undefined) return has;
      const slug = unused(wanted, used);
      used.add(slug);
      present.set(identity, slug);
      all.push({ slug, identity, former: false });
      return slug;
    },
    given: () => all,
  };
}

/** Two names can have the same letters and digits. */
function unused(wanted: string, used: ReadonlySet<string>): string {
  for (let number = 2, slug = wanted; ; number += 1) {
    if (!used.has(slug)) return slug;
    slug = `${wanted}-${number}`;
  }
}
