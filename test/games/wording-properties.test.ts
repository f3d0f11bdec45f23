import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textVersionKind } from '../../src/games/content/text-version.ts';
import { highlanderWordingLaw } from '../../src/games/highlander/wording.ts';
import { shadowfistWordingLaw } from '../../src/games/shadowfist/wording.ts';
import type {
  CardWordings,
  PrintingRef,
  Target,
  WordingVersion,
} from '../../src/games/wording/card-wordings.ts';
import { rankedVersions, unheldWordings } from '../../src/games/wording/contenders.ts';
import { copiesOf } from '../../src/games/wording/copies.ts';
import type { WordingLaw } from '../../src/games/wording/law.ts';
import { outcomeOn } from '../../src/games/wording/outcome.ts';
import { wordingTimeline } from '../../src/games/wording/timeline.ts';
import type { VersionStanding, Wording } from '../../src/games/wording/wording.ts';
import { wordingInForce } from '../../src/games/wording/wording-in-force.ts';
import { communityDocument, highlanderSources, shadowfistSources, version } from './wording-cast.ts';

const games = [
  {
    name: 'Shadowfist',
    law: shadowfistWordingLaw,
    sources: [...shadowfistSources, communityDocument('shadowfist')],
    sets: ['standard', 'reloaded', 'promos'],
  },
  {
    name: 'Highlander',
    law: highlanderWordingLaw,
    sources: [
      ...highlanderSources.slice(0, 2),
      communityDocument('highlander', '2005'),
      ...highlanderSources.slice(2),
    ],
    sets: ['se', 'beta', 'core'],
  },
] as const;

interface Moment {
  readonly wordings: CardWordings;
  readonly rank: number;
}

/** Any card at any moment: few sets, numbers and sources, so that versions meet. */
function moments({ sets, sources, name }: (typeof games)[number]): fc.Arbitrary<Moment> {
  const ref = fc.record({ set: fc.constantFrom(...sets), number: fc.constantFrom(null, '1', '2') });
  const edition = fc.constantFrom('first', 'second');
  const target: fc.Arbitrary<Target> = fc.oneof(
    fc.constant({ to: 'all' as const }),
    edition.map((one) => ({ to: 'edition' as const, edition: one })),
    fc
      .array(ref, { minLength: 1, maxLength: 2 })
      .map((printings) => ({ to: 'printings' as const, printings })),
  );
  const errataNumber = name === 'Shadowfist' ? fc.constantFrom(null, 1, 2) : fc.constant(null);
  const words = fc.constantFrom(null, 'One.', 'Two.');
  const issued = fc.record<Partial<WordingVersion>>({
    kind: fc.constantFrom(...textVersionKind.options),
    text: words,
    title: fc.constantFrom(null, 'Fox Pass', 'Fox Path'),
    subtitle: fc.constantFrom(null, 'Site'),
    figures: fc.constantFrom({}, { cost: 1 }, { cost: 2, body: 8 }),
    errataNumber,
    source: fc.constantFrom(...sources.map(({ id }) => id)),
    position: fc.integer({ min: 1, max: 3 }),
    appliesTo: target,
    printedIn: fc.array(ref, { maxLength: 2 }),
  });
  const atPress = issued.map(
    (given): Partial<WordingVersion> => ({ ...given, kind: 'printed', source: null }),
  );
  const printings = fc.uniqueArray(
    fc.record({
      set: fc.constantFrom(...sets),
      number: fc.constantFrom(null, '1', '2'),
      errataNumber,
      text: words,
      setOrder: fc.constantFrom(null, 1, 2),
      setName: fc.constantFrom(null, 'Core Set'),
      setEdition: fc.constantFrom(null, 'first' as const, 'second' as const),
      setDate: fc.constantFrom(null, '1995'),
      earliestDate: fc.constantFrom(null, '1995', '2001-06', '2010-04'),
    }),
    { maxLength: 3, selector: ({ set, number }) => `${set}/${number}` },
  );
  const versions = fc
    .array(fc.oneof(issued, atPress), { maxLength: 6 })
    .map((all) => all.map((given, index) => version(`fox-pass/${index}`, given)));
  return fc.record({
    wordings: fc.record({ title: fc.constant('Fox Pass'), subtitle: fc.constant(null), versions, printings }),
    rank: fc.integer({ min: 0, max: sources.length }),
  });
}

/** The version that a line of superseded versions ends in; null if it goes in a circle. */
function endOfLine({ versions }: Wording, start: VersionStanding): VersionStanding | null {
  let end = start;
  for (const _ of versions) {
    const next = versions.find(({ id }) => id === end.supersededBy);
    if (next === undefined) return end;
    end = next;
  }
  return null;
}

