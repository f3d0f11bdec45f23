import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { type Change, cases, changedBase, citedBy, seededFormats } from './decks-rules-cast.ts';
import { clientOf } from './rest-client.ts';
import { withoutCitedRules } from './without-cited-rules.ts';

const { get, post } = clientOf(await testApp());

const named = z.object({ slug: z.string(), name: z.string() });
const names = new Map<string, string>();
for (const game of ['highlander', 'shadowfist']) {
  const { text } = await get(`/v1/bulk/${game}-cards.ndjson`);
  for (const line of text.trim().split('\n')) {
    const { slug, name } = named.parse(JSON.parse(line));
    names.set(`${game}/${slug}`, name);
  }
}

const saidOf = z.looseObject({ rule: z.string().nullable() });
const answer = z.looseObject({
  legal: z.boolean(),
  violations: z.array(
    saidOf.transform(({ fixes, ...told }) => ({
      ...told,
      fixes: z
        .array(z.looseObject({ message: z.string() }))
        .parse(fixes)
        .map(({ message }) => message),
    })),
  ),
  warnings: z.array(saidOf),
  unresolved: z.array(z.unknown()),
});

test('no rule of any format lacks its cases, and no case its rule', () => {
  const cited = seededFormats.flatMap(({ slug, rules }) =>
    rules.flatMap((rule) => {
      const ids = citedBy(rule);
      return (ids.length > 0 ? ids : ['no Rule']).map((id) => `${slug} ${rule.check} ${id}`);
    }),
  );
  const proven = cases.flatMap(({ formats, check, rule }) =>
    formats.map((slug) => `${slug} ${check} ${rule}`),
  );
  expect(proven.sort()).toEqual(cited.sort());
});

describe.each(seededFormats)('$name', ({ slug, game, ruleset, rules }) => {
  const ofFormat = cases.filter(({ formats }) => formats.includes(slug));

  const linesOf = (copies: Readonly<Record<string, number>>, completed: Change['completed']) =>
    Object.entries(copies)
      .filter(([, quantity]) => quantity > 0)
      .map(([slug, quantity]) => {
        const figures = completed[slug];
        const card = figures === undefined ? undefined : { card: slug, ...figures };
        return card === undefined ? { quantity, title: names.get(`${game}/${slug}`) } : { quantity, card };
      });

  const validate = async (check: string, change: Change) => {
    const { deck, preGame } = changedBase(slug, change);
    const own = rules.map((rule) => (rule.check === check ? { ...rule, ...change.with } : rule));
    const { body } = await post('/v1/decks/validate', {
      arbiter: 1,
      game,
      format: Object.keys(change.with).length === 0 ? slug : { name: slug, ruleset, rules: own },
      zones: [
        { name: 'Deck', lines: linesOf(deck, change.completed) },
        ...(game === 'highlander' ? [{ name: 'Pre-Game', lines: linesOf(preGame, change.completed) }] : []),
      ],
    });
    return answer.parse(withoutCitedRules(body));
  };

  const legal = ofFormat.flatMap(({ check, rule, legal: change }) =>
    change === undefined ? [] : [{ check, rule, change }],
  );
  test.each(legal)('$check keeps $rule', async ({ check, change }) => {
    expect(await validate(check, change)).toMatchObject({ legal: true, violations: [], unresolved: [] });
  });

  const illegal = ofFormat.flatMap(({ check, rule, illegal: change }) =>
    change === undefined ? [] : [{ check, rule, change }],
  );
  test.each(illegal)('$check breaks $rule', async ({ check, rule, change }) => {
    const { violations } = change;
    const { legal, unresolved, violations: found } = await validate(check, change);
    expect({ legal, unresolved, violations: found }).toEqual({ legal: false, unresolved: [], violations });
    expect(violations.map((violation) => violation.rule)).toContain(rule);
  });

  const warned = ofFormat.flatMap(({ check, rule, warned: change }) =>
    change === undefined ? [] : [{ check, rule, change }],
  );
  test.each(warned)('$check cannot tell of $rule', async ({ check, change }) => {
    const { warnings } = change;
    const { legal, violations, unresolved, warnings: found } = await validate(check, change);
    expect({ legal, violations, unresolved }).toEqual({ legal: true, violations: [], unresolved: [] });
    const cited = new Set<string | null>(warnings.map((warning) => warning.rule));
    expect(found.filter((warning) => cited.has(warning.rule))).toEqual(warnings);
  });
});
