import { expect, test } from 'vitest';
import {
  aBlock,
  aCard,
  afterwards,
  anAttack,
  attacked,
  broken,
  five,
  saying,
  says,
  table,
} from '../table.ts';
import { end, mayDo, next, play, preGame, seeded, use } from './cast.ts';

/** Rulings on cards whose wording no source gives: each card says here what the ruling tells of it, in the least words. */

const high = anAttack('upper left');
const gameText = ['type-two/text/game-text'];

test('Tessa serves once in a turn', {
  meta: { rulings: ['highlander.type-two/faq/once-per-turn-tessa'] },
}, () => {
  const tessa = seeded('tessa', {
    type: 'Situation',
    abilities: [
      {
        ...{ ability: 'may-do', during: ['may-do'], limit: { times: 1, per: 'turn' } },
        do: [{ do: 'draw', players: 'you', amount: 1 }],
      },
    ],
  });
  const state = table({ ann: { hand: 5, inPlay: { tessa, other: tessa } }, bob: {} }, mayDo);
  const once = afterwards(state, [use('tessa')]);
  expect(once.players[0].hand.unknown).toBe(6);
  expect(broken(once, use('tessa'))).toEqual(gameText);
  expect(broken(once, use('other'))).toEqual(gameText);
});

test('Pearl Earring takes control of a Signature card, too', {
  meta: { rulings: ['highlander.type-two/faq/pearl-earring-signature'] },
}, () => {
  const earring = seeded('pearl-earring', {
    type: 'Object',
    abilities: [
      {
        ability: 'played',
        choose: [{ choose: 'cards', as: 'taken', which: { controller: 'opponent' }, in: ['play'] }],
        do: [{ do: 'take-control', cards: { chosen: 'taken' }, by: 'you', until: 'while-in-play' }],
      },
    ],
  });
  const signed = aCard('Situation', { title: 'End of Time', mark: 'Signature', immortals: ['Kronos'] });
  const state = table({
    ann: { hand: { earring } },
    bob: { inPlay: { signed } },
  });
  const taking = (card: string) => play('earring', { choose: { taken: { cards: [card] } } });
  const taken = afterwards(state, [taking('signed')]);
  expect(taken.inPlay.find(({ id }) => id === 'signed')?.controller).toBe('ann');
});

test('Of Ranged Attacks a Pistol, a Thrown Dagger and a Gas Canister fill a hand, and others none', {
  meta: {
    rules: ['highlander.type-two/faq/ranged-attacks-with-hand-icons'],
    rulings: ['highlander.type-two/faq/ranged-attacks-with-hand-icons-ruling'],
  },
}, () => {
  const full = preGame(aCard('Weapon of Choice', { title: 'Claymore', handIcons: 2 }));
  const sword = preGame(aCard('Weapon of Choice', { title: 'Sword', handIcons: 1 }));
  const ranged = { type: 'Ranged Attack' as const, grid: 'XOO/OOO/OOO', immortals: [] };
  const hand = {
    pistol: seeded('pistol', ranged),
    blaines: seeded('pistol-zachary-blaine', ranged),
    dagger: seeded('thrown-dagger-grayson', ranged),
    canister: seeded('gas-canister-xavier-st-cloud', ranged),
    weapon: seeded('improvised-weapon-ranged-attack'),
  };
  const state = (weapon: typeof full) => table({ ann: { hand, inPlay: { weapon0: weapon } }, bob: {} });
  for (const card of ['pistol', 'blaines', 'dagger', 'canister']) {
    expect(broken(state(full), play(card))).toEqual(['type-two/hand-icon/no-third-hand']);
    expect(broken(state(sword), play(card))).toEqual([]);
  }
  expect(broken(state(full), play('weapon'))).toEqual([]);
});

