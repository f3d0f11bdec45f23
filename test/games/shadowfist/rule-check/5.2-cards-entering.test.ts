import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import type { Effect } from '../../../../src/games/shadowfist/vocabulary/effects.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  aState,
  broken,
  card,
  pass,
  pile,
  player,
  table,
} from './table.ts';

type Play = Extract<Effect, { do: 'play' }>;
const playing = (how: Partial<Play> = {}): Play => ({
  ...{ do: 'play', by: 'you', which: {}, in: { hand: 'you' }, cost: 'full' },
  ...{ ignoringResources: false, optional: false, ...how },
});
const event = (effects: readonly Effect[], immediately = false): Ability => ({
  ability: 'event',
  ...(immediately ? { immediately } : {}),
  do: effects,
});
const entrance = (how: Partial<Play> = {}, immediately = false) =>
  anEvent({ title: 'Entrance', abilities: [event([playing(how)], immediately)] });
const enter = { do: 'play', player: 'ann', card: 'entrance' };
const choose = (value: object) => ({ do: 'choose', player: 'ann', value });
const seated = (hand: object, more: object = {}, turn: object = {}) =>
  table({ ann: { power: 3, hand: { ...hand }, ...more }, bob: {} }, { turn });
const bolt = anEvent({
  title: 'Bolt',
  cost: 'X',
  abilities: [
    {
      ability: 'event',
      do: [{ do: 'gain-power', players: 'every-opponent', amount: { value: 'X' } }],
    },
  ],
});

