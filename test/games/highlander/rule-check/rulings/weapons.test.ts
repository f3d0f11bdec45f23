import { describe, expect, test } from 'vitest';
import {
  aBlock,
  aCard,
  afterwards,
  aGuard,
  anAttack,
  aRangedAttack,
  attacked,
  broken,
  saying,
  says,
  table,
} from '../table.ts';
import { end, next, play, preGame, seeded, use } from './cast.ts';

const high = anAttack('upper left');
const prevented = ['handbook-addendum/prevention/forbidden-is-prevented'];
const sword = preGame(aCard('Weapon of Choice', { title: 'Sword', handIcons: 1 }));
const shield = preGame(seeded('shield', { handIcons: 1 }));
const lost = { weapon: 'disarmed' as const, faceDown: true };
/** A blow that disarms the one whom it hits, and is no card that says so as it is played. */
const binding = saying(high, {
  ...{ ability: 'triggered', on: { event: 'attack-successful', card: { is: 'this' } } },
  do: [{ do: 'disarm', players: 'opponent' }],
});

test('The Armory keeps its players from being disarmed, and does nothing else', {
  meta: { rulings: ['highlander.handbook-addendum/armory-and-rearming/armory-prevents-disarming'] },
}, () => {
  const hand = { parry: aBlock('upper left'), news: aCard('Event') };
  const hit = (inPlay: object) => {
    const state = attacked({ ann: { hand, inPlay: { ...inPlay } }, bob: {} }, { cut: binding });
    return afterwards(state, [next()], 'first');
  };
  expect(hit({}).players[0].genericWeapon).toBe('disarmed');
  const kept = hit({ armory: seeded('the-armory') });
  expect(kept.players[0].genericWeapon).toBe('held');
  expect(kept.pending).toMatchObject([{ player: 'ann', kind: 'damage', amount: 2 }]);
  const again = { parry: aBlock('upper left'), news: aCard('Event') };
  const beside = attacked(
    { ann: { hand: again, inPlay: { armory: seeded('the-armory') } }, bob: {} },
    { cut: high },
  );
  expect(broken(beside, play('parry', { against: ['cut'] }), 'first')).toEqual([]);
  expect(broken(beside, play('news'), 'first')).toEqual([]);
});

test('Whose one weapon is the Shield attacks as if disarmed, and whose sword is held as usual', {
  meta: { rulings: ['highlander.handbook-addendum/disarming-and-weapons-of-choice/shield-says-otherwise'] },
}, () => {
  const bare = saying(high, { ability: 'playing', kind: 'also', despite: ['disarmed'] });
  const state = (inPlay: object) => table({ ann: { hand: { high, bare }, inPlay: { ...inPlay } }, bob: {} });
  const both = state({ shield, sword });
  const alone = state({ shield, sword: { ...sword, ...lost } });
  expect(broken(both, play('high'), 'first')).toEqual([]);
  expect(broken(alone, play('bare'), 'first')).toEqual([]);
  expect(broken(alone, play('high'), 'first')).toEqual([
    'first-edition/disarming-and-breaking-weapons/no-weapon-no-attack',
  ]);
});

test('With a Parrying Blade left one attacks and blocks as usual', {
  meta: {
    rulings: ['highlander.handbook-addendum/disarming-and-weapons-of-choice/parrying-blade-is-enough'],
  },
}, () => {
  const blade = preGame(seeded('parrying-blade-weapon-of-choice'));
  const hand = { high, parry: aBlock('upper left') };
  const state = (how: object) =>
    attacked(
      { ann: { hand, inPlay: { sword: { ...sword, ...lost }, blade: { ...blade, ...how } } }, bob: {} },
      { cut: high },
    );
  const blocked = afterwards(state({}), [play('parry', { against: ['cut'] }), next()], 'first');
  const low = afterwards(state({}), [next()], 'first');
  expect(blocked.attacks).toMatchObject([{ result: 'blocked' }]);
  expect(broken(low, play('high'), 'first')).toEqual([]);
  expect(broken(state(lost), play('parry', { against: ['cut'] }), 'first')).toEqual([
    'first-edition/disarming-and-breaking-weapons/no-weapon-no-block',
  ]);
  expect(broken(afterwards(state(lost), [next()], 'first'), play('high'), 'first')).toEqual([
    'first-edition/disarming-and-breaking-weapons/no-weapon-no-attack',
  ]);
});

