import { distance } from 'fastest-levenshtein';
import type { Place, Remark } from '../../../card-files/entries.ts';
import { shortName } from '../../../card-files/reading/short-name.ts';
import { inWords } from '../../../card-files/remarks.ts';
import { nameKey, titleKey } from '../../../games/title.ts';
import { compareText } from '../../../games/wording/order.ts';
import type { MergedCard } from './cards.ts';
import type { GivenSlug } from './slugs.ts';

/** A title, and where a file has it; null for a card of Arbiter's own content. */
interface Titled {
  readonly title: string;
  readonly name: string;
  readonly place: Place | null;
  /** The catalogue had the card before this import. */
  readonly wasThere: boolean;
}

/** So many shortened names are compared at most: they take a second or two and 200 MB. */
const MOST_SHORTENED = 2_000_000;
/** Shorter titles are often one letter apart and mean different cards. */
const ONE_APART = 8;
const TWO_APART = 13;

/** How many letters two names may differ by. */
type Letters = 0 | 1 | 2;

/** Points out each new title that is nearly another one: a typing slip makes a card of its own. Of many titles fewer slips are found. */
export function nearTitles(cards: readonly MergedCard[], given: readonly GivenSlug[]): Remark[] {
  const known = new Set(given.map(({ slug }) => slug));
  const titles = [...new Map(cards.map((card) => [titleKey(card.card.title), titled(card, known)])).values()];
  const buckets = new Map<string, Titled[]>();
  const letters = lettersCompared(titles);
  for (const one of titles) {
    for (const key of withoutLetters(one.name, letters)) {
      const bucket = buckets.get(key);
      if (bucket === undefined) buckets.set(key, [one]);
      else bucket.push(one);
    }
  }
  const pairs = new Map<string, readonly [Titled, Titled]>();
  for (const bucket of buckets.values()) {
    for (const [at, one] of bucket.entries()) {
      for (const other of bucket.slice(at + 1, at + MOST_IN_BUCKET)) {
        if (areNear(one.name, other.name)) pairs.set(`${one.title}\n${other.title}`, [one, other]);
      }
    }
  }
  return [...pairs.values()].flatMap(nearTitle);
}

const MOST_IN_BUCKET = 20;

function titled({ card, heard: [first], isNew }: MergedCard, known: ReadonlySet<string>): Titled {
  const { title, slug } = card;
  const place = isNew ? (first?.place ?? null) : null;
  return { title, name: nameKey(title), place, wasThere: place === null || known.has(slug) };
}

/** By how many letters so many titles can be compared. */
function lettersCompared(titles: readonly Titled[]): Letters {
  const shortened = (letters: Letters) =>
    titles.reduce((sum, { name }) => sum + name.length ** lettersOf(name, letters), 0);
  return ([2, 1] as const).find((letters) => shortened(letters) <= MOST_SHORTENED) ?? 0;
}

/** Short names are compared by fewer letters, and very long ones. */
function lettersOf({ length }: string, most: Letters): Letters {
  if (most === 2 && length >= TWO_APART - 1 && length <= 60) return 2;
  return most > 0 && length >= ONE_APART - 1 ? 1 : 0;
}

/** The letters of a name, and all that is left of them without so many, as far as its length allows. */
function withoutLetters(name: string, most: Letters): ReadonlySet<string> {
  const letters = lettersOf(name, most);
  const shorter = letters > 0 ? withoutOne(name) : [];
  const shortest = letters > 1 ? shorter.flatMap(withoutOne) : [];
  return new Set([name, ...shorter, ...shortest]);
}

function withoutOne(name: string): string[] {
  return Array.from(name, (_, at) => name.slice(0, at) + name.slice(at + 1));
}

function areNear(one: string, other: string): boolean {
  const length = Math.max(one.length, other.length);
  if (one === other) return true;
  const apart = distance(one, other);
  if (length >= TWO_APART) return apart <= 2;
  return length >= ONE_APART && (apart === 1 || (apart === 2 && isSwap(one, other)));
}

/** Two neighbouring letters are swapped. */
function isSwap(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return (
    one.length === other.length &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}

/** Nothing is said of two cards of Arbiter's own content. The title that came later is pointed out. */
function nearTitle(pair: readonly [Titled, Titled]): Remark[] {
  const [other, one] = [...pair].sort(byArrival);
  if (one?.place == null || other === undefined) return [];
  const [written = '', near = ''] = [one.title, other.title].map((title) => JSON.stringify(title));
  const how =
    one.name === other.name
      ? 'differs from it only by a leading article or by spaces'
      : 'is nearly the same as it';
  const message =
    `${near}${whereIs(other)} is another card, and ${written} ${how}. Both are kept. If they are one card, correct the title, or map ` +
    `it: values: { title: { ${written}: ${near} } }.`;
  return [
    {
      level: 'note',
      code: 'title/nearly-the-same',
      place: { ...one.place, column: one.place.column ?? 'title' },
      ...(other.place === null ? {} : { other: other.place }),
      message,
    },
  ];
}

/** Arbiter's own cards, then those that the catalogue had before this import, then by file and line. */
function byArrival(a: Titled, b: Titled): number {
  return (
    Number(a.place !== null) - Number(b.place !== null) ||
    Number(b.wasThere) - Number(a.wasThere) ||
    compareText(a.place?.file ?? '', b.place?.file ?? '') ||
    (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
    compareText(a.title, b.title)
  );
}

function whereIs({ place }: Titled): string {
  return place === null ? '' : ` (${shortName(place.file)}, ${inWords({ ...place, column: null })})`;
}
