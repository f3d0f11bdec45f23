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
  five,
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

  test('an attack of the turn that lies there has used the opportunity', {
    meta: {
      rules: [
        'highlander.first-edition/attack-phase/one-attack-a-turn',
        'highlander.type-two/multiple-attacks/one-opportunity',
        'highlander.reference/attacking/one-opportunity',
      ],
    },
  }, () => {
    const one = rule({
      first: 'first-edition/attack-phase/one-attack-a-turn',
      typeTwo: 'type-two/multiple-attacks/one-opportunity',
      reference: 'reference/attacking/one-opportunity',
    });
    const struck = table({ ann: { hand: { low }, inPlay: { cut } }, bob: {} }, { attacks });
    expect(broken(struck, play('low'), edition)).toEqual(one);
    // What has become of it tells no less that it was played.
    const made = [{ event: 'head-shot-made', player: 'ann', card: 'cut' } as const];
    const become = { ...struck, turn: { ...struck.turn, events: made } };
    expect(broken(become, play('low'), edition)).toEqual(one);
    const fury = aText('Fury', says({ players: 'you', modifyPlayers: [{ additionalAttacks: 1 }] }));
    const furious = table({ ann: { hand: { low, high }, inPlay: { cut, fury } }, bob: {} }, { attacks });
    expect(broken(afterwards(furious, [play('low')], edition), play('high'), edition)).toEqual(one);
  });

  test('the last block that has stopped an attack limits the first of the turn', {
    meta: {
      rules: [
        'highlander.first-edition/attack-phase/no-attack-to-blocked-area',
        'highlander.type-two/attack-phase/last-resolved-defense-counts',
        'highlander.type-two/attack-phase/only-outside-block',
        'highlander.reference/blocks/first-attack-elsewhere',
      ],
    },
  }, () => {
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

  test('and so does one that merely lies there in the Attack Phase', {
    meta: {
      rules: [
        'highlander.first-edition/attack-phase/no-attack-to-blocked-area',
        'highlander.type-two/attack-phase/only-outside-block',
        'highlander.reference/blocks/first-attack-elsewhere',
      ],
    },
  }, () => {
    const where = rule({
      first: 'first-edition/attack-phase/no-attack-to-blocked-area',
      typeTwo: 'type-two/attack-phase/only-outside-block',
      reference: 'reference/blocks/first-attack-elsewhere',
    });
    const lying = { ann: { hand: { high, low }, inPlay: { parry: aBlock('upper left') } }, bob: {} };
    expect(broken(table(lying), play('high'), edition)).toEqual(where);
    expect(broken(table(lying), play('low'), edition)).toEqual([]);
    const against = attacked(
      lying,
      { stab: high },
      { defenses: [{ id: 'parry', by: 'ann', against: ['stab'] }], turn: { phase: 'attack' } },
    );
    expect(broken(against, play('high'), edition)).toEqual(where);
  });

  test('an attack of its own player that is resolved is of the turn before', {
    meta: {
      rules: [
        'highlander.first-edition/attack-phase/one-attack-a-turn',
        'highlander.type-two/multiple-attacks/one-opportunity',
        'highlander.reference/attacking/one-opportunity',
      ],
    },
  }, () => {
    const resolved = [{ id: 'cut', by: 'ann', result: 'blocked' }] as const;
    const inPlay = { cut: { card: high, as: 'attack' } } as const;
    const state = table({ ann: { hand: { low }, inPlay }, bob: {} }, { attacks: [...resolved] });
    expect(broken(state, play('low'), edition)).toEqual([]);
  });

  test('an Event that lies before its player in his turn is the one Special card of it', {
    meta: {
      rules: [
        'highlander.first-edition/special-cards/one-special-a-turn',
        'highlander.type-two/special-cards/one-per-turn',
        'highlander.reference/special-cards/one-per-turn',
      ],
    },
  }, () => {
    const [news, law] = [aCard('Event'), aCard('Situation')];
    const one = rule({
      first: 'first-edition/special-cards/one-special-a-turn',
      typeTwo: 'type-two/special-cards/one-per-turn',
      reference: 'reference/special-cards/one-per-turn',
    });
    const beside = (inPlay: object) =>
      broken(
        table({ ann: { hand: { scheme: news }, inPlay: { ...inPlay } }, bob: {} }),
        play('scheme'),
        edition,
      );
    expect(beside({ news })).toEqual(one);
    expect(beside({ news: { card: news, enteredIn: 1 } })).toEqual([]);
    expect(beside({ law })).toEqual([]);
    expect(beside({ law: { card: law, enteredIn: 3 } })).toEqual(one);
    const bobs = table({ ann: { hand: { scheme: news } }, bob: { inPlay: { news } } });
    expect(broken(bobs, play('scheme'), edition)).toEqual([]);
  });

  test('an attack of the turn that is a Power Blow was exerted for', {
    meta: {
      rules: [
        'highlander.first-edition/exertion-caveat/no-cards-after-exertion',
        'highlander.type-two/hard-exertions/no-more-from-hand',
        'highlander.reference/hard-exertions/ends-play-from-hand',
      ],
    },
  }, () => {
    const state = table(
      { ann: { hand: { news: aCard('Edge') }, inPlay: { cut } }, bob: {} },
      { attacks: [{ id: 'cut', by: 'ann', powerBlow: true }] },
    );
    expect(broken(state, play('news'), edition)).toEqual([
      ...(edition === 'reference' ? ['reference/attacking/power-blow-how'] : []),
      ...rule({
        first: 'first-edition/exertion-caveat/no-cards-after-exertion',
        typeTwo: 'type-two/hard-exertions/no-more-from-hand',
        reference: 'reference/hard-exertions/ends-play-from-hand',
      }),
    ]);
    const headShot = { ...state, attacks: state.attacks.map((attack) => ({ ...attack, headShot: true })) };
    expect(broken(headShot, play('news'), edition)).toEqual([]);
  });

  test('an Exertion that lies open is the one of the turn', {
    meta: {
      rules: [
        'highlander.first-edition/exertion-caveat/one-exertion-a-turn',
        'highlander.type-two/hard-exertions/one-per-turn',
        'highlander.reference/hard-exertions/one-per-turn',
      ],
    },
  }, () => {
    const exertion = { player: 'ann', for: 'attack', cards: [{ id: 'found', card: low }] } as const;
    const state = table(
      { ann: { hand: { high, nerve: aCard('Edge') } }, bob: {} },
      { exertion: { ...exertion, cards: [...exertion.cards] } },
    );
    expect(broken(state, play('nerve'), edition)).toContain(
      rule({
        first: 'first-edition/exertion-caveat/no-cards-after-exertion',
        typeTwo: 'type-two/hard-exertions/no-more-from-hand',
        reference: 'reference/hard-exertions/ends-play-from-hand',
      })[0],
    );
    const found = afterwards(state, [play('found')], edition);
    const again = { do: 'exert', player: 'ann', for: { powerBlow: 'found' }, shown: five() };
    expect(broken(found, again, edition)).toContain(
      rule({
        first: 'first-edition/exertion-caveat/one-exertion-a-turn',
        typeTwo: 'type-two/hard-exertions/one-per-turn',
        reference: 'reference/hard-exertions/one-per-turn',
      })[0],
    );
  });

  test('what lies face down is a Hidden Attack, and a Hidden Attack lies face down', {
    meta: {
      rules: [
        'highlander.first-edition/hidden-attacks/hidden-attack-revealed-after-defense',
        'highlander.type-two/hidden-attacks/no-guess-reveal-then-exert',
        'highlander.reference/defending-hidden-attacks/exert-reveals-first',
      ],
    },
  }, () => {
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
  '%s: a defense that lies elsewhere is not told to be no defense',
  {
    meta: {
      rules: [
        'highlander.type-two/defense-phase/one-per-attack',
        'highlander.type-two/game-concept-and-goal-of-the-game/hand-holds-the-options',
      ],
    },
  },
  (edition) => {
    const state = attacked({ ann: { discard: { parry: aBlock('upper left') } }, bob: {} }, { cut: high });
    expect(broken(state, play('parry', { against: ['cut'] }), edition)).toEqual([
      'type-two/game-concept-and-goal-of-the-game/hand-holds-the-options',
    ]);
  },
);

test('Of an attack to what a block covers the squares are told that it covers', {
  meta: { rules: ['highlander.type-two/attack-phase/only-outside-block'] },
}, () => {
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

  test('tells the card of the state that has its id', {
    meta: { rules: ['highlander.type-two/beginning-the-game/card-or-exertion-each-turn'] },
  }, () => {
    expect(told('news').verdicts).toMatchObject([{ outcome: 'legal' }]);
  });

  test('is a mistake where the state has no such card', () => {
    expect(told('zz').mistakes).toMatchObject([{ code: 'missing', pointer: '/state/turn/events/0/of' }]);
  });
});