const basic = (grid: string) => aCard('Basic Block', { title: `Block ${grid}`, grid });

test('A Basic Block stays as a Guard beside the Shield, if that is said as it is played', {
  meta: {
    rulings: [
      'highlander.handbook-addendum/shield-and-playing-basic-blocks-as-guards/declare-guard-when-played',
    ],
  },
}, () => {
  const hand = { parry: basic('XOO/OOO/OOO'), fine: aBlock('upper left') };
  const state = attacked(
    { ann: { hand, inPlay: { sword, shield } }, bob: { hand: { wink: aCard('Edge') } } },
    { cut: high },
  );
  const left = (more: object) => {
    const ended = afterwards(
      state,
      [
        play('parry', { against: ['cut'], ...more }),
        ...[next(), next(), end()],
        ...[{ ...play('wink'), player: 'bob' }, next('bob'), next('bob'), end('bob')],
      ],
      'first',
    );
    return ended.inPlay.map(({ id }) => id);
  };
  expect(left({ asGuard: true })).toEqual(['sword', 'shield', 'parry', 'wink']);
  expect(left({})).toEqual(['sword', 'shield', 'wink']);
  expect(broken(state, play('fine', { against: ['cut'], asGuard: true }), 'first')).not.toEqual([]);
});

test('Where Ruins prevents Guards a Basic Block is played, and not as a Guard', {
  meta: {
    rulings: [
      'highlander.handbook-addendum/shield-and-playing-basic-blocks-as-guards/basic-blocks-when-guards-prevented',
    ],
  },
}, () => {
  const ruins = seeded('ruins', { type: 'Location' });
  const state = attacked(
    { ann: { hand: { parry: basic('XOO/OOO/OOO') }, inPlay: { sword, shield } }, bob: { inPlay: { ruins } } },
    { cut: high },
  );
  const parry = play('parry', { against: ['cut'] });
  expect(broken(state, { ...parry, asGuard: true }, 'first')).toEqual(prevented);
  expect(broken(state, parry, 'first')).toEqual([]);
});

test('Beside a Guard in play the Shield makes no second one', {
  meta: {
    rulings: ['highlander.handbook-addendum/shield-and-playing-basic-blocks-as-guards/one-guard-with-shield'],
  },
}, () => {
  const wall = aGuard('lower left');
  const parries = { parry: basic('XOO/OOO/OOO') };
  const state = (inPlay: object) =>
    attacked({ ann: { hand: parries, inPlay: { sword, shield, ...inPlay } }, bob: {} }, { cut: high });
  const asGuard = play('parry', { against: ['cut'], asGuard: true });
  // For each Guard in play the Shield takes a card of the Endurance first.
  const paid = afterwards(state({ wall }), [use('shield', { ability: 2 })], 'first');
  expect(paid.players[0].endurance.unknown).toBe(29);
  expect(broken(paid, asGuard, 'first')).toEqual([
    'handbook-addendum/shield-and-playing-basic-blocks-as-guards/one-guard-in-play',
  ]);
  expect(broken(paid, play('parry', { against: ['cut'] }), 'first')).toEqual([]);
  expect(broken(state({}), asGuard, 'first')).toEqual([]);
});

test('An Object Parrying Blade is not played beside the Weapon of Choice', {
  meta: {
    rulings: [
      'highlander.handbook-addendum/weapons-of-choice-secondary-weapons/example-2-parrying-blade-object',
    ],
  },
}, () => {
  const object = seeded('parrying-blade-object');
  const state = (inPlay: object) =>
    table({ ann: { hand: { object }, inPlay: { sword, ...inPlay } }, bob: {} });
  const blade = preGame(seeded('parrying-blade-weapon-of-choice'));
  expect(broken(state({ blade }), play('object'), 'first')).toEqual([
    'handbook-addendum/one-in-play/second-copy-may-not-be-played',
  ]);
  expect(broken(state({ shield }), play('object'), 'first')).toEqual([]);
});

