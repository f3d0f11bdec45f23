import { describe, expect, test } from 'vitest';
import { Budget } from '../../../../../src/engine/budget.ts';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import { play } from '../deeds.ts';
import { aCard, afterwards, aText, broken, type EditionName, judged, lawOf, says, table } from '../table.ts';

const hilt = (title: string, subtype = 'Hilt') => aCard('Object', { title, subtype });
const weapon = (title: string, more: object = {}) => ({
  ...{ card: aCard('Weapon of Choice', { title, ...more }), preGame: true },
});
const sword = weapon('Sword');
const dagger = weapon('Dagger', { subtype: 'Off-Hand' });
const anEvent = (...effects: readonly Effect[]) =>
  aCard('Event', { abilities: [{ ability: 'played', do: effects }] });
const holding = (card: ReturnType<typeof aCard>, inPlay: object, bob: object = {}) =>
  table({ ann: { hand: { card }, inPlay: inPlay as Record<string, typeof card> }, bob });

describe('a hilt', () => {
  test('is played to enhance a Weapon of Choice, and by nobody else', {
    meta: { rules: ['highlander.type-two/hilts/what-it-is', 'highlander.type-two/hilts/only-for-weapon'] },
  }, () => {
    const none = ['type-two/hilts/only-for-weapon'];
    expect(broken(holding(hilt('Gold'), { sword }), play('card'))).toEqual([]);
    expect(broken(holding(hilt('Gold'), {}), play('card'))).toEqual(none);
    expect(broken(holding(hilt('Gold'), { sword: { ...sword, weapon: 'broken' } }), play('card'))).toEqual(
      none,
    );
    expect(broken(holding(hilt('Gold'), {}), play('card'), 'first')).toEqual([]);
    expect(broken(holding(hilt('Dragon Hilt', 'Object'), {}), play('card'))).toEqual(none);
  });

  test('does not take the place of another', {
    meta: {
      rules: [
        'highlander.type-two/hilts/one-in-play',
        'highlander.type-two/hilts/no-replacing',
        'highlander.reference/objects/hilt-does-not-bump',
      ],
    },
  }, () => {
    const second = holding(hilt('Gold'), { sword, silver: hilt('Silver') });
    expect(broken(second, play('card'))).toEqual(['type-two/hilts/one-in-play']);
    expect(broken(second, play('card'), 'reference')).toEqual(['reference/objects/one-hilt-per-weapon']);
    const two = holding(hilt('Gold'), { sword, dagger, silver: hilt('Silver') });
    expect(broken(two, play('card'))).toEqual(['type-two/hilts/one-in-play']);
    const forDagger = play('card', { choose: { weapon: { cards: ['dagger'] } } });
    const later = afterwards(two, [forDagger], 'reference');
    expect(later.inPlay.map(({ id }) => id)).toEqual(['sword', 'dagger', 'silver', 'card']);
  });

  test('is one for each weapon: a second for the same is not played beside another weapon', {
    meta: { rules: ['highlander.reference/objects/one-hilt-per-weapon'] },
  }, () => {
    const own = (title: string, of: string) => ({ ...hilt(title), weapon: of });
    const inPlay = { sword, dagger, silver: own('Silver', 'Sword') };
    expect(broken(holding(own('Gold', 'Sword'), inPlay), play('card'), 'reference')).toEqual([
      'reference/objects/one-hilt-per-weapon',
    ]);
    expect(broken(holding(own('Gold', 'Dagger'), inPlay), play('card'), 'reference')).toEqual([]);
    expect(broken(holding(hilt('Gold'), inPlay), play('card'), 'reference')).toEqual([]);
    const full = { ...inPlay, brass: { card: hilt('Brass'), with: 'dagger' } };
    expect(broken(holding(own('Gold', 'Dagger'), full), play('card'), 'reference')).toEqual([
      'reference/objects/one-hilt-per-weapon',
    ]);
  });

  test('of an Off-Hand weapon is in play beside another', {
    meta: { rules: ['highlander.type-two/hilts/second-discarded'] },
  }, () => {
    const offHand = hilt('Gold', 'Off-Hand Hilt');
    const silver = hilt('Silver');
    expect(broken(holding(offHand, { sword, dagger, silver }), play('card'))).toEqual([]);
    expect(broken(holding(offHand, { sword, dagger, other: offHand }), play('card'))).toEqual([
      'type-two/hilts/one-in-play',
    ]);
  });

  test('that comes into play beside another in any other way: one of them is discarded', {
    meta: { rules: ['highlander.type-two/hilts/second-discarded'] },
  }, () => {
    const found = anEvent({
      do: 'put-into-play',
      cards: { each: { kind: ['hilt'] }, in: { discardPile: 'you' } },
      by: 'you',
    });
    const state = table({
      ann: { hand: { found }, inPlay: { sword, silver: hilt('Silver') }, discard: { gold: hilt('Gold') } },
      bob: {},
    });
    expect(judged(state, [play('found')]).verdicts).toMatchObject([
      { outcome: 'needs-choice', choices: [{ player: 'ann', from: ['silver', 'gold'], least: 1, most: 1 }] },
    ]);
    const later = afterwards(state, [play('found', { choose: { hilt: { cards: ['silver'] } } })]);
    expect(later.inPlay.map(({ id }) => id)).toEqual(['sword', 'found', 'gold']);
    expect(later.players[0].discard.cards.map(({ id }) => id)).toEqual(['silver']);
    const wrong = { choose: { hilt: { cards: ['sword'] } } };
    expect(judged(state, [play('found', wrong)]).verdicts).toMatchObject([{ outcome: 'illegal' }]);
  });
});

