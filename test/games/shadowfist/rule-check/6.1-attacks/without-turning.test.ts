import { describe, expect, test } from 'vitest';
import type { Modifier } from '../../../../../src/games/shadowfist/vocabulary/modifiers.ts';
import { attack, decline } from '../acting.ts';
import { aCharacter, afterPlaying, aSite, broken, card, listed, pass, table } from '../table.ts';

const may = (modify: Modifier, more: object = {}) =>
  aCharacter({
    title: 'Heron',
    fighting: 3,
    abilities: [{ ability: 'continuous', cards: 'this', modify: [modify], ...more }],
  });
const heron = may({ mayAttackWithoutTurning: true });
const given = (ours: object = {}, more: object = {}) =>
  table({
    ann: { front: { gate: aSite() }, characters: { heron, squire: aCharacter(), ...ours } },
    bob: { front: { tower: aSite({ body: 20 }) }, characters: { guard: aCharacter() } },
    ...more,
  });
const unturned = (target: string, ...attackers: string[]) => ({
  ...attack(target, ...attackers),
  withoutTurning: ['heron'],
});
const over = [pass, decline('ann'), decline('bob'), pass];

describe('attacking without turning (3.3.3)', () => {
  test('a Character whose text allows it attacks and stays unturned', {
    meta: { rules: ['shadowfist.yotd/3.3.3/declaring-an-attack'] },
  }, () => {
    const attacked = afterPlaying(given(), unturned('tower', 'heron', 'squire'));
    expect([card(attacked, 'heron').turned, card(attacked, 'squire').turned]).toEqual([false, true]);
    expect(attacked.attack?.attackers.map(({ id }) => id)).toEqual(['heron', 'squire']);
    const squire = { ...attack('tower', 'squire'), withoutTurning: ['squire'] };
    expect(broken(given(), squire)).toEqual(['3.3.3/declaring-an-attack']);
  });

  test('only an attacker attacks without turning', {
    meta: { rules: ['shadowfist.yotd/3.3.3/declaring-an-attack'] },
  }, () => {
    expect(broken(given(), unturned('tower', 'squire'))).toEqual(['3.3.3/declaring-an-attack']);
  });

  test('each text allows it once a turn, and after that the Character turns', {
    meta: { rules: ['shadowfist.yotd/3.3.3/declaring-an-attack'] },
  }, () => {
    const once = afterPlaying(given(), unturned('guard', 'heron'), ...over);
    expect(card(once, 'heron').turned).toBe(false);
    expect(broken(once, unturned('tower', 'heron'))).toEqual(['3.3.3/declaring-an-attack']);
    const twice = afterPlaying(once, attack('tower', 'heron'));
    expect(card(twice, 'heron').turned).toBe(true);
  });

  test('not in the turn of another player', {
    meta: { rules: ['shadowfist.yotd/3.3.3/declaring-an-attack'] },
  }, () => {
    const roaming = aCharacter({
      title: 'Heron',
      abilities: [
        {
          ability: 'continuous',
          cards: 'this',
          modify: [{ mayAttackOnOpponentsTurn: true }, { mayAttackWithoutTurning: true }],
        },
      ],
    });
    const state = table({
      ann: { front: { gate: aSite() } },
      bob: { characters: { heron: roaming } },
    });
    const attacking = { ...attack('gate', 'heron'), player: 'bob' };
    expect(broken(state, { ...attacking, withoutTurning: ['heron'] })).toEqual(['3.3.3/declaring-an-attack']);
    expect(broken(state, attacking)).toEqual([]);
  });

  test('a turned Character does not attack in this way', {
    meta: { rules: ['shadowfist.yotd/4.2/turned-card-cannot-turn'] },
  }, () => {
    const state = given({ heron: { card: heron, turned: true } });
    expect(broken(state, unturned('tower', 'heron'))).toEqual(['4.2/turned-card-cannot-turn']);
  });

  test('a Character that cannot turn may attack without turning', {
    meta: { rules: ['shadowfist.yotd/7.7/cannot-prevails'] },
  }, () => {
    const stiff = aCharacter({
      title: 'Heron',
      abilities: [
        {
          ability: 'continuous',
          cards: 'this',
          modify: [{ cannot: 'turn-to-attack' }, { mayAttackWithoutTurning: true }],
        },
      ],
    });
    const state = given({ heron: stiff });
    expect(broken(state, attack('tower', 'heron'))).toEqual(['7.7/cannot-prevails']);
    expect(broken(state, unturned('tower', 'heron'))).toEqual([]);
  });

  test('the attack is listed among the legal actions', {
    meta: { rules: ['shadowfist.yotd/3.3.3/declaring-an-attack'] },
  }, () => {
    const attacks = listed(given(), 'ann').filter((action) => JSON.stringify(action).includes('without'));
    expect(attacks).toEqual([unturned('tower', 'heron'), unturned('guard', 'heron')]);
  });
});
