import { describe, expect, test } from 'vitest';
import { nextPhase, play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  aDodge,
  afterwards,
  anAttack,
  aSpecialAttack,
  attacked,
  broken,
  five,
  judged,
  saying,
  says,
  table,
} from '../table.ts';

const exert = (purpose: object, ...first: readonly { id: string; card: object }[]) => ({
  ...{ do: 'exert', player: 'ann', for: purpose },
  shown: [...first, ...five().slice(first.length)],
});
const [high, low] = [anAttack('upper left'), anAttack('lower left')];
const news = aCard('Event', { title: 'News' });

test('A player with no attack to defend against plays other cards in the Defense Phase', {
  meta: {
    rules: ['highlander.first-edition/example-of-play/other-cards-without-defending'],
    rulings: ['highlander.first-edition/example-of-play/street-punk-without-attack-to-defend'],
  },
}, () => {
  const punk = aCard('Event', {
    abilities: [{ ability: 'played', do: [{ do: 'damage', players: 'opponent', amount: 1 }] }],
  });
  const hand = { punk, parry: aBlock('upper left') };
  const idle = table({ ann: { hand }, bob: {} }, { turn: { phase: 'defense' } });
  expect(afterwards(idle, [play('punk')], 'first').pending).toMatchObject([{ player: 'bob', amount: 1 }]);
  expect(broken(idle, play('parry'), 'first')).toEqual([
    'first-edition/defense-phase/no-defense-without-attack',
  ]);
});

test('One turn holds a defense, a Special card, an attack and its Power Blow, and not two of any', {
  meta: { rules: ['highlander.first-edition/example-of-play/one-of-each-in-one-turn'] },
}, () => {
  const hand = { parry: aBlock('upper left'), news, more: news, low, other: low };
  const state = attacked({ ann: { hand }, bob: {} }, { cut: high });
  const turn = [play('news'), play('parry', { against: ['cut'] }), nextPhase, play('low')];
  const struck = afterwards(state, turn, 'first');
  expect(broken(struck, play('more'), 'first')).toEqual(['first-edition/special-cards/one-special-a-turn']);
  expect(broken(struck, play('other'), 'first')).toEqual(['first-edition/attack-phase/one-attack-a-turn']);
  const blow = afterwards(struck, [exert({ powerBlow: 'low' })], 'first');
  expect(broken(blow, { ...exert({ powerBlow: 'low' }), shown: five('y') }, 'first')).toContain(
    'first-edition/exertion-caveat/one-exertion-a-turn',
  );
});

describe('additional damage', () => {
  const thrust = saying(high, says({ cards: 'this', modify: [{ damage: 1 }] }));
  const taken = (attack: object, ...defending: object[]) => {
    const state = attacked(
      { ann: { hand: { parry: aBlock('upper left'), answer: low } }, bob: {} },
      { cut: { card: thrust, ...attack } },
    );
    const turn = [...defending, nextPhase, play('answer'), nextPhase] as (typeof nextPhase)[];
    return 15 - (afterwards(state, turn, 'first').players[0].ability ?? 0);
  };

  test('comes on top of the 4 of a Power Blow', {
    meta: {
      rules: ['highlander.first-edition/example-of-play/bonus-damage-adds-to-power-blow'],
      rulings: ['highlander.first-edition/example-of-play/thrust-power-blow-does-five'],
    },
  }, () => {
    expect(taken({})).toBe(3);
    expect(taken({ powerBlow: true })).toBe(5);
  });

  test('is done only by an attack that does damage', {
    meta: { rules: ['highlander.first-edition/example-of-play/bonus-damage-needs-damage'] },
  }, () => {
    const parry = play('parry', { against: ['cut'] });
    expect(taken({}, parry)).toBe(0);
    expect(taken({ powerBlow: true }, parry, exert({ powerBlock: 'parry' }))).toBe(0);
  });
});

test('An attack is played face up, unless something lets it be Hidden', {
  meta: { rules: ['highlander.first-edition/attack-phase/attack-is-played-face-up'] },
}, () => {
  const state = table({ ann: { hand: { high } }, bob: {} });
  expect(afterwards(state, [play('high')], 'first').attacks).toMatchObject([{ hidden: false }]);
  expect(broken(state, play('high', { hidden: true }), 'first')).toEqual([
    'first-edition/hidden-attacks/when-attacks-may-be-hidden',
  ]);
});

test('Who searches says whether for an attack or for a defense, and takes no other', {
  meta: { rules: ['highlander.first-edition/searching-for-an-attack-or-defense/declare-what-is-sought'] },
}, () => {
  const found = { id: 'found', card: high };
  const duck = { id: 'duck', card: aDodge('upper left') };
  const state = table({ ann: {}, bob: {} });
  const searched = afterwards(state, [exert({ attack: true }, found, duck)], 'first');
  expect(broken(searched, play('duck', { against: ['found'] }), 'first')).toContain(
    'first-edition/searching-for-an-attack-or-defense/play-the-found-card',
  );
  expect(broken(searched, play('found'), 'first')).toEqual([]);
  const { verdicts } = judged(state, [{ do: 'exert', player: 'ann', shown: five() }], 'first');
  expect(verdicts).toMatchObject([{ outcome: 'malformed', mistakes: [{ pointer: '/for' }] }]);
});

test('Not every attack can be made a Power Blow', {
  meta: { rules: ['highlander.first-edition/glossary/only-some-attacks-become-power-blows'] },
}, () => {
  const hand = {
    high,
    trick: aSpecialAttack('upper left'),
    weak: saying(high, says({ cards: 'this', modify: [{ powerBlow: 'cannot' }] })),
  };
  const rules = Object.keys(hand).map((card) =>
    broken(
      afterwards(table({ ann: { hand }, bob: {} }), [play(card)], 'first'),
      exert({ powerBlow: card }),
      'first',
    ),
  );
  expect(rules).toEqual([
    [],
    ['first-edition/special-attacks/no-power-blow'],
    ['first-edition/glossary/only-some-attacks-become-power-blows'],
  ]);
});

test('Cards drawn and turned over are those of the deck, which is the Endurance', {
  meta: { rules: ['highlander.first-edition/how-does-it-work/deck-is-endurance'] },
}, () => {
  const state = table({ ann: { ability: 2, hand: { high } }, bob: {} });
  const later = afterwards(
    state,
    [play('high'), exert({ powerBlow: 'high' }), nextPhase, { do: 'draw', player: 'ann', number: 2 }],
    'first',
  );
  const [{ endurance, discard, hand }] = later.players;
  expect([endurance.unknown, discard.cards.length, hand.unknown]).toEqual([23, 5, 2]);
});

test('A player bears as much damage as he has Ability, less one', {
  meta: { rules: ['highlander.first-edition/how-does-it-work/ability-is-damage-taken-before-losing'] },
}, () => {
  const hurt = (amount: number) => {
    const wound = aCard('Event', {
      abilities: [{ ability: 'played', do: [{ do: 'damage', players: 'you', amount }] }],
    });
    const wink = aCard('Edge');
    const state = table({ ann: { hand: { wound } }, bob: { hand: { wink } } });
    const bobs = [nextPhase, play('wink'), nextPhase, { do: 'end-turn', player: 'ann' }].map((deed) => ({
      ...deed,
      player: 'bob',
    }));
    const turns = [play('wound'), nextPhase, { do: 'end-turn', player: 'ann' }, ...bobs, nextPhase];
    return afterwards(state, turns, 'first').winner;
  };
  expect([hurt(14), hurt(15)]).toEqual([null, 'bob']);
});
