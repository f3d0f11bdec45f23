import { describe, expect, test } from 'vitest';
import type { Amount, Filter } from '../../../../src/games/shadowfist/vocabulary/terms.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  broken,
  judged,
  listed,
  open,
  pass,
  player,
  table,
} from './table.ts';

const playing = (id: string, more: object = {}) => ({ do: 'play', player: 'ann', card: id, ...more });

/** An Edge that changes what Characters cost. */
const changing = (
  by: Amount,
  more: { players?: 'you' | 'every-player' | 'every-opponent'; mandatory?: boolean; costOf?: Filter } = {},
) =>
  anEdge({
    abilities: [
      {
        ability: 'continuous',
        players: more.players ?? 'you',
        modifyPlayers: [{ costOf: more.costOf ?? {}, by, mandatory: more.mandatory ?? false }],
      },
    ],
  });
const hero = aCharacter({ cost: 3 });
const withPower = (power: number, edges: Record<string, ReturnType<typeof anEdge>>, card = hero) =>
  table({ ann: { power, edges, hand: { card } }, bob: {} });
const leftOver = (state: unknown, more: object = {}) =>
  player(afterPlaying(state, playing('card', more)), 'ann').power;

describe('cost (4.3.2)', () => {
  test('the cost is paid on generation, to nobody', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.2/pay-on-generation',
        'shadowfist.yotd/4.3.2/paid-to-reservoir',
        'shadowfist.yotd/3.3.2/pay-the-cost',
        'shadowfist.yotd/2.1/cost-in-power',
        'shadowfist.yotd/2.1/power-and-resources-needed',
      ],
    },
  }, () => {
    expect(broken(withPower(2, {}), playing('card'))).toEqual(['3.3.2/pay-the-cost']);
    const played = afterPlaying(withPower(3, {}), playing('card'));
    expect(played.players.map(({ power }) => power)).toEqual([0, 0]);
    expect(afterPlaying(played, pass).players.map(({ power }) => power)).toEqual([0, 0]);
  });

  test('a reduction counts while its conditions hold', {
    meta: { rules: ['shadowfist.yotd/4.3.2/reduced-cost'] },
  }, () => {
    const reduced = aCharacter({
      cost: 3,
      abilities: [
        {
          ability: 'own-cost',
          by: -2,
          if: { exists: { each: { type: ['Edge'], controller: 'you' }, in: 'play' } },
        },
      ],
    });
    expect(leftOver(withPower(1, { edge: anEdge() }, reduced))).toBe(0);
    expect(broken(withPower(1, {}, reduced), playing('card'))).toEqual(['3.3.2/pay-the-cost']);
  });

  test('What a card chooses can reduce its cost', () => {
    const notOwned: Filter = { is: { chosen: 'fallen' }, not: { owner: 'you' } };
    const revival = anEvent({
      cost: 2,
      abilities: [
        {
          ability: 'playing',
          kind: 'only',
          choose: [{ choose: 'cards', which: {}, in: { smoked: 'every-player' }, as: 'fallen' }],
          cost: { reducedBy: { count: { each: notOwned, in: { smoked: 'every-player' } } } },
          do: [{ do: 'return-to-play', cards: { chosen: 'fallen' }, by: { ownerOf: { chosen: 'fallen' } } }],
        },
      ],
    });
    const state = table({
      ann: { power: 1, hand: { revival }, smoked: { own: hero } },
      bob: { smoked: { another: hero } },
    });
    const reviving = (id: string) => ({
      do: 'play',
      player: 'ann',
      card: 'revival',
      choose: { fallen: { cards: [id] } },
    });
    expect(broken(state, reviving('own'))).toEqual(['3.3.2/pay-the-cost']);
    const played = afterPlaying(state, reviving('another'));
    expect(player(played, 'ann').power).toBe(0);
  });

  test('a cost never falls below zero', {
    meta: { rules: ['shadowfist.yotd/4.3.2/never-below-zero'] },
  }, () => {
    expect(leftOver(withPower(4, { edge: changing(-9) }), { reducedBy: 'edge' })).toBe(4);
  });

  test('of several cards that could reduce a cost one is chosen', {
    meta: { rules: ['shadowfist.yotd/4.3.2/one-cost-reducer', 'shadowfist.yotd/4.3.2/choosing-the-reducer'] },
  }, () => {
    const state = withPower(2, { one: changing(-1), other: changing(-1) });
    expect(leftOver(state, { reducedBy: 'one' })).toBe(0);
    expect(leftOver(state, { reducedBy: 'other' })).toBe(0);
    expect(
      broken(withPower(1, { one: changing(-1), other: changing(-1) }), playing('card', { reducedBy: 'one' })),
    ).toEqual(['3.3.2/pay-the-cost']);
    expect(broken(withPower(3, { idle: anEdge() }), playing('card', { reducedBy: 'idle' }))).toEqual([
      '4.3.2/choosing-the-reducer',
    ]);
  });

  test('a reduction that is not up to the player counts as the one, unless it applies to all players', {
    meta: { rules: ['shadowfist.yotd/4.3.2/one-cost-reducer', 'shadowfist.yotd/4.3.2/choosing-the-reducer'] },
  }, () => {
    const binding = (by: number) => changing(by, { mandatory: true });
    expect(leftOver(withPower(3, { one: binding(-1) }))).toBe(1);
    const two = { one: binding(-1), other: binding(-2) };
    expect(open(withPower(3, two), playing('card'))).toEqual(['/reducedBy']);
    expect(leftOver(withPower(3, two), { reducedBy: 'one' })).toBe(1);
    expect(leftOver(withPower(3, two), { reducedBy: 'other' })).toBe(2);
    expect(broken(withPower(0, two), playing('card'))).toEqual(['3.3.2/pay-the-cost']);
    expect(leftOver(withPower(3, { one: binding(-1), other: binding(-1) }))).toBe(1);
    const beside = withPower(3, { one: binding(-1), other: changing(-2) });
    expect(leftOver(beside, { reducedBy: 'other' })).toBe(2);
    expect(leftOver(beside)).toBe(1);
  });

  test('the card whose effect plays another at less is the one that reduces its cost', {
    meta: { rules: ['shadowfist.yotd/4.3.2/one-cost-reducer'] },
  }, () => {
    const estate = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              ...{ do: 'play', by: 'you', which: { type: ['Character'] }, in: { hand: 'you' } },
              ...{ cost: { reducedBy: 1 }, ignoringResources: false, optional: false, faceUp: false },
            },
          ],
        },
      ],
    });
    const edges = { one: changing(-2, { mandatory: true }) };
    const state = table({ ann: { power: 2, edges, hand: { estate, card: hero } }, bob: {} });
    const played = afterPlaying(state, playing('estate'), pass);
    const value = { cards: ['card'] };
    const chosen =
      played.question === null ? played : afterPlaying(played, { do: 'choose', player: 'ann', value });
    expect(player(chosen, 'ann').power).toBe(0);
  });

  test('what another card would make payable is told with that card', {
    meta: { rules: ['shadowfist.yotd/3.3.2/pay-the-cost', 'shadowfist.yotd/4.3.2/choosing-the-reducer'] },
  }, () => {
    const [verdict] = judged(withPower(2, { one: changing(-1) }), playing('card')).verdicts;
    expect(verdict).toMatchObject({
      violations: [
        {
          message: 'It costs 3 Power, and ann has 2. With "reducedBy": "one" it costs 2.',
          action: ['/card', '/reducedBy'],
          need: 3,
          have: 2,
        },
      ],
    });
  });

  test('one more card may reduce what the card itself reduces', {
    meta: { rules: ['shadowfist.yotd/4.3.2/own-reduction-does-not-count'] },
  }, () => {
    const gorilla = aCharacter({ cost: 3, abilities: [{ ability: 'own-cost', by: -1 }] });
    expect(leftOver(withPower(1, { ground: changing(-1) }, gorilla), { reducedBy: 'ground' })).toBe(0);
  });

  test('one more card may reduce what is reduced for all players', {
    meta: { rules: ['shadowfist.yotd/4.3.2/mandatory-reduction-does-not-count'] },
  }, () => {
    const chamber = changing(-1, { players: 'every-player', mandatory: true });
    expect(leftOver(withPower(1, { chamber, ground: changing(-1) }), { reducedBy: 'ground' })).toBe(0);
    expect(leftOver(withPower(2, { chamber }))).toBe(0);
  });

  test('every increase is paid, or the card is not played', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.2/pay-increased-cost',
        'shadowfist.yotd/4.3.2/cannot-pay-cannot-generate',
        'shadowfist.yotd/4.3.2/increases-without-limit',
      ],
    },
  }, () => {
    const tax = changing(1, { players: 'every-player', mandatory: true });
    const taxed = (power: number) => withPower(power, { one: tax, two: tax, three: tax });
    expect(broken(taxed(5), playing('card'))).toEqual(['3.3.2/pay-the-cost']);
    expect(leftOver(taxed(7))).toBe(1);
  });

  test('what is played at no cost is neither cheaper nor dearer; a cost of 0 may be', {
    meta: { rules: ['shadowfist.yotd/4.3.2/no-cost-cannot-change'] },
  }, () => {
    const tax = changing(2, { players: 'every-player', mandatory: true });
    const free = anEvent({ cost: 3, abilities: [{ ability: 'playing', kind: 'also', cost: 'none' }] });
    const state = withPower(0, { tax, ground: changing(-1) }, free);
    expect(broken(state, playing('card', { way: 0 }))).toEqual([]);
    expect(broken(state, playing('card', { way: 0, reducedBy: 'ground' }))).toEqual([
      '4.3.2/no-cost-cannot-change',
    ]);
    expect(broken(withPower(1, { tax }, aCharacter({ cost: 0 })), playing('card'))).toEqual([
      '3.3.2/pay-the-cost',
    ]);
    const cheaper = anEvent({
      cost: 1,
      abilities: [{ ability: 'playing', kind: 'also', cost: { reducedBy: 1 } }],
    });
    expect(broken(withPower(1, { tax }, cheaper), playing('card', { way: 0 }))).toEqual([
      '3.3.2/pay-the-cost',
    ]);
  });
});

