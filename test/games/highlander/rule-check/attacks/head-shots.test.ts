import { expect, test } from 'vitest';
import { play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  aDodge,
  afterwards,
  anAttack,
  aRangedAttack,
  aSpecialAttack,
  broken,
  five,
  saying,
  says,
  table,
} from '../table.ts';

/** "Play in conjunction with an Upper attack. That attack is a Head Shot." */
const headShot = aCard('Event', {
  title: 'Head Shot',
  abilities: [
    {
      ability: 'playing',
      kind: 'only',
      inConjunctionWith: { kind: ['attack'], grid: { touches: ['upper'] } },
    },
    { ability: 'continuous', cards: 'conjoined', modify: [{ headShot: 'is' }] },
  ],
});
const withShot = { with: [{ card: 'shot' }] };
const next = (player: string) => ({ do: 'next-phase', player });
const endTurn = { do: 'end-turn', player: 'ann' };
const hand = {
  shot: headShot,
  high: anAttack('upper left'),
  low: anAttack('lower left'),
  trick: aSpecialAttack('upper left'),
  throw: aRangedAttack('upper left'),
};
const state = table({
  ann: { hand },
  bob: { hand: { parry: aBlock('upper left'), duck: aDodge('upper left') } },
});

test('A Head Shot is played with an Upper attack', {
  meta: {
    rules: ['highlander.first-edition/head-shots/head-shot-with-upper-attack'],
    rulings: ['highlander.first-edition/head-shots/head-shot-needs-upper-attack'],
  },
}, () => {
  expect(broken(state, play('high', withShot), 'first')).toEqual([]);
  const refused = [
    'first-edition/card-anatomy/card-text',
    'first-edition/head-shots/head-shot-with-upper-attack',
  ];
  expect(broken(state, play('low', withShot), 'first')).toEqual(refused);
  expect(broken(state, play('shot'), 'first')).toEqual(refused);
});

test('A Special Attack is not made a Head Shot, nor is a Ranged one', {
  meta: {
    rules: [
      'highlander.first-edition/special-attacks/no-head-shot',
      'highlander.first-edition/ranged-attacks/ranged-follows-special-attack-rules',
    ],
  },
}, () => {
  const rule = ['first-edition/special-attacks/no-head-shot'];
  expect(broken(state, play('trick', withShot), 'first')).toEqual(rule);
  expect(broken(state, play('throw', withShot), 'first')).toEqual(rule);
});

test('Nor later, unless it says that it can be one', {
  meta: {
    rules: [
      'highlander.type-two/head-shots/must-allow-power-blow',
      'highlander.reference/head-shots/top-row-and-power-blow',
    ],
  },
}, () => {
  const able = saying(aSpecialAttack('upper left'), says({ cards: 'this', modify: [{ headShot: 'may' }] }));
  const laters = table({ ann: { hand: { ...hand, able } }, bob: {} });
  expect(broken(laters, play('trick', withShot))).toEqual(['type-two/head-shots/must-allow-power-blow']);
  expect(broken(laters, play('able', withShot))).toEqual([]);
  expect(broken(laters, play('throw', withShot), 'reference')).toEqual([
    'reference/head-shots/top-row-and-power-blow',
  ]);
});

test('It is a Power Blow at once, without an Exertion', {
  meta: {
    rules: ['highlander.first-edition/head-shots/head-shot-becomes-power-blow'],
    rulings: ['highlander.first-edition/head-shots/head-shot-is-power-blow-at-once'],
  },
}, () => {
  const shot = afterwards(state, [play('high', withShot)], 'first');
  expect(shot.turn.events.map(({ event }) => event)).toContain('power-blow-made');
  expect(shot.players[0].endurance.unknown).toBe(30);
  const blow = { do: 'exert', player: 'ann', for: { powerBlow: 'high' }, shown: five() };
  expect(broken(shot, blow, 'first')).toContain('first-edition/making-a-power-blow/one-power-blow-a-turn');
});

test('Who does not defend against it loses his head; blocked or dodged it fails', {
  meta: {
    rules: [
      'highlander.first-edition/head-shots/undefended-head-shot-wins',
      'highlander.first-edition/head-shots/avoided-head-shot-fails',
    ],
    rulings: [
      'highlander.first-edition/head-shots/undefended-head-shot-ends-game',
      'highlander.first-edition/head-shots/no-head-when-avoided',
    ],
  },
}, () => {
  const coming = afterwards(state, [play('high', withShot), next('ann'), endTurn], 'first');
  expect(afterwards(coming, [next('bob')], 'first').winner).toBe('ann');
  for (const card of ['parry', 'duck']) {
    const defended = { do: 'play', player: 'bob', card, against: ['high'] };
    expect(afterwards(coming, [defended, next('bob')], 'first').winner).toBeNull();
  }
});

test('Its Upper attack may come from an Exertion', {
  meta: {
    rules: [
      'highlander.handbook-addendum/immortal-research-methos-and-in-conjunction-cards/exert-for-head-shots-upper-attack',
    ],
  },
}, () => {
  const announced = afterwards(state, [play('shot', { awaitingExertion: true })], 'first');
  expect(broken(announced, play('high'), 'first')).toEqual([
    'handbook-addendum/immortal-research-methos-and-in-conjunction-cards/exert-for-head-shots-upper-attack',
  ]);
  const found = { id: 'found', card: anAttack('upper right') };
  const shown = [found, ...five().slice(0, 4)];
  const exert = { do: 'exert', player: 'ann', for: { attack: true }, shown };
  const struck = afterwards(announced, [exert, play('found'), next('ann'), endTurn, next('bob')], 'first');
  expect(struck.winner).toBe('ann');
});

test('In the first edition none awaits an attack of who has none left to play', {
  meta: {
    rules: [
      'highlander.handbook-addendum/immortal-research-methos-and-in-conjunction-cards/exert-for-head-shots-upper-attack',
    ],
  },
}, () => {
  const state = (attacksLost: number) =>
    table({ ann: { hand: { shot: headShot } }, bob: {} }, { turn: { attacksLost } });
  const ahead = play('shot', { awaitingExertion: true });
  expect(broken(state(0), ahead, 'first')).toEqual([]);
  expect(broken(state(1), ahead, 'first')).toEqual([
    'handbook-addendum/immortal-research-methos-and-in-conjunction-cards/exert-for-head-shots-upper-attack',
  ]);
});

test.each([
  ['first', ['card-anatomy/card-text', 'special-attacks/no-head-shot']],
  ['typeTwo', ['text/game-text', 'head-shots/must-allow-power-blow']],
] as const)(
  'in %s [first-edition/card-anatomy/card-text, first-edition/special-attacks/no-head-shot, type-two/head-shots/must-allow-power-blow] the rule is told by which an attack cannot be a Head Shot: what it says itself, or what it is',
  (edition, [byText, byKind]) => {
    const shot = saying(
      aCard('Event'),
      { ability: 'playing', kind: 'only', inConjunctionWith: { kind: ['attack'] } },
      says({ cards: 'conjoined', modify: [{ headShot: 'is' }] }),
    );
    const never = saying(anAttack('upper left'), says({ cards: 'this', modify: [{ headShot: 'cannot' }] }));
    const with_ = (cut: typeof shot) =>
      broken(
        table({ ann: { hand: { cut, shot } }, bob: {} }),
        { do: 'play', player: 'ann', card: 'cut', with: [{ card: 'shot' }] },
        edition,
      ).map((rule) => rule.split('/').slice(1).join('/'));
    expect(with_(never)).toEqual([byText]);
    expect(with_(aSpecialAttack('upper left'))).toEqual([byKind]);
  },
);