describe('when its player is disarmed', () => {
  const disarming = anEvent({ do: 'disarm', players: 'opponent' });
  const left = (inPlay: object, chosen?: string, edition?: EditionName) => {
    const state = holding(disarming, {}, { inPlay });
    const choose = chosen === undefined ? {} : { choose: { weapon: { cards: [chosen] } } };
    const later = afterwards(state, [play('card', choose)], edition);
    return later.inPlay.flatMap(({ id, owner }) => (owner === 'bob' ? [id] : []));
  };

  test('the hilt of the weapon is removed from play', {
    meta: { rules: ['highlander.type-two/hilts/lost-when-disarmed'] },
  }, () => {
    expect(left({ sword, gold: hilt('Gold') })).toEqual(['sword']);
    expect(left({ sword, gold: hilt('Gold') }, undefined, 'first')).toEqual(['sword', 'gold']);
    const both = { sword, dagger, gold: hilt('Gold'), silver: hilt('Silver', 'Off-Hand Hilt') };
    expect(left(both, 'dagger')).toEqual(['sword', 'dagger', 'gold']);
    expect(left(both, 'sword')).toEqual(['sword', 'dagger', 'silver']);
    const told = { sword, dagger, gold: { card: hilt('Gold'), with: 'dagger' } };
    expect(left(told, 'dagger')).toEqual(['sword', 'dagger']);
    expect(left(told, 'sword')).toEqual(['sword', 'dagger', 'gold']);
    const own = { sword, dagger, gold: { ...hilt('Gold'), weapon: 'Dagger' } };
    expect(left(own, 'dagger')).toEqual(['sword', 'dagger']);
    expect(left(own, 'sword')).toEqual(['sword', 'dagger', 'gold']);
  });

  test.each(['disarmed', 'weapon-broken'] as const)(
    'but not when he is only considered so: %s',
    { meta: { rules: ['highlander.type-two/hilts/kept-when-considered'] } },
    (considered) => {
      const trap = aText('Trap', says({ players: 'opponent', modifyPlayers: [{ considered }] }));
      const state = holding(trap, {}, { inPlay: { sword, gold: hilt('Gold') } });
      const later = afterwards(state, [play('card')]);
      expect(later.inPlay.map(({ id }) => id)).toEqual(['sword', 'gold', 'card']);
    },
  );
});

test('A Primary Weapon of Choice is not removed from the game, an Off-Hand one is', {
  meta: { rules: ['highlander.type-two/primary-weapons-of-choice/not-removable'] },
}, () => {
  const banish = anEvent({
    do: 'remove-from-game',
    cards: { each: { kind: ['weapon-of-choice'], owner: 'opponent' }, in: 'play' },
  });
  const state = holding(banish, {}, { inPlay: { sword, dagger } });
  const left = (edition?: EditionName) =>
    afterwards(state, [play('card')], edition).inPlay.map(({ id }) => id);
  expect(left()).toEqual(['sword', 'card']);
  expect(left('first')).toEqual(['card']);
});

test('A weapon takes as many hands as its icons show; who has none as a card uses one', {
  meta: {
    rules: [
      'highlander.type-two/primary-weapons-of-choice/one-or-two-hands',
      'highlander.type-two/primary-weapons-of-choice/no-weapon-card',
      'highlander.type-two/off-hand-weapons-of-choice/one-handed',
    ],
  },
}, () => {
  const pistol = aCard('Event', { handIcons: 1 });
  const pair = aCard('Event', { handIcons: 2 });
  const with_ = (...icons: number[]) =>
    Object.fromEntries(icons.map((handIcons, at) => [`w${at}`, weapon(`Weapon ${at}`, { handIcons })]));
  const noHand = ['type-two/hand-icon/no-third-hand'];
  expect(broken(holding(pistol, with_(1)), play('card'))).toEqual([]);
  expect(broken(holding(pistol, with_(2)), play('card'))).toEqual(noHand);
  expect(broken(holding(pistol, with_(1, 1)), play('card'))).toEqual(noHand);
  expect(broken(holding(pistol, {}), play('card'))).toEqual([]);
  expect(broken(holding(pair, {}), play('card'))).toEqual(noHand);
});

