import { describe, expect, test } from 'vitest';
import type { StateGiven } from '../../../../src/games/shadowfist/rule-check/state/state.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  broken,
  card,
  events,
  judged,
  listed,
  pass,
  pile,
  player,
  table,
} from './table.ts';

const step = (verb: string, more: object = {}) => ({ do: verb, player: 'ann', ...more });
const generates = step('generate-power');
const declines = step('decline-power');
const unturns = step('unturn');
const discards = (...cards: readonly string[]) => step('discard', { cards });
const draws = step('draw');
const playing = (id: string, who = 'ann') => ({ do: 'play', player: who, card: id });

type Seat = Parameters<typeof table>[0][string];
/** Ann is in this phase of her Establishing Shot. */
const at = (phase: StateGiven['turn']['phase'], ann: Seat, bob: Seat = {}, turn: object = {}) =>
  table({ ann, bob }, { turn: { phase, generatedPower: null, ...turn } });

const trader = anEvent({ title: 'Trader', abilities: [{ ability: 'event', do: [] }] });
/** Played at the start of the turn; the only card that generates Power then. */
const demon = anEvent({
  title: 'Demon',
  abilities: [
    { ability: 'playing', kind: 'only', when: { during: 'start-of-turn' } },
    {
      ability: 'event',
      do: [
        {
          do: 'modify-players',
          players: 'you',
          by: [{ cannotGeneratePower: { isNot: 'this' } }],
          until: 'end-of-turn',
        },
        { do: 'generate-power', player: 'you', amount: 3 },
      ],
    },
  ],
});
const veto = anEvent({
  title: 'Veto',
  abilities: [
    { ability: 'playing', kind: 'only', inResponseTo: { to: { source: { type: ['Event'] } }, as: 'it' } },
    { ability: 'event', do: [{ do: 'cancel', effect: 'it' }] },
  ],
});

describe('the beginning of the game (3.2)', () => {
  const deck = { d1: trader, d2: trader, d3: trader, d4: trader, d5: trader, d6: trader, d7: trader };
  const before = { turn: { phase: 'set-up', generatedPower: null } } as const;

  test('[3.2/starting-hand, 3.2/starting-power, 3.2/play-passes-left] six cards and 1 Power each; whoever goes first has the first turn', () => {
    const state = table({ ann: { deck: 10 }, bob: { deck }, cat: { deck: 6 } }, before);
    const begun = afterPlaying(state, { do: 'start', player: 'bob' });
    expect(begun.players.map(({ power }) => power)).toEqual([1, 1, 1]);
    expect(player(begun, 'ann')).toMatchObject({ hand: { unknown: 6 }, deck: { unknown: 4 } });
    expect(pile(begun, 'bob', 'hand')).toEqual(['d1', 'd2', 'd3', 'd4', 'd5', 'd6']);
    expect(pile(begun, 'bob', 'deck')).toEqual(['d7']);
    expect(begun.turn).toMatchObject({ player: 'bob', number: 1, phase: 'start' });
  });

  test('[3.2/starting-hand, 3.2/starting-power] a hand or Power before the start is refused', () => {
    const state = table({ ann: { hand: 1, deck: 10 }, bob: { power: 1, deck: 10 } }, before);
    expect(broken(state, { do: 'start', player: 'ann' })).toEqual([
      '3.2/starting-hand',
      '3.2/starting-power',
    ]);
    const on = at('start', {});
    expect(broken(on, { do: 'start', player: 'ann' })).toEqual(['3.2/set-up-board']);
  });

  test('[3.2/no-deck-size, 3.2/starting-hand] of a deck of less than six cards all are drawn', () => {
    const state = table({ ann: { deck: 4 }, bob: { deck: { d1: trader, d2: trader } } }, before);
    const start = { do: 'start', player: 'ann' };
    expect(listed(state)).toEqual([start, { do: 'start', player: 'bob' }]);
    const begun = afterPlaying(state, start);
    expect(player(begun, 'ann')).toMatchObject({ hand: { unknown: 4 }, deck: { unknown: 0 } });
    expect(pile(begun, 'bob', 'hand')).toEqual(['d1', 'd2']);
    const named = (ids: readonly string[]) => ({
      ...start,
      hands: { ann: ids.map((id) => ({ id, card: trader })) },
    });
    expect(pile(afterPlaying(state, named(['a1', 'a2', 'a3', 'a4'])), 'ann', 'hand')).toHaveLength(4);
    expect(broken(state, named(['a1', 'a2', 'a3', 'a4', 'a5']))).toEqual(['3.2/starting-hand']);
  });

  test('[3.2/starting-hand] cards of starting hands may be named, under names that nothing else has', () => {
    const state = table({ ann: { deck: 10 }, bob: { deck } }, before);
    const started = (hands: object) => ({ do: 'start', player: 'ann', hands });
    const named = afterPlaying(state, started({ ann: [{ id: 'a1', card: trader }] }));
    expect(pile(named, 'ann', 'hand')).toEqual(['a1']);
    expect(player(named, 'ann').hand.unknown).toBe(5);
    for (const hands of [
      { zed: [] },
      { ann: [{ id: 'd1', card: trader }] },
      { bob: [{ id: 'b1', card: trader }] },
      {
        ann: [
          { id: 'a1', card: trader },
          { id: 'a1', card: trader },
        ],
      },
    ])
      expect(broken(state, started(hands)), JSON.stringify(hands)).toEqual(['3.2/starting-hand']);
  });

  test('[3.2/one-turn-at-a-time, 3.2/play-passes-left] one turn after another, to the left', () => {
    const state = table({ ann: {}, bob: {}, cat: {} }, { turn: { player: 'cat' } });
    const next = afterPlaying(state, { do: 'end-turn', player: 'cat' }, pass);
    expect(broken(next, { do: 'generate-power', player: 'bob' })).toEqual(['3.2/one-turn-at-a-time']);
    expect(next.turn).toMatchObject({ player: 'ann', number: 2 });
  });
});