describe('a cost of X (4.3.2)', () => {
  const flood = (more: object[] = []) =>
    anEvent({
      cost: 'X',
      abilities: [
        ...(more as []),
        {
          ability: 'event',
          do: [{ do: 'damage', amount: { value: 'X' }, to: { each: { type: ['Site'] }, in: 'play' } }],
        },
      ],
    });
  const state = (power: number, event = flood(), edges = {}) =>
    table({ ann: { power, edges, hand: { card: event } }, bob: { front: { gate: aSite({ body: 9 }) } } });
  const damage = (given: unknown, more: object) =>
    afterPlaying(given, playing('card', more), pass).inPlay.find(({ id }) => id === 'gate')?.damage;

  test('the player decides what X is, and pays it', {
    meta: { rules: ['shadowfist.yotd/4.3.2/x-cost-chosen-on-generation'] },
  }, () => {
    expect(leftOver(state(5), { x: 3 })).toBe(2);
    expect(damage(state(5), { x: 3 })).toBe(3);
    expect(broken(state(2), playing('card', { x: 3 }))).toEqual(['3.3.2/pay-the-cost']);
    expect(broken(withPower(4, {}), playing('card', { x: 1 }))).toEqual([
      '4.3.2/x-cost-chosen-on-generation',
    ]);
  });

  test('at no cost X is zero', { meta: { rules: ['shadowfist.yotd/4.3.2/x-at-no-cost-is-zero'] } }, () => {
    const free = flood([{ ability: 'playing', kind: 'also', cost: 'none' }]);
    expect(damage(state(5, free), { way: 0 })).toBe(0);
    expect(broken(state(5, free), playing('card', { way: 0, x: 2 }))).toEqual([
      '4.3.2/x-cost-chosen-on-generation',
    ]);
  });

  test('at reduced cost X keeps its value, and less is paid', {
    meta: { rules: ['shadowfist.yotd/4.3.2/x-at-reduced-cost'] },
  }, () => {
    const reduced = state(2, flood(), { ground: changing(-1) });
    expect(leftOver(reduced, { x: 3, reducedBy: 'ground' })).toBe(0);
    expect(damage(reduced, { x: 3, reducedBy: 'ground' })).toBe(3);
  });
});

