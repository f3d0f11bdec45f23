import { describe, expect, test } from 'vitest';
import { play } from '../deeds.ts';
import { aBlock, afterwards, anAttack, aText, attacked, broken, editions, says, table } from '../table.ts';

/** States that somebody wrote: they tell what lies on the table, and not how it came there. */

const [high, low] = [anAttack('upper left'), anAttack('lower left')];

describe.each(Object.keys(editions) as (keyof typeof editions)[])('%s', (edition) => {
  const rule = (ids: Record<keyof typeof editions, string>) => [ids[edition]];
  const cut = { card: high, as: 'attack', enteredIn: 3 } as const;
  const attacks = [{ id: 'cut', by: 'ann' }];

  test('[first-edition/attack-phase/one-attack-a-turn, type-two/multiple-attacks/one-opportunity, reference/attacking/one-opportunity] an attack of the turn that lies there has used the opportunity', () => {
    const one = rule({
      first: 'first-edition/attack-phase/one-attack-a-turn',
      typeTwo: 'type-two/multiple-attacks/one-opportunity',
      reference: 'reference/attacking/one-opportunity',
    });
    const struck = table({ ann: { hand: { low }, inPlay: { cut } }, bob: {} }, { attacks });
    expect(broken(struck, play('low'), edition)).toEqual(one);
    const fury = aText('Fury', says({ players: 'you', modifyPlayers: [{ additionalAttacks: 1 }] }));
    const furious = table({ ann: { hand: { low, high }, inPlay: { cut, fury } }, bob: {} }, { attacks });
    expect(broken(afterwards(furious, [play('low')], edition), play('high'), edition)).toEqual(one);
  });

  test('[first-edition/attack-phase/no-attack-to-blocked-area, type-two/attack-phase/last-resolved-defense-counts, type-two/attack-phase/only-outside-block, reference/blocks/first-attack-elsewhere] the last block that has stopped an attack limits the first of the turn', () => {
    const parry = { card: aBlock('upper left'), as: 'block', enteredIn: 3 } as const;
    const state = attacked(
      { ann: { hand: { high, low }, inPlay: { parry } }, bob: {} },
      { stab: { card: high, result: 'blocked' } },
      { defenses: [{ id: 'parry', by: 'ann', against: ['stab'] }], turn: { phase: 'attack' } },
    );
    expect(broken(state, play('high'), edition)).toEqual(
      rule({
        first: 'first-edition/attack-phase/no-attack-to-blocked-area',
        typeTwo: 'type-two/attack-phase/only-outside-block',
        reference: 'reference/blocks/first-attack-elsewhere',
      }),
    );
    expect(broken(state, play('low'), edition)).toEqual([]);
  });
});