describe('the phases (3.3.1)', () => {
  test('[3.3/two-parts-of-a-turn, 3.3.1/five-phases-in-order] one after another, and then the Main Shot', () => {
    const phases = [generates, unturns, discards(), draws];
    let state = at('start', {});
    for (const [place, phase] of phases.entries()) {
      for (const other of phases.filter((one) => one !== phase)) {
        expect(broken(state, other), `${place}`).toEqual(['3.3.1/five-phases-in-order']);
      }
      expect(broken(state, { do: 'end-turn', player: 'ann' })).toEqual(['5.3/end-of-turn-in-own-main-shot']);
      state = afterPlaying(state, phase);
    }
    expect(state.turn).toMatchObject({ phase: 'main', firstOption: true });
  });

  test('[3.3.1/start-of-turn-effects-first] what the start of the turn triggers is resolved before Power is generated', () => {
    const dawn = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'turn-started', player: 'you' },
          do: [{ do: 'draw', players: 'you', amount: 1 }],
        },
      ],
    });
    const before = table({ ann: { edges: { dawn } }, bob: {} }, { turn: { player: 'bob' } });
    const state = afterPlaying(before, { do: 'end-turn', player: 'bob' }, pass);
    expect(broken(state, generates)).toEqual(['3.3.1/start-of-turn-effects-first']);
    const drawn = afterPlaying(state, pass);
    expect(player(drawn, 'ann').hand.unknown).toBe(1);
    expect(broken(drawn, generates)).toEqual([]);
  });

  test('[3.3.1/no-effects-in-establishing-shot] only what says so is played or generated', () => {
    const state = at(
      'start',
      { power: 1, front: { grove: { card: aFengShuiSite(), faceDown: true } }, hand: { demon, trader } },
      { hand: { theirs: demon, veto } },
    );
    expect(broken(state, playing('trader'))).toEqual(['3.3.1/no-effects-in-establishing-shot']);
    expect(broken(state, { do: 'reveal', player: 'ann', card: 'grove' })).toContain(
      '3.3.1/no-effects-in-establishing-shot',
    );
    expect(broken(state, playing('demon'))).toEqual([]);
    const later = afterPlaying(state, generates);
    expect(broken(later, playing('demon'))).toEqual(['5.2.1/voluntary-within-rules-and-text']);
  });

  test('[3.3.1/responses-in-establishing-shot] what was rightly generated may be answered by what responds to it', () => {
    const state = at('start', { hand: { demon } }, { hand: { veto, trader } });
    expect(broken(state, playing('veto', 'bob'))).toContain('3.3.1/no-effects-in-establishing-shot');
    const played = afterPlaying(state, playing('demon'));
    expect(broken(played, playing('trader', 'bob'))).toEqual(['3.3.1/no-effects-in-establishing-shot']);
    const vetoed = afterPlaying(played, playing('veto', 'bob'), pass);
    expect(player(afterPlaying(vetoed, generates), 'ann').power).toBe(0);
  });
});