describe('a choice of as many as X (4.3.2)', () => {
  const volley = anEvent({
    cost: 'X',
    abilities: [
      {
        ability: 'event',
        choose: [
          {
            ...{ choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'hit', target: true },
            number: { exactly: { value: 'X' }, atLeast: 2 },
          },
        ],
        do: [{ do: 'smoke', cards: { chosen: 'hit' } }],
      },
    ],
  });
  const state = table({
    ann: { power: 3, hand: { card: volley } },
    bob: { characters: { one: aCharacter(), two: aCharacter(), three: aCharacter() } },
  });
  const hit = (...cards: string[]) => ({ choose: { hit: { cards } } });

  test('asks for X, and for no more than is known before', {
    meta: { rules: ['shadowfist.yotd/4.3.2/x-cost-chosen-on-generation'] },
  }, () => {
    expect(open(state, playing('card', hit('one', 'two')))).toEqual(['/x']);
    const [verdict] = judged(state, playing('card')).verdicts;
    expect(verdict).toEqual({
      ...{ index: 0, outcome: 'needs-choice', unjudged: [] },
      choices: [
        {
          pointer: '/x',
          form: 'number',
          player: 'ann',
          about: 'how much Power is paid for X',
          from: null,
          least: 0,
          most: 3,
        },
        {
          ...{
            pointer: '/choose/hit',
            form: 'list',
            key: 'cards',
            player: 'ann',
            about: 'X (2 or more) Characters',
          },
          ...{ from: ['one', 'two', 'three'], least: 2, most: 3 },
        },
      ],
    });
    expect(leftOver(state, { x: 2, ...hit('one', 'two') })).toBe(1);
    expect(broken(state, playing('card', { x: 3, ...hit('one', 'two') }))).toEqual([
      '5.2/choices-and-payments-at-generation',
    ]);
  });
});

