import { describe, expect, test } from 'vitest';
import { Budget } from '../../../../../src/engine/budget.ts';
import type { Choice } from '../../../../../src/games/highlander/vocabulary/choices.ts';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import { aCard, afterwards, anAttack, aText, broken, judged, lawOf, says, table } from '../table.ts';

const cut = anAttack('upper left');
const use = (more: object = {}) => ({ do: 'use', player: 'ann', card: 'deal', ability: 0, ...more });
const play = (more: object = {}) => ({ do: 'play', player: 'ann', card: 'news', ...more });
const naming = (...cards: { id: string; card: Definition }[]) => ({ choose: { named: { known: cards } } });
const choosing = (...cards: string[]) => ({ choose: { named: { cards } } });
const attacksOf = (place: 'hand' | 'endurance'): Choice => ({
  ...{ choose: 'cards', as: 'named', which: { kind: ['attack'] } },
  in: [place === 'hand' ? { hand: 'you' } : { endurance: 'you' }],
});
const gain: Effect = { do: 'damage', players: 'opponent', amount: 1 };

describe('a cost of cards of a hand that nobody has named', () => {
  const deal = (which: Extract<Choice, { choose: 'cards' }>['which']) =>
    aText('Deal', {
      ...{ ability: 'may-do', during: ['attack'] },
      choose: [{ choose: 'cards', as: 'named', which, in: [{ hand: 'you' }] }],
      pay: [{ pay: 'discard', cards: { chosen: 'named' } }],
      do: [gain],
    });
  const state = (hand: number, which = {}) =>
    table({ ann: { hand, inPlay: { deal: deal(which) } }, bob: {} });

  test.each([{}, { kind: ['attack' as const] }])(
    'is paid with one that is named: %j',
    { meta: { rules: ['highlander.type-two/paying-a-cost/what-it-is'] } },
    (which) => {
      const later = afterwards(state(2, which), [use(naming({ id: 'cut', card: cut }))]);
      expect(later.players[0].discard.cards.map(({ id }) => id)).toEqual(['cut']);
      expect(later.players[0].hand.unknown).toBe(1);
      expect(later.pending).toHaveLength(1);
    },
  );

  test('is paid whole: with nothing it is not paid', {
    meta: { rules: ['highlander.type-two/paying-a-cost/what-it-is'] },
  }, () => {
    expect(judged(state(2, { kind: ['attack'] }), [use()]).verdicts).toMatchObject([
      {
        outcome: 'needs-choice',
        choices: [{ pointer: '/choose/named/cards', from: null, least: 1, most: 1 }],
      },
    ]);
    expect(broken(state(2, { kind: ['attack'] }), use(choosing()))).toEqual(['type-two/text/game-text']);
    expect(broken(state(0), use())).toEqual(['type-two/paying-a-cost/what-it-is']);
  });

  test('what a card does for a cost as it is played is not done if there is nothing to pay with', {
    meta: { rules: ['highlander.type-two/paying-a-cost/what-it-is'] },
  }, () => {
    const news = aCard('Event', {
      abilities: [
        {
          ...{ ability: 'played', choose: [attacksOf('hand')] },
          pay: [{ pay: 'discard', cards: { chosen: 'named' } }],
          do: [gain],
        },
      ],
    });
    const damage = (hand: Record<string, Definition>, more: object = {}) =>
      afterwards(table({ ann: { hand }, bob: {} }), [play(more)]).pending.length;
    expect([damage({ news, cut }, choosing('cut')), damage({ news })]).toEqual([1, 0]);
  });
});

describe('what must be done with such cards of which a pile may hold some', () => {
  const news = (place: 'hand' | 'endurance', then: Effect) =>
    aCard('Event', {
      abilities: [{ ability: 'played', do: [{ do: 'choose', choice: attacksOf(place) }, then] }],
    });
  const discarding = news('hand', { do: 'discard', cards: { chosen: 'named' } });
  const searching = news('endurance', { do: 'put-into-hand', cards: { chosen: 'named' } });
  const open = { pointer: '/choose/named/cards', player: 'ann', from: [], least: 0, most: 1 };

  test('is asked for, and done with what is named; its holder may have none', () => {
    const state = afterwards(table({ ann: { hand: { news: discarding }, inPlay: {} }, bob: {} }), []);
    const [ann, bob] = state.players;
    const unnamed = {
      ...state,
      players: [{ ...ann, hand: { ...ann.hand, unknown: 3 } }, bob] as typeof state.players,
    };
    expect(judged(unnamed, [play()]).verdicts).toMatchObject([{ outcome: 'needs-choice', choices: [open] }]);
    const discarded = (more: object) =>
      afterwards(unnamed, [play(more)]).players[0].discard.cards.map(({ id }) => id);
    expect(discarded(naming({ id: 'cut', card: cut }))).toEqual(['cut']);
    expect(discarded(choosing())).toEqual([]);
    expect(broken(unnamed, play(naming({ id: 'wink', card: aCard('Edge') })))).toEqual([
      'type-two/text/game-text',
    ]);
  });

  test('is searched for in an Endurance, unless something keeps one from searching', {
    meta: { rules: ['highlander.type-two/text/game-text'] },
  }, () => {
    const state = (inPlay: Record<string, Definition>) =>
      table({ ann: { hand: { news: searching }, inPlay, endurance: 20 }, bob: {} });
    expect(judged(state({}), [play()]).verdicts).toMatchObject([
      { outcome: 'needs-choice', choices: [open] },
    ]);
    const found = (more: object) => {
      const [ann] = afterwards(state({}), [play(more)]).players;
      return [ann.hand.cards.map(({ id }) => id), ann.endurance.unknown];
    };
    expect(found(naming({ id: 'cut', card: cut }))).toEqual([['cut'], 19]);
    expect(found(choosing())).toEqual([[], 20]);
    const labyrinth = aText('Labyrinth', says({ players: 'each', modifyPlayers: [{ cannot: 'search' }] }));
    expect(broken(state({ labyrinth }), play())).toEqual([]);
  });
});

test('How many cards that nobody has named may be discarded down is listed beside the others', {
  meta: { rules: ['highlander.type-two/draw-discard-phase/discard-down'] },
}, () => {
  const holding = (unnamed: number) => {
    const state = table(
      { ann: { ability: 2, hand: { cut, stab: cut, slash: cut } }, bob: {} },
      { turn: { phase: 'draw-discard' } },
    );
    state.players[0].hand.unknown = unnamed;
    return state;
  };
  const listed = (unnamed: number) =>
    lawOf()
      .legalActions(holding(unnamed), 'ann', new Budget())
      .flatMap(({ action, open }) => (Object(action).do === 'discard' ? [open] : []));
  const from = ['cut', 'stab', 'slash'];
  expect(listed(0)).toEqual([{ '/cards': { form: 'list', from, least: 1, most: 1 } }]);
  expect(listed(2)).toEqual([{ '/cards': { form: 'list', from, least: 1, most: 3, unnamed: 2 } }]);
  const named = { id: 'lunge', card: cut };
  const later = afterwards(holding(2), [{ do: 'discard', player: 'ann', cards: ['cut', 'stab', named] }]);
  expect(later.players[0].hand.unknown).toBe(1);
});