describe.each(games)('the wording in force in $name, for any card at any moment', (game) => {
  const { sources, law } = game;
  const wordingAt = ({ wordings, rank }: Moment, by: WordingLaw = law) =>
    wordingInForce(wordings, sources, rank, by);

  function holds(property: (moment: Moment, wording: Wording) => void): void {
    fc.assert(
      fc.property(moments(game), (moment) => property(moment, wordingAt(moment))),
      { numRuns: 400 },
    );
  }

  it('does not depend on the order of versions', () => {
    fc.assert(
      fc.property(
        moments(game).chain((moment) =>
          fc.tuple(
            fc.constant(moment),
            fc.shuffledSubarray([...moment.wordings.versions], {
              minLength: moment.wordings.versions.length,
            }),
          ),
        ),
        ([{ wordings, rank }, versions]) => {
          expect(wordingAt({ wordings: { ...wordings, versions }, rank })).toEqual(
            wordingAt({ wordings, rank }),
          );
        },
      ),
      { numRuns: 400 },
    );
  });

  it('gives every printing that was out exactly one outcome, and every version one standing', () => {
    holds(({ wordings, rank }, { perPrinting, versions }) => {
      const told = perPrinting.map(({ printing }) => printing);
      const ref = ({ set, number }: PrintingRef) => ({ set, number });
      const all = wordings.printings.map(ref);
      const undated = wordings.printings.filter(({ earliestDate }) => earliestDate === null).map(ref);
      expect(told).toEqual(
        all.filter(({ set, number }) => told.some((one) => one.set === set && one.number === number)),
      );
      expect(told).toEqual(expect.arrayContaining(undated));
      if (rank === sources.length) expect(told).toEqual(all);
      expect(versions.map(({ id }) => id).sort()).toEqual(wordings.versions.map(({ id }) => id).sort());
    });
  });

  it('a version stands on just those printings that are played by it', () => {
    holds((_, { perPrinting, versions }) => {
      for (const { id, on } of versions.filter((one) => one.law !== 'beside-the-text')) {
        const played = perPrinting.filter((one) => one.version === id).map((one) => one.printing);
        expect(new Set(on)).toEqual(new Set(played));
      }
    });
  });

  it('the law never puts a weaker wording before a stronger one', () => {
    holds(({ wordings: { versions, printings } }) => {
      const contenders = rankedVersions(versions, printings, sources);
      const copies = copiesOf(versions, printings);
      for (const copy of copies) {
        const { entries } = outcomeOn(copy, [...contenders, ...unheldWordings(contenders, copies)], law);
        entries.forEach(({ contender: weaker }, place) => {
          for (const { contender: stronger } of entries.slice(place + 1))
            expect(law.supersedes(weaker, stronger, copy)).toBeNull();
        });
      }
    });
  });

  it('every line of superseded versions ends in one in force, or in words that no version gives', () => {
    holds((_, wording) => {
      for (const standing of wording.versions.filter(({ status }) => status === 'superseded')) {
        const end = endOfLine(wording, standing);
        if (end?.status === 'superseded') expect(end.reason).toMatch(/is replaced by the text printed in/);
        else expect(end?.status).toMatch(/^in-force/);
      }
    });
  });

  it('nothing is in force before its issue', () => {
    holds(({ wordings, rank }, { inForce, perPrinting }) => {
      const later = wordings.versions
        .filter(
          ({ kind, source }) => kind !== 'printed' && sources.findIndex(({ id }) => id === source) >= rank,
        )
        .map(({ id }) => id);
      for (const { version } of [inForce, ...perPrinting]) expect(later).not.toContain(version);
    });
  });

  it('shows held words wherever a printing is played by held words', () => {
    holds((_, { inForce, perPrinting }) => {
      if (perPrinting.some(({ text }) => text !== null)) expect(inForce.text).not.toBeNull();
    });
  });

  it('the timeline says at every rank what the law says', () => {
    fc.assert(
      fc.property(moments(game), (moment) => {
        const spans = wordingTimeline(moment.wordings, sources, law);
        const span = spans.findLast(({ fromRank }) => fromRank <= moment.rank);
        expect(span?.wording).toEqual(wordingAt(moment));
        expect(spans.map(({ untilRank }) => untilRank)).toEqual([
          ...spans.slice(1).map(({ fromRank }) => fromRank),
          null,
        ]);
      }),
    );
  });
});