test('[4.3/first-option-in-main-shot, 4.3/declining-first-option] also where the beginning of the Main Shot triggers something, the current player acts or declines first', () => {
  const noon = anEdge({
    abilities: [
      {
        ability: 'triggered',
        on: { event: 'main-shot-started' },
        do: [{ do: 'gain-power', players: 'you', amount: 1 }],
      },
    ],
  });
  const state = afterPlaying(at('draw', { hand: 6, edges: { noon } }, { hand: { trader } }), draws);
  expect(state.scene?.items).toHaveLength(1);
  expect(broken(state, playing('trader', 'bob'))).toEqual(['4.3/first-option-in-main-shot']);
  const declined = afterPlaying(state, step('pass'));
  expect(declined.turn.firstOption).toBe(false);
  expect(broken(declined, playing('trader', 'bob'))).toEqual([]);
  expect(player(afterPlaying(state, pass), 'ann').power).toBe(1);
});

describe('generating Power (3.3.1, 4.1)', () => {
  const seat = {
    front: {
      hidden: { card: aFengShuiSite({ power: 3 }), faceDown: true },
      open: aFengShuiSite({ power: 3 }),
      mill: aSite({ power: 2 }),
    },
  };

  test('[3.3.1/face-down-sites-generate-one, 4.1/face-down-sites, 3.3.1/face-up-sites-generate-printed, 4.1/face-up-sites, 4.1/power-generating-sites, 4.1/receiving-power] 1 for each face-down Feng Shui Site, the printed number for each face-up Site', () => {
    expect(events(at('start', seat), generates)).toEqual([
      { event: 'power-generated', player: 'ann', amount: 1, source: 'hidden' },
      { event: 'power-generated', player: 'ann', amount: 3, source: 'open' },
      { event: 'power-generated', player: 'ann', amount: 2, source: 'mill' },
      { event: 'power-phase-ended', player: 'ann', amount: 6 },
    ]);
    expect(player(afterPlaying(at('start', seat), generates), 'ann').power).toBe(6);
  });

  test('[4.1/other-generating-cards] a card of another type gives what its text says, once it works', () => {
    const bank = anEdge({ abilities: [{ ability: 'generates-power', amount: 2 }] });
    const state = at('start', { edges: { bank } });
    expect(player(afterPlaying(state, generates), 'ann').power).toBe(2);
  });

  test('[4.1/power-carries-over, 4.1/no-limit-on-power, 4.1/unlimited-reservoir, 3.3.2/unspent-power-stays, 3.3.2/no-limit-on-power] what is not spent stays, without limit', () => {
    const state = at('start', { ...seat, power: 99_994 }, { power: 7 });
    const generated = afterPlaying(state, generates, unturns, discards(), draws);
    expect(player(generated, 'ann').power).toBe(100_000);
    const next = afterPlaying(generated, { do: 'end-turn', player: 'ann' }, pass);
    expect(next.players.map(({ power }) => power)).toEqual([100_000, 7]);
  });

  test('[3.3.1/may-decline-power, 4.1/declining-to-generate, 4.1/all-or-nothing] a player may decline, for all cards, and that is decided once', () => {
    const declined = afterPlaying(at('start', seat), declines);
    expect(player(declined, 'ann').power).toBe(0);
    expect(broken(declined, generates)).toEqual(['3.3.1/five-phases-in-order']);
    expect(listed(at('start', seat), 'ann')).toEqual([generates, declines]);
  });

  test('[4.1/declining-binds-only-oneself] an opponent’s card that generates in this phase does so all the same', () => {
    const toll = anEdge({ abilities: [{ ability: 'generates-power', amount: 1, onOpponentsTurns: true }] });
    const state = at('start', seat, { edges: { toll } });
    for (const decision of [generates, declines]) {
      expect(player(afterPlaying(state, decision), 'bob').power).toBe(1);
    }
  });

  test('[4.1/power-generating-sites] an opponent’s Sites generate in the opponent’s own turn only', () => {
    const state = at('start', {}, seat);
    expect(player(afterPlaying(state, generates), 'bob').power).toBe(0);
  });

  test('[4.1/other-generating-cards] an Event that generates Power gives it in the Power generation phase, and the others nothing', () => {
    const state = at('start', { ...seat, hand: { demon } });
    const resolved = afterPlaying(state, playing('demon'), pass);
    expect(player(resolved, 'ann').power).toBe(0);
    expect(events(resolved, generates)).toEqual([
      { event: 'power-generated', player: 'ann', amount: 3, source: 'demon' },
      { event: 'power-phase-ended', player: 'ann', amount: 3 },
    ]);
    expect(player(afterPlaying(resolved, declines), 'ann').power).toBe(0);
  });

  test('[4.1/other-generating-cards] two Events, each of which lets no other card generate, give nothing', () => {
    const other = { ...demon, title: 'Other Demon' };
    const state = at('start', { ...seat, hand: { demon, other } });
    const resolved = afterPlaying(state, playing('demon'), pass, playing('other'), pass);
    expect(player(afterPlaying(resolved, generates), 'ann').power).toBe(0);
  });
});

