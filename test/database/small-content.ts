import type { SeedFile } from '../../src/database/seeding/seed-files.ts';

/** The least content that is whole: one source, one set, one card with one wording, one ruling, one rule, one term. */
const files = {
  'shadowfist/sources.yaml': `
- id: shadowfist.yotd
  title: Year of the Dragon Rulebook
  issuer: null
  date: '2000'
  supersedes: []
  about: Invented.
`,
  'shadowfist/rulesets.yaml': `
- id: shadowfist.year-of-the-dragon
  name: Year of the Dragon
  sources: [shadowfist.yotd]
  about: Invented.
`,
  'shadowfist/sets.yaml': `
- {code: standard, name: Standard, order: 1, date: null, edition: null}
`,
  'shadowfist/cards/all.yaml': `
- slug: tin-dragon
  title: Tin Dragon
  formerTitles: []
  subtitle: Brave Toy
  type: Character
  factions: [Dragons]
  cost: 2
  requires: [dra]
  provides: [dra]
  fighting: 3
  power: null
  body: null
  restrictions: []
  printings: [{set: standard}]
  named: [{source: shadowfist.yotd, section: '9.2'}]
`,
  'shadowfist/texts/all.yaml': `
- id: tin-dragon/yotd
  card: tin-dragon
  kind: functional
  text: Toughness 1.
  errataNumber: 1
  errataNumberBasis: printed
  source: shadowfist.yotd
  section: '9.2'
  order: 1
  appliesTo: all
`,
  'shadowfist/rulings/all.yaml': `
- id: shadowfist.yotd/4.2/tin-dragon-rusts
  kind: ruling
  statement: Tin Dragon rusts.
  source: shadowfist.yotd
  section: '4.2'
  cards: [tin-dragon]
  terms: [Toughness]
  rulesets: [shadowfist.year-of-the-dragon]
`,
  'shadowfist/rules/all.yaml': `
- id: shadowfist.yotd/4.2/rust
  section: '4.2'
  heading: Rust
  statement: Tin rusts.
  source: shadowfist.yotd
  held: resolved
`,
  'shadowfist/glossary/all.yaml': `
- {term: Toughness, kind: special-ability, definition: Resists., source: shadowfist.yotd, section: '10', see: []}
`,
};

export type SmallFile = keyof typeof files;

/** What Tin Dragon does by its one wording, for those who ask about it. */
export const tinDragonResists = `
- card: tin-dragon
  version: tin-dragon/yotd
  source: shadowfist.yotd
  section: '9.2'
  text: Toughness 1.
  says: null
  told: whole
  abilities:
    - {ability: special, special: Toughness, amount: 1}
`;

/** The small content, with some files added or written otherwise. */
export function smallContent(
  changed: Readonly<Partial<Record<SmallFile | (string & {}), string>>> = {},
): SeedFile[] {
  return Object.entries({ ...files, ...changed })
    .flatMap(([path, content]) => (content === undefined ? [] : [{ path, content }]))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** One of the files with a part of it written otherwise. */
export function withChange(path: SmallFile, from: string, to: string): SeedFile[] {
  if (!files[path].includes(from)) throw new Error(`${path} does not hold ${from}`);
  return smallContent({ [path]: files[path].replace(from, to) });
}

/** One of the files with an entry more. */
export function withMore(path: SmallFile, entry: string): SeedFile[] {
  return smallContent({ [path]: `${files[path]}${entry}\n` });
}
