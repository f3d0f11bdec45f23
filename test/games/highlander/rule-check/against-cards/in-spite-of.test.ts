import { describe, expect, test } from 'vitest';
import { Budget } from '../../../../../src/engine/budget.ts';
import { pend } from '../../../../../src/games/highlander/rule-check/doing/pending.ts';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import type { PlayerModifier } from '../../../../../src/games/highlander/vocabulary/player-modifiers.ts';
import type { Hindrance } from '../../../../../src/games/highlander/vocabulary/words.ts';
import {
  aBlock,
  aCard,
  aDodge,
  afterwards,
  anAttack,
  aText,
  attacked,
  boardOf,
  broken,
  lawOf,
  saying,
  says,
  table,
} from '../table.ts';

type State = ReturnType<typeof table>;
type Card = ReturnType<typeof anAttack>;

const play = (more: object = {}) => ({ do: 'play', player: 'ann', card: 'card', ...more });
const despite = (hindrance: Hindrance): Ability => ({
  ability: 'playing',
  kind: 'also',
  despite: [hindrance],
});

describe('what would hinder a card to be played', () => {
  test.each<[Hindrance, string, Card, (card: Card) => State, object?]>([
    [
      'disarmed',
      'type-two/disarming-breaking-weapons/no-weapon-no-attack-or-block',
      anAttack('upper left'),
      (card) => table({ ann: { genericWeapon: 'disarmed', hand: { card } }, bob: {} }),
    ],
    [
      'disarmed',
      'type-two/disarming-breaking-weapons/no-weapon-cards',
      aCard('Event', { weapon: 'Long Blade' }),
      (card) =>
        table({
          ann: {
            hand: { card },
            inPlay: {
              blade: {
                card: aCard('Weapon of Choice', { title: 'Long Blade' }),
                weapon: 'disarmed',
                faceDown: true,
              },
            },
          },
          bob: {},
        }),
    ],
    [
      'prone',
      'type-two/prone/discard-same-icon',
      anAttack('upper left'),
      (card) => table({ ann: { prone: true, hand: { card } }, bob: {} }),
    ],
    [
      'hand-icons',
      'type-two/hand-icon/no-third-hand',
      aCard('Object', { title: 'Torch', handIcons: 1 }),
      (card) =>
        table({
          ann: {
            ...{ hand: { card }, genericWeapon: 'disarmed' },
            inPlay: { axe: aCard('Object', { title: 'Axe', handIcons: 2 }) },
          },
          bob: {},
        }),
    ],
    [
      'last-defense',
      'type-two/attack-phase/only-outside-block',
      anAttack('upper left'),
      (card) =>
        table(
          { ann: { hand: { card } }, bob: {} },
          {
            turn: {
              events: [
                { event: 'defended', player: 'ann', card: 'parry', of: aBlock('upper left'), what: 'block' },
              ],
            },
          },
        ),
    ],
    [
      'not-attacked',
      'type-two/defense-phase/no-attack-no-defense',
      aDodge('upper left'),
      (card) => table({ ann: { hand: { card } }, bob: {} }, { turn: { phase: 'defense' } }),
    ],
    [
      'weapon-not-used',
      'type-two/sub-title/weapon-specific-in-game',
      aCard('Event', { weapon: 'Long Blade' }),
      (card) => table({ ann: { hand: { card } }, bob: {} }),
    ],
    [
      'exertion-made',
      'type-two/hard-exertions/no-more-from-hand',
      anAttack('upper left'),
      (card) => table({ ann: { hand: { card } }, bob: {} }, { turn: { handClosed: true } }),
    ],
  ])('%s [%s] does not hinder what may be played in spite of it', (hindrance, rule, card, state) => {
    expect(broken(state(card), play())).toEqual([rule]);
    expect(broken(state(saying(card, despite(hindrance))), play())).toEqual([]);
    const other = hindrance === 'prone' ? 'disarmed' : 'prone';
    expect(broken(state(saying(card, despite(other))), play())).toEqual([rule]);
  });

  test('only as its own text says: from there, in that phase, if that is so', () => {
    const state = (way: Partial<Extract<Ability, { ability: 'playing' }>>) => {
      const card = saying(anAttack('upper left'), {
        ability: 'playing',
        kind: 'also',
        despite: ['disarmed'],
        ...way,
      });
      return table({ ann: { genericWeapon: 'disarmed', hand: { card } }, bob: {} });
    };
    const noWeapon = ['type-two/disarming-breaking-weapons/no-weapon-no-attack-or-block'];
    expect(broken(state({ from: ['hand'], during: ['attack'], if: { turnOf: 'you' } }), play())).toEqual([]);
    expect(broken(state({ from: ['exertion'] }), play())).toEqual(noWeapon);
    expect(broken(state({ during: ['defense'] }), play())).toEqual(noWeapon);
    expect(broken(state({ if: { turnOf: 'opponent' } }), play())).toEqual(noWeapon);
  });
});