test('A Ranged Attack is blocked where a text permits it, and otherwise not', {
  meta: { rulings: ['highlander.type-two/ranged-attacks/shield-lets-block'] },
}, () => {
  const shot = aRangedAttack('upper left');
  // By which wording the Shield permits it no source tells.
  const permitting = preGame(
    seeded('shield', {
      abilities: [
        says({
          cards: { each: { kind: ['block'], controller: 'you' }, in: 'play' },
          modify: [{ defendsAlso: { kind: ['ranged-attack'] } }],
        }),
      ],
    }),
  );
  const hand = { parry: aBlock('upper left') };
  const state = (inPlay: object) => attacked({ ann: { hand, inPlay: { ...inPlay } }, bob: {} }, { shot });
  const parry = play('parry', { against: ['shot'] });
  expect(broken(state({ sword }), parry)).toEqual(['type-two/ranged-attacks/no-block']);
  expect(broken(state({ sword, permitting }), parry)).toEqual([]);
});

test('In Type Two one may attack with the Shield alone', {
  meta: { rulings: ['highlander.type-two/faq/shield-may-attack'] },
}, () => {
  const hand = { high };
  const state = table({ ann: { hand, inPlay: { shield, sword: { ...sword, ...lost } } }, bob: {} });
  expect(broken(state, play('high'))).toEqual([]);
  const none = table({
    ann: { hand, inPlay: { shield: { ...shield, ...lost }, sword: { ...sword, ...lost } } },
    bob: {},
  });
  expect(broken(none, play('high'))).toEqual([
    'type-two/disarming-breaking-weapons/no-weapon-no-attack-or-block',
  ]);
});

describe('Break Weapon breaks the very weapon that was Disarmed with it', {
  meta: { rules: ['highlander.type-two/disarming-breaking-weapons/not-already-lost'] },
}, () => {
  const disarm = aCard('Event', {
    title: 'Disarm',
    abilities: [{ ability: 'played', do: [{ do: 'disarm', players: 'opponent' }] }],
  });
  const hand = { disarm, breaking: seeded('break-weapon-gladius', { weapon: null }) };
  const done = (inPlay: object, edition: 'first' | 'typeTwo') =>
    afterwards(
      table({ ann: { hand }, bob: { inPlay: { ...inPlay } } }),
      [play('disarm', { with: [{ card: 'breaking' }] })],
      edition,
    );

  test.each(['first', 'typeTwo'] as const)(
    '%s: a Weapon of Choice, or the one that is no card',
    (edition) => {
      const swordOf = done({ sword }, edition).inPlay.find(({ id }) => id === 'sword');
      expect(swordOf).toMatchObject({ weapon: 'broken' });
      expect(done({}, edition).players[1].genericWeapon).toBe('broken');
    },
  );
});

describe('The Armory', {
  meta: { rules: ['highlander.handbook-addendum/disarming-breaking-weapons/broken-counts-as-disarmed'] },
}, () => {
  const armory = seeded('the-armory');
  const breaks = { do: 'break-a-weapon', players: 'opponent' } as const;

  test('keeps weapons from being broken, too', {
    meta: { rulings: ['highlander.handbook-addendum/armory-and-rearming/armory-prevents-disarming'] },
  }, () => {
    const crushing = saying(high, {
      ...{ ability: 'triggered', on: { event: 'attack-successful', card: { is: 'this' } } },
      do: [breaks],
    });
    const hit = (inPlay: object) => {
      const state = attacked({ ann: { inPlay: { ...inPlay } }, bob: {} }, { cut: crushing });
      return afterwards(state, [next()], 'first').players[0].genericWeapon;
    };
    expect([hit({}), hit({ armory })]).toEqual(['broken', 'held']);
  });

  test('lets no card be played that breaks one, which may disarm', {
    meta: { rulings: ['highlander.handbook-addendum/armory-and-rearming/armory-bars-disarming-cards'] },
  }, () => {
    const hammer = aCard('Event', { abilities: [{ ability: 'played', do: [breaks] }] });
    const beside = (inPlay: object) => table({ ann: { hand: { hammer } }, bob: { inPlay: { ...inPlay } } });
    expect(broken(beside({}), play('hammer'), 'first')).toEqual([]);
    expect(broken(beside({ armory }), play('hammer'), 'first')).toEqual(prevented);
  });
});
