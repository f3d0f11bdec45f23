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

/** With more titles than these, only spellings that differ in spaces and articles are compared. */
const MOST_COMPARED = 50_000;
/** Shorter titles are often one letter apart and mean different cards. */
const ONE_APART = 8;
const TWO_APART = 13;

/** Points out each new title that is nearly another one: a typing slip makes a card of its own. */
export function nearTitles(cards: readonly MergedCard[], given: readonly GivenSlug[]): Remark[] {
  const known = new Set(given.map(({ slug }) => slug));
  const titles = [...new Map(cards.map((card) => [titleKey(card.card.title), titled(card, known)])).values()];
  const buckets = new Map<string, Titled[]>();
  const compareLetters = titles.length <= MOST_COMPARED;
  for (const one of titles) {
    for (const key of compareLetters ? withoutLetters(one.name) : [one.name]) {
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

/** The letters of a name, and all that is left of them without one, or without two of a long name. */
function withoutLetters(name: string): ReadonlySet<string> {
  const shorter = name.length < ONE_APART - 1 ? [] : withoutOne(name);
  const shortest = name.length < TWO_APART - 1 || name.length > 60 ? [] : shorter.flatMap(withoutOne);
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