describe('of several weapons a hilt', () => {
  const two = { katana: weapon('Katana'), dirk: weapon('Dirk') };
  const forThe = (id: string, card = 'card') => play(card, { choose: { weapon: { cards: [id] } } });

  test.each(['typeTwo', 'reference'] as const)(
    '%s: is for the one that its player names, and goes with that one',
    {
      meta: {
        rules: ['highlander.type-two/hilts/lost-when-disarmed', 'highlander.type-two/hilts/what-it-is'],
      },
    },
    (edition) => {
      const disarming = anEvent({ do: 'disarm', players: 'opponent' });
      const state = table({
        ann: { hand: { card: hilt('Gold') }, inPlay: two },
        bob: { hand: { disarming } },
      });
      expect(judged(state, [play('card')], edition).verdicts).toMatchObject([
        { outcome: 'needs-choice', choices: [{ pointer: '/choose/weapon/cards', from: ['katana', 'dirk'] }] },
      ]);
      const listed = lawOf(edition)
        .legalActions(state, 'ann', new Budget())
        .flatMap(({ action, open }) => (JSON.stringify(action).includes('"play"') ? [open] : []));
      expect(listed).toMatchObject([{ '/choose/weapon/cards': { from: ['katana', 'dirk'] } }]);
      const held = afterwards(state, [forThe('katana')], edition);
      expect(held.inPlay.at(-1)).toMatchObject({ id: 'card', hiltOf: 'katana' });
      expect(judged(state, [forThe('card')], edition).verdicts).toMatchObject([{ outcome: 'illegal' }]);
      const bobs = { ...held, turn: { ...held.turn, player: 'bob', number: 4 } };
      const left = (lost: string) =>
        afterwards(
          bobs,
          [
            {
              ...{ do: 'play', player: 'bob', card: 'disarming' },
              choose: { weapon: { cards: [lost] } },
            },
          ],
          edition,
        ).inPlay.some(({ id }) => id === 'card');
      expect([left('dirk'), left('katana')]).toEqual([true, false]);
    },
  );

  test('is by the Guide for one that bears none, and is held', {
    meta: { rules: ['highlander.reference/objects/one-hilt-per-weapon'] },
  }, () => {
    const state = table({
      ann: { hand: { card: hilt('Gold'), other: hilt('Silver') }, inPlay: two },
      bob: {},
    });
    const one = afterwards(state, [forThe('katana')], 'reference');
    const next = { ...one, turn: { ...one.turn, number: 5, events: [] } };
    const later = afterwards(next, [play('other')], 'reference');
    expect(later.inPlay.at(-1)).toMatchObject({ id: 'other', hiltOf: 'dirk' });
    const lost = { ...two, dirk: { ...two.dirk, weapon: 'disarmed' as const, faceDown: true } };
    const gold = { card: hilt('Gold'), hiltOf: 'katana' };
    expect(broken(holding(hilt('Silver'), { ...lost, gold }), play('card'), 'reference')).toEqual([
      'reference/objects/one-hilt-per-weapon',
    ]);
  });

  test('that is taken control of is for a weapon of the one who takes it', {
    meta: { rules: ['highlander.type-two/hilts/what-it-is'] },
  }, () => {
    const theft = anEvent({
      do: 'take-control',
      cards: { each: { kind: ['hilt'] }, in: 'play' },
      by: 'you',
      until: 'end-of-game',
    });
    const gold = { card: hilt('Gold'), hiltOf: 'sabre' };
    const bob = { inPlay: { sabre: weapon('Sabre'), rapier: weapon('Rapier'), gold } };
    const later = afterwards(table({ ann: { hand: { card: theft }, inPlay: two }, bob }), [forThe('dirk')]);
    expect(later.inPlay.find(({ id }) => id === 'gold')).toMatchObject({ controller: 'ann', hiltOf: 'dirk' });
  });

  test('that says which is asked nothing', {
    meta: { rules: ['highlander.type-two/hilts/what-it-is'] },
  }, () => {
    const own = { ...hilt('Gold'), weapon: 'Dirk' };
    const later = afterwards(holding(own, two), [play('card')]);
    expect(later.inPlay.at(-1)).toMatchObject({ id: 'card', hiltOf: 'dirk' });
  });
});