describe('cards that effects play (5.2)', () => {
  test('during resolution a card resolves at once', {
    meta: { rules: ['shadowfist.yotd/5.2/card-entering-at-resolution-resolves-at-once'] },
  }, () => {
    const played = afterPlaying(seated({ entrance: entrance(), hero: aCharacter({ cost: 2 }) }), enter, pass);
    expect(card(played, 'hero').unresolved).toBe(false);
    expect(played.scene).toBeNull();
    expect(player(played, 'ann').power).toBe(1);
  });

  test('during generation it takes its place in the scene', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2/card-entering-at-generation-resolves-normally',
        'shadowfist.yotd/5.2.5/immediately-means-one-step',
      ],
    },
  }, () => {
    const state = seated({ entrance: entrance({}, true), hero: aCharacter({ cost: 2 }) });
    const played = afterPlaying(state, enter);
    expect(card(played, 'hero').unresolved).toBe(true);
    expect(played.scene?.items.map(({ frame }) => frame.source)).toEqual(['hero']);
    expect(card(afterPlaying(played, pass), 'hero').unresolved).toBe(false);
  });

  test('an Event played during generation can be answered', {
    meta: { rules: ['shadowfist.yotd/5.2/card-entering-at-generation-resolves-normally'] },
  }, () => {
    const windfall = anEvent({ abilities: [event([{ do: 'gain-power', players: 'you', amount: 4 }])] });
    const played = afterPlaying(seated({ entrance: entrance({}, true), windfall }), enter);
    expect(player(played, 'ann').power).toBe(3);
    expect(player(afterPlaying(played, pass), 'ann').power).toBe(7);
    expect(pile(played, 'ann', 'smoked')).toEqual(['windfall', 'entrance']);
  });

  test('an effect waives only what it names', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3/only-named-requirements-are-waived',
        'shadowfist.yotd/4.3/no-cost-still-needs-resources',
        'shadowfist.yotd/4.3/no-resources-still-costs',
      ],
    },
  }, () => {
    const lotus = aCharacter({ cost: 4, requires: ['lot'] });
    const with3 = (how: Partial<Play>) => broken(seated({ entrance: entrance(how), lotus }), enter);
    expect(with3({ cost: 'none' })).toEqual(['5.2/legal-entering-card-at-generation']);
    expect(with3({ ignoringResources: true })).toEqual(['5.2/legal-entering-card-at-generation']);
    expect(with3({ cost: 'none', ignoringResources: true })).toEqual([]);
    expect(with3({ cost: { reducedBy: 1 }, ignoringResources: true })).toEqual([]);
  });

  test('nor does it waive how often a card is played', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.2/one-site-a-turn',
        'shadowfist.yotd/10.1.1/limited-event-once-a-turn',
        'shadowfist.yotd/10.1.1/one-shot-once-a-game',
      ],
    },
  }, () => {
    const none = ['5.2/legal-entering-card-at-generation'];
    const site = seated({ entrance: entrance(), grove: aFengShuiSite() }, {}, { sitePlayed: true });
    expect(broken(site, enter)).toEqual(none);
    const limited = anEvent({ title: 'Once', restrictions: ['Limited'] });
    const again = seated(
      { entrance: entrance(), limited },
      {},
      { limitedEvents: [{ player: 'ann', title: 'Once' }] },
    );
    expect(broken(again, enter)).toEqual(none);
    const oneShot = anEvent({ title: 'Ever', restrictions: ['One-Shot'] });
    expect(broken(seated({ entrance: entrance(), oneShot }, { oneShots: ['Ever'] }), enter)).toEqual(none);
    const once = afterPlaying(seated({ entrance: entrance(), limited }), enter, pass);
    expect(once.turn.limitedEvents).toEqual([{ player: 'ann', title: 'Once' }]);
  });

  test('nor when, or that an effect forbids it', {
    meta: {
      rules: ['shadowfist.yotd/5.2/stated-response-in-the-same-scene', 'shadowfist.yotd/7.7/cannot-prevails'],
    },
  }, () => {
    const answer = anEvent({
      abilities: [
        { ability: 'playing', kind: 'only', inResponseTo: { to: { kind: 'ability' }, as: 'answered' } },
      ],
    });
    const none = ['5.2/legal-entering-card-at-generation'];
    expect(broken(seated({ entrance: entrance(), answer }), enter)).toEqual(none);
    const ban = anEdge({
      abilities: [
        {
          ability: 'continuous',
          players: 'every-player',
          modifyPlayers: [{ cannotPlay: { type: ['Character'] } }],
        },
      ],
    });
    const banned = seated({ entrance: entrance(), hero: aCharacter() }, { edges: { ban } });
    expect(broken(banned, enter)).toEqual(none);
  });

  test('the first Feng Shui Site has no cost and brings 1 Power', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.2/first-feng-shui-site-is-free',
        'shadowfist.yotd/3.3.2/first-feng-shui-site-gains-power',
      ],
    },
  }, () => {
    const played = afterPlaying(seated({ entrance: entrance(), grove: aFengShuiSite() }), enter, pass);
    expect(player(played, 'ann').power).toBe(4);
    expect(card(played, 'grove')).toMatchObject({ column: 0, row: 'front', faceDown: true });
    expect(played.turn.sitePlayed).toBe(true);
  });

  test('an X is chosen: in full where the cost is reduced, zero at no cost', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.2/x-cost-chosen-on-generation',
        'shadowfist.yotd/4.3.2/x-at-reduced-cost',
        'shadowfist.yotd/4.3.2/x-at-no-cost-is-zero',
      ],
    },
  }, () => {
    const full = afterPlaying(seated({ entrance: entrance(), bolt }), enter, pass);
    expect(full.question).toMatchObject({ kind: 'number', least: 0, most: 3 });
    const paid = afterPlaying(full, choose({ number: 2 }));
    expect(paid.players.map(({ power }) => power)).toEqual([1, 2]);
    const reduced = afterPlaying(
      seated({ entrance: entrance({ cost: { reducedBy: 2 } }), bolt }),
      enter,
      pass,
    );
    expect(reduced.question).toMatchObject({ most: 5 });
    expect(afterPlaying(reduced, choose({ number: 5 })).players.map(({ power }) => power)).toEqual([0, 5]);
    const free = afterPlaying(seated({ entrance: entrance({ cost: 'none' }), bolt }), enter, pass);
    expect(free.players.map(({ power }) => power)).toEqual([3, 0]);
  });

  test('one other card may reduce the cost, unless the effect does', {
    meta: { rules: ['shadowfist.yotd/4.3.2/one-cost-reducer', 'shadowfist.yotd/4.3.2/choosing-the-reducer'] },
  }, () => {
    const discount = anEdge({
      abilities: [
        {
          ability: 'continuous',
          players: 'you',
          modifyPlayers: [{ costOf: {}, by: -1, mandatory: false, limit: { times: 1, per: 'turn' } }],
        },
      ],
    });
    const edges = { edges: { discount, other: discount } };
    const dear = aCharacter({ cost: 4 });
    const asked = afterPlaying(seated({ entrance: entrance(), dear }, edges), enter, pass);
    expect(asked.question).toMatchObject({ kind: 'cards', from: ['discount', 'other'], least: 1, most: 1 });
    const played = afterPlaying(asked, choose({ cards: ['other'] }));
    expect(player(played, 'ann').power).toBe(0);
    expect(played.turn.uses).toMatchObject([{ card: 'other', times: 1, per: 'turn' }]);
    const reducing = entrance({ cost: { reducedBy: 1 } });
    const alone = afterPlaying(seated({ entrance: reducing, dear }, edges), enter, pass);
    expect(player(alone, 'ann').power).toBe(0);
    expect(alone.turn.uses).toEqual([]);
  });

  test('a State is put on a card that its player chooses', {
    meta: { rules: ['shadowfist.yotd/4.3.4/states-on-cards-in-play'] },
  }, () => {
    const state = seated(
      { entrance: entrance(), sword: aState() },
      { characters: { one: aCharacter(), two: aCharacter() } },
    );
    const asked = afterPlaying(state, enter, pass);
    expect(asked.question).toMatchObject({ from: ['one', 'two'] });
    expect(card(afterPlaying(asked, choose({ cards: ['two'] })), 'sword').on).toBe('two');
  });
});

