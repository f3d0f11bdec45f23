import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listingOf } from '../../src/bulk/listing.ts';
import { madeFiles } from '../../src/bulk/made-files.ts';
import { plainText } from '../../src/bulk/packed.ts';
import type { Snapshot } from '../../src/database/snapshot/snapshot.ts';
import { rule, ruling, term } from '../rulings/cast.ts';
import { card, catalogueOf, sets } from './cast.ts';

const listed = async (snapshot: Snapshot) => listingOf(await madeFiles(snapshot).all());

/** The lines of a file of Shadowfist. */
async function linesOf(snapshot: Snapshot, kind: Parameters<ReturnType<typeof madeFiles>['file']>[1]) {
  const { packed } = await madeFiles(snapshot).file('shadowfist', kind);
  return (await text(plainText(packed)))
    .split('\n')
    .slice(0, -1)
    .map((line): unknown => JSON.parse(line));
}

const all = {
  sets: Object.values(sets),
  formats: ['classic', 'modern'].map((slug) => ({
    slug,
    name: slug,
    ruleset: null,
    about: null,
    sets: ['first'],
    rules: [],
    advice: [],
    importedFrom: [],
  })),
  rulings: ['one', 'two'].map((id) => ruling(id)),
  rules: ['one', 'two'].map((id) => rule(id)),
  terms: ['one', 'two'].map((id) => term(id)),
};
const cards = ['clay-monk', 'tin-dragon', 'tin-dragon-2', 'a', 'zinc-fox'].map((slug) => card(slug));

