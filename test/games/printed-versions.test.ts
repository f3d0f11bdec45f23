import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printedVersions } from '../../src/games/wording/printed-versions.ts';
import type { KnownCard, KnownPrinting, KnownVersion } from '../../src/games/wording/shown-wording.ts';

/** What is printed on Tin Dragon in a set; its words are all that is known unless more is given. */
function shows(set: string, text: string | null, given: Partial<KnownPrinting> = {}): KnownPrinting {
  return { set, number: null, edition: null, errataNumber: null, text, figures: {}, ...given };
}

/** What a document issues for every copy. */
function issued(id: string, text: string, given: Partial<KnownVersion> = {}): KnownVersion {
  return {
    id: `tin-dragon/${id}`,
    kind: 'functional',
    title: null,
    text,
    errataNumber: 1,
    errataNumberBasis: 'inferred',
    figures: {},
    appliesTo: { to: 'all' },
    ...given,
  };
}

/** A printed wording; without words it is only known to be. */
function printedIn(sets: readonly string[], given: Partial<KnownVersion> = {}): KnownVersion {
  return {
    id: 'tin-dragon/printed',
    kind: 'printed',
    title: null,
    text: null,
    errataNumber: null,
    errataNumberBasis: null,
    figures: {},
    appliesTo: { to: 'printings', printings: sets.map((set) => ({ set, number: null })) },
    ...given,
  };
}

function exactWordingsOf(printings: readonly KnownPrinting[], given: Partial<KnownCard> = {}) {
  return printedVersions({
    idPrefix: 'tin-dragon',
    versions: [],
    printings,
    figures: { cost: 3, provides: ['dra', 'chi'], gems: null },
    ...given,
  });
}

/** New ids have the first set of the version in place of the digest, to be readable here. */
function wordingsOf(printings: readonly KnownPrinting[], given: Partial<KnownCard> = {}) {
  const wordings = exactWordingsOf(printings, given);
  const versions = wordings.versions.map((version) => {
    const [first] = version.appliesTo.printings;
    return { ...version, id: version.id.replace(/-[0-9a-f]{16}$/, `-${first?.set}`) };
  });
  return { ...wordings, versions };
}

/** Each version with the sets it is in. */
function versions(printings: readonly KnownPrinting[], given: Partial<KnownCard> = {}) {
  return wordingsOf(printings, given).versions.map(({ id, appliesTo }) => [
    id,
    ...appliesTo.printings.map(({ set }) => set),
  ]);
}

describe('what printings show', () => {
  it('a wording is a version of the printing that shows it', () => {
    expect(wordingsOf([shows('first', 'Unique.')])).toEqual({
      versions: [
        {
          id: 'tin-dragon/printed-first',
          fills: false,
          text: 'Unique.',
          errataNumber: null,
          errataNumberBasis: null,
          figures: {},
          appliesTo: { to: 'printings', printings: [{ set: 'first', number: null }] },
        },
      ],
      printedIn: new Map(),
      disputed: [],
    });
  });

  it('equal words are one version, in the words of the first printing', () => {
    const { versions: made } = wordingsOf([
      shows('first', 'Say "now".'),
      shows('second', 'Say “now”.'),
      shows('third', 'Say  "now".'),
    ]);

    expect(made).toMatchObject([
      {
        id: 'tin-dragon/printed-first',
        text: 'Say "now".',
        appliesTo: { printings: [{ set: 'first' }, { set: 'second' }, { set: 'third' }] },
      },
    ]);
  });

  it('other words are another version, in printing order; words may come back', () => {
    expect(versions([shows('first', 'Old.'), shows('second', 'New.'), shows('third', 'Old.')])).toEqual([
      ['tin-dragon/printed-first', 'first', 'third'],
      ['tin-dragon/printed-second', 'second'],
    ]);
  });

  it('a printing whose words nobody gives makes no version', () => {
    expect(versions([shows('first', null), shows('second', 'New.')])).toEqual([
      ['tin-dragon/printed-second', 'second'],
    ]);
  });

  it('to have no rules text is a wording', () => {
    expect(wordingsOf([shows('first', '')]).versions).toMatchObject([{ text: '' }]);
  });

  it('A version is named by what it says', () => {
    const ids = (printings: readonly KnownPrinting[]) =>
      exactWordingsOf(printings).versions.map(({ id }) => id);
    const [first] = ids([shows('first', 'Old.', { figures: { cost: 2 } })]);

    expect(first).toMatch(/^tin-dragon\/printed-[0-9a-f]{16}$/);
    expect(ids([shows('second', 'Old. ', { number: '7', figures: { cost: 2 } })])).toEqual([first]);
    expect(ids([shows('first', 'Old.', { figures: { cost: 1 } })])).not.toEqual([first]);
    expect(ids([shows('first', 'New.', { figures: { cost: 2 } })])).not.toEqual([first]);
  });

  it('The id of a wording stays the same whatever printings are added, before it or after it', () => {
    const anyPrinting = fc.record({
      set: fc.constantFrom('first', 'second', 'third'),
      text: fc.constantFrom(null, 'Old.', 'New.'),
      number: fc.constantFrom(null, '1', '2'),
      errataNumber: fc.constantFrom(null, 1),
      figures: fc.constantFrom({}, { cost: 2 }, { cost: 3, provides: ['dra'] }),
    });
    const anyCard = fc.record({ cost: fc.constantFrom(null, 2, 3) });
    const idOfEach = (printings: readonly KnownPrinting[], figures: KnownCard['figures']) =>
      new Map(
        exactWordingsOf(printings, { figures }).versions.flatMap(({ id, appliesTo }) =>
          appliesTo.printings.map(({ set, number }) => [`${set} ${number}`, id] as const),
        ),
      );
    fc.assert(
      fc.property(
        fc.uniqueArray(anyPrinting, { maxLength: 6, selector: ({ set, number }) => `${set} ${number}` }),
        fc.nat(5),
        anyCard,
        anyCard,
        (all, left, cardBefore, cardAfter) => {
          const printings = all.map(({ set, text, ...given }) => shows(set, text, given));
          const before = idOfEach(printings.toSpliced(left, 1), cardBefore);
          const after = idOfEach(printings, cardAfter);
          for (const [printing, id] of before) expect(after.get(printing)).toBe(id);
        },
      ),
    );
  });
});

