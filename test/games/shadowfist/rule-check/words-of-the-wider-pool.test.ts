import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import { abilitiesOf, event } from '../card-language/compiled.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEvent,
  aSite,
  aState,
  broken,
  card,
  listed,
  open,
  pass,
  pile,
  player,
  table,
} from './table.ts';

/** What cards outside the rulebook need to be said. */

const use = (id: string, more = {}) => ({ do: 'use', player: 'ann', card: id, ability: 0, ...more });
const choose = (who: string, value: unknown) => ({ do: 'choose', player: who, value });

test('damage is divided as the player likes, all of it', () => {
  const burst = anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [
          { as: 'sites', choose: 'cards', which: { type: ['Site'] }, in: 'play', number: { atLeast: 1 } },
        ],
        do: [{ do: 'damage', amount: 3, to: { chosen: 'sites' }, divided: true }],
      },
    ],
  });
  const state = table({
    ann: { hand: { burst } },
    bob: { front: { tower: aSite(), mill: aSite() } },
  });
  const asked = afterPlaying(
    state,
    { do: 'play', player: 'ann', card: 'burst', choose: { sites: { cards: ['tower', 'mill'] } } },
    pass,
  );
  expect(broken(asked, choose('ann', { division: { tower: 1, mill: 1 } }))).toEqual([
    '4.5.1/inflict-all-damage',
  ]);
  const done = afterPlaying(asked, choose('ann', { division: { tower: 1, mill: 2 } }));
  expect([card(done, 'tower').damage, card(done, 'mill').damage]).toEqual([1, 2]);
});

test('only so much of the damage is redirected', () => {
  const bolt = anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [{ as: 'hit', choose: 'cards', which: { type: ['Site'] }, in: 'play' }],
        do: [{ do: 'damage', amount: 3, to: { chosen: 'hit' } }],
      },
    ],
  });
  const ward: Ability = {
    ability: 'voluntary',
    choose: [
      { as: 'source', choose: 'damage-source' },
      { as: 'from', choose: 'cards', which: { type: ['Site'] }, in: 'play' },
      { as: 'to', choose: 'cards', which: { type: ['Character'] }, in: 'play' },
    ],
    do: [{ do: 'redirect', source: 'source', from: { chosen: 'from' }, to: { chosen: 'to' }, amount: 1 }],
  };
  const state = table({
    bob: { hand: { bolt } },
    ann: {
      front: { tower: aSite() },
      characters: { warden: aCharacter({ fighting: 4, abilities: [ward] }) },
    },
  });
  const played = afterPlaying(state, {
    ...{ do: 'play', player: 'bob', card: 'bolt', choose: { hit: { cards: ['tower'] } } },
  });
  const [item] = played.scene?.items ?? [];
  const done = afterPlaying(
    played,
    use('warden', {
      choose: { source: { effect: item?.id }, from: { cards: ['tower'] }, to: { cards: ['warden'] } },
    }),
    pass,
  );
  expect([card(done, 'tower').damage, card(done, 'warden').damage]).toEqual([2, 1]);
});

test('tokens enter play, and are gone when they leave it', () => {
  const call = anEvent({
    abilities: [
      {
        ability: 'event',
        do: [
          {
            do: 'put-token',
            by: 'you',
            number: 2,
            token: { title: 'Spirit', type: 'Character', cost: 1, fighting: 1 },
          },
        ],
      },
    ],
  });
  const storm = anEvent({
    abilities: [
      { ability: 'event', do: [{ do: 'damage', amount: 1, to: { each: { title: 'Spirit' }, in: 'play' } }] },
    ],
  });
  const state = table({ ann: { hand: { call, storm } }, bob: {} });
  const called = afterPlaying(state, { do: 'play', player: 'ann', card: 'call' }, pass);
  expect(called.inPlay.map(({ controller }) => controller)).toEqual(['ann', 'ann']);
  const gone = afterPlaying(called, { do: 'play', player: 'ann', card: 'storm' }, pass);
  expect(gone.inPlay).toEqual([]);
  expect(pile(gone, 'ann', 'smoked').toSorted()).toEqual(['call', 'storm']);
});