describe('unturning (3.3.1, 4.2)', () => {
  const keeper = aCharacter({
    title: 'Keeper',
    abilities: [
      {
        ability: 'voluntary',
        pay: [{ pay: 'turn-and-maintain', card: 'this' }],
        do: [{ do: 'modify', cards: 'this', by: [{ fighting: 2 }], until: 'while-this-turned' }],
      },
    ],
  });
  const seat = {
    characters: {
      guard: { card: aCharacter(), turned: true },
      keeper1: { card: keeper, turned: true },
      keeper2: { card: keeper, turned: true },
    },
  };

  test('[3.3.1/unturn-all, 4.2/unturn-phase, 4.2/unturn-simultaneously, 2.3/unturn-at-start-of-turn] all that the player controls unturns, and nobody else’s', () => {
    const state = at('unturn', seat, { characters: { theirs: { card: aCharacter(), turned: true } } });
    const next = afterPlaying(state, unturns);
    expect(['guard', 'keeper1', 'keeper2'].map((id) => card(next, id).turned)).toEqual([false, false, false]);
    expect(card(next, 'theirs').turned).toBe(true);
  });

  test('[3.3.1/may-leave-maintaining-cards-turned, 4.2/choice-for-maintaining-cards] cards that turn and maintain may stay turned, each for itself; others may not', () => {
    const state = at('unturn', seat);
    expect(broken(state, step('unturn', { except: ['guard'] }))).toEqual([
      '3.3.1/may-leave-maintaining-cards-turned',
    ]);
    const next = afterPlaying(state, step('unturn', { except: ['keeper2'] }));
    expect(['guard', 'keeper1', 'keeper2'].map((id) => card(next, id).turned)).toEqual([false, false, true]);
  });
});