describe('the hash is of the content alone', () => {
  test('whatever the order of the cards', async () => {
    const expected = await listed(catalogueOf(cards));
    await fc.assert(
      fc.asyncProperty(shuffled(cards), async (otherwise) => {
        expect(await listed(catalogueOf(otherwise))).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  test('whatever the order of sets, formats, rulings, rules and terms', async () => {
    const otherwise = {
      sets: all.sets.toReversed(),
      formats: all.formats.toReversed(),
      rulings: all.rulings.toReversed(),
      rules: all.rules.toReversed(),
      terms: all.terms.toReversed(),
    };
    expect(await listed(catalogueOf(cards, otherwise))).toEqual(await listed(catalogueOf(cards, all)));
  });

  test('whatever the order of keys', async () => {
    const { figures } = card('tin-dragon');
    const reversed = Object.fromEntries(Object.entries(figures).toReversed());
    const [one, other] = await Promise.all([
      listed(catalogueOf([card('tin-dragon', { figures })])),
      listed(catalogueOf([card('tin-dragon', { figures: reversed })])),
    ]);
    expect(other).toEqual(one);
  });

  test('whatever the data version', async () => {
    const snapshot = catalogueOf(cards);
    const later = { ...snapshot, version: { number: 7, hash: 'other', changedAt: new Date(7) } };
    expect(await listed(later)).toEqual(await listed(snapshot));
  });

  test('and of all of it: one letter changes the files that tell it, and no other', async () => {
    const [first = card('none'), ...others] = cards;
    const before = await listed(catalogueOf(cards));
    const after = await listed(catalogueOf([{ ...first, note: 'Invented.' }, ...others]));
    const changed = after.items.filter(({ name }, place) => name !== before.items[place]?.name);
    expect(changed.map(({ game, kind }) => `${game} ${kind}`)).toEqual(['shadowfist cards']);
  });
});

describe('lines stand in order', () => {
  test('cards by slug', async () => {
    const slugs = await linesOf(catalogueOf(cards), 'cards');
    expect(slugs).toMatchObject(
      ['a', 'clay-monk', 'tin-dragon', 'tin-dragon-2', 'zinc-fox'].map((slug) => ({ slug })),
    );
  });

  test('printings and versions by slug of the card', async () => {
    const snapshot = catalogueOf([card('tin-dragon'), card('clay-monk')]);
    expect(await linesOf(snapshot, 'printings')).toMatchObject([
      { card: 'clay-monk', set: { code: 'first' } },
      { card: 'clay-monk', set: { code: 'second' } },
      { card: 'tin-dragon', set: { code: 'first' } },
      { card: 'tin-dragon', set: { code: 'second' } },
    ]);
    expect(await linesOf(snapshot, 'text-versions')).toMatchObject([
      { card: 'clay-monk', id: 'clay-monk/book' },
      { card: 'tin-dragon', id: 'tin-dragon/book' },
    ]);
  });
});

describe('what cards do', () => {
  const does = (card: string, version: string | null) => ({
    card: `id-of-${card}`,
    version,
    source: 'shadowfist.book',
    section: '9.2',
    heading: null,
    says: version === null ? 'Invented.' : null,
    told: 'whole' as const,
    abilities: [{ ability: 'special', special: version === null ? 'Guts' : 'Toughness' }],
  });
  const told = (abilities: Snapshot['games'][number]['abilities']) =>
    linesOf(catalogueOf([card('tin-dragon'), card('clay-monk')], { abilities }), 'abilities');

  test('is told of the wording in force, by slug of the card', async () => {
    const [line, ...others] = await told([
      does('tin-dragon', 'tin-dragon/book'),
      does('tin-dragon', 'tin-dragon/old-book'),
      does('clay-monk', null),
      does('clay-monk', 'clay-monk/book'),
    ]);
    expect(line).toMatchObject({ card: 'clay-monk', version: 'clay-monk/book' });
    expect(others).toEqual([
      {
        game: 'shadowfist',
        basis: 'hand-written',
        ...does('tin-dragon', 'tin-dragon/book'),
        card: 'tin-dragon',
      },
    ]);
  });

  test('is told by examples where no source issues the wording', async () => {
    const abilities = [does('tin-dragon', null), does('clay-monk', null)];
    const cards = [card('tin-dragon'), card('clay-monk', { versions: [] })];
    expect(await linesOf(catalogueOf(cards, { abilities }), 'abilities')).toEqual([
      { game: 'shadowfist', basis: 'hand-written', ...does('clay-monk', null), card: 'clay-monk' },
      expect.objectContaining({ basis: 'compiled', version: 'tin-dragon/book', card: 'tin-dragon' }),
    ]);
  });
});

test('a card’s line tells its printings, and nothing of the moment', async () => {
  const [line] = await linesOf(catalogueOf([card('tin-dragon')]), 'cards');
  expect(line).toEqual({
    game: 'shadowfist',
    inRulesets: [],
    id: 'id-of-tin-dragon',
    slug: 'tin-dragon',
    name: 'tin-dragon',
    title: 'tin-dragon',
    formerTitles: [],
    subtitle: null,
    text: 'Toughness 10.',
    textStatus: 'known',
    message: null,
    markedText: '**Toughness** 10.',
    errataNumber: 1,
    hasErrata: true,
    wording: {
      version: 'tin-dragon/book',
      law: 'as-printed',
      rule: null,
      reason:
        'The text in the Book (2000) with errata number 1 is in force, because no rule issued by then says otherwise.',
      differs: false,
      perPrinting: [],
    },
    groups: [],
    named: [{ source: 'shadowfist.book', section: '9.2', heading: null, url: null }],
    note: null,
    ...card('tin-dragon').figures,
    printings: [
      { set: sets.first, number: null, errataNumber: null },
      { set: sets.second, number: null, errataNumber: null },
    ],
  });
});

test('a file is made once, however many ask for it', async () => {
  const snapshot = catalogueOf(cards);
  const [one, other] = await Promise.all([
    madeFiles(snapshot).file('shadowfist', 'cards'),
    madeFiles(snapshot).file('shadowfist', 'cards'),
  ]);
  expect(other).toBe(one);
});

function shuffled<T>(items: readonly T[]): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length });
}