describe('what Feng Shui Sites cost (3.3.2)', () => {
  const at = (column: number) => ({ at: { column, row: 'front' } });
  const having = (sites: number, power: number, more = {}) =>
    table({
      ann: {
        power,
        ...(sites === 0
          ? {}
          : {
              front: Object.fromEntries(
                Array.from({ length: sites }, (_, n) => [
                  `grove${n}`,
                  aFengShuiSite({ title: `Grove ${n}` }),
                ]),
              ),
            }),
        hand: { card: aFengShuiSite({ title: 'Spring' }) },
        ...more,
      },
      bob: {},
    });

  test('each other Feng Shui Site that its player controls makes it 1 dearer', {
    meta: {
      rules: ['shadowfist.yotd/3.3.2/feng-shui-site-cost', 'shadowfist.yotd/3.3.2/feng-shui-sites-unpriced'],
    },
  }, () => {
    expect(leftOver(having(1, 1), at(1))).toBe(0);
    expect(leftOver(having(3, 3), at(3))).toBe(0);
    expect(broken(having(3, 2), playing('card', at(3)))).toEqual(['3.3.2/pay-the-cost']);
  });

  test('the first has no cost, and gains 1 Power on resolution', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.2/first-feng-shui-site-is-free',
        'shadowfist.yotd/3.3.2/first-feng-shui-site-gains-power',
      ],
    },
  }, () => {
    const played = afterPlaying(having(0, 0), playing('card', at(0)));
    expect(player(played, 'ann').power).toBe(0);
    expect(player(afterPlaying(played, pass), 'ann').power).toBe(1);
    const second = afterPlaying(having(1, 1), playing('card', at(1)), pass);
    expect(player(second, 'ann').power).toBe(0);
  });

  test('so does the first that has a printed cost; the next costs what is printed', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.2/first-feng-shui-site-is-free',
        'shadowfist.yotd/3.3.2/first-feng-shui-site-gains-power',
        'shadowfist.yotd/4.1/first-feng-shui-site',
      ],
    },
  }, () => {
    const spring = (cost: number | 'X') => aFengShuiSite({ title: 'Spring', cost });
    for (const cost of [2, 'X'] as const) {
      const played = afterPlaying(
        having(0, 0, { hand: { card: spring(cost) } }),
        playing('card', at(0)),
        pass,
      );
      expect(player(played, 'ann').power).toBe(1);
    }
    expect(leftOver(having(1, 3, { hand: { card: spring(2) } }), at(1))).toBe(1);
    expect(broken(having(1, 1, { hand: { card: spring(2) } }), playing('card', at(1)))).toEqual([
      '3.3.2/pay-the-cost',
    ]);
  });

  test('at no cost X is zero', {
    meta: { rules: ['shadowfist.yotd/4.3.2/x-cost-chosen-on-generation'] },
  }, () => {
    const spring = aFengShuiSite({ title: 'Spring', cost: 'X' });
    const state = having(0, 3, { hand: { card: spring } });
    expect(broken(state, playing('card', { ...at(0), x: 1 }))).toEqual(['4.3.2/x-cost-chosen-on-generation']);
    expect(listed(state, 'ann')).toContainEqual(playing('card', at(0)));
    expect(listed(state, 'ann')).not.toContainEqual(playing('card', { ...at(0), x: 0 }));
  });
});

