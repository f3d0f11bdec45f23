import { describe, expect, test } from 'vitest';
import { attack, decline, playing, windfall } from '../acting.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  aState,
  broken,
  card,
  pass,
  table,
} from '../table.ts';
import { hero, state } from './cast.ts';

describe('declaring an attack (6.1, 3.3.3)', () => {
  test('unturned Characters turn to attack a target', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/declaring-an-attack',
        'shadowfist.yotd/6.1/unturned-characters-may-attack',
        'shadowfist.yotd/2.1/characters-attack-and-defend',
      ],
    },
  }, () => {
    const attacked = afterPlaying(state, attack('tower', 'hero', 'squire'));
    expect([card(attacked, 'hero').turned, card(attacked, 'squire').turned]).toEqual([true, true]);
    expect(attacked.attack).toMatchObject({ player: 'ann', defending: 'bob', targets: ['tower'] });
    const tired = table({
      ann: { characters: { hero: { card: hero, turned: true } } },
      bob: { front: { tower: aSite() } },
    });
    expect(broken(tired, attack('tower', 'hero'))).toEqual(['4.2/turned-card-cannot-turn']);
    expect(broken(state, attack('tower', 'gate'))).toEqual(['6.1/unturned-characters-may-attack']);
    expect(broken(state, attack('tower', 'nobody'))).toEqual(['6.1/unturned-characters-may-attack']);
    expect(broken(state, attack('nothing', 'hero'))).toEqual(['3.3.3/legal-targets']);
  });

  test('only the attacking player’s own', {
    meta: { rules: ['shadowfist.yotd/6.1/unturned-characters-may-attack'] },
  }, () => {
    expect(broken(state, attack('tower', 'rogue'))).toEqual(['7.4/controller-decides']);
  });

  test('nobody attacks with nobody', {
    meta: { rules: ['shadowfist.yotd/6.1/attack-needs-a-character'] },
  }, () => {
    expect(broken(state, attack('tower'))).toEqual(['6.1/attack-needs-a-character']);
    expect(broken(state, attack('tower', 'squire'))).toEqual([]);
  });

  test('the States on an attacker do not turn', {
    meta: { rules: ['shadowfist.yotd/6.1/states-do-not-turn-with-the-attacker'] },
  }, () => {
    const armed = table({
      ann: { characters: { hero }, states: { sword: { card: aState(), on: 'hero' } } },
      bob: { front: { tower: aSite() } },
    });
    expect(card(afterPlaying(armed, attack('tower', 'hero')), 'sword').turned).toBe(false);
  });

  test('a target is a Character or a front-row Site of an opponent', {
    meta: { rules: ['shadowfist.yotd/3.3.3/legal-targets'] },
  }, () => {
    expect(broken(state, attack('rogue', 'hero'))).toEqual([]);
    expect(broken(state, attack('tower', 'hero'))).toEqual([]);
    expect(broken(state, attack('yard', 'hero'))).toEqual(['3.3.3/legal-targets']);
    expect(broken(state, { ...attack('tower', 'hero', 'squire'), targets: { squire: 'rogue' } })).toEqual([
      '3.3.3/legal-targets',
    ]);
  });

  test('nobody attacks a card they control', {
    meta: {
      rules: ['shadowfist.yotd/6.1/no-attack-on-own-cards', 'shadowfist.yotd/3.3.3/no-attacking-own-cards'],
    },
  }, () => {
    expect(broken(state, attack('gate', 'hero'))).toEqual(['6.1/no-attack-on-own-cards']);
    expect(broken(state, attack('squire', 'hero'))).toEqual(['6.1/no-attack-on-own-cards']);
    expect(broken(state, attack('tower', 'hero'))).toEqual([]);
  });

  test('nor is one’s attacker turned against one’s own card', {
    meta: { rules: ['shadowfist.yotd/6.1/no-retargeting-to-own-cards'] },
  }, () => {
    const lure = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [
            { choose: 'cards', which: { attacking: true }, in: 'play', as: 'attacker' },
            { choose: 'cards', which: {}, in: 'play', as: 'victim' },
          ],
          do: [{ do: 'change-attack-target', attackers: { chosen: 'attacker' }, to: { chosen: 'victim' } }],
        },
      ],
    });
    const given = afterPlaying(
      {
        ...state,
        players: state.players.map((one) =>
          one.id === 'bob' ? { ...one, hand: [{ id: 'lure', card: lure }] } : one,
        ),
      },
      attack('tower', 'hero'),
    );
    const luring = (victim: string) => ({
      ...playing('bob', 'lure'),
      choose: { attacker: { cards: ['hero'] }, victim: { cards: [victim] } },
    });
    expect(broken(given, luring('gate'))).toEqual(['6.1/no-retargeting-to-own-cards']);
    const lured = afterPlaying(given, luring('rogue'), pass);
    expect(lured.attack?.attackers).toEqual([{ id: 'hero', target: 'rogue', player: 'ann' }]);
  });

  test('who declared it attacks, who controls the target defends', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/attacking-and-defending-player',
        'shadowfist.yotd/3.3.3/attackers-and-interceptors',
      ],
    },
  }, () => {
    expect(afterPlaying(state, attack('rogue', 'hero')).attack).toMatchObject({
      ...{ player: 'ann', defending: 'bob' },
      attackers: [{ id: 'hero', target: 'rogue', player: 'ann' }],
    });
  });

  test('no other attack is declared before it has ended', {
    meta: { rules: ['shadowfist.yotd/6.1/one-attack-at-a-time'] },
  }, () => {
    const attacked = afterPlaying(state, attack('tower', 'hero'));
    expect(broken(attacked, attack('tower', 'squire'))).toEqual([
      '5.3/declaration-opens-a-scene',
      '6.1/one-attack-at-a-time',
    ]);
    const intercepting = afterPlaying(attacked, pass);
    expect(broken(intercepting, attack('tower', 'squire'))).toEqual(['6.1/one-attack-at-a-time']);
    // The Main Shot is not done before, either.
    expect(broken(intercepting, { do: 'end-turn', player: 'ann' })).toEqual(['4.8/declaring-end-of-turn']);
    const over = afterPlaying(intercepting, decline('ann'), decline('bob'), pass);
    expect(over.attack).toBeNull();
    expect(broken(over, attack('tower', 'squire'))).toEqual([]);
  });

  test('during an attack the attacking player plays only Events and States', {
    meta: { rules: ['shadowfist.yotd/3.3.3/cards-during-attack'] },
  }, () => {
    const holding = table({
      ann: {
        power: 5,
        characters: { hero },
        hand: {
          luck: windfall,
          helm: aState(),
          knight: aCharacter(),
          keep: aSite(),
          grove: aFengShuiSite(),
          flag: anEdge(),
        },
      },
      bob: { front: { tower: aSite() } },
    });
    const attacked = afterPlaying(holding, attack('tower', 'hero'), { do: 'pass', player: 'bob' });
    expect(broken(attacked, playing('ann', 'luck'))).toEqual([]);
    expect(broken(attacked, { ...playing('ann', 'helm'), on: 'hero' })).toEqual([]);
    expect(broken(attacked, playing('ann', 'knight'))).toEqual(['3.3.3/cards-during-attack']);
    expect(broken(attacked, { ...playing('ann', 'keep'), at: { column: 0, row: 'front' } })).toEqual([
      '3.3.3/cards-during-attack',
    ]);
    expect(broken(attacked, playing('ann', 'flag'))).toEqual([
      '3.3.3/cards-during-attack',
      '4.3.5/no-edges-during-attack',
    ]);
  });
});