describe('a cost that is fixed', () => {
  const sword = aState({ title: 'Sword', cost: 3, abilities: [{ ability: 'fixed-cost' }] });
  const market = aSite({
    abilities: [
      {
        ability: 'continuous',
        players: 'you',
        modifyPlayers: [{ costOf: {}, by: -2, mandatory: true }],
      },
    ],
  });
  const table1 = (power: number) =>
    table({
      ann: { power, hand: { sword }, front: { market }, characters: { hero: aCharacter() } },
      bob: {},
    });
  const playing = { do: 'play', player: 'ann', card: 'sword', on: 'hero' };

  test('is not reduced', () => {
    expect(broken(table1(2), playing)).toEqual(['3.3.2/pay-the-cost']);
    expect(player(afterPlaying(table1(3), playing), 'ann').power).toBe(0);
  });

  test('is paid also when the card returns to play', () => {
    const comeback = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'return-to-play',
              cards: { each: { title: 'Sword' }, in: { smoked: 'you' } },
              by: 'you',
            },
          ],
        },
      ],
    });
    const seats = (power: number) =>
      table({
        ann: { power, hand: { comeback }, smoked: { sword }, characters: { hero: aCharacter() } },
        bob: {},
      });
    const back = { do: 'play', player: 'ann', card: 'comeback' };
    const poor = afterPlaying(seats(2), back, pass);
    expect(poor.inPlay.map(({ id }) => id)).toEqual(['hero']);
    const rich = afterPlaying(seats(3), back, pass);
    expect([rich.inPlay.map(({ id }) => id), player(rich, 'ann').power]).toEqual([['hero', 'sword'], 0]);
  });
});

test('a way of playing a card asks for what it asks for', () => {
  const mark = aCharacter({
    cost: 3,
    abilities: [
      {
        ability: 'playing',
        kind: 'also',
        cost: { reducedBy: 2 },
        choose: [
          { as: 'victim', choose: 'cards', which: { type: ['Character'], controller: 'you' }, in: 'play' },
        ],
        pay: [{ pay: 'sacrifice', cards: { chosen: 'victim' } }],
      },
    ],
  });
  const characters = { hood: aCharacter(), thug: aCharacter() };
  const state = table({ ann: { power: 1, hand: { mark }, characters }, bob: {} });
  const playing = { do: 'play', player: 'ann', card: 'mark' };
  expect(broken(state, playing)).toEqual(['3.3.2/pay-the-cost']);
  expect(open(state, { ...playing, way: 0 })).toEqual(['/choose/victim']);
  const done = afterPlaying(state, { ...playing, way: 0, choose: { victim: { cards: ['hood'] } } });
  expect([player(done, 'ann').power, pile(done, 'ann', 'smoked')]).toEqual([0, ['hood']]);
});

test('whoever must intercept does, where it can', () => {
  const junkie = aCharacter({
    abilities: [{ ability: 'continuous', cards: 'this', modify: [{ must: 'intercept' }] }],
  });
  const seats = (column: number) =>
    table({
      ann: { characters: { hood: aCharacter() } },
      bob: {
        front: { tower: aFengShuiSite(), mill: aSite() },
        characters: { junkie: { card: junkie, column, turned: true } },
      },
    });
  const attack = { do: 'attack', player: 'ann', attackers: ['hood'], target: 'tower' };
  const due = (column: number) => afterPlaying(seats(column), attack, pass, { do: 'decline', player: 'ann' });
  expect(broken(due(0), { do: 'decline', player: 'bob' })).toEqual(['3/golden-rule']);
  expect(broken(due(1), { do: 'decline', player: 'bob' })).toEqual([]);
});

test('columns are counted, numbers divided, and who controls what they own is told', () => {
  const spawn = aCharacter({
    fighting: 'X',
    abilities: [
      {
        ability: 'x',
        figure: 'fighting',
        is: {
          sum: [
            { quotient: [{ columns: 'you' }, 2], round: 'up' },
            { count: { each: { type: ['Character'], controlledByOwner: false }, in: 'play' } },
          ],
        },
      },
    ],
  });
  const state = table({
    ann: {
      front: { a: aSite(), b: aSite(), c: aSite() },
      characters: { spawn, stray: { card: aCharacter(), owner: 'bob' } },
    },
    bob: { front: { tower: aSite() } },
  });
  const hit = afterPlaying(
    state,
    { do: 'attack', player: 'ann', attackers: ['spawn'], target: 'tower' },
    pass,
    { do: 'decline', player: 'ann' },
    { do: 'decline', player: 'bob' },
    pass,
  );
  expect(card(hit, 'tower').damage).toBe(3);
});