describe('errata numbers', () => {
  it('a number on a printing makes a version of its own, though the words are the same', () => {
    expect(
      wordingsOf([shows('first', 'Old.'), shows('second', 'Old.', { errataNumber: 1 })]).versions,
    ).toMatchObject([
      { id: 'tin-dragon/printed-first', errataNumber: null, errataNumberBasis: null },
      { id: 'tin-dragon/printed-second', errataNumber: 1, errataNumberBasis: 'printed' },
    ]);
  });

  it('may be inferred', () => {
    const second = shows('second', 'New.', { errataNumber: 1, errataNumberBasis: 'inferred' });

    expect(wordingsOf([second]).versions).toMatchObject([{ errataNumber: 1, errataNumberBasis: 'inferred' }]);
  });
});

describe('figures', () => {
  const cheap = shows('first', 'Same.', { figures: { cost: 2, provides: ['dra', 'chi'] } });
  const dear = shows('second', 'Same.', { figures: { cost: 3, provides: ['chi', 'dra'] } });

  it('that differ from those of the card stand in the version, and make it one of its own', () => {
    expect(wordingsOf([cheap, dear]).versions).toMatchObject([
      { id: 'tin-dragon/printed-first', figures: { cost: 2 } },
      { id: 'tin-dragon/printed-second', figures: {} },
    ]);
  });

  it('that are not given make a version of its own, which does not depend on what other printings give', () => {
    const bare = shows('third', 'Same.', { figures: { cost: null } });

    expect(versions([dear, bare])).toEqual([
      ['tin-dragon/printed-second', 'second'],
      ['tin-dragon/printed-third', 'third'],
    ]);
  });

  it('go with an errata number, so that those of other printings do not stay on old copies', () => {
    const numbered = { ...dear, errataNumber: 1 };

    expect(wordingsOf([cheap, numbered]).versions).toMatchObject([
      { figures: { cost: 2 } },
      { errataNumber: 1, figures: { cost: 3 } },
    ]);
  });
});

describe('words that a version says already', () => {
  const official = issued('rulebook', '**Unique.** Turn to heal 1.');

  it('make no version: the printings are listed with it', () => {
    expect(
      wordingsOf([shows('first', 'Unique. Turn to heal 1.'), shows('second', 'Turn to heal 1.')], {
        versions: [official],
      }),
    ).toMatchObject({
      versions: [{ id: 'tin-dragon/printed-second' }],
      printedIn: new Map([['tin-dragon/rulebook', [{ set: 'first', number: null }]]]),
    });
  });

  it('printed with another errata number are another version', () => {
    const second = shows('second', 'Unique. Turn to heal 1.', { errataNumber: 2 });

    expect(wordingsOf([second], { versions: [official] })).toMatchObject({
      versions: [{ id: 'tin-dragon/printed-second', errataNumber: 2 }],
      printedIn: new Map(),
    });
  });

  it('printed with other figures than it gives are another version', () => {
    const shown = { figures: { cost: 2 } };
    const withFigures = issued('rulebook', 'Unique.', shown);

    expect(wordingsOf([shows('first', 'Unique.', shown)], { versions: [withFigures] }).versions).toEqual([]);
    expect(
      wordingsOf([shows('first', 'Unique.', shown)], { versions: [issued('rulebook', 'Unique.')] }).versions,
    ).toMatchObject([{ figures: { cost: 2 } }]);
  });

  it('a change of the title says no rules text', () => {
    const title = issued('rulebook', 'Unique.', { kind: 'title' });

    expect(versions([shows('first', 'Unique.')], { versions: [title] })).toEqual([
      ['tin-dragon/printed-first', 'first'],
    ]);
  });

  it('of several versions that say them the first is printed', () => {
    const again = issued('list', 'Unique. Turn to heal 1.');

    expect(
      wordingsOf([shows('first', 'Unique. Turn to heal 1.')], { versions: [official, again] }).printedIn,
    ).toEqual(new Map([['tin-dragon/rulebook', [{ set: 'first', number: null }]]]));
  });
});