describe('discarding (3.3.1)', () => {
  const hand = { c1: trader, c2: trader };

  test('[3.3.1/discard-one, 3.3.1/discards-to-toasted-pile, 2.2/discard-to-toasted-pile, 2.2/discard-is-not-toasting] whoever generated Power discards one card at most, to the toasted pile', () => {
    const state = at('discard', { hand }, {}, { generatedPower: true });
    expect(broken(state, discards('c1', 'c2'))).toEqual(['3.3.1/discard-one']);
    expect(pile(afterPlaying(state, discards('c2')), 'ann', 'toasted')).toEqual(['c2']);
    expect(events(state, discards('c2'))).toEqual([{ event: 'discarded', card: 'c2', player: 'ann' }]);
  });

  test('[3.3.1/discard-is-optional] nobody has to', () => {
    const state = at('discard', { hand }, {}, { generatedPower: true });
    expect(pile(afterPlaying(state, discards()), 'ann', 'hand')).toEqual(['c1', 'c2']);
  });

  test('[3.3.1/discard-any-number-without-power, 3.3.1/declining-power-allows-discards, 4.1/declining-allows-discards] whoever declined discards as many as they like', () => {
    const state = afterPlaying(at('start', { hand }), declines, unturns);
    expect(pile(afterPlaying(state, discards('c1', 'c2')), 'ann', 'toasted')).toEqual(['c2', 'c1']);
  });

  test('[3.3.1/discard-from-hand] cards are discarded from the hand, each once', () => {
    const state = at('discard', { hand, front: { grove: aFengShuiSite() } }, {}, { generatedPower: false });
    expect(broken(state, discards('grove'))).toEqual(['3.3.1/discard-from-hand']);
    expect(broken(state, discards('c1', 'c1'))).toEqual(['3.3.1/discard-from-hand']);
  });

  test('[3.3.1/discard-from-hand] of cards that nobody has seen there must be as many, under ids of their own', () => {
    const unseen = (...ids: readonly string[]) =>
      step('discard', { cards: ids.map((id) => ({ id, card: trader })) });
    const state = at(
      'discard',
      { hand: 2, front: { grove: aFengShuiSite() } },
      {},
      { generatedPower: false },
    );
    expect(broken(state, unseen('x', 'y', 'z'))).toContain('3.3.1/discard-from-hand');
    expect(broken(state, unseen('x', 'x'))).toEqual(['3.3.1/discard-from-hand']);
    expect(broken(state, unseen('grove'))).toEqual(['3.3.1/discard-from-hand']);
    const next = afterPlaying(state, unseen('x', 'y'));
    expect(player(next, 'ann').hand).toEqual({ cards: [], unknown: 0 });
    expect(pile(next, 'ann', 'toasted')).toEqual(['y', 'x']);
  });
});

describe('drawing (3.3.1)', () => {
  const deck = { d1: trader, d2: trader, d3: trader };

  test('[3.3.1/draw-to-hand-size, 3.3.1/draw-from-top, 3.3.1/hand-size-six] up to six cards, from the top of the deck', () => {
    const state = at('draw', { hand: 4, deck });
    expect(pile(afterPlaying(state, draws), 'ann', 'hand')).toEqual(['d1', 'd2']);
    expect(pile(afterPlaying(state, draws), 'ann', 'deck')).toEqual(['d3']);
  });

  test('[3.3.1/draw-to-hand-size] cards that nobody has seen may be named as they are drawn, and no more of them', () => {
    const drawing = (...ids: readonly string[]) =>
      step('draw', { cards: ids.map((id) => ({ id, card: trader })) });
    const state = at('draw', { hand: 4, deck: 9 });
    expect(broken(state, drawing('x', 'y', 'z'))).toEqual(['3.3.1/draw-to-hand-size']);
    expect(pile(afterPlaying(state, drawing('x')), 'ann', 'hand')).toEqual(['x']);
    expect(player(afterPlaying(state, drawing('x')), 'ann').hand.unknown).toBe(5);
    expect(judged(at('draw', { hand: 6, deck: 9 }), drawing('x')).outcome).toBe('illegal');
  });

  test('[3.3.1/no-draw-at-hand-size, 3.3.1/excess-cards-are-kept] with a full hand, or more, nothing is drawn and all is kept', () => {
    for (const hand of [6, 9]) {
      const next = afterPlaying(at('draw', { hand, deck: 9 }), draws);
      expect(player(next, 'ann')).toMatchObject({ hand: { unknown: hand }, deck: { unknown: 9 } });
    }
  });

  test('[3.3.1/hand-size-six] the size of a hand can change', () => {
    const library = anEdge({
      abilities: [{ ability: 'continuous', players: 'you', modifyPlayers: [{ handSize: 2 }] }],
    });
    const next = afterPlaying(at('draw', { hand: 4, deck: 9, edges: { library } }), draws);
    expect(player(next, 'ann').hand.unknown).toBe(8);
  });

  test('[3.3.1/draw-to-hand-size] an empty deck gives what it has', () => {
    const next = afterPlaying(at('draw', { hand: 1, deck: 2 }), draws);
    expect(player(next, 'ann')).toMatchObject({
      hand: { unknown: 3 },
      deck: { unknown: 0 },
      eliminated: false,
    });
  });
});

