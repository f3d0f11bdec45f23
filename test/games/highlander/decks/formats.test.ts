import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { deckAbilities } from '../../../../src/games/highlander/decks/deck-ability.ts';
import { highlanderDecks } from '../../../../src/games/highlander/decks/law.ts';

const seeds = join(import.meta.dirname, '../../../../seeds/highlander');
const entries = (file: string) =>
  z.array(z.looseObject({})).parse(parse(readFileSync(join(seeds, file), 'utf8')));
const documents = ['first-edition', 'handbook-addendum', 'type-two', 'reference'];
const idsOf = (files: readonly string[]) =>
  files.flatMap((file) => entries(file).map(({ id }) => z.string().parse(id)));
const rules = new Set(
  idsOf(
    [
      ...['first-edition', 'handbook-addendum', 'reference'],
      ...['1-deck', '2-turn', '3-mechanics', '4-tournament'].map((part) => `type-two-${part}`),
    ].map((file) => `rules/${file}.yaml`),
  ),
);
const formats = entries('formats.yaml').map((format) => highlanderDecks.formatEntry.parse(format));

/** The values of keys that name a Rule, however deep. */
function cited(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && /rule$/i.test(key) ? [inner] : cited(inner),
  );
}

test('what a format cites is told, however deep', () => {
  const own = highlanderDecks.formatEntry.parse({
    slug: 'own',
    name: 'Own',
    ruleset: null,
    about: 'Rules that cite others.',
    rules: [
      {
        check: 'basic-cards',
        rule: 'a.b/1/attacks',
        attacks: ['Thrust'],
        blocks: ['Parry'],
        crystals: { rule: 'a.b/1/crystals' },
      },
      {
        check: 'specific-cards',
        genericImmortal: { signatureRule: 'a.b/2/signature' },
        withoutAllowance: { words: ['Watcher'], rule: 'a.b/2/watcher' },
      },
    ],
  });
  expect(highlanderDecks.ready(own).named.rules).toEqual([
    'a.b/1/attacks',
    'a.b/1/crystals',
    'a.b/2/signature',
    'a.b/2/watcher',
  ]);
});

describe('the formats', () => {
  test('are those that the documents name', {
    meta: { rules: ['highlander.type-two/official-tournament-rules/styles'] },
  }, () => {
    expect(formats.map(({ slug, ruleset }) => [slug, ruleset])).toEqual([
      ['first-edition', 'highlander.first-edition'],
      ['standard-constructed', 'highlander.type-two'],
      ['lean-and-mean', 'highlander.type-two'],
      ['sealed-deck', 'highlander.type-two'],
    ]);
  });

  test.each(formats)('$name cites for each rule the Rule it holds', ({ rules: held }) => {
    expect(held.map(({ rule }) => rule)).not.toContain(null);
    expect(cited(held).filter((id) => !rules.has(id))).toEqual([]);
  });

  test('have no rule that a user could not write', () => {
    expect(highlanderDecks.formatEntry.safeParse({ ...formats[0], rules: [{ check: 'luck' }] }).success).toBe(
      false,
    );
    expect(
      highlanderDecks.formatEntry.safeParse({ ...formats[0], rules: [{ check: 'zones', colour: 'red' }] })
        .success,
    ).toBe(false);
  });
});

describe('what cards change in the building of decks', () => {
  const told = ['addendum', 'errata-type-two', 'type-two', 'first-edition']
    .flatMap((file) => entries(`cards/${file}.yaml`))
    .filter(({ deckBuilding }) => deckBuilding !== undefined);

  test('is told by a rule, a ruling or a wording', () => {
    const sources = new Set([
      ...rules,
      ...idsOf(documents.map((file) => `rulings/${file}.yaml`)),
      ...idsOf(['texts/handbook-addendum.yaml', 'texts/type-two-card-errata.yaml']),
    ]);
    const from = told.flatMap(({ deckBuilding }) =>
      deckAbilities.parse(deckBuilding).map((ability) => ability.from),
    );
    expect(from).toHaveLength(23);
    expect(from.filter((id) => id === undefined || !sources.has(id))).toEqual([]);
  });

  test('is told of every card that the law calls an Allowance Card', {
    meta: {
      rules: ['highlander.type-two/allowance-cards/which-cards'],
      rulings: ['highlander.type-two/allowance-cards/named-allowance-cards'],
    },
  }, () => {
    const groups = z
      .array(z.looseObject({ id: z.string(), members: z.array(z.looseObject({ card: z.string() })) }))
      .parse(entries('groups.yaml'));
    const allowances =
      groups.find(({ id }) => id === 'highlander.allowance')?.members.map((one) => one.card) ?? [];
    const including = told
      .filter(({ deckBuilding }) =>
        deckAbilities.parse(deckBuilding).some(({ ability }) => ability === 'include'),
      )
      .map(({ slug }) => slug);
    expect(including).toEqual(expect.arrayContaining(allowances));
  });
});