test('turning to heal, and the end of the Power generation phase, are events', () => {
  const watcher = (event: 'turned-to-heal' | 'power-phase-ended', amount?: number) =>
    aCharacter({
      abilities: [
        {
          ability: 'triggered',
          on: {
            event,
            player: 'every-opponent',
            ...(amount === undefined ? {} : { amount: { atLeast: amount } }),
          },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
  const healing = table({
    ann: { characters: { hero: { card: aCharacter({ fighting: 3 }), damage: 1 } } },
    bob: { characters: { medic: watcher('turned-to-heal') } },
  });
  const healed = afterPlaying(healing, { do: 'heal', player: 'ann', card: 'hero' }, pass);
  expect(player(healed, 'bob').power).toBe(1);
  const generating = (least: number) =>
    table(
      {
        ann: { front: { mint: aSite({ power: 2 }) } },
        bob: { characters: { thief: watcher('power-phase-ended', least) } },
      },
      { turn: { phase: 'power', generatedPower: null } },
    );
  const act = { do: 'generate-power', player: 'ann' };
  expect(afterPlaying(generating(2), act).scene?.items).toHaveLength(1);
  expect(afterPlaying(generating(3), act).scene).toBeNull();
});

describe('the cards on top of a deck', () => {
  const omen = anEvent({
    abilities: [
      {
        ability: 'event',
        do: [
          { do: 'look-at-deck', of: 'you', by: 'every-player', number: 2, as: 'top' },
          {
            ...{ do: 'play', by: 'you', which: { is: { chosen: 'top' } }, in: { deck: 'you' }, cost: 'none' },
            ...{ ignoringResources: false, optional: true },
          },
        ],
      },
    ],
  });
  const monk = aCharacter({ title: 'Monk', cost: 5 });
  const reading = { do: 'play', player: 'ann', card: 'omen' };

  test('are found by what the text does next, and the others stay where they are', () => {
    const deck = { monk, tome: anEvent({ cost: 3 }), last: monk };
    const asked = afterPlaying(table({ ann: { hand: { omen }, deck }, bob: {} }), reading, pass);
    expect(asked.question).toMatchObject({ kind: 'cards', from: ['monk', 'tome'], least: 0 });
    const done = afterPlaying(asked, choose('ann', { cards: ['monk'] }));
    expect([done.inPlay.map(({ id }) => id), pile(done, 'ann', 'deck')]).toEqual([
      ['monk'],
      ['tome', 'last'],
    ]);
  });

  test('are told by chance where nobody has named them', () => {
    const asked = afterPlaying(table({ ann: { hand: { omen }, deck: 9 }, bob: {} }), reading, pass);
    expect(asked.question).toMatchObject({ kind: 'chance', least: 2, most: 2 });
    const known = [
      { id: 'monk', card: monk },
      { id: 'tome', card: anEvent() },
    ];
    const seen = afterPlaying(asked, choose('ann', { known }));
    expect([pile(seen, 'ann', 'deck'), player(seen, 'ann').deck.unknown]).toEqual([['monk', 'tome'], 7]);
  });
});

test('what answers a card that is played also reaches that card', () => {
  const refusal = anEvent({
    abilities: [
      { ability: 'playing', kind: 'only', inResponseTo: { to: { kind: 'played-card' }, as: 'answered' } },
      {
        ability: 'event',
        do: [
          { do: 'cancel', effect: 'answered' },
          { do: 'toast', cards: { chosen: 'answered' } },
          { do: 'gain-power', players: { controllerOf: { chosen: 'answered' } }, amount: 1 },
        ],
      },
    ],
  });
  const windfall = anEvent({
    abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 5 }] }],
  });
  for (const answered of [windfall, aCharacter()]) {
    const state = table({ ann: { hand: { answered } }, bob: { hand: { refusal } } });
    const refused = afterPlaying(
      state,
      { do: 'play', player: 'ann', card: 'answered' },
      { do: 'play', player: 'bob', card: 'refusal' },
      pass,
    );
    expect([pile(refused, 'ann', 'toasted'), pile(refused, 'ann', 'smoked')]).toEqual([['answered'], []]);
  }
});

test('a card that waits in the scene lets whom it answers pay to cancel it', () => {
  const refusal = anEvent({
    abilities: [
      {
        ability: 'playing',
        kind: 'only',
        inResponseTo: { to: { kind: 'played-card', by: 'every-opponent' }, as: 'answered' },
      },
      { ability: 'event', do: [{ do: 'cancel', effect: 'answered' }] },
      {
        ability: 'voluntary',
        from: 'scene',
        by: { controllerOf: { chosen: 'answered' } },
        inResponseTo: { to: { kind: 'played-card', source: { is: 'this' } }, as: 'refused' },
        pay: [{ pay: 'power', amount: 1 }],
        do: [{ do: 'cancel', effect: 'refused' }],
      },
    ],
  });
  const windfall = anEvent({
    abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 5 }] }],
  });
  const refused = afterPlaying(
    table({ ann: { power: 1, hand: { windfall } }, bob: { power: 1, hand: { refusal } }, cyd: { power: 1 } }),
    { do: 'play', player: 'ann', card: 'windfall' },
    { do: 'play', player: 'bob', card: 'refusal' },
  );
  const paying = (who: string) => ({ do: 'use', player: who, card: 'refusal', ability: 2 });
  expect(broken(refused, paying('cyd'))).toEqual(['7.4/controller-decides']);
  expect(listed(refused, 'ann')).toContainEqual(paying('ann'));
  expect(player(afterPlaying(refused, pass), 'ann').power).toBe(1);
  expect(player(afterPlaying(refused, paying('ann'), pass), 'ann').power).toBe(5);
  expect(broken(afterPlaying(refused, pass), paying('ann'))).toContain('7.2/out-of-play-cards-are-inactive');
});

