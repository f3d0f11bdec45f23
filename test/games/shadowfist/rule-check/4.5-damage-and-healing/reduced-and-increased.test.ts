import { expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/shadowfist/vocabulary/abilities.ts';
import { abilitiesOf, edge, site } from '../../card-language/compiled.ts';
import { attack, choosing, decline, fire, strong, use } from '../acting.ts';
import { afterPlaying, anEdge, aSite, card, pass, table } from '../table.ts';

const compiled = (text: string) => abilitiesOf(edge, text) as Ability[];
const onGuard = { choose: { character: { cards: ['guard'] } } };
const spark: Ability = {
  ability: 'voluntary',
  choose: [{ choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'struck' }],
  do: [{ do: 'damage', amount: 5, to: { chosen: 'struck' } }],
};

function struckByGuard(veil: Ability[], veiling: readonly object[]) {
  const start = table({
    ann: { characters: { hero: strong(9) }, edges: { veil: anEdge({ abilities: veil }) } },
    bob: { characters: { guard: strong(5, { abilities: [spark] }) } },
  });
  const veiled = afterPlaying(start, ...veiling);
  const outside = afterPlaying(
    veiled,
    use('bob', 'guard', { choose: { struck: { cards: ['hero'] } } }),
    pass,
  );
  const inCombat = afterPlaying(veiled, attack('guard', 'hero'), pass, decline('bob'), pass);
  return { outside: card(outside, 'hero').damage, inCombat: card(inCombat, 'hero').damage };
}

test('A text that reduces the damage a Character inflicts reduces it in combat and outside of it', {
  meta: { rules: ['shadowfist.yotd/4.5.1/reducing-damage'] },
}, () => {
  const veiling = [use('ann', 'veil', onGuard), pass];
  const three = { outside: 2, inCombat: 2 };
  expect(
    struckByGuard(
      compiled('Turn to reduce the damage target Character inflicts by 3 until the end of the turn.'),
      veiling,
    ),
  ).toEqual(three);
  expect(
    struckByGuard(
      compiled('Turn and maintain to reduce the damage target Character inflicts by 3.'),
      veiling,
    ),
  ).toEqual(three);
  expect(
    struckByGuard(compiled('Reduce the damage inflicted by all Characters you do not control by 3.'), []),
  ).toEqual(three);
});

test('A text about combat damage or with a sign reduces combat damage only', {
  meta: { rules: ['shadowfist.yotd/10.2/minus-x-damage'] },
}, () => {
  const onlyInCombat = { outside: 5, inCombat: 2 };
  expect(
    struckByGuard(
      compiled('Reduce the combat damage inflicted by all Characters you do not control by 3.'),
      [],
    ),
  ).toEqual(onlyInCombat);
  expect(
    struckByGuard(compiled('Turn to give target Character -3 damage until the end of the turn.'), [
      use('ann', 'veil', onGuard),
      pass,
    ]),
  ).toEqual(onlyInCombat);
});

test('Damage of zero is not increased', {
  meta: { rules: ['shadowfist.yotd/4.5.1/reducing-damage'] },
}, () => {
  const frail = abilitiesOf(site, 'All damage inflicted on Salt Mine is increased by 1.') as Ability[];
  const struckBy = (amount: number) => {
    const start = table({
      ann: { hand: { bolt: fire(amount) } },
      bob: { front: { mine: aSite({ abilities: frail }) } },
    });
    return card(afterPlaying(start, choosing('ann', 'bolt', 'mine'), pass), 'mine').damage;
  };
  expect([0, 1, 2].map(struckBy)).toEqual([0, 2, 3]);
});

test('Damage outside of combat that its source reduces to zero is not increased', () => {
  const start = table({
    ann: {
      characters: { hero: strong(9) },
      edges: {
        veil: anEdge({
          abilities: compiled('Reduce the damage inflicted by all Characters you do not control by 5.'),
        }),
        thorns: anEdge({
          abilities: compiled('When non-combat damage is inflicted on a card, increase that damage by 1.'),
        }),
      },
    },
    bob: { characters: { guard: strong(5, { abilities: [spark] }) } },
  });
  const struck = afterPlaying(start, use('bob', 'guard', { choose: { struck: { cards: ['hero'] } } }), pass);
  expect(card(struck, 'hero').damage).toBe(0);
});
