import { describe, expect, test } from 'vitest';
import { play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  afterwards,
  anAttack,
  aText,
  attacked,
  broken,
  editions,
  judged,
  says,
  table,
} from '../table.ts';

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

  test('[first-edition/hidden-attacks/hidden-attack-revealed-after-defense, type-two/hidden-attacks/no-guess-reveal-then-exert, reference/defending-hidden-attacks/exert-reveals-first] what lies face down is a Hidden Attack, and a Hidden Attack lies face down', () => {
    const hidden = attacked({ ann: { hand: { parry: aBlock('lower left') } }, bob: {} }, { stab: high });
    const guess = play('parry', { against: ['stab'] });
    expect(judged(hidden, [guess], edition).outcome).toBe('illegal');
    const faceDown = { ...hidden, inPlay: hidden.inPlay.map((card) => ({ ...card, faceDown: true })) };
    const told = { ...hidden, attacks: hidden.attacks.map((attack) => ({ ...attack, hidden: true })) };
    for (const state of [faceDown, told])
      expect(afterwards(state, [guess], edition)).toMatchObject({
        inPlay: [{ id: 'stab', faceDown: false }, { id: 'parry' }],
        attacks: [{ id: 'stab', hidden: false, guessedWrong: true }],
      });
    expect(judged(faceDown, [], edition).state).toMatchObject({ attacks: [{ hidden: true }] });
    expect(judged(told, [], edition).state).toMatchObject({ inPlay: [{ faceDown: true }] });
  });
});

test.each(['typeTwo', 'reference'] as const)(
  '[type-two/defense-phase/one-per-attack, type-two/game-concept-and-goal-of-the-game/hand-holds-the-options] %s: a defense that lies elsewhere is not told to be no defense',
  (edition) => {
    const state = attacked({ ann: { discard: { parry: aBlock('upper left') } }, bob: {} }, { cut: high });
    expect(broken(state, play('parry', { against: ['cut'] }), edition)).toEqual([
      'type-two/game-concept-and-goal-of-the-game/hand-holds-the-options',
    ]);
  },
);

test('[type-two/attack-phase/only-outside-block] of an attack to what a block covers the squares are told that it covers', () => {
  const parry = { card: aBlock('upper left', 'upper center'), as: 'block', enteredIn: 3 } as const;
  const wide = anAttack('upper left', 'middle left');
  const state = attacked(
    { ann: { hand: { wide }, inPlay: { parry } }, bob: {} },
    { cut: { card: high, result: 'blocked' } },
    { turn: { phase: 'attack' }, defenses: [{ id: 'parry', by: 'ann', against: ['cut'] }] },
  );
  expect(judged(state, [play('wide')]).verdicts).toMatchObject([
    { violations: [{ message: 'The attack is aimed at upper left, which parry covers.' }] },
  ]);
});

describe('an event of a card played that does not tell which', () => {
  const told = (card: string) =>
    judged(
      table(
        { ann: { discard: { news: aCard('Event') } }, bob: {} },
        { turn: { events: [{ event: 'played', player: 'ann', card }] } },
      ),
      [{ do: 'next-phase', player: 'ann' }],
    );

  test('[type-two/beginning-the-game/card-or-exertion-each-turn] tells the card of the state that has its id', () => {
    expect(told('news').verdicts).toMatchObject([{ outcome: 'legal' }]);
  });

  test('is a mistake where the state has no such card', () => {
    expect(told('zz').mistakes).toMatchObject([{ code: 'missing', pointer: '/state/turn/events/0/of' }]);
  });
});