describe('cards that are drawn and spoken of', () => {
  const drawing = (number: number) =>
    anEvent({
      abilities: [
        event([
          { do: 'draw', players: 'you', amount: number, as: 'drawn' },
          { do: 'discard', cards: { chosen: 'drawn' } },
        ]),
      ],
    });

  test('are told by whoever saw chance show them', () => {
    const state = table({ ann: { hand: { entrance: drawing(2) }, deck: 5 }, bob: {} });
    const asked = afterPlaying(state, enter, pass);
    expect(asked.question).toMatchObject({ player: 'ann', kind: 'chance', least: 2, most: 2 });
    const one = { id: 'one', card: aCharacter() };
    const two = { id: 'two', card: aCharacter() };
    const refused = ['5.2/decisions-at-resolution-only-if-stated'];
    expect(broken(asked, choose({ known: [one] }))).toEqual(refused);
    expect(broken(asked, choose({ known: [one, one] }))).toEqual(refused);
    expect(broken(asked, choose({ known: [one, { ...two, id: 'entrance' }] }))).toEqual(refused);
    const told = afterPlaying(asked, choose({ known: [one, two] }));
    expect(pile(told, 'ann', 'toasted')).toEqual(['two', 'one']);
    expect(player(told, 'ann').deck.unknown).toBe(3);
  });

  test('have names of their own, though several players draw', () => {
    const all = anEvent({
      abilities: [event([{ do: 'draw', players: 'every-player', amount: 1, as: 'drawn' }])],
    });
    const state = table({ ann: { hand: { entrance: all }, deck: 5 }, bob: { deck: 5 } });
    const named = (who: string, id: string) => ({
      ...{ do: 'choose', player: who, value: { known: [{ id, card: aCharacter() }] } },
    });
    const one = afterPlaying(state, enter, pass, named('ann', 'one'));
    expect(broken(one, named('bob', 'one'))).toEqual(['5.2/decisions-at-resolution-only-if-stated']);
    expect(pile(afterPlaying(one, named('bob', 'two')), 'bob', 'hand')).toEqual(['two']);
  });

  test('are known already where the deck is', () => {
    const state = table({ ann: { hand: { entrance: drawing(1) }, deck: { top: aCharacter() } }, bob: {} });
    expect(pile(afterPlaying(state, enter, pass), 'ann', 'toasted')).toEqual(['top']);
  });

  test('are none where the deck is empty', () => {
    const state = table({ ann: { hand: { entrance: drawing(1) }, deck: 0 }, bob: {} });
    expect(afterPlaying(state, enter, pass).question).toBeNull();
  });
});

test('A way of playing a card may be limited', {
  meta: { rules: ['shadowfist.yotd/5.2.1/voluntary-within-rules-and-text'] },
}, () => {
  const sudden = anEvent({
    title: 'Sudden',
    cost: 5,
    abilities: [{ ability: 'playing', kind: 'also', cost: 'none', limit: { times: 1, per: 'turn' } }],
  });
  const once = (id: string) => ({ do: 'play', player: 'ann', card: id, way: 0 });
  const state = table({ ann: { hand: { one: sudden, two: sudden } }, bob: { hand: { three: sudden } } });
  const played = afterPlaying(state, once('one'), pass);
  expect(broken(played, once('two'))).toEqual(['5.2.1/voluntary-within-rules-and-text']);
  expect(broken(played, { ...once('three'), player: 'bob' })).toEqual([]);
});
