import { describe, expect, test } from 'vitest';
import { compile } from '../../../../src/games/shadowfist/card-language/compile.ts';
import { abilitiesOf, character, edge, site } from './compiled.ts';

const outcomesOf = (card: typeof character, text: string) =>
  compile({ ...card, text }).sentences.map(({ text: sentence, outcome }) => [sentence, outcome]);

describe('A parenthesis', () => {
  test('A parenthesis that repeats what its sentence means is a reminder', () => {
    expect(
      outcomesOf(character, 'Turn to inflict 2 damage on target Site. (This is not combat damage.)'),
    ).toEqual([
      ['Turn to inflict 2 damage on target Site.', 'compiled'],
      ['This is not combat damage.', 'reminder'],
    ]);
    const entering =
      'When this card enters combat, inflict 1 damage on this card. (Before combat damage is dealt.)';
    expect(outcomesOf(character, entering)[1]).toEqual(['Before combat damage is dealt.', 'reminder']);
  });

  test('A reminder within a sentence changes nothing of its meaning', () => {
    const gains = (also: string) => `Turn :: All Characters${also} gain Guts until the end of the turn.`;
    expect(abilitiesOf(character, gains(' (including this one)'))).toEqual(abilitiesOf(character, gains('')));
    expect(outcomesOf(character, gains(' (including him)')).map(([, outcome]) => outcome)).toEqual([
      'compiled',
      'reminder',
    ]);
  });

  test('A reminder that its sentence does not bear out is not understood', () => {
    expect(outcomesOf(character, 'Turn to draw a card. (This is not combat damage.)')[1]?.[1]).toBe(
      'not-understood',
    );
    const others = 'Turn :: All other Characters (including this one) gain Guts until the end of the turn.';
    expect(compile({ ...character, text: others }).told).toBe('in-part');
    expect(compile({ ...site, text: 'Turn to heal a Character. (Including this one.)' }).told).toBe(
      'in-part',
    );
  });

  test('A reminder after a sentence that is not understood is not understood', () => {
    expect(compile({ ...character, text: 'Hum a tune. (Before combat damage is dealt.)' }).told).toBe(
      'nothing',
    );
  });

  test('A parenthesis that adds a rule is a clause', () => {
    expect(compile({ ...edge, text: 'Turn to draw a card. (Except on Sundays.)' }).told).toBe('in-part');
    expect(compile({ ...edge, text: 'Turn to draw a card. (You gain 1 Power.)' })).toMatchObject({
      told: 'whole',
      abilities: [{ do: [{ do: 'draw' }, { do: 'gain-power' }] }],
    });
  });
});
