import { describe, expect, test } from 'vitest';
import type { State } from '../../../../../src/games/highlander/rule-check/state/state.ts';
import { all, nextPhase } from '../deeds.ts';
import {
  aCard,
  afterwards,
  anAttack,
  aText,
  broken,
  type EditionName,
  five,
  judged,
  says,
  table,
} from '../table.ts';

const endTurn = { do: 'end-turn', player: 'ann' };
const draw = (number: number, more: object = {}) => ({ do: 'draw', player: 'ann', number, ...more });
const discard = (...cards: string[]) => ({ do: 'discard', player: 'ann', cards });
const drawing = { turn: { phase: 'draw-discard' as const } };
const ann = ({ players }: State) => players[0];

type Kind = 'damage' | 'loss' | 'gain';
type Waiting = readonly [kind: Kind, amount: number];
/** What waits for a player, as p1, p2 and so on. */
const waiting = (player: string, ...changes: Waiting[]) =>
  changes.map(([kind, amount], place) => ({ id: `p${place + 1}`, player, kind, amount }));
const played = { event: 'played' as const, player: 'ann', card: 'news', of: aCard('Event') };
/** In the Attack Phase, with something done this turn. */
const adjusting = (seat: object, pending: ReturnType<typeof waiting>) =>
  table({ ann: seat, bob: {} }, { pending, turn: { events: [played] } });