test('A text that lets an opponent pay to cancel the card does not let the payment itself be canceled', {
  meta: { rules: ['shadowfist.yotd/5.2/canceling-effect-can-be-canceled'] },
}, () => {
  const refusal = anEvent({
    abilities: abilitiesOf(
      event,
      "Play in response to an opponent's Event. Cancel that Event. That opponent may pay 1 Power in response to cancel this card.",
    ) as Ability[],
  });
  const windfall = anEvent({
    abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 5 }] }],
  });
  const paying = (choose?: object) => ({
    ...{ do: 'use', player: 'ann', card: 'refusal', ability: 2 },
    ...(choose === undefined ? {} : { choose }),
  });
  const paid = afterPlaying(
    table({ ann: { power: 2, hand: { windfall } }, bob: { hand: { refusal } } }),
    { do: 'play', player: 'ann', card: 'windfall' },
    { do: 'play', player: 'bob', card: 'refusal' },
    paying(),
    { do: 'pass', player: 'bob' },
  );
  const [, played, payment] = paid.scene?.items ?? [];
  expect(broken(paid, paying({ refused: { effect: payment?.id } }))).toEqual([
    '5.2/stated-response-in-the-same-scene',
  ]);
  const twice = afterPlaying(paid, paying({ refused: { effect: played?.id } }), pass);
  expect(player(twice, 'ann').power).toBe(5);
});

describe('a site structure is rearranged', () => {
  const quake = (into: 'occupied-places' | 'same-columns') =>
    anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'players', of: 'every-player', target: true, as: 'whose' }],
          do: [{ do: 'rearrange-sites', of: { chosen: 'whose' }, by: 'you', into }],
        },
      ],
    });
  const shaken = (into: 'occupied-places' | 'same-columns') =>
    afterPlaying(
      table({
        ann: { hand: { quake: quake(into) } },
        bob: { front: { gate: aSite(), mill: aSite() }, back: { hut: aSite() } },
      }),
      { do: 'play', player: 'ann', card: 'quake', choose: { whose: { players: ['bob'] } } },
      pass,
    );
  const place = (column: number, row: 'front' | 'back') => choose('ann', { position: { column, row } });
  const layout = (state: ReturnType<typeof shaken>) =>
    Object.fromEntries(state.inPlay.map(({ id, column, row }) => [id, `${column} ${row}`]));

  test('into the places where Sites were', () => {
    const asked = shaken('occupied-places');
    expect(broken(asked, place(1, 'back'))).toHaveLength(1);
    const done = afterPlaying(asked, place(0, 'back'), place(0, 'front'));
    expect(layout(done)).toEqual({ gate: '0 back', mill: '0 front', hut: '1 front' });
  });

  test('into any places of as many columns, with a Site in front of each', () => {
    const asked = shaken('same-columns');
    const done = afterPlaying(asked, place(1, 'back'), place(1, 'front'));
    expect(layout(done)).toEqual({ gate: '1 back', mill: '1 front', hut: '0 front' });
    expect(broken(afterPlaying(asked, place(0, 'back')), place(1, 'back'))).toHaveLength(1);
  });
});

test('Damage is healed up to an amount, divided as the player likes', () => {
  const balm = anEvent({
    abilities: [
      {
        ability: 'event',
        do: [
          {
            do: 'heal',
            cards: { each: { controller: 'you' }, in: 'play' },
            amount: 4,
            upTo: true,
            divided: true,
          },
        ],
      },
    ],
  });
  const state = table({
    ann: {
      hand: { balm },
      front: { tower: { card: aSite(), damage: 2 }, mill: { card: aSite(), damage: 2 } },
    },
    bob: {},
  });
  const asked = afterPlaying(state, { do: 'play', player: 'ann', card: 'balm' }, pass);
  expect(broken(asked, choose('ann', { number: 5 }))).not.toEqual([]);
  const number = afterPlaying(asked, choose('ann', { number: 3 }));
  const done = afterPlaying(number, choose('ann', { division: { tower: 2, mill: 1 } }));
  expect([card(done, 'tower').damage, card(done, 'mill').damage]).toEqual([0, 1]);
});

