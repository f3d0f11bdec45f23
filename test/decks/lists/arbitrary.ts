import fc from 'fast-check';
import { canonicalGuid } from '../../../src/card-files/reading/guid.ts';
import { isText } from '../../../src/card-files/words.ts';
import {
  copiesIn,
  type DeckList,
  type Heading,
  type ListLine,
  nowhere,
  type Zone,
} from '../../../src/decks/lists/deck-list.ts';
import { manyLines, oneLine } from '../../../src/decks/lists/words.ts';
import { zoneKey, zoneName } from '../../../src/decks/lists/zone-names.ts';

/** Titles as the games have them: with numbers, marks and letters of all kinds. */
const titles = fc.oneof(
  fc.constantFrom(
    '18 Tin Monks',
    '2,000 Lanterns',
    '300 Guests With Umbrellas',
    '12-Legged Stool',
    '505k Choir',
    '.38 Peashooter',
    '$5 Hat',
    '"Donkey" Wu',
    'calloc()',
    'Ouch!!!',
    'Who Ate My Rice?!',
    'Rain, Hail, and Snow',
    'Rain, Hail and Sleet Co.',
    'Station Nine: Macau',
    'Fish // Chips',
    'Up/Down',
    'Tigers & Sons',
    'A <Loud> Noise',
    'Été à Kyōto',
    'x3 Dragon',
    '- Dash -',
    '# Hash',
    'Deck of Sighs',
    'Paper Tiger (Promo)',
    'Mr. X',
    'What…',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
);

const words = (prefix = '') =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
      fc.stringMatching(/^[A-Za-z][A-Za-z0-9 ]{0,20}$/),
    )
    .map((text) => oneLine(`${prefix}${text}`))
    .filter((text) => text !== '' && isText(text));

const codes = fc.oneof(
  fc.stringMatching(/^[A-Z][A-Z0-9]{1,4}$/),
  fc.constantFrom('demosecond', '10klanterns'),
  words(),
);
const numbers = fc.oneof(fc.stringMatching(/^[A-Z]{0,2}-?[0-9]{1,3}[a-z★]?$/), words());
const guids = fc.uuid().map((guid) => canonicalGuid(guid) ?? guid);
const keys = fc.oneof(guids, fc.stringMatching(/^[a-z_]{3,20}$/));

const notes = words();
const groups = words('Group ');

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 });

const line = (title: string): fc.Arbitrary<ListLine> =>
  fc
    .tuple(titledLine(title), fc.option(fc.constant({ title, type: 'Event' }), { freq: 2 }))
    .map(([one, card]) => (card === null ? one : { ...one, card }));

const titledLine = (title: string): fc.Arbitrary<ListLine> =>
  fc.record({
    quantity: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 60 })),
    title: fc.constant(title),
    set: maybe(codes),
    number: maybe(numbers),
    key: maybe(keys),
    note: maybe(notes),
    written: fc.constant(null),
    place: fc.constant(nowhere),
  });

const heading = (most: number): fc.Arbitrary<Heading> =>
  fc.record({
    text: fc.oneof(groups, fc.constantFrom('Foundations', 'Sites', 'Hitters / support', 'Deck', 'Note')),
    counts: fc.array(
      fc.record({
        count: fc.integer({ min: 0, max: 99 }),
        of: maybe(fc.constantFrom('FSS', 'NFS', 'other', 'a 3')),
      }),
      { maxLength: 3 },
    ),
    before: fc.integer({ min: 0, max: most }),
    place: fc.constant(nowhere),
  });

const zoneNames = fc.oneof(
  fc.constantFrom('Deck', 'Sideboard', 'Pre-Game', 'Endurance', 'Misc', 'LRIG Deck', 'Commander', 'Starting'),
  words('Zone '),
);

const told = maybe(fc.integer({ min: 0, max: 200 }));

const zone = (name: string, lines: readonly ListLine[]): fc.Arbitrary<Zone> =>
  fc.record({
    name: fc.constant(zoneName(name)),
    told,
    lines: fc.constant(lines),
    headings: fc
      .array(heading(lines.length), { maxLength: 3 })
      .map((headings) => headings.toSorted((a, b) => a.before - b.before)),
  });

const about = fc.record({
  name: maybe(words()),
  author: maybe(words()),
  notes: maybe(
    fc.array(words(), { minLength: 1, maxLength: 3 }).map((lines) => manyLines(lines.join('\n\n'))),
  ),
  game: maybe(fc.constantFrom('shadowfist' as const, 'highlander' as const)),
  plugin: maybe(fc.oneof(guids, fc.constantFrom('somegame', 'Other Game'))),
  told,
  comments: fc.array(
    words().map((text) => ({ text, place: nowhere })),
    { maxLength: 3 },
  ),
});

/** No title is a part of another: then no line of a text can be read in two ways. */
function apart(written: readonly string[]): string[] {
  const kept: string[] = [];
  for (const title of written.map(oneLine)) {
    const isApart = kept.every((other) => !other.includes(title) && !title.includes(other));
    if (title !== '' && isText(title) && isApart) kept.push(title);
  }
  return kept;
}

const zones: fc.Arbitrary<Zone[]> = fc
  .array(titles, { minLength: 1, maxLength: 12 })
  .map(apart)
  .filter((kept) => kept.length > 0)
  .chain((kept) =>
    fc.tuple(
      fc.tuple(...kept.map(line)),
      fc.uniqueArray(zoneNames, { minLength: 1, maxLength: 4, selector: zoneKey }),
    ),
  )
  .chain(([lines, names]) => {
    const parts = names.map((name, index) => ({
      name,
      lines: lines.filter((_, at) => at % names.length === index),
    }));
    return fc.tuple(
      ...parts.filter((part) => part.lines.length > 0).map((part) => zone(part.name, part.lines)),
    );
  });

/** Lists in the one form that lists have, of at least one card. */
export const deckLists: fc.Arbitrary<DeckList> = fc
  .tuple(about, zones)
  .map(([said, parts]) => ({ ...said, zones: parts }))
  .filter((list) => list.zones.every(({ lines }) => copiesIn(lines) <= 999));
