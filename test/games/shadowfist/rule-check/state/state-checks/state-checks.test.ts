import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { stateChecks } from '../../../../../../src/games/shadowfist/rule-check/state/state-checks/state-checks.ts';
import { aCharacter, aFengShuiSite, judged, table } from '../../table.ts';
import { impossible } from './impossible.ts';

const rules = join(import.meta.dirname, '../../../../../../seeds/shadowfist/rules');

test('every check holds a rule that there is, under a code of its own', () => {
  const known = readdirSync(rules).flatMap((file) =>
    z
      .array(z.looseObject({ id: z.string() }))
      .parse(parse(readFileSync(join(rules, file), 'utf8')))
      .map(({ id }) => id),
  );
  expect(stateChecks.filter(({ rule }) => typeof rule !== 'string' || !known.includes(rule))).toEqual([]);
  expect(new Set(stateChecks.map(({ code }) => code)).size).toBe(stateChecks.length);
});

test('a violation tells the rule, where it looked, and what it found', () => {
  const site = { card: aFengShuiSite({ title: 'Grove' }), faceDown: true, damage: 1 };
  expect(judged(table({ ann: { front: { grove: site } }, bob: {} })).stateViolations).toEqual([
    {
      code: 'damaged-face-down',
      rule: 'shadowfist.yotd/3.3.2/damage-reveals',
      section: '3.3.2',
      source: 'shadowfist.yotd',
      message: 'Grove has been damaged, and is face up since.',
      state: ['/inPlay/0/faceDown', '/inPlay/0/damage'],
      action: [],
      need: false,
      have: true,
    },
  ]);
});

describe('a text that cannot be said', () => {
  const unsaid = [{ ability: 'unsupported', reach: 'anything', text: 'Strange.' }] as const;

  test('may let stand what else could not be', () => {
    const hood = { card: aCharacter({ fighting: 1 }), damage: 1 };
    const sage = aCharacter({ abilities: [...unsaid] });
    expect(impossible(table({ ann: { characters: { hood } }, bob: {} }))).toHaveLength(1);
    expect(impossible(table({ ann: { characters: { hood, sage } }, bob: {} }))).toEqual([]);
  });

  test('does not change where Sites stand', () => {
    const site = aFengShuiSite({ abilities: [...unsaid] });
    expect(impossible(table({ ann: { back: { site } }, bob: {} }))).toEqual([
      { rule: '3.3.3/back-row-slides-up', state: ['/inPlay/0/row'] },
    ]);
  });
});
