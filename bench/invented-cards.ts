import { loadSeeds } from '../src/database/seeding/load-seeds.ts';
import type { GameContent, Placed } from '../src/database/seeding/parse-seeds.ts';
import type { SeedFile } from '../src/database/seeding/seed-files.ts';
import { type Chance, chance } from './chance.ts';

/** The content of one file; a smaller file is parsed in less memory. */
const CARDS_A_FILE = 1000;

/**
 * Content files that fill the given content up to so many cards. Each invented card has the figures of a
 * real one, a title of real words with a new one, and a text of real sentences, so that a query meets as
 * large a share of them as of the real cards, and a name meets one.
 */
export function inventCards(files: readonly SeedFile[], total: number): SeedFile[] {
  const contents = loadSeeds(files).filter((content) => content.cards.length > 0);
  const real = contents.reduce((sum, content) => sum + content.cards.length, 0);
  const luck = chance(total);
  return contents.flatMap((content) => {
    const share = Math.round(((total - real) * content.cards.length) / real);
    return inventedFiles(content, Math.max(0, share), luck);
  });
}

function inventedFiles(content: GameContent, count: number, luck: Chance): SeedFile[] {
  const invented = Array.from({ length: count }, (_, place) => inventCard(content, place, luck));
  const file = (kind: string, start: number, entries: readonly unknown[]): SeedFile => ({
    path: `${content.game.slug}/${kind}/invented-${start}.yaml`,
    // JSON is YAML, too.
    content: JSON.stringify(entries.slice(start, start + CARDS_A_FILE)),
  });
  const starts = Array.from({ length: Math.ceil(count / CARDS_A_FILE) }, (_, place) => place * CARDS_A_FILE);
  return starts.flatMap((start) => [
    file(
      'cards',
      start,
      invented.map(({ card }) => card),
    ),
    file(
      'texts',
      start,
      invented.map(({ text }) => text),
    ),
  ]);
}

function inventCard(content: GameContent, place: number, luck: Chance): { card: unknown; text: unknown } {
  const { title: _, formerTitles: __, note: ___, ...like } = luck.pick(content.cards).value;
  const newWord = wordOf(place);
  const title = [luck.pick(titleWords(content.cards)), newWord, luck.pick(titleWords(content.cards))].join(
    ' ',
  );
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const version = luck.pick(content.texts).value;
  return {
    card: { ...like, slug, title, formerTitles: [] },
    text: {
      id: `${slug}/${version.id.slice(version.id.indexOf('/') + 1)}`,
      card: slug,
      kind: 'functional',
      text: [1, 2, 3].map(() => luck.pick(sentences(content.texts))).join(' '),
      errataNumber: version.errataNumber,
      ...(version.errataNumber === null ? {} : { errataNumberBasis: 'inferred' }),
      source: version.source ?? luck.pick(content.sources).value.id,
      section: version.section,
      order: place + 1,
      appliesTo: 'all',
    },
  };
}

export const SYLLABLES = [
  'ba',
  'dor',
  'fen',
  'gi',
  'hul',
  'ka',
  'lim',
  'mor',
  'nu',
  'pel',
  'ra',
  'sto',
  'ti',
  'vo',
  'wen',
  'zu',
];

/** A word that is no other number's. */
function wordOf(number: number): string {
  const syllable = SYLLABLES[number % SYLLABLES.length] ?? '';
  const rest = Math.floor(number / SYLLABLES.length);
  return rest === 0 ? `${syllable}x` : `${syllable}${wordOf(rest)}`;
}

const titleWords = once((cards: readonly Placed<{ readonly title: string }>[]) =>
  cards.flatMap(({ value }) => value.title.match(/\p{L}+/gu) ?? []),
);

const sentences = once((texts: readonly Placed<{ readonly text: string | null }>[]) =>
  texts.flatMap(({ value }) => value.text?.match(/[^.]+\./g)?.map((sentence) => sentence.trim()) ?? []),
);

/** Works something out of entries once. */
function once<E extends object, R>(workOut: (entries: E) => R): (entries: E) => R {
  const done = new WeakMap<E, R>();
  return (entries) => {
    const result = done.get(entries) ?? workOut(entries);
    done.set(entries, result);
    return result;
  };
}
