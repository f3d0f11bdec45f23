import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { abilityNames } from '../../../../src/games/shadowfist/words/abilities/abilities.ts';
import { amountNames } from '../../../../src/games/shadowfist/words/amounts/amounts.ts';
import { choiceNames } from '../../../../src/games/shadowfist/words/choices/choices.ts';
import { conditionNames } from '../../../../src/games/shadowfist/words/conditions/conditions.ts';
import { effectNames } from '../../../../src/games/shadowfist/words/effects/effects.ts';
import { modifierNames } from '../../../../src/games/shadowfist/words/modifiers/modifiers.ts';
import { paymentNames } from '../../../../src/games/shadowfist/words/payments/payments.ts';
import { playerModifierNames } from '../../../../src/games/shadowfist/words/player-modifiers/player-modifiers.ts';

/** The words that have moved to a home, and the files that may name them: home, performers, card language and accounts. */
const everywhere = ['words/', 'card-language/', 'text-accounting/'];
const kinds = [
  { kind: 'effects', words: effectNames, allowed: [...everywhere, 'rule-check/effects/'] },
  {
    kind: 'payments',
    // A payment and an effect may have the same name.
    words: paymentNames.filter((name) => !effectNames.includes(name)),
    allowed: [...everywhere, 'rule-check/flow/payments.ts'],
  },
  { kind: 'modifiers', words: modifierNames, allowed: everywhere },
  { kind: 'player-modifiers', words: playerModifierNames, allowed: everywhere },
  { kind: 'abilities', words: abilityNames, allowed: everywhere },
  { kind: 'amounts', words: amountNames, allowed: [...everywhere, 'rule-check/board/amounts.ts'] },
  { kind: 'conditions', words: conditionNames, allowed: [...everywhere, 'rule-check/board/conditions.ts'] },
  { kind: 'choices', words: choiceNames, allowed: [...everywhere, 'rule-check/flow/choosing.ts'] },
];

const root = new URL('../../../../src/games/shadowfist/', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }));

/** The files elsewhere that quote a word: most of them mean something else with the same name. Remove, never add. */
function allowedElsewhere(kind: string): unknown {
  return parse(readFileSync(new URL(`./${kind}-elsewhere.yaml`, import.meta.url), 'utf8'));
}

describe.each(kinds)('the home of the $kind', ({ kind, words, allowed }) => {
  test('only its home, its performers, its renderings and the listed files name a word', () => {
    const outside = files.filter(({ file }) => !allowed.some((path) => file.startsWith(path)));
    const quoting = outside.flatMap(({ file, text }) => {
      const quoted = words.filter((word) => text.includes(`'${word}'`));
      return quoted.length === 0 ? [] : [[file, quoted.toSorted().join(', ')] as const];
    });
    expect(Object.fromEntries(quoting)).toEqual(allowedElsewhere(kind));
  });
});