describe('a printing whose words are held', () => {
  const held = printedIn(['first'], { text: 'Unique.' });

  it('shows them', () => {
    expect(wordingsOf([shows('first', 'Unique.')], { versions: [held] })).toEqual({
      versions: [],
      printedIn: new Map([['tin-dragon/printed', [{ set: 'first', number: null }]]]),
      disputed: [],
    });
  });

  it('is disputed where someone gives other words, and stays as it is held', () => {
    expect(wordingsOf([shows('first', 'Limited.')], { versions: [held] })).toEqual({
      versions: [],
      printedIn: new Map(),
      disputed: [{ printing: { set: 'first', number: null }, version: 'tin-dragon/printed' }],
    });
  });
});

describe('a printed wording that is known to be, though not its words', () => {
  it('is filled in, and keeps its id', () => {
    expect(wordingsOf([shows('first', 'Old.')], { versions: [printedIn(['first'])] }).versions).toEqual([
      {
        id: 'tin-dragon/printed',
        fills: true,
        text: 'Old.',
        errataNumber: null,
        errataNumberBasis: null,
        figures: {},
        appliesTo: { to: 'printings', printings: [{ set: 'first', number: null }] },
      },
    ]);
  });

  it('takes in the other printings with these words', () => {
    const printings = [shows('first', 'Old.'), shows('second', 'New.'), shows('third', 'Old.')];

    expect(versions(printings, { versions: [printedIn(['first'])] })).toEqual([
      ['tin-dragon/printed', 'first', 'third'],
      ['tin-dragon/printed-second', 'second'],
    ]);
  });

  it('keeps the printings whose words nobody gives, and loses those with other words', () => {
    const printings = [shows('first', 'Old.'), shows('second', null), shows('third', 'New.')];

    expect(versions(printings, { versions: [printedIn(['first', 'second', 'third'])] })).toEqual([
      ['tin-dragon/printed', 'first', 'second'],
      ['tin-dragon/printed-third', 'third'],
    ]);
  });

  it('loses a printing that shows another errata number, though nobody gives its words', () => {
    const printings = [shows('first', 'Old.'), shows('second', null, { errataNumber: 1 })];

    expect(versions(printings, { versions: [printedIn(['first', 'second'])] })).toEqual([
      ['tin-dragon/printed', 'first'],
    ]);
  });

  it('is filled in even where a document says the same; other printings are listed with the document', () => {
    const official = issued('rulebook', 'New.');
    const printings = [shows('first', 'New.'), shows('second', 'New.')];

    expect(wordingsOf(printings, { versions: [printedIn(['first']), official] })).toMatchObject({
      versions: [
        {
          id: 'tin-dragon/printed',
          text: 'New.',
          appliesTo: { printings: [{ set: 'first', number: null }] },
        },
      ],
      printedIn: new Map([
        [
          'tin-dragon/rulebook',
          [
            { set: 'first', number: null },
            { set: 'second', number: null },
          ],
        ],
      ]),
    });
  });

  it('two that turn out to be the same stay two', () => {
    const gaps = [printedIn(['first']), printedIn(['second'], { id: 'tin-dragon/printed-again' })];
    const printings = [shows('first', 'Old.'), shows('second', 'Old.'), shows('third', 'Old.')];

    expect(versions(printings, { versions: gaps })).toEqual([
      ['tin-dragon/printed', 'first', 'third'],
      ['tin-dragon/printed-again', 'second'],
    ]);
  });

  it('keeps the number and figures that it is known to have', () => {
    const gap = printedIn(['first'], {
      errataNumber: 1,
      errataNumberBasis: 'inferred',
      figures: { cost: 1 },
    });
    const first = shows('first', 'Old.', { figures: { cost: 2, provides: [] } });

    expect(wordingsOf([first], { versions: [gap] }).versions).toMatchObject([
      { errataNumber: 1, errataNumberBasis: 'inferred', figures: { cost: 1, provides: [] } },
    ]);
  });

  it('stays as it is while nobody gives its words', () => {
    expect(
      versions([shows('first', null), shows('second', 'New.')], { versions: [printedIn(['first'])] }),
    ).toEqual([['tin-dragon/printed-second', 'second']]);
  });
});
