import { describe, expect, test } from 'vitest';
import { Budget } from '../../../../../src/engine/budget.ts';
import { type Definition, definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import { play } from '../deeds.ts';
import {
  aCard,
  afterwards,
  anAttack,
  aText,
  broken,
  five,
  judged,
  lawOf,
  saying,
  says,
  table,
} from '../table.ts';

const untold = definition.parse({ title: 'Riddle', type: null });
const cut = anAttack('upper left');
const blow = { do: 'exert', player: 'ann', for: { powerBlow: 'cut' } };
const needed = {
  outcome: 'unsupported',
  unjudged: [],
  needs: [
    {
      card: 'Riddle',
      what: 'No document gives its type; complete the card with it: {"card": …, "type": …}.',
    },
  ],
};

describe('a card whose type no source tells', () => {
  test.each([
    ['a discard pile', { ann: { hand: { cut }, discard: { riddle: untold } }, bob: {} }],
    ['the hand', { ann: { hand: { cut, riddle: untold } }, bob: {} }],
    ['the hand of the opponent', { ann: { hand: { cut } }, bob: { hand: { riddle: untold } } }],
    ['an Endurance', { ann: { hand: { cut }, endurance: { riddle: untold } }, bob: {} }],
  ] as const)('may lie in %s', (_where, seats) => {
    const ends = [play('cut'), { do: 'next-phase', player: 'ann' }];
    expect(afterwards(table(seats), ends).turn.phase).toBe('draw-discard');
  });

  test('may be shown by an Exertion, which lies open until it is ended, for it might be an Illusion', () => {
    const [, ...others] = five();
    const shown = [{ id: 'riddle', card: untold }, ...others];
    const actions = [play('cut'), { ...blow, shown }, { do: 'end-exertion', player: 'ann' }];
    const after = afterwards(table({ ann: { hand: { cut } }, bob: {} }), actions);
    expect(after.players[0].discard.cards.map(({ id }) => id)).toContain('riddle');
  });

  test('cannot be judged as it is played', () => {
    const state = table({ ann: { hand: { riddle: untold } }, bob: {} });
    expect(judged(state, [play('riddle')]).verdicts).toEqual([{ index: 0, ...needed }]);
  });

  test('holds nobody in a turn in which nothing else can be done: whether it can be played nobody knows', {
    meta: { rules: ['highlander.type-two/beginning-the-game/card-or-exertion-each-turn'] },
  }, () => {
    const daze = aText('Daze', says({ players: 'opponent', modifyPlayers: [{ cannot: 'exert' }] }));
    const next = { do: 'next-phase', player: 'ann' };
    const defending = { turn: { player: 'ann', number: 2, phase: 'defense' } } as const;
    const dazed = (hand: Record<string, Definition>) =>
      table({ ann: { hand, skips: ['attack'] }, bob: { inPlay: { daze } } }, defending);
    expect(judged(dazed({ riddle: untold }), [next]).verdicts).toEqual([{ index: 0, ...needed }]);
    const withNews = dazed({ riddle: untold, news: aCard('Event') });
    expect(broken(withNews, next)).toEqual(['type-two/beginning-the-game/card-or-exertion-each-turn']);
    expect(broken(dazed({ cut }), next)).toEqual([]);
  });

  test('is told in play with the groups that the FAQ has it in, which the card written out must say itself', () => {
    const ride = saying(untold, { ability: 'is', kind: 'vehicle' });
    const state = table({ ann: { inPlay: { ride } }, bob: {} });
    expect(judged(state, []).mistakes).toMatchObject([
      {
        code: 'card-of-untold-type',
        message:
          'No document gives the type of “Riddle”: complete the card, {"card": …, "type": …}, or write it out as a card of your own, with {"ability":"is","kind":"vehicle"} among its abilities.',
      },
    ]);
  });

  test('and is told in play, where it bears on everything', () => {
    const state = table({ ann: { hand: { cut }, inPlay: { riddle: untold } }, bob: {} });
    expect(judged(state, [play('cut')])).toMatchObject({
      outcome: 'malformed',
      mistakes: [
        {
          code: 'card-of-untold-type',
          pointer: '/state/inPlay/0/card',
          message:
            'No document gives the type of “Riddle”: complete the card, {"card": …, "type": …}, or write it out as a card of your own.',
          suggestion: null,
        },
      ],
    });
  });

  test('leaves the list of what may be done with the other cards', () => {
    const listed = (hand: Record<string, Definition>) =>
      lawOf().legalActions(table({ ann: { hand }, bob: {} }), 'ann', new Budget());
    const [withIt, without] = [listed({ cut, riddle: untold }), listed({ cut })];
    expect(withIt).toEqual(without);
    expect(without).toContainEqual({ action: play('cut') });
  });
});

describe('a choice among cards, one of which is of a type that no source tells', () => {
  const event = aCard('Event');
  const edge = aCard('Edge');
  const asking = (more: object) =>
    saying(aCard('Edge', { title: 'Asks' }), {
      ability: 'played',
      choose: [
        {
          ...{ choose: 'cards', as: 'given', which: { kind: ['event'] }, in: [{ hand: 'you' }] },
          ...more,
        } as const,
      ],
      do: [{ do: 'discard', cards: { chosen: 'given' } }],
    });
  const holding = (hand: Record<string, Definition>, more: object = {}) =>
    table({ ann: { hand: { asks: asking(more), ...hand } }, bob: {} });
  const choosing = (...cards: string[]) => play('asks', { choose: { given: { cards } } });

  test('is judged by what was chosen', () => {
    const state = holding({ event, edge, riddle: untold });
    expect(broken(state, choosing('event'))).toEqual([]);
    expect(broken(state, choosing('edge'))).toEqual(['type-two/text/game-text']);
    expect(judged(state, [choosing('riddle')]).verdicts).toEqual([{ index: 0, ...needed }]);
  });

  test('offers the others', () => {
    const { verdicts } = judged(holding({ event, riddle: untold }), [play('asks')]);
    const open = { pointer: '/choose/given/cards', from: ['event'], least: 1, most: 1 };
    expect(verdicts).toMatchObject([{ outcome: 'needs-choice', choices: [open] }]);
  });

  test('lets nothing be chosen where that may be', () => {
    const state = holding({ edge, riddle: untold }, { optional: true });
    expect(broken(state, choosing())).toEqual([]);
  });

  test('cannot be judged where it bears on how many must be chosen', () => {
    const two = { number: { exactly: 2 } };
    expect(judged(holding({ event, riddle: untold }, two), [choosing('event')]).verdicts).toEqual([
      { index: 0, ...needed },
    ]);
    expect(judged(holding({ edge, riddle: untold }), [play('asks')]).verdicts).toEqual([
      { index: 0, ...needed },
    ]);
    const enough = holding({ event, other: event, riddle: untold }, two);
    expect(broken(enough, choosing('event'))).toEqual(['type-two/text/game-text']);
    expect(broken(enough, choosing('event', 'other'))).toEqual([]);
  });

  test('is a cost that can be paid with another', () => {
    const costly = saying(aCard('Event', { title: 'Costs' }), {
      ability: 'may-do',
      during: ['attack'],
      choose: [{ choose: 'cards', as: 'price', which: { kind: ['event'] }, in: [{ hand: 'you' }] }],
      pay: [{ pay: 'discard', cards: { chosen: 'price' } }],
      do: [{ do: 'gain-ability', players: 'you', amount: 1 }],
    });
    const paying = (hand: Record<string, Definition>) =>
      table({ ann: { hand, inPlay: { costly } }, bob: {} });
    const use = { do: 'use', player: 'ann', card: 'costly', ability: 0 };
    const withEvent = { ...use, choose: { price: { cards: ['event'] } } };
    expect(broken(paying({ riddle: untold, event }), withEvent)).toEqual([]);
    expect(judged(paying({ riddle: untold, edge }), [use]).verdicts).toEqual([{ index: 0, ...needed }]);
  });
});