describe('gaining and stealing Power (4.1)', () => {
  const purse = anEvent({
    title: 'Purse',
    abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 2 }] }],
  });
  const theft = anEvent({
    title: 'Theft',
    cost: 1,
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'players', of: 'every-opponent', as: 'victim' }],
        do: [{ do: 'steal-power', from: { chosen: 'victim' }, to: 'you', amount: 3 }],
      },
    ],
  });
  const ledger = anEdge({
    title: 'Ledger',
    abilities: [
      {
        ability: 'triggered',
        on: { event: ['power-gained', 'power-generated'] },
        do: [{ do: 'draw', players: 'you', amount: 1 }],
      },
    ],
  });

  test('[4.1/gain-by-card, 4.1/three-ways-to-gain, 4.1/gaining-is-not-generating] a card lets one gain Power in a Main Shot, which is not generating', () => {
    const state = table({ ann: { hand: { purse } }, bob: {} });
    expect(events(afterPlaying(state, playing('purse')), pass)).toContainEqual({
      ...{ event: 'power-gained', player: 'ann', amount: 2, source: 'purse' },
    });
    expect(player(afterPlaying(state, playing('purse'), pass), 'ann').power).toBe(2);
  });

  test('[4.1/first-feng-shui-site, 4.1/first-site-power-on-resolution] who has no Feng Shui Site gains 1 Power for one that is played, on resolution', () => {
    const state = table({ ann: { hand: { grove: aFengShuiSite() } }, bob: {} });
    const played = afterPlaying(state, { ...playing('grove'), at: { column: 0, row: 'front' } });
    expect(card(played, 'grove')).toMatchObject({ column: 0, row: 'front' });
    expect(player(played, 'ann').power).toBe(0);
    expect(player(afterPlaying(played, pass), 'ann').power).toBe(1);
  });

  test('[4.1/stealing-takes-from-opponent, 4.1/stealing-is-neither, 4.1/stealing-in-main-shot, 4.1/spending-power] stolen Power comes from the opponent, as far as there is any, and is neither gained nor generated', () => {
    const state = table({ ann: { power: 1, hand: { theft }, edges: { ledger } }, bob: { power: 2 } });
    const stolen = afterPlaying(
      state,
      { ...playing('theft'), choose: { victim: { players: ['bob'] } } },
      pass,
    );
    expect(stolen.players.map(({ power }) => power)).toEqual([2, 0]);
    expect(stolen.scene).toBeNull();
    expect(player(stolen, 'ann').hand.unknown).toBe(0);
  });

  test('[4.1/gain-by-burning] burning an opponent’s Feng Shui Site for Power gains it', () => {
    const state = table({
      ann: { characters: { giant: aCharacter({ fighting: 9 }) } },
      bob: { front: { prize: aFengShuiSite() } },
    });
    const decided = afterPlaying(
      state,
      ...[{ do: 'attack', player: 'ann', attackers: ['giant'], target: 'prize' }, pass],
      ...[{ do: 'decline', player: 'ann' }, { do: 'decline', player: 'bob' }, pass],
    );
    expect(
      events(decided, { do: 'choose', player: 'ann', value: { mode: 'burn-for-power' } }),
    ).toContainEqual({
      ...{ event: 'power-gained', player: 'ann', amount: 3 },
    });
  });
});