test('The Sabre lets an Exertion for a defense follow an unsuccessful defense, and no other', {
  meta: { rulings: ['highlander.type-two/faq/sabre-exerting'] },
}, () => {
  const sabre = preGame(
    seeded('sabre', {
      type: 'Weapon of Choice',
      abilities: [
        says({
          while: {
            all: [
              { happened: { that: { event: 'defense-played', player: 'you' }, when: 'this-turn' } },
              {
                exists: {
                  each: { kind: ['attack'], controller: 'opponent', attackIs: 'pending' },
                  in: 'play',
                },
              },
            ],
          },
          players: 'you',
          modifyPlayers: [{ additionalHardExertions: 1, for: 'defense' }],
        }),
      ],
    }),
  );
  const exerting = (prefix: string) => ({
    ...{ do: 'exert', player: 'ann', for: { defense: 'cut' }, shown: five(prefix) },
  });
  const state = (inPlay: object) =>
    attacked(
      { ann: { hand: { wrong: aBlock('lower left') }, inPlay: { ...inPlay } }, bob: {} },
      { cut: { card: high, hidden: true } },
    );
  const guess = play('wrong', { against: ['cut'] });
  const second = (inPlay: object, ...actions: (typeof guess)[]) =>
    broken(afterwards(state(inPlay), [...actions, exerting('x')]), exerting('y'));
  const once = ['type-two/hard-exertions/one-per-turn'];
  expect(second({ sabre }, guess)).toEqual([]);
  expect(second({ sabre })).toEqual(once);
  expect(second({}, guess)).toEqual(once);
});

test('Who escapes a discard by Selective Memory suffers what follows where cards are not discarded', {
  meta: { rulings: ['highlander.type-two/faq/selective-memory'] },
}, () => {
  const memory = seeded('selective-memory', {
    type: 'Situation',
    abilities: [
      {
        ...{ ability: 'replacement', optional: true, instead: [] },
        on: { event: 'discarded', player: 'you', by: 'opponent', from: ['hand'], forced: true },
      },
    ],
  });
  const threat = aCard('Event', {
    abilities: [
      {
        ability: 'played',
        do: [
          {
            ...{ do: 'must', by: 'opponent' },
            choose: [{ choose: 'cards', as: 'lost', which: {}, in: [{ hand: 'opponent' }] }],
            effects: [
              { do: 'discard', cards: { chosen: 'lost' } },
              {
                do: 'if',
                condition: {
                  not: {
                    happened: {
                      that: { event: 'discarded', player: 'opponent', from: ['hand'] },
                      when: 'this-turn',
                    },
                  },
                },
                effects: [{ do: 'damage', players: 'opponent', amount: 2 }],
              },
            ],
          },
        ],
      },
    ],
  });
  const state = table({
    bob: { hand: { threat } },
    ann: { hand: { one: aCard('Event') }, inPlay: { memory } },
  });
  const threatened = afterwards(state, [{ ...play('threat'), player: 'bob' }, next('bob'), end('bob')]);
  const obeying = (escaping: 'yes' | 'no') =>
    afterwards(threatened, [
      {
        ...{ do: 'resolve', player: 'ann', obligation: threatened.obligations[0]?.id },
        choose: { lost: { cards: ['one'] }, 'memory.instead': { mode: escaping } },
      },
    ]);
  const escaped = obeying('yes');
  expect(escaped.players[1].hand.cards.map(({ id }) => id)).toEqual(['one']);
  expect(escaped.pending).toMatchObject([{ player: 'ann', kind: 'damage', amount: 2 }]);
  expect(obeying('no').pending).toEqual([]);
});

test('Of a defense that two cards make up, Taking What Is Mine takes the cards with the title of either', {
  meta: { rulings: ['highlander.type-two/faq/taking-what-is-mine'] },
}, () => {
  const named = (title: string) => aCard('Block', { title, grid: 'XOO/OOO/OOO' });
  const taking = saying(seeded('taking-what-is-mine', { type: 'Attack', grid: 'XOO/OOO/OOO' }), {
    ability: 'triggered',
    on: { event: 'attack-blocked', card: { is: 'this' } },
    do: [
      {
        do: 'discard',
        cards: { each: { sharesTitleWith: { event: 'source' } }, in: { hand: 'opponent' } },
      },
      {
        do: 'each-card',
        cards: { each: { kind: ['defense'] }, in: { on: { event: 'source' } } },
        effects: [{ do: 'discard', cards: { each: { sharesTitleWith: 'each' }, in: { hand: 'opponent' } } }],
      },
    ],
  });
  const second = saying(named('Second'), {
    ...{ ability: 'playing', kind: 'also', inConjunctionWith: { kind: ['block'] } },
  });
  const hand = { first: named('First'), second, f: named('First'), s: second, other: named('Other') };
  const state = attacked({ ann: { hand }, bob: {} }, { cut: taking });
  const left = (more: object) =>
    afterwards(state, [play('first', { against: ['cut'], ...more })]).players[0].hand.cards.map(
      ({ id }) => id,
    );
  expect(left({})).toEqual(['second', 's', 'other']);
  expect(left({ with: [{ card: 'second' }] })).toEqual(['other']);
});