test('A coin falls as the action or the answer says', () => {
  const gamble: Ability = {
    ability: 'voluntary',
    limit: { times: 1, per: 'turn' },
    choose: [{ choose: 'mode', of: ['heads', 'tails'], random: true, as: 'coin' }],
    do: [
      {
        do: 'if',
        condition: { chosen: 'coin', as: 'heads' },
        effects: [{ do: 'gain-power', players: 'you', amount: 2 }],
      },
    ],
  };
  const state = table({
    ann: { characters: { gambler: aCharacter({ abilities: [gamble] }) } },
    bob: {},
  });
  const after = (mode: string) =>
    player(afterPlaying(state, use('gambler', { choose: { coin: { mode } } }), pass), 'ann').power;
  expect(after('heads') - after('tails')).toBe(2);
});

test('Who must discard more cards than are in the hand discards all of them', () => {
  const storm = anEvent({
    abilities: [
      {
        ability: 'event',
        do: [
          {
            do: 'choose',
            choice: { choose: 'cards', which: {}, in: { hand: 'you' }, number: { exactly: 3 }, as: 'lost' },
          },
          { do: 'discard', cards: { chosen: 'lost' } },
        ],
      },
    ],
  });
  const state = table({ ann: { hand: { storm, one: aCharacter(), two: aCharacter() } }, bob: {} });
  const done = afterPlaying(state, { do: 'play', player: 'ann', card: 'storm' }, pass);
  expect(player(done, 'ann').hand).toEqual({ cards: [], unknown: 0 });
});

describe('damage of one source is reduced', () => {
  const bolt = anEvent({
    abilities: [
      {
        ability: 'event',
        do: [{ do: 'damage', amount: 2, to: { each: { type: ['Site'] }, in: 'play' } }],
      },
    ],
  });
  const shelter: Ability = {
    ability: 'voluntary',
    choose: [
      { as: 'source', choose: 'effect', which: { by: 'every-opponent', would: ['damage'] } },
      { as: 'card', choose: 'cards', which: { type: ['Site'], controller: 'you' }, in: 'play' },
    ],
    do: [
      {
        do: 'modify',
        cards: { chosen: 'card' },
        by: [{ takesNoDamage: { ofSource: 'source' } }],
        until: 'end-of-turn',
      },
    ],
  };
  const state = table({
    ann: {
      front: { tower: aSite(), mill: aSite() },
      characters: { warden: aCharacter({ abilities: [shelter] }) },
    },
    bob: { hand: { bolt, second: bolt } },
  });
  const cast = (id: string) => ({ do: 'play', player: 'bob', card: id });
  const sheltered = afterPlaying(
    ...([state, cast('bolt'), use('warden', { choose: { card: { cards: ['tower'] } } }), pass] as const),
  );

  test('A card takes no damage of the effect that was chosen', () => {
    expect([card(sheltered, 'tower').damage, card(sheltered, 'mill').damage]).toEqual([0, 2]);
  });

  test('A card takes damage of another effect of the same turn', () => {
    const struck = afterPlaying(sheltered, cast('second'), pass);
    expect([card(struck, 'tower').damage, card(struck, 'mill').damage]).toEqual([2, 4]);
  });
});

test('A Site can wait until an opponent reveals it', () => {
  const grove = aFengShuiSite({
    abilities: [
      {
        ability: 'triggered',
        on: { event: 'revealed', card: { is: 'this' }, by: 'every-opponent' },
        do: [{ do: 'gain-power', players: 'you', amount: 1 }],
      },
    ],
  });
  const lamp = anEvent({
    abilities: [
      { ability: 'event', do: [{ do: 'reveal', cards: { each: { type: ['Feng Shui Site'] }, in: 'play' } }] },
    ],
  });
  const state = table({
    ann: { hand: { lamp } },
    bob: { front: { grove: { card: grove, faceDown: true } } },
  });
  const lit = afterPlaying(state, { do: 'play', player: 'ann', card: 'lamp' }, pass, pass);
  expect(player(lit, 'bob').power).toBe(1);
  const revealed = afterPlaying(state, { do: 'reveal', player: 'bob', card: 'grove' }, pass);
  expect(player(revealed, 'bob').power).toBe(0);
});
