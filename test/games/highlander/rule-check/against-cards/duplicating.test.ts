import { describe, expect, test } from 'vitest';
import { keptFrom } from '../../../../../src/games/highlander/rule-check/board/forbidding/prevention.ts';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import { all } from '../deeds.ts';
import {
  aCard,
  afterwards,
  aText,
  boardOf,
  broken,
  type EditionName,
  judged,
  says,
  table,
} from '../table.ts';

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

const gained = (state: ReturnType<typeof having>, choose = {}, edition: EditionName = 'typeTwo') =>
  afterwards(state, [again(choose)], edition).pending.map(({ player, amount }) => [player, amount]);

describe('the effects of a card that is duplicated', () => {
  test('are those that it had when it was played, for who duplicates it', () => {
    expect(gained(having(anEvent('Model', gains(2))))).toEqual([['ann', 2]]);
  });

  test('ask for nothing that playing it asks for', {
    meta: {
      rules: [
        'highlander.type-two/duplicating-a-cards-effects/requirements-waived',
        'highlander.handbook-addendum/duplicating-a-cards-effects/requirements-to-play-waived',
      ],
    },
  }, () => {
    const never: Ability = { ability: 'playing', kind: 'only', if: { player: 'you', is: 'prone' } };
    expect(gained(having(anEvent('Model', never, gains(2))))).toEqual([['ann', 2]]);
  });

  const asking = anEvent('Model', {
    ability: 'played',
    choose: [{ choose: 'cards', as: 'price', which: { title: 'Price', controller: 'you' }, in: ['play'] }],
    pay: [{ pay: 'discard', cards: { chosen: 'price' } }],
    do: [{ do: 'gain-ability', players: 'you', amount: 3 }],
  });

  test('need what they ask for, and are none without it', {
    meta: {
      rules: [
        'highlander.type-two/duplicating-a-cards-effects/requirements-of-effect-kept',
        'highlander.handbook-addendum/duplicating-a-cards-effects/requirements-of-effect-stand',
      ],
    },
  }, () => {
    expect(gained(having(asking))).toEqual([]);
    const paid = afterwards(having(asking, { own: { price: aText('Price') } }), [
      again({ 'model.price': { cards: ['price'] } }),
    ]);
    expect(paid.pending).toEqual([expect.objectContaining({ player: 'ann', amount: 3 })]);
    expect(paid.players[0].discard.cards.map(({ id }) => id)).toEqual(['price']);
  });

  test('have what they ask for chosen by who duplicates it', {
    meta: { rules: ['highlander.type-two/duplicating-a-cards-effects/requirements-of-effect-kept'] },
  }, () => {
    const state = having(asking, { own: { price: aText('Price') } });
    expect(judged(state, [again()]).verdicts[0]).toMatchObject({
      outcome: 'needs-choice',
      choices: [{ pointer: '/choose/model.price/cards', player: 'ann', from: ['price'] }],
    });
  });

  const inConjunction: Ability = { ability: 'playing', kind: 'only', inConjunctionWith: {} };

  test('come in Type Two and by the Guide with those of what was played in conjunction with it', {
    meta: { rules: ['highlander.type-two/duplicating-a-cards-effects/attached-cards-duplicated'] },
  }, () => {
    const state = having(anEvent('Model', gains(2)), { along: anEvent('Along', inConjunction, gains(1)) });
    for (const edition of ['typeTwo', 'reference'] as const)
      expect(gained(state, {}, edition)).toEqual([
        ['ann', 1],
        ['ann', 2],
      ]);
  });

  test('come in the first edition without those of what was played in conjunction with it and does not modify it', {
    meta: {
      rules: ['highlander.handbook-addendum/duplicating-a-cards-effects/non-modifiers-are-not-duplicated'],
    },
  }, () => {
    const state = having(anEvent('Model', gains(2)), { along: anEvent('Along', inConjunction, gains(1)) });
    expect(gained(state, {}, 'first')).toEqual([['ann', 2]]);
  });

  test.each(all)(
    'come with what a card in conjunction adds to them: %s',
    {
      meta: { rules: ['highlander.handbook-addendum/duplicating-a-cards-effects/modifiers-are-duplicated'] },
    },
    (edition) => {
      const adding = says({ cards: 'conjoined', modify: [{ ability: gains(1) }] });
      const state = having(anEvent('Model', gains(2)), { along: anEvent('Along', inConjunction, adding) });
      expect(gained(state, {}, edition)).toEqual([
        ['ann', 2],
        ['ann', 1],
      ]);
    },
  );

  test('come in the first edition with all effects of a card in conjunction that adds to them', {
    meta: { rules: ['highlander.handbook-addendum/duplicating-a-cards-effects/modifiers-are-duplicated'] },
  }, () => {
    const adding = says({ cards: 'conjoined', modify: [{ ability: gains(1) }] });
    const along = anEvent('Along', inConjunction, adding, gains(3));
    expect(gained(having(anEvent('Model', gains(2)), { along }), {}, 'first')).toEqual([
      ['ann', 3],
      ['ann', 2],
      ['ann', 1],
    ]);
  });

  test('are set off once where a card in conjunction adds what sets them off', () => {
    const adding = says({ cards: 'conjoined', modify: [{ ability: whenEdge({}) }] });
    const state = withEdges(anEvent('Model'), anEvent('Along', inConjunction, adding));
    const later = afterwards(state, [again(), edge], 'first');
    expect(later.pending.map(({ player }) => player)).toEqual(['ann']);
  });

  test('come without those of another card that was played', {
    meta: {
      rules: ['highlander.handbook-addendum/duplicating-a-cards-effects/non-modifiers-are-not-duplicated'],
    },
  }, () => {
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
    expect(lasting).toEqual([expect.objectContaining({ kind: 'text', until: 'end-of-opponents-next-turn' })]);
  });

  const edge = { do: 'play', player: 'ann', card: 'edge' };
  const withEdges = (model: Definition, along?: Definition) => {
    const state = having(model, along === undefined ? {} : { along });
    const [ann, bob] = state.players;
    const edges = { edge: aCard('Edge'), other: aCard('Edge', { title: 'Other' }) };
    const cards = Object.entries(edges).map(([id, card]) => ({ id, card }));
    const hand = { ...ann.hand, cards: [...ann.hand.cards, ...cards] };
    return { ...state, players: [{ ...ann, hand }, bob] } as typeof state;
  };
  const whenEdge = (more: Partial<Extract<Ability, { ability: 'triggered' }>>): Ability => ({
    ...{ ability: 'triggered', on: { event: 'played', player: 'you', card: { kind: ['edge'] } } },
    do: [{ do: 'gain-ability', players: 'you', amount: 1 }],
    ...more,
  });
  const gainedByEdges = (model: Definition, ...more: object[]) =>
    afterwards(withEdges(model), [again(), { ...edge, ...more[0] }, { ...edge, card: 'other', ...more[1] }])
      .pending.length;

  test('last on the condition that the text sets', {
    meta: { rules: ['highlander.type-two/duplicating-a-cards-effects/requirements-of-effect-kept'] },
  }, () => {
    const ban = says({
      ...{ players: 'you', modifyPlayers: [{ cannot: 'play', such: { kind: ['edge'] } }] },
      while: { player: 'you', is: 'prone' },
    });
    const later = afterwards(withEdges(anEvent('Model', ban)), [again()]);
    expect(broken(later, edge)).toEqual([]);
    const [ann, bob] = later.players;
    expect(broken({ ...later, players: [{ ...ann, prone: true }, bob] }, edge)).toContain(
      'type-two/prevention/what-it-is',
    );
  });

  test('are set off on the condition that the text sets, and as often as it lets', {
    meta: { rules: ['highlander.type-two/duplicating-a-cards-effects/requirements-of-effect-kept'] },
  }, () => {
    const prone: Ability = whenEdge({ if: { player: 'you', is: 'prone' } });
    expect(gainedByEdges(anEvent('Model', prone))).toBe(0);
    expect(gainedByEdges(anEvent('Model', whenEdge({})))).toBe(2);
    for (const per of ['turn', 'game'] as const)
      expect(gainedByEdges(anEvent('Model', whenEdge({ limit: { times: 1, per } })))).toBe(1);
  });

  test('are asked about by who duplicates it', {
    meta: { rules: ['highlander.type-two/duplicating-a-cards-effects/requirements-of-effect-kept'] },
  }, () => {
    const optional = anEvent('Model', whenEdge({ optional: true }));
    const said = (mode: string) => ({ choose: { 'model.may': { mode } } });
    expect(gainedByEdges(optional, said('yes'), said('no'))).toBe(1);
    const open = judged(afterwards(withEdges(optional), [again()]), [edge]).verdicts[0];
    expect(open).toMatchObject({
      outcome: 'needs-choice',
      choices: [{ player: 'ann', from: ['yes', 'no'] }],
    });
  });

  test('put something else in the place of what would happen', () => {
    const instead: Ability = {
      ...{ ability: 'replacement', on: { event: 'ability-gained', player: 'you' } },
      instead: [{ do: 'damage', players: 'opponent', amount: 1 }],
    };
    const state = withEdges(anEvent('Model', instead));
    const gain = anEvent('Gain', gains(1));
    const [ann, bob] = state.players;
    const cards = [...ann.hand.cards, { id: 'gain', card: { ...gain, type: 'Edge' as const } }];
    const holding = { ...state, players: [{ ...ann, hand: { ...ann.hand, cards } }, bob] } as typeof state;
    const later = afterwards(holding, [again(), { do: 'play', player: 'ann', card: 'gain' }]);
    expect(later.pending).toMatchObject([{ player: 'bob', kind: 'damage', amount: 1 }]);
  });

  test('are not those for which the card itself would be discarded', {
    meta: { rules: ['highlander.type-two/duplicating-a-cards-effects/requirements-of-effect-kept'] },
  }, () => {
    const used = anEvent('Model', gains(2), {
      ...{ ability: 'discard-to-use', leaves: 'discard' },
      do: [{ do: 'trip', players: 'opponent' }],
    });
    expect(gained(having(used))).toEqual([['ann', 2]]);
  });

  test('are not judged if they are for a phase, and the answer says what would be right', () => {
    const later = anEvent('Model', {
      ...{ ability: 'may-do', during: ['may-do'] },
      do: [{ do: 'draw', players: 'you', amount: 1 }],
    });
    expect(judged(having(later), [again()]).verdicts[0]).toMatchObject({
      outcome: 'unsupported',
      needs: [{ card: 'Model', what: expect.stringContaining('it would be said as') }],
    });
  });

  test('are not nullified with the card, but with the one that duplicates it', {
    meta: { rules: ['highlander.type-two/nullifying/no-effect-on-anything'] },
  }, () => {
    const nullifying = (title: string) =>
      aCard('Edge', {
        abilities: [
          {
            ability: 'played',
            do: [
              {
                ...{ do: 'modify', cards: { each: { title }, in: 'play' }, by: [{ nullified: true }] },
                until: 'end-of-turn',
              },
            ],
          },
        ],
      });
    const ban = anEvent('Model', says({ players: 'opponent', modifyPlayers: [{ cannot: 'attack' }] }));
    const barredAfter = (title: string) => {
      const state = having(ban);
      const [ann, bob] = state.players;
      const cards = [...ann.hand.cards, { id: 'hush', card: nullifying(title) }];
      const held = { ...state, players: [{ ...ann, hand: { ...ann.hand, cards } }, bob] } as typeof state;
      const later = afterwards(held, [again(), { do: 'play', player: 'ann', card: 'hush' }]);
      return keptFrom(boardOf(later), 'bob', 'attack');
    };
    expect([barredAfter('Model'), barredAfter('Such a Duplicate')]).toEqual([true, false]);
  });

  test('are none of a card that cannot be duplicated', () => {
    const ward = aText(
      'Ward',
      says({ cards: { each: { title: 'Model' }, in: 'play' }, modify: [{ cannot: 'be-duplicated' }] }),
    );
    expect(gained(having(anEvent('Model', gains(2)), { own: { ward } }))).toEqual([]);
  });
});