describe.each(all)('%s', (edition) => {
  const isFirst = edition === 'first';

  test('what waits for Ability Adjustment is reckoned then', {
    meta: {
      rules: [
        'highlander.first-edition/how-does-it-work/damage-lowers-ability',
        'highlander.first-edition/ability-adjustment/outstanding-adjustments-resolve',
        'highlander.first-edition/ability-adjustment/other-damage-resolves',
        'highlander.first-edition/ability-adjustment/ability-loss-resolves',
        'highlander.first-edition/ability-adjustment/ability-gain-resolves',
        'highlander.type-two/ability-adjustment-phase/losses-now',
        'highlander.type-two/ability-adjustment-phase/gains-now',
        'highlander.reference/ability-adjustment-phase/damage-and-ability',
      ],
    },
  }, () => {
    const state = adjusting({ ability: 10 }, waiting('ann', ['damage', 3], ['loss', 2], ['gain', 1]));
    expect(ann(state).ability).toBe(10);
    const later = afterwards(state, [nextPhase], edition);
    expect([ann(later).ability, later.pending]).toEqual([6, []]);
  });

  test("what waits for the opponent waits for the opponent's turn", {
    meta: { rules: ['highlander.first-edition/example-of-play/damage-resolves-in-victims-turn'] },
  }, () => {
    const state = adjusting({}, waiting('bob', ['damage', 3]));
    const later = afterwards(state, [nextPhase], edition);
    expect(later.players.map(({ ability }) => ability)).toEqual([15, 15]);
    expect(later.pending).toMatchObject([{ player: 'bob', amount: 3 }]);
  });

  test('what is gained does not lift Ability above its maximum, of which the first edition knows none', {
    meta: {
      rules: [
        'highlander.first-edition/ability-adjustment/ability-gain-resolves',
        'highlander.type-two/faq/ability-no-gain-at-maximum',
        'highlander.type-two/beginning-the-game/maximum-ability',
      ],
    },
  }, () => {
    const after = (ability: number) =>
      ann(afterwards(adjusting({ ability }, waiting('ann', ['gain', 4])), [nextPhase], edition)).ability;
    expect([8, 13, 15].map(after)).toEqual(isFirst ? [12, 17, 19] : [12, 15, 15]);
  });

  test('where the order matters its player says it, and in the first edition may', {
    meta: {
      rules: [
        'highlander.type-two/ability-adjustment-phase/any-order',
        'highlander.first-edition/ability-adjustment/outstanding-adjustments-resolve',
      ],
    },
  }, () => {
    const state = adjusting({ ability: 14 }, waiting('ann', ['damage', 3], ['gain', 3]));
    expect(judged(state, [nextPhase], edition).verdicts).toMatchObject([
      isFirst
        ? { outcome: 'legal' }
        : {
            outcome: 'needs-choice',
            choices: [{ pointer: '/order', from: ['p1', 'p2'], least: 2, most: 2 }],
          },
    ]);
    const inOrder = (...order: string[]) =>
      ann(afterwards(state, [{ ...nextPhase, order }], edition)).ability;
    expect([inOrder('p1', 'p2'), inOrder('p2', 'p1')]).toEqual([14, isFirst ? 14 : 12]);
    const rule = isFirst
      ? 'first-edition/ability-adjustment/outstanding-adjustments-resolve'
      : 'type-two/ability-adjustment-phase/any-order';
    expect(broken(state, { ...nextPhase, order: ['p1'] }, edition)).toEqual([rule]);
    expect(broken(state, { ...nextPhase, order: ['p1', 'p1'] }, edition)).toEqual([rule]);
  });

  test('a hand may be drawn up to Ability, or not', {
    meta: {
      rules: [
        'highlander.first-edition/draw-discard/may-draw-up',
        'highlander.first-edition/draw-discard/hand-is-balanced-at-end',
        'highlander.type-two/draw-discard-phase/draw-up',
        'highlander.type-two/draw-discard-phase/stop-any-time',
        'highlander.type-two/draw-discard-phase/discard-down-or-draw-up',
        'highlander.reference/draw-discard-phase/up-or-down-to-maximum',
      ],
    },
  }, () => {
    const state = table({ ann: { ability: 9, hand: 6 }, bob: {} }, drawing);
    const rule = {
      first: 'first-edition/draw-discard/may-draw-up',
      typeTwo: 'type-two/draw-discard-phase/draw-up',
      reference: 'reference/draw-discard-phase/up-or-down-to-maximum',
    }[edition];
    const awaited = (code: string, what: string) => [{ player: 'ann', code, what, must: false }];
    expect(judged(state, [draw(1)], edition).awaits).toEqual(
      awaited('draw-up', 'draw up to 2 cards, and end the turn'),
    );
    expect(judged(state, [draw(3)], edition).awaits).toEqual(awaited('end-turn', 'end the turn'));
    const move = aText('Move', says({ players: 'opponent', modifyPlayers: [{ cannot: 'draw' }] }));
    const kept = table({ ann: { ability: 9, hand: 6 }, bob: { inPlay: { move } } }, drawing);
    expect(judged(kept, [], edition).awaits).toEqual(awaited('end-turn', 'end the turn'));
    expect(broken(state, draw(3), edition)).toEqual([]);
    expect(broken(state, draw(4), edition)).toEqual([rule]);
    expect(broken(state, endTurn, edition)).toEqual([]);
    const one = afterwards(state, [draw(1)], edition);
    expect(broken(one, draw(2), edition)).toEqual([]);
    expect(broken(one, draw(3), edition)).toEqual([rule]);
  });

  test('nobody both draws and discards in one phase', {
    meta: {
      rules: [
        'highlander.first-edition/running-out-of-cards-exhaustion/draw-or-discard-not-both',
        'highlander.first-edition/draw-discard/may-draw-up',
        'highlander.first-edition/draw-discard/must-discard-down',
      ],
    },
  }, () => {
    const neverBoth = isFirst
      ? ['first-edition/running-out-of-cards-exhaustion/draw-or-discard-not-both']
      : [];
    const few = table({ ann: { hand: { cut: anAttack('upper left') } }, bob: {} }, drawing);
    const drawn = afterwards(few, [draw(2)], edition);
    expect(broken(few, discard('cut'), edition)).not.toContain(neverBoth[0]);
    expect(broken(drawn, discard('cut'), edition).slice(1)).toEqual(neverBoth);
    const hand = Object.fromEntries([...'abcd'].map((id) => [id, anAttack('upper left')]));
    const many = table({ ann: { ability: 3, hand }, bob: {} }, drawing);
    const discarded = afterwards(many, [discard('a')], edition);
    expect(broken(many, draw(1), edition)).not.toContain(neverBoth[0]);
    expect(broken(discarded, draw(1), edition).slice(1)).toEqual(neverBoth);
  });

  test('cards are drawn in the Draw/Discard Phase only', {
    meta: {
      rules: [
        'highlander.first-edition/draw-discard/may-draw-up',
        'highlander.type-two/draw-discard-phase/draw-up',
        'highlander.type-two/draw-discard-phase/forgotten-draw',
      ],
    },
  }, () => {
    for (const phase of ['defense', 'attack'] as const) {
      const state = table({ ann: { hand: 6 }, bob: {} }, { turn: { phase } });
      expect(broken(state, draw(1), edition)).toContain(
        isFirst ? 'first-edition/draw-discard/may-draw-up' : 'type-two/draw-discard-phase/draw-up',
      );
    }
  });

  test('of cards drawn those that nobody knew are told', {
    meta: {
      rules: [
        'highlander.first-edition/draw-discard/may-draw-up',
        'highlander.type-two/draw-discard-phase/draw-up',
      ],
    },
  }, () => {
    const [top] = five('top');
    const state = table({ ann: { hand: 6, endurance: { top1: aCard('Event') } }, bob: {} }, drawing);
    expect(broken(state, draw(1), edition)).toEqual([]);
    expect(broken(state, draw(1, { cards: [{ id: 'other', card: top?.card }] }), edition)).toEqual([
      isFirst ? 'first-edition/draw-discard/may-draw-up' : 'type-two/draw-discard-phase/draw-up',
    ]);
  });

  test('a hand above Ability is discarded down to it', {
    meta: {
      rules: [
        'highlander.first-edition/how-does-it-work/hand-limit-is-ability',
        'highlander.first-edition/draw-discard/must-discard-down',
        'highlander.type-two/draw-discard-phase/discard-down',
        'highlander.type-two/draw-discard-phase/discards-go-at-once',
        'highlander.type-two/game-concept-and-goal-of-the-game/hand-holds-ability',
        'highlander.reference/draw-discard-phase/up-or-down-to-maximum',
      ],
    },
  }, () => {
    const hand = {
      cut: anAttack('upper left'),
      ...Object.fromEntries(five('h').map(({ id, card }) => [id, card])),
    };
    const state = table({ ann: { ability: 4, hand }, bob: {} }, drawing);
    const rule = {
      first: 'first-edition/draw-discard/must-discard-down',
      typeTwo: 'type-two/draw-discard-phase/discard-down',
      reference: 'reference/draw-discard-phase/up-or-down-to-maximum',
    }[edition];
    expect(judged(state, [], edition).awaits).toEqual([
      { player: 'ann', code: 'discard-down', what: 'discard 2 cards, and end the turn', must: true },
    ]);
    expect(broken(state, endTurn, edition)).toEqual([rule]);
    expect(broken(state, discard('cut', 'h1', 'h2'), edition)).toEqual([rule]);
    const one = afterwards(state, [discard('cut')], edition);
    expect(broken(one, endTurn, edition)).toEqual([rule]);
    for (const fit of [
      afterwards(one, [discard('h1')], edition),
      afterwards(state, [discard('cut', 'h1')], edition),
    ]) {
      expect(ann(fit).discard.cards.map(({ id }) => id)).toEqual(['h1', 'cut']);
      expect(broken(fit, endTurn, edition)).toEqual([]);
      expect(broken(fit, discard('h2'), edition)).toEqual([rule]);
    }
  });

  test('only cards in hand are discarded, each once', {
    meta: {
      rules: [
        'highlander.first-edition/draw-discard/must-discard-down',
        'highlander.type-two/draw-discard-phase/discard-down',
      ],
    },
  }, () => {
    const hand = Object.fromEntries(five('h').map(({ id, card }) => [id, card]));
    const state = table({ ann: { ability: 3, hand, discard: { old: aCard('Event') } }, bob: {} }, drawing);
    const rule = isFirst
      ? 'first-edition/draw-discard/must-discard-down'
      : 'type-two/draw-discard-phase/discard-down';
    expect(broken(state, discard('h1', 'h2'), edition)).toEqual([]);
    expect(broken(state, discard('h1', 'h1'), edition)).toEqual([rule]);
    expect(broken(state, discard('h1', 'old'), edition)).toEqual([rule]);
  });

  test('what one is kept from discarding is not owed', {
    meta: {
      rules: [
        'highlander.first-edition/draw-discard/must-discard-down',
        'highlander.type-two/draw-discard-phase/discard-down',
        'highlander.type-two/prevention/what-it-is',
      ],
    },
  }, () => {
    const kept = (such?: { kind: ['event'] }) =>
      aText(
        'Vow',
        says({ players: 'opponent', modifyPlayers: [{ cannot: 'discard', ...(such && { such }) }] }),
      );
    const hand = { cut: anAttack('upper left'), news: aCard('Event'), word: aCard('Event') };
    const with_ = (vow: ReturnType<typeof kept>) =>
      table({ ann: { ability: 1, hand }, bob: { inPlay: { vow } } }, drawing);
    expect(broken(with_(kept()), endTurn, edition)).toEqual([]);
    expect(judged(with_(kept()), [], edition).awaits).toMatchObject([{ what: 'end the turn', must: false }]);
    expect(broken(with_(kept()), discard('cut'), edition)).toHaveLength(1);
    const some = with_(kept({ kind: ['event'] }));
    expect(broken(some, endTurn, edition)).toHaveLength(1);
    expect(broken(afterwards(some, [discard('cut')], edition), endTurn, edition)).toEqual([]);
  });

  test('the Maximum Hand Size is Ability with what texts add and take', {
    meta: {
      rules: [
        'highlander.type-two/draw-discard-phase/maximum-hand-size',
        'highlander.type-two/faq/hand-size-by-ability',
        'highlander.type-two/faq/hand-size-effect-prevails',
      ],
      rulings: ['highlander.type-two/faq/hand-size-modifier'],
    },
  }, () => {
    const changed = (handSize: number) => {
      const text = aText('Burden', says({ players: 'you', modifyPlayers: [{ handSize }] }));
      return table({ ann: { ability: 10, hand: 10, inPlay: { text } }, bob: {} }, drawing);
    };
    expect(broken(changed(2), draw(2), edition)).toEqual([]);
    expect(broken(changed(2), draw(3), edition)).toHaveLength(1);
    expect(broken(changed(0), endTurn, edition)).toEqual([]);
    expect(broken(changed(-1), endTurn, edition)).toHaveLength(1);
  });
});

