import type { KnownNames } from '../known-names.ts';

/** The same names, each asked after once. */
export function remembering(known: KnownNames): KnownNames {
  const titles = new Map<string, boolean>();
  return {
    title: (written) => {
      const said = titles.get(written) ?? known.title(written);
      titles.set(written, said);
      return said;
    },
    set: known.set,
  };
}
