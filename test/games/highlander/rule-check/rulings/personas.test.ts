import { describe, expect, test } from 'vitest';
import {
  aCard,
  aDirtyTrick,
  afterwards,
  type anAttack,
  aRangedAttack,
  attacked,
  broken,
  five,
  saying,
  says,
  table,
} from '../table.ts';
import { end, exert, high, low, mayDo, next, play, preGame, seeded, use } from './cast.ts';

const dirt = aDirtyTrick('lower center');
const persona = (slug: string) => ({ persona: preGame(seeded(slug)) });

describe('once in a turn', () => {
  const special = aCard('Event');
  const again = ['type-two/text/game-text'];

  test('Mako discards a Special card to draw a card, as the turn begins', {
    meta: { rulings: ['highlander.type-two/faq/once-per-turn-mako'] },
  }, () => {
    const state = table(
      {
        ann: { hand: { special, other: special, edge: aCard('Edge') }, inPlay: persona('mako-persona') },
        bob: {},
      },
      mayDo,
    );
    const price = (card: string) => use('persona', { choose: { price: { cards: [card] } } });
    const once = afterwards(state, [price('special')]);
    expect(once.players[0].hand.unknown).toBe(1);
    expect(broken(once, price('other'))).toEqual(again);
    expect(broken(state, price('edge'))).not.toEqual([]);
  });

  test('Corda draws a card, as the turn begins', {
    meta: { rulings: ['highlander.type-two/faq/once-per-turn-corda'] },
  }, () => {
    const state = table({ ann: { hand: 5, inPlay: persona('corda-persona') }, bob: {} }, mayDo);
    const once = afterwards(state, [use('persona')]);
    expect(once.players[0].hand.unknown).toBe(6);
    expect(broken(once, use('persona'))).toEqual(again);
  });

  test('Marcus draws a card for each Object: Ally that he has in play', {
    meta: { rulings: ['highlander.type-two/faq/once-per-turn-marcus'] },
  }, () => {
    const ally = aCard('Object', { subtype: 'Mortal Ally' });
    const state = table(
      {
        ann: {
          hand: 5,
          inPlay: {
            ...persona('marcus-octavius-persona'),
            one: { ...ally, title: 'Tessa' },
            two: { ...ally, title: 'Joe' },
            three: aCard('Situation', { subtype: 'Mortal Ally' }),
          },
        },
        bob: { inPlay: { four: { ...ally, title: 'Anne' } } },
      },
      mayDo,
    );
    const once = afterwards(state, [use('persona')]);
    expect(once.players[0].hand.unknown).toBe(7);
    expect(broken(once, use('persona'))).toEqual(again);
  });

  test('Methos discards one or two cards and draws as many', {
    meta: { rulings: ['highlander.type-two/faq/once-per-turn-methos'] },
  }, () => {
    const state = table(
      { ann: { hand: { one: high, two: low, three: high }, inPlay: persona('methos-persona') }, bob: {} },
      mayDo,
    );
    const giving = (...cards: string[]) => use('persona', { choose: { given: { cards } } });
    const once = afterwards(state, [giving('one', 'two')]);
    expect([once.players[0].hand.cards.length, once.players[0].hand.unknown]).toEqual([1, 2]);
    expect(broken(once, giving('three'))).toEqual(again);
    expect(broken(state, giving('one', 'two', 'three'))).not.toEqual([]);
  });

  test('Garrick puts an Illusion from the Hand on top of his Endurance', {
    meta: { rulings: ['highlander.type-two/faq/once-per-turn-garrick'] },
  }, () => {
    const mirage = aCard('Illusion');
    const state = table(
      { ann: { hand: { mirage, other: mirage, high }, inPlay: persona('garrick-persona') }, bob: {} },
      mayDo,
    );
    const keeping = (card: string) => use('persona', { choose: { kept: { cards: [card] } } });
    const once = afterwards(state, [keeping('mirage')]);
    expect(once.players[0].endurance.cards.map(({ id }) => id)).toEqual(['mirage']);
    expect(broken(once, keeping('other'))).toEqual(again);
    expect(broken(state, keeping('high'))).not.toEqual([]);
  });
});

describe('additional attacks', () => {
  const none = ['type-two/multiple-attacks/one-opportunity'];
  const more = says({ players: 'you', modifyPlayers: [{ additionalAttacks: 1 }] });

  test('Galen has one for a Dirty Trick, and those from elsewhere besides', {
    meta: { rulings: ['highlander.type-two/faq/once-per-turn-galen'] },
  }, () => {
    const hand = { high, low, dirt, dust: dirt };
    const state = (inPlay: object) =>
      table({ ann: { hand, inPlay: { ...persona('anthony-galen-persona'), ...inPlay } }, bob: {} });
    const two = afterwards(state({}), [play('high'), play('dirt')]);
    expect(broken(two, play('dust'))).toEqual(none);
    expect(broken(afterwards(state({}), [play('high')]), play('low'))).toEqual(none);
    const rage = saying(aCard('Situation'), more);
    afterwards(state({ rage }), [play('high'), play('dirt'), play('low')]);
  });

  test('Annie has one, and those from elsewhere besides', {
    meta: { rulings: ['highlander.type-two/faq/once-per-turn-annie'] },
  }, () => {
    const hand = { high, low, third: high };
    const state = (inPlay: object) =>
      table({ ann: { hand, inPlay: { ...persona('annie-devlin-persona'), ...inPlay } }, bob: {} });
    expect(broken(afterwards(state({}), [play('high'), play('low')]), play('third'))).toEqual(none);
    afterwards(state({ rage: saying(aCard('Situation'), more) }), [play('high'), play('low'), play('third')]);
  });
});

