import { expect, test } from 'vitest';
import { compile } from '../../../../../src/games/highlander/card-language/compile.ts';
import { aBlock, aCard, aDodge, afterwards, anAttack, broken, table } from '../table.ts';

const appropriate = {
  meta: { rules: ['highlander.type-two/defense-phase/no-knowingly-inappropriate'] },
} as const;

/** Ann has played an attack, together with a card of this text if one is given; Bob must defend. */
function attackedWith(text: string, isPlayedWith = true) {
  const title = 'Sure Hand';
  const { told, abilities } = compile({ title, subtitle: null, type: 'Edge', text });
  expect(told).toBe('whole');
  const edge = aCard('Edge', { title, abilities: [...abilities] });
  const ann = { player: 'ann' };
  return afterwards(
    table({
      ann: { hand: { cut: anAttack('upper left'), edge } },
      bob: { hand: { duck: aDodge('upper left'), parry: aBlock('upper left') } },
    }),
    [
      { do: 'play', ...ann, card: 'cut', ...(isPlayedWith ? { with: [{ card: 'edge' }] } : {}) },
      { do: 'next-phase', ...ann },
      { do: 'end-turn', ...ann },
      { do: 'next-phase', player: 'bob' },
    ],
  );
}

const defending = (card: string) => ({ do: 'play', player: 'bob', card, against: ['cut'] });
const inappropriate = ['type-two/defense-phase/no-knowingly-inappropriate'];

test.each([
  ['Play in conjunction with an attack. This attack cannot be dodged.', 'duck', 'parry'],
  ['Play in conjunction with an attack. This attack may not be blocked.', 'parry', 'duck'],
])(
  'What a card says of “this attack” holds for the attack that it is played with: %s',
  appropriate,
  (...[text, kept, other]) => {
    const state = attackedWith(text);
    expect(broken(state, defending(kept))).toEqual(inappropriate);
    expect(broken(state, defending(other))).toEqual([]);
    expect(broken(attackedWith(text, false), defending(kept))).toEqual([]);
  },
);