test('How many may be drawn is settled before the first, but in the first edition', {
  meta: { rules: ['highlander.type-two/draw-discard-phase/capacity-fixed-first'] },
}, () => {
  const bounty = aText(
    'Bounty',
    says({
      players: 'you',
      while: { happened: { that: { event: 'drawn' }, when: 'this-turn' } },
      modifyPlayers: [{ handSize: 3 }],
    }),
  );
  const state = table({ ann: { ability: 9, hand: 8, inPlay: { bounty } }, bob: {} }, drawing);
  const more = (edition: EditionName) => broken(afterwards(state, [draw(1)], edition), draw(1), edition);
  const settled = ['type-two/draw-discard-phase/capacity-fixed-first'];
  expect([more('first'), more('typeTwo'), more('reference')]).toEqual([[], settled, settled]);
});

test('In End Game no Ability is gained', {
  meta: { rules: ['highlander.type-two/official-tournament-rules/end-game-no-healing'] },
}, () => {
  const healing = aCard('Event', {
    abilities: [{ ability: 'played', do: [{ do: 'gain-ability', players: 'you', amount: 2 }] }],
  });
  const state = table({ ann: { ability: 10, hand: { healing } }, bob: {} }, { time: 'up' });
  const later = afterwards(state, [{ do: 'play', player: 'ann', card: 'healing' }]);
  expect(later.turn.events.map(({ event }) => event)).toEqual(['played']);
});
