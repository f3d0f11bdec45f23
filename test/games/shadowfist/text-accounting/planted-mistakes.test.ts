import { expect, test } from 'vitest';
import { restrictionsIn } from '../../../../src/games/shadowfist/restrictions-in-text.ts';
import { differenceOf } from '../../../../src/games/shadowfist/text-accounting/account.ts';
import { definition } from '../../../../src/games/shadowfist/vocabulary/definition.ts';
import { lintDefinition } from '../../../../src/games/shadowfist/vocabulary/lint/lint.ts';
import { compiledGoldenCards } from '../card-language/golden/cards.ts';
import { plantedIn } from './planted-mistakes.ts';

const planted = compiledGoldenCards.flatMap(({ card, abilities, sentences }) => {
  const said = sentences.map(({ text }) => text).filter((text) => restrictionsIn(text).length === 0);
  const { title, type, fighting, cost } = card;
  return plantedIn(abilities).flatMap(({ kind, abilities: wrong }) => {
    const parsed = definition.safeParse({ title, type, fighting, cost, abilities: wrong });
    const isPossible = parsed.success && lintDefinition(parsed.data).length === 0;
    if (!isPossible || JSON.stringify(wrong) === JSON.stringify(abilities)) return [];
    const { missing, added } = differenceOf(said.join('\n'), [title], wrong);
    return { kind, title, wrong, isNoticed: missing.length + added.length > 0 };
  });
});

/** Of 100 mistakes of a kind so many are noticed. */
function rateOf(kind: string): number {
  const all = planted.filter((one) => one.kind === kind);
  expect(all.length, kind).toBeGreaterThan(0);
  return Math.floor((100 * all.filter(({ isNoticed }) => isNoticed).length) / all.length);
}

test('Of 100 planted mistakes 85 are noticed', () => {
  const noticed = planted.filter(({ isNoticed }) => isNoticed).length;
  expect(noticed / planted.length).toBeGreaterThan(0.85);
});

// A mistake in words that the text repeats may go unnoticed.
test.each([
  ['an ability is lost', 90],
  ['one of “do” is lost', 90],
  ['one of “pay” is lost', 100],
  ['one of “modify” is lost', 100],
  ['a number is another', 95],
  ['a number has another sign', 90],
  ['“optional” is lost', 100],
  ['“target” is lost', 90],
  ['“designator” is lost', 100],
  ['“limit” is lost', 100],
  ['“isNot” is lost', 100],
  ['“not” is lost', 100],
  ['“figure” is lost', 100],
  ['“when” is lost', 100],
  ['“while” is lost', 75],
  ['“controller” is lost', 75],
  ['“you” becomes “every-opponent”', 80],
  ['“every-opponent” becomes “you”', 85],
  ['“end-of-turn” becomes “end-of-attack”', 100],
])('If %s, at least %i of 100 are noticed', (kind, least) => {
  expect(rateOf(kind)).toBeGreaterThanOrEqual(least);
});