test('Considered Disarmed, a player plays no card of any weapon', {
  meta: { rules: ['highlander.type-two/considered-disarmed-considered-weapon-broken/disarmed-all-weapons'] },
}, () => {
  const curse = aText('Curse', says({ players: 'you', modifyPlayers: [{ considered: 'disarmed' }] }));
  const blade = aCard('Weapon of Choice', { title: 'Long Blade' });
  const hand = { card: aCard('Event', { weapon: 'Long Blade' }) };
  expect(broken(table({ ann: { hand, inPlay: { blade } }, bob: {} }), play())).toEqual([]);
  expect(broken(table({ ann: { hand, inPlay: { blade, curse } }, bob: {} }), play())).toEqual([
    'type-two/disarming-breaking-weapons/no-weapon-cards',
  ]);
});

test('Who cannot lose Ability takes damage all the same, and who cannot gain it gains none', {
  meta: { rules: ['highlander.type-two/damage-vs-loss-of-ability/loss-is-not-damage'] },
}, () => {
  const pending = (said: PlayerModifier) => {
    const aegis = aText('Aegis', says({ players: 'you', modifyPlayers: [said] }));
    const board = boardOf(table({ ann: { inPlay: { aegis } }, bob: {} }));
    for (const kind of ['damage', 'loss', 'gain'] as const) pend(board, 'ann', kind, 2);
    return board.state.pending.map(({ kind }) => kind);
  };
  expect(pending({ cannot: 'lose-ability' })).toEqual(['damage', 'gain']);
  expect(pending({ cannot: 'gain-ability' })).toEqual(['damage', 'loss']);
});

test('An attack that is a Power Blow by its text is told to be one', {
  meta: { rules: ['highlander.type-two/power-blows/opponent-may-hide'] },
}, () => {
  const card = saying(anAttack('upper left'), says({ cards: 'this', modify: [{ headShot: 'is' }] }));
  const later = afterwards(table({ ann: { hand: { card } }, bob: {} }), [play()]);
  const made = later.turn.events.flatMap(({ event, card: id }) =>
    event.endsWith('-made') ? [[event, id]] : [],
  );
  expect(made).toEqual([
    ['power-blow-made', 'card'],
    ['head-shot-made', 'card'],
  ]);
});

test('a block that may remain as a Guard is listed in both ways', () => {
  const shield = aText(
    'Shield',
    says({
      cards: { each: { kind: ['block'], controller: 'you' }, in: 'play' },
      modify: [{ staysInPlay: 'as-guard' }],
    }),
  );
  const state = attacked(
    { ann: { hand: { card: aBlock('upper left') }, inPlay: { shield } }, bob: {} },
    { cut: anAttack('upper left') },
  );
  const plays = lawOf()
    .legalActions(state, 'ann', new Budget())
    .map(({ action }) => action)
    .filter(
      (action) => typeof action === 'object' && action !== null && 'do' in action && action.do === 'play',
    );
  expect(plays).toEqual([play({ against: ['cut'] }), play({ against: ['cut'], asGuard: true })]);
});