test('Kern does not exert for an attack in a turn in which he played a Special card', {
  meta: { rulings: ['highlander.type-two/faq/kern-special-card'] },
}, () => {
  const state = table({
    ann: { hand: { news: aCard('Event'), edge: aCard('Edge'), high }, inPlay: persona('kern-persona') },
    bob: {},
  });
  const refused = ['type-two/prevention/what-it-is'];
  expect(broken(state, exert({ attack: true }))).toEqual([]);
  expect(broken(afterwards(state, [play('edge')]), exert({ attack: true }))).toEqual([]);
  const played = afterwards(state, [play('news')]);
  expect(broken(played, exert({ attack: true }))).toEqual(refused);
  expect(broken(played, exert({ nothing: true }))).toEqual([]);
  expect(broken(afterwards(played, [play('high')]), exert({ powerBlow: 'high' }))).toEqual([]);
});

describe('Kurgan', () => {
  const ability = (cut: ReturnType<typeof anAttack>) => {
    const state = table({
      ann: { hand: { cut }, inPlay: persona('kurgan-persona') },
      bob: { hand: { news: aCard('Event') } },
    });
    const turns = [
      play('cut'),
      next(),
      end(),
      next('bob'),
      next('bob'),
      { ...play('news'), player: 'bob' },
      next('bob'),
    ];
    return afterwards(state, turns).players[1].ability;
  };

  test('adds to 0 damage, and not to no damage', {
    meta: {
      rulings: ['highlander.type-two/faq/kurgan-zero-damage', 'highlander.type-two/faq/kurgan-no-damage'],
    },
  }, () => {
    expect(ability(high)).toBe(12);
    expect(ability(saying(high, says({ cards: 'this', modify: [{ setDamage: 0 }] })))).toBe(14);
    expect(ability({ ...high, damage: [0] })).toBe(14);
    expect(ability(saying(high, says({ cards: 'this', modify: [{ noDamage: true }] })))).toBe(15);
    expect(ability(dirt)).toBe(15);
    expect(ability(aRangedAttack('upper left'))).toBe(13);
  });
});

test('The Two Handed Broadsword allows the second Exertion of a turn', {
  meta: { rulings: ['highlander.type-two/faq/kurgan-custom-broadsword-exertions'] },
}, () => {
  const hand = { high };
  const state = (inPlay: object) => table({ ann: { hand, inPlay: { ...inPlay } }, bob: {} });
  const sword = { sword: preGame(seeded('two-handed-broadsword')) };
  const second = exert({ nothing: true }, five('y'));
  expect(broken(afterwards(state({}), [play('high'), exert({ powerBlow: 'high' })]), second)).toEqual([
    'type-two/hard-exertions/one-per-turn',
  ]);
  expect(broken(afterwards(state(sword), [play('high'), exert({ powerBlow: 'high' })]), second)).toEqual([]);
});

describe('Yung Dol Kim', () => {
  const found = (card: ReturnType<typeof anAttack>) =>
    five().map((one, at) => (at === 0 ? { ...one, card } : one));

  test('plays an attack from an Exertion as a block, and none from the Hand', {
    meta: { rulings: ['highlander.type-two/faq/yung-dol-kim-attack-as-block'] },
  }, () => {
    const state = (inPlay: object) =>
      attacked({ ann: { hand: { held: high }, inPlay: { ...inPlay } }, bob: {} }, { cut: high });
    const asBlock = { against: ['cut'], as: 'block' };
    const kim = afterwards(state(persona('yung-dol-kim-persona')), [exert({ defense: 'cut' }, found(high))]);
    const blocked = afterwards(kim, [play('x1', asBlock)]);
    expect(blocked.attacks.map(({ result }) => result)).toEqual(['blocked']);
    expect(broken(state(persona('yung-dol-kim-persona')), play('held', asBlock))).not.toEqual([]);
    const nobody = afterwards(state({}), [exert({ defense: 'cut' }, found(high))]);
    expect(broken(nobody, play('x1', asBlock))).not.toEqual([]);
  });

  test('with Master of the Short Sword a Basic Block from an Exertion is an attack', {
    meta: { rulings: ['highlander.type-two/faq/yung-dol-kim-master-of-the-short-sword'] },
  }, () => {
    const block = aCard('Basic Block', { title: 'Upper Left Block', grid: 'XOO/OOO/OOO' });
    const state = (inPlay: object) => table({ ann: { inPlay: { ...inPlay } }, bob: {} });
    const search = exert({ attack: true }, found(block));
    const sword = {
      ...persona('yung-dol-kim-persona'),
      sword: seeded('master-of-the-short-sword', { type: 'Situation' }),
    };
    const attacking = afterwards(state(sword), [search, play('x1', { as: 'attack' })]);
    expect(attacking.attacks.map(({ id }) => id)).toEqual(['x1']);
    expect(
      broken(afterwards(state(persona('yung-dol-kim-persona')), [search]), play('x1', { as: 'attack' })),
    ).not.toEqual([]);
  });
});
