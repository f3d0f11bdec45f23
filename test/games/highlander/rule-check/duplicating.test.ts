import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/highlander/vocabulary/abilities.ts';
import type { Definition } from '../../../../src/games/highlander/vocabulary/definition.ts';
import { aCard, afterwards, aText, judged, says, table } from './table.ts';

const anEvent = (title: string, ...abilities: Ability[]) => aCard('Event', { title, abilities });
const gains = (amount: number): Ability => ({
  ability: 'played',
  do: [{ do: 'gain-ability', players: 'you', amount }],
});

const duplicating = anEvent('Such a Duplicate', {
  ability: 'played',
  choose: [
    { choose: 'cards', as: 'model', which: {}, in: [{ played: 'opponents-last-turn', by: 'opponent' }] },
  ],
  do: [{ do: 'duplicate', card: { chosen: 'model' }, by: 'you' }],
});

/** Ann duplicates what Bob played in his last turn; `along` was played in conjunction with it. */
const having = (model: Definition, more: { along?: Definition; own?: Record<string, Definition> } = {}) => {
  const { along, own = {} } = more;
  const played = (card: string, of: Definition) =>
    ({ event: 'played', player: 'bob', card, of, from: 'hand' }) as const;
  return table(
    {
      ann: { ability: 9, hand: { again: duplicating }, inPlay: own },
      bob: {
        inPlay: {
          model: { card: model, enteredIn: 2 },
          ...(along === undefined ? {} : { along: { card: along, with: 'model', enteredIn: 2 } }),
        },
      },
    },
    { turnsBefore: [{ player: 'bob', events: [played('model', model)] }, { player: 'ann' }] },
  );
};

const again = (choose = {}) => ({
  do: 'play',
  player: 'ann',
  card: 'again',
  choose: { model: { cards: ['model'] }, ...choose },
});

const gained = (state: ReturnType<typeof having>, choose = {}) =>
  afterwards(state, [again(choose)]).pending.map(({ player, amount }) => [player, amount]);

describe('the effects of a card that is duplicated', () => {
  test('are those that it had when it was played, for who duplicates it', () => {
    expect(gained(having(anEvent('Model', gains(2))))).toEqual([['ann', 2]]);
  });

  test('[type-two/duplicating-a-cards-effects/requirements-waived, handbook-addendum/duplicating-a-cards-effects/requirements-to-play-waived] ask for nothing that playing it asks for', () => {
    const never: Ability = { ability: 'playing', kind: 'only', if: { player: 'you', is: 'prone' } };
    expect(gained(having(anEvent('Model', never, gains(2))))).toEqual([['ann', 2]]);
  });

  const asking = anEvent('Model', {
    ability: 'played',
    choose: [{ choose: 'cards', as: 'price', which: { title: 'Price', controller: 'you' }, in: ['play'] }],
    pay: [{ pay: 'discard', cards: { chosen: 'price' } }],
    do: [{ do: 'gain-ability', players: 'you', amount: 3 }],
  });

  test('[type-two/duplicating-a-cards-effects/requirements-of-effect-kept, handbook-addendum/duplicating-a-cards-effects/requirements-of-effect-stand] need what they ask for, and are none without it', () => {
    expect(gained(having(asking))).toEqual([]);
    const paid = afterwards(having(asking, { own: { price: aText('Price') } }), [
      again({ 'model.price': { cards: ['price'] } }),
    ]);
    expect(paid.pending).toEqual([expect.objectContaining({ player: 'ann', amount: 3 })]);
    expect(paid.players[0].discard.cards.map(({ id }) => id)).toEqual(['price']);
  });

  test('[type-two/duplicating-a-cards-effects/requirements-of-effect-kept] have what they ask for chosen by who duplicates it', () => {
    const state = having(asking, { own: { price: aText('Price') } });
    expect(judged(state, [again()]).verdicts[0]).toMatchObject({
      outcome: 'needs-choice',
      choices: [{ pointer: '/choose/model.price/cards', player: 'ann', from: ['price'] }],
    });
  });

  test('[type-two/duplicating-a-cards-effects/attached-cards-duplicated, handbook-addendum/duplicating-a-cards-effects/modifiers-are-duplicated] come with those of what was played in conjunction with it', () => {
    const along = anEvent('Along', { ability: 'playing', kind: 'only', inConjunctionWith: {} }, gains(1));
    expect(gained(having(anEvent('Model', gains(2)), { along }))).toEqual([
      ['ann', 1],
      ['ann', 2],
    ]);
  });

  test('[handbook-addendum/duplicating-a-cards-effects/non-modifiers-are-not-duplicated] come without those of another card that was played', () => {
    const state = having(anEvent('Model', gains(2)));
    const other = anEvent('Other', gains(1));
    const played = { event: 'played', player: 'bob', card: 'other', of: other, from: 'hand' } as const;
    const [last, ...before] = state.turnsBefore;
    const both = {
      ...state,
      turnsBefore: [{ player: 'bob', events: [...(last?.events ?? []), played] }, ...before],
    };
    expect(gained(both)).toEqual([['ann', 2]]);
  });

  test('last as long as those of a card in play would', () => {
    const ban = anEvent('Model', says({ players: 'opponent', modifyPlayers: [{ cannot: 'attack' }] }));
    const { lasting } = afterwards(having(ban), [again()]);
    expect(lasting).toEqual([
      expect.objectContaining({ kind: 'modify-players', until: 'end-of-opponents-next-turn' }),
    ]);
  });

  test('are none of a card that cannot be duplicated', () => {
    const ward = aText(
      'Ward',
      says({ cards: { each: { title: 'Model' }, in: 'play' }, modify: [{ cannot: 'be-duplicated' }] }),
    );
    expect(gained(having(anEvent('Model', gains(2)), { own: { ward } }))).toEqual([]);
  });
});
