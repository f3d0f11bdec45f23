import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import { aCard, aText, judged, says, table } from '../table.ts';

/** An Event that does so as it is played. */
const anEvent = (effect: Extract<Ability, { ability: 'played' }>['do'][number]) =>
  aCard('Event', { abilities: [{ ability: 'played', do: [effect] }] });
const unnamed = anEvent({ do: 'discard', cards: { chosen: 'nope' } });

describe('a card of one’s own speaks of nothing that is not there', () => {
  const mistakesOf = (card: ReturnType<typeof aCard>) =>
    judged(table({ ann: { inPlay: { card } }, bob: {} }), []).mistakes.map(({ code, pointer }) => [
      code,
      pointer,
    ]);

  test.each([
    ['a name that no choice has', unnamed, '/abilities/0/do/0/cards/chosen'],
    [
      'that player, where none is looked at',
      anEvent({ do: 'damage', players: 'that-player', amount: 2 }),
      '/abilities/0/do/0/players',
    ],
    [
      'a name in what an ability waits for',
      aText('Echo', {
        ability: 'triggered',
        on: { event: 'attack-played', card: { grid: { adjacentTo: { chosen: 'x' } } } },
        do: [],
      }),
      '/abilities/0/on/card/grid/adjacentTo/chosen',
    ],
  ])('%s', (_, card, pointer) => {
    expect(mistakesOf(card)).toEqual([['dangling-reference', `/state/inPlay/0/card${pointer}`]]);
  });

  test('nor does one that an action is the first to name', () => {
    const state = table({ ann: {}, bob: {} });
    state.players[0].hand.unknown = 1;
    const card = { id: 'new', card: unnamed };
    const { outcome, verdicts } = judged(state, [{ do: 'play', player: 'ann', card }]);
    expect(outcome).toBe('malformed');
    expect(verdicts).toMatchObject([
      {
        mistakes: [{ code: 'dangling-reference', pointer: '/card/card/abilities/0/do/0/cards/chosen' }],
      },
    ]);
  });

  test('and one that speaks of what is there is a card like any other', () => {
    expect(mistakesOf(aText('Fury', says({ players: 'you', modifyPlayers: [{ ability: 1 }] })))).toEqual([]);
  });

  test('nor does one whose effect lasts or waits', () => {
    const frame = { player: 'ann', card: unnamed, values: {} };
    const lasting = { ...{ id: 'l:1', kind: 'at' as const, since: 1 }, effects: [], frame };
    const state = table(
      { ann: {}, bob: {} },
      {
        lasting: [{ ...lasting, until: 'end-of-turn', phase: 'attack', of: 'ann' }],
        obligations: [
          {
            id: 'o:1',
            player: 'bob',
            must: true,
            effect: { do: 'must', by: 'opponent', effects: [] },
            frame,
          },
        ],
      },
    );
    expect(judged(state, []).mistakes.map(({ pointer }) => pointer)).toEqual([
      '/state/lasting/0/frame/card/abilities/0/do/0/cards/chosen',
      '/state/obligations/0/frame/card/abilities/0/do/0/cards/chosen',
    ]);
  });
});
