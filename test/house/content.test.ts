import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sectionsWithoutLaw } from '../../scripts/content/exceptions.ts';
import { heldBySource } from '../../scripts/content/held.ts';
import { loadSeeds } from '../../src/database/seeding/load-seeds.ts';
import { readSeedFiles } from '../../src/database/seeding/seed-files.ts';
import { symbols } from '../../src/games/shadowfist/card.ts';
import { paths } from '../../src/paths.ts';
import { fromRoot, textOf } from './project.ts';

const contents = loadSeeds(readSeedFiles(paths.seeds));
const sources = contents.flatMap(heldBySource);
const texts = contents.flatMap((content) => content.texts.map(({ value }) => value));

function from(source: string) {
  const held = sources.find((one) => one.source === source);
  if (held === undefined) throw new Error(`Unknown source ${source}.`);
  return held;
}

function tally<T extends string>(words: readonly T[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

const upTo = (last: number) => Array.from({ length: last }, (_, place) => place + 1);
const ordersOf = (source: string) =>
  [...new Set(from(source).texts.map((text) => text.order))].sort((a, b) => a - b);

describe('the card texts', () => {
  it('are the 58 entries of the list of card changes, each once and in order', () => {
    expect(from('shadowfist.yotd').texts.map((text) => text.order)).toEqual(upTo(58));
  });

  it('of that list are 52 wordings, 3 subtitles, 2 titles and a spelling', () => {
    expect(tally(from('shadowfist.yotd').texts.map((text) => text.kind))).toEqual({
      functional: 52,
      subtitle: 3,
      title: 2,
      spelling: 1,
    });
  });

  it('are the 37 entries of the Card Errata; one of them is issued for the six Basic Blocks', () => {
    expect(ordersOf('highlander.type-two')).toEqual(upTo(37));
    const together = from('highlander.type-two').texts.filter(
      (text) => text.issuedAs === 'Season Two Basic Block Cards',
    );
    expect(together).toHaveLength(6);
    expect(new Set(together.map((text) => text.text)).size).toBe(1);
    expect(from('highlander.type-two').texts).toHaveLength(37 + 5);
  });

  it('are the 14 that the Handbook Addendum issues', () => {
    expect(from('highlander.handbook-addendum').texts.map((text) => text.order)).toEqual(upTo(14));
  });

  it('come from no other source; a wording as printed that no source gives is held without words', () => {
    const issuing = ['shadowfist.yotd', 'highlander.handbook-addendum', 'highlander.type-two'];
    expect(texts.filter((text) => text.source !== null && !issuing.includes(text.source))).toEqual([]);
    expect(texts.filter((text) => text.source === null && text.text !== null)).toEqual([]);
  });

  it('tell every symbol that was put back, in the order they stand', () => {
    for (const { id, text, restored = [] } of texts) {
      const shown = [...(text ?? '').matchAll(/\{([a-z]+)\}/g)].map(([, symbol]) => symbol);
      expect(shown, id).toEqual(restored.map(({ symbol }) => symbol));
      for (const symbol of shown) expect(symbols, id).toContain(symbol);
    }
  });

  it('are told apart on each card: no two versions of one source for the same copies', () => {
    const places = texts.map(
      ({ card, source, appliesTo }) => `${card} ${source} ${JSON.stringify(appliesTo)}`,
    );
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('stand on cards that say they are named there', () => {
    for (const content of contents) {
      const cards = new Map(content.cards.map(({ value }) => [value.slug, value]));
      for (const { value } of content.texts) {
        if (value.source === null) continue;
        const named = cards.get(value.card)?.named.map((place) => place.source);
        expect(named, value.id).toContain(value.source);
      }
    }
  });
});

describe('the law', () => {
  it('comes from five sources, each with rules and terms', () => {
    const held = sources.filter((one) => one.rules.length > 0).map((one) => one.source);
    expect(held.sort()).toEqual([
      'highlander.first-edition',
      'highlander.handbook-addendum',
      'highlander.reference',
      'highlander.type-two',
      'shadowfist.yotd',
    ]);
    expect(
      sources.filter((one) => one.rules.length > 0 && (one.terms.length === 0 || one.rulings.length === 0)),
    ).toEqual([]);
  });

  it('has rules in every section of the Shadowfist rulebook that holds law', () => {
    const chapters = new Set(from('shadowfist.yotd').rules.map((rule) => rule.section));
    const without = sectionsWithoutLaw.get('shadowfist.yotd') ?? new Map();
    expect([...without.keys()].filter((section) => chapters.has(section))).toEqual([]);
    expect(new Set([...chapters].map((section) => section.split('.')[0]))).toEqual(
      new Set(upTo(10).map(String)),
    );
  });

  it('has rulings on cards whose titles their sources name', () => {
    for (const content of contents) {
      const titles = new Map(content.cards.map(({ value }) => [value.slug, value.title]));
      for (const { rulings, cards } of heldBySource(content)) {
        const named = cards.map((card) => card.title);
        for (const ruling of rulings) {
          for (const slug of ruling.cards) expect(named, ruling.id).toContain(titles.get(slug));
        }
      }
    }
  });

  it('is cited in code only by ids that exist', () => {
    const known = new Set(sources.flatMap((one) => [...one.rules, ...one.rulings].map(({ id }) => id)));
    const cited = filesOf('src', '.ts', '.md').concat(filesOf('schema', '.graphql')).flatMap(citationsIn);
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter(({ id }) => !known.has(id))).toEqual([]);
  });
});

interface Cited {
  readonly file: string;
  readonly id: string;
}

function filesOf(folder: string, ...endings: string[]): string[] {
  return readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.some((ending) => file.endsWith(ending)) && !file.includes('generated'))
    .map((file) => join(folder, file));
}

/** Every id of the form `<source>/<section>/<name>`, in strings and comments alike. */
function citationsIn(file: string): Cited[] {
  const ids = textOf(file).matchAll(
    /\b(?:shadowfist|highlander)\.[a-z0-9-]+\/[A-Za-z0-9.-]+\/[a-z0-9]+(?:-[a-z0-9]+)*/g,
  );
  return [...ids].map(([id]) => ({ file, id }));
}