describe('a reduction by an X below zero is none, and no increase (4.3.2)', () => {
  const reducing = { meta: { rules: ['shadowfist.yotd/4.3.2/reduced-cost'] } } as const;
  const oneLess: Amount = { difference: [{ count: { each: { type: ['Site'] }, in: 'play' } }, 1] };

  test('By an effect that plays the card', reducing, () => {
    const offer = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              ...{ do: 'play', by: 'you', which: {}, in: { hand: 'you' }, cost: { reducedBy: oneLess } },
              ...{ ignoringResources: false, optional: false },
            },
          ],
        },
      ],
    });
    const given = (front: object) =>
      table({ ann: { power: 3, front: { ...front }, hand: { offer, card: anEdge({ cost: 3 }) } }, bob: {} });
    const spent = (front: object) =>
      3 - player(afterPlaying(given(front), playing('offer'), pass), 'ann').power;
    expect(spent({})).toBe(3);
    expect(spent({ gate: aSite(), tower: aSite(), moat: aSite() })).toBe(1);
  });

  test('By a text in play, or its own', reducing, () => {
    const minus: Amount = { product: [-1, oneLess] };
    expect(leftOver(withPower(4, { edge: changing(minus, { mandatory: true }) }))).toBe(1);
    const own = aCharacter({ cost: 3, abilities: [{ ability: 'own-cost', by: minus }] });
    expect(leftOver(withPower(4, {}, own))).toBe(1);
  });

  test('By a way of playing it', reducing, () => {
    const card = aCharacter({
      cost: 3,
      abilities: [{ ability: 'playing', kind: 'also', cost: { reducedBy: oneLess } }],
    });
    expect(leftOver(withPower(4, {}, card), { way: 0 })).toBe(1);
  });
});