test('The Prize draws up to the Hand size of the moment', {
  meta: { rulings: ['highlander.type-two/faq/the-prize-draw'] },
}, () => {
  const prize = seeded('the-prize', {
    type: 'Event',
    abilities: [
      { ability: 'played', do: [{ do: 'draw-up-to', players: 'you', amount: { maximumHandSize: 'you' } }] },
    ],
  });
  const wide = saying(aCard('Edge', { title: 'Wide' }), {
    ability: 'played',
    do: [{ do: 'modify-players', players: 'you', by: [{ handSize: 2 }], until: 'end-of-turn' }],
  });
  const state = table({
    ann: { ability: 9, hand: { prize, wide, a: high, b: high }, endurance: 30 },
    bob: {},
  });
  const narrow = afterwards(state, [play('prize'), play('wide')]);
  expect(narrow.players[0].hand).toMatchObject({ unknown: 6 });
  const widened = afterwards(state, [play('wide'), play('prize')]);
  expect(widened.players[0].hand).toMatchObject({ unknown: 9 });
});

test('What was played while They Also Serve was without effect stays when it works again, and nothing follows it', {
  meta: { rulings: ['highlander.type-two/faq/they-also-serve-again-active'] },
}, () => {
  const serve = seeded('they-also-serve', { type: 'Situation' });
  const hush = saying(aCard('Edge', { title: 'Hush' }), {
    ability: 'played',
    choose: [{ choose: 'cards', as: 'hushed', which: { kind: ['situation'] }, in: ['play'] }],
    do: [{ do: 'modify', cards: { chosen: 'hushed' }, by: [{ nullified: true }], until: 'end-of-turn' }],
  });
  const hand = { hush, second: aCard('Plot', { title: 'Second' }), third: aCard('Plot', { title: 'Third' }) };
  const state = table({
    ann: { hand, inPlay: { first: aCard('Object') } },
    bob: { hand: { news: aCard('Event') }, inPlay: { serve } },
  });
  expect(broken(state, play('second'))).not.toEqual([]);
  const hushed = [play('hush', { choose: { hushed: { cards: ['serve'] } } }), play('second')];
  const bobs = [next('bob'), { ...play('news'), player: 'bob' }, next('bob'), next('bob'), end('bob')];
  const again = afterwards(state, [...hushed, next(), end(), ...bobs, next()]);
  expect(again.inPlay.map(({ id }) => id)).toEqual(['first', 'serve', 'second', 'news']);
  expect(broken(again, play('third'))).toEqual(['type-two/prevention/what-it-is']);
});

test('Weapons Expert is played with an attack or a defense, and neither alone nor with another card', {
  meta: { rulings: ['highlander.type-two/faq/weapon-expert'] },
}, () => {
  const expertise = seeded('weapons-expert', { type: 'Event' });
  const hand = { expertise, high, parry: aBlock('upper left'), wink: aCard('Edge') };
  const attacking = table({ ann: { hand }, bob: {} });
  const defending = attacked({ ann: { hand }, bob: {} }, { cut: high });
  const helped = { with: [{ card: 'expertise' }] };
  expect(broken(attacking, play('high', helped))).toEqual([]);
  expect(broken(defending, play('parry', { against: ['cut'], ...helped }))).toEqual([]);
  expect(broken(attacking, play('expertise'))).toEqual(gameText);
  expect(broken(attacking, play('wink', helped))).toEqual(gameText);
});
