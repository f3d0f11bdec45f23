import { describe, expect, test } from 'vitest';
import type { Frame } from '../../../../../src/games/highlander/rule-check/state/values.ts';
import type { Filter } from '../../../../../src/games/highlander/vocabulary/filters.ts';
import type { Kind } from '../../../../../src/games/highlander/vocabulary/words.ts';
import {
  aBasicAttack,
  aBlock,
  aCard,
  aDirtyTrick,
  aDodge,
  aGuard,
  anAttack,
  aRangedAttack,
  aSpecialAttack,
  attacked,
  boardOf,
  saying,
  table,
} from '../table.ts';

type Seats = Parameters<typeof table>[0];
type Rest = Parameters<typeof table>[1];

/** The cards of a table that a filter lets through, seen by ann or from a card of hers. */
function found(
  seats: Seats,
  filter: Filter,
  { frame = {}, rest }: { frame?: Partial<Frame>; rest?: Rest } = {},
) {
  const board = boardOf(table(seats, rest));
  return board.meanings.cards(
    board,
    { each: filter, in: 'anywhere' },
    { player: 'ann', values: {}, ...frame },
  );
}

describe('kind', () => {
  test.each<[Kind, string[]]>([
    ['attack', ['basic', 'cut', 'leap', 'shot', 'sand', 'both']],
    ['basic-attack', ['basic']],
    ['special-attack', ['leap', 'shot', 'both']],
    ['ranged-attack', ['shot']],
    ['dirty-trick', ['sand']],
    ['defense', ['parry', 'wall', 'duck', 'both']],
    ['block', ['parry', 'wall', 'both']],
    ['guard', ['wall']],
    ['standing-defense', ['wall']],
    ['dodge', ['duck']],
  ])('%s is what is printed, and the group it belongs to', (kind, expected) => {
    const hand = {
      basic: aBasicAttack('upper left'),
      cut: anAttack('upper left'),
      leap: aSpecialAttack('upper left'),
      shot: aRangedAttack('upper left'),
      sand: aDirtyTrick('upper left'),
      parry: aBlock('upper left'),
      wall: aGuard('upper left'),
      duck: aDodge('upper left'),
      both: aCard('Special Attack/Block', { grid: 'XOO/OOO/OOO' }),
    };
    expect(found({ ann: { hand }, bob: {} }, { kind: [kind] })).toEqual(expected);
  });

  test.each<[Kind, string[]]>([
    ['special-card', ['friend', 'horse', 'inn', 'plan', 'news']],
    ['situation', ['friend']],
    ['ally', ['friend', 'horse']],
    ['mortal-ally', ['friend']],
    ['immortal-ally', ['horse']],
    ['vehicle', ['horse']],
    ['plot', ['plan']],
    ['event', ['news']],
    ['watcher', ['news']],
    ['pre-game', ['blade']],
    ['weapon-of-choice', ['blade']],
    ['hunter', []],
  ])('%s is told by type, second type, sub-title or title', (kind, expected) => {
    const hand = {
      friend: aCard('Situation', { subtype: 'Mortal: Ally' }),
      horse: aCard('Object', { subtype: 'Immortal Ally', subtitle: 'Vehicle' }),
      inn: aCard('Location'),
      plan: aCard('Plot'),
      news: aCard('Event', { title: 'Watcher: Good News' }),
      blade: aCard('Weapon of Choice', { title: 'Long Blade' }),
    };
    expect(found({ ann: { hand }, bob: {} }, { kind: [kind] })).toEqual(expected);
  });

  test.each<[Kind, string]>([
    ['persona-specific', 'own'],
    ['weapon-specific', 'steel'],
    ['generic', 'any'],
  ])('%s tells to whom or what a card belongs', (kind, expected) => {
    const hand = {
      own: aCard('Event', { immortals: ['Corbin'] }),
      steel: aCard('Event', { weapon: 'Long Blade' }),
      any: aCard('Event'),
    };
    expect(found({ ann: { hand }, bob: {} }, { kind: [kind] })).toEqual([expected]);
  });
});

describe('a filter looks at', () => {
  const cut = anAttack('upper left', 'upper center');
  const own = aCard('Event', {
    ...{ title: "Master's Advance", subtitle: 'Corbin', immortals: ['Corbin'], weapon: 'Long Blade' },
    ...{ mark: 'Signature', restriction: 2, gems: { Agility: 1 }, handIcons: 1 },
  });
  const other = aCard('Event', { title: 'Mastery' });

  test.each<[Filter, string[]]>([
    [{ title: "master's advance" }, ['own']],
    [{ title: { chosen: 'named' } }, ['other']],
    [{ titleWord: 'Master' }, ['own']],
    [{ titleWord: 'Master’s Advance' }, ['own']],
    [{ titleWord: 'Advance Master' }, []],
    [{ subtitle: 'Corbin' }, ['own']],
    [{ immortal: 'corbin' }, ['own']],
    [{ ofOwnPersona: true, kind: ['event'] }, ['own']],
    [{ weapon: 'Long Blade' }, ['own']],
    [{ mark: 'Signature' }, ['own']],
    [{ restricted: true }, ['own']],
    [{ kind: ['event'], restrictionReached: false }, ['own', 'other']],
    [{ gem: 'Agility' }, ['own']],
    [{ handIcons: { atLeast: 1 } }, ['own']],
    [{ any: [{ title: 'Mastery' }, { mark: 'Signature' }] }, ['own', 'other']],
    [{ all: [{ kind: ['event'] }, { restricted: false }] }, ['other']],
    [{ not: { kind: ['event'] } }, ['corbin']],
    [{ kind: ['event'], owner: 'opponent' }, []],
    [{ is: { personaOf: 'you' } }, ['corbin']],
    [{ isNot: { chosen: 'one' }, kind: ['event'] }, ['other']],
  ])('what is printed: %j', (filter, expected) => {
    const seats = {
      ann: { hand: { own, other }, inPlay: { corbin: aCard('Persona', { title: 'Corbin' }) } },
      bob: {},
    };
    const values = { named: { title: 'Mastery' }, one: { cards: ['own'] } };
    expect(found(seats, filter, { frame: { values } }).toSorted()).toEqual(expected.toSorted());
  });

  test.each<[Filter, string[]]>([
    [{ grid: { touches: ['upper'] } }, ['cut', 'high']],
    [{ grid: { covers: ['upper-left', 'upper-center'] } }, ['cut', 'high']],
    [{ grid: { within: ['left', 'center'] } }, ['cut', 'low']],
    [{ grid: { squares: { exactly: 3 } } }, ['high']],
    [{ grid: { adjacentTo: { chosen: 'low' } } }, []],
    [{ grid: { touchesGridOf: { chosen: 'high' } } }, ['cut', 'high']],
    [{ grid: { sameAs: { chosen: 'low' } } }, ['low']],
  ])('the grid: %j', (filter, expected) => {
    const hand = {
      cut,
      high: aBlock('upper left', 'upper center', 'upper right'),
      low: anAttack('lower left'),
      event: aCard('Event'),
    };
    const values = { low: { cards: ['low'] }, high: { cards: ['high'] } };
    expect(found({ ann: { hand }, bob: {} }, filter, { frame: { values } })).toEqual(expected);
  });

  test.each<[Filter, string[]]>([
    [{ controller: 'you' }, ['taken', 'holder', 'caught']],
    [{ owner: 'you' }, ['holder', 'caught', 'blade']],
    [{ faceDown: true }, ['blade']],
    [{ disarmed: true }, ['blade']],
    [{ under: { chosen: 'holder' } }, ['caught']],
    [{ on: { title: 'Holder' } }, ['taken']],
    [{ counters: { name: 'year', number: { atLeast: 2 } } }, ['holder']],
    [{ sharesTitleWith: { chosen: 'holder' } }, ['caught']],
    [{ sharesTypeWith: { chosen: 'caught' } }, ['taken', 'holder']],
    [{ does: 'trip' }, ['taken']],
    [{ does: 'disarm' }, []],
    [{ playedFrom: 'exertion' }, ['taken']],
    [{ playedFromUnder: { title: 'Holder' } }, ['caught']],
  ])('how a card lies in play: %j', (filter, expected) => {
    const seats = {
      ann: {
        inPlay: {
          holder: { card: aCard('Object', { title: 'Holder' }), counters: { year: 2 } },
          caught: { card: aCard('Object', { title: 'Holder' }), under: 'holder' },
          blade: {
            ...{ card: aCard('Weapon of Choice'), weapon: 'disarmed' as const },
            ...{ faceDown: true, controller: 'bob' },
          },
        },
      },
      bob: {
        inPlay: {
          taken: {
            card: saying(aCard('Object', { title: 'Snare' }), {
              ability: 'played',
              do: [
                { do: 'if', condition: { turnOf: 'you' }, effects: [{ do: 'trip', players: 'opponent' }] },
              ],
            }),
            ...{ controller: 'ann', with: 'holder' },
          },
        },
      },
    };
    const events = [{ event: 'played' as const, card: 'taken', player: 'bob', from: 'exertion' }];
    const values = { holder: { cards: ['holder'] }, caught: { cards: ['caught'] } };
    expect(found(seats, filter, { frame: { values }, rest: { turn: { events } } }).toSorted()).toEqual(
      expected.toSorted(),
    );
  });

  test.each<[Filter, string[]]>([
    [{ hidden: true }, ['second']],
    [{ powerBlow: true }, ['first', 'gone']],
    [{ headShot: true }, ['first']],
    [{ attackIs: 'pending' }, ['second']],
    [{ attackIs: 'blocked' }, ['first', 'gone']],
    [{ firstOfTurn: true }, ['first', 'parry']],
    [{ against: { chosen: 'parry' } }, ['first']],
    [{ against: { chosen: 'first' } }, ['parry']],
    [{ powerBlock: true }, ['parry']],
    [{ canBePowerBlow: false, kind: ['attack'] }, ['gone']],
    [{ happened: { that: { event: 'power-blow-made' }, when: 'opponents-last-turn' } }, ['gone']],
    [
      { happened: { that: { event: 'attack-played', player: 'opponent' }, when: 'opponents-last-turn' } },
      ['first', 'second'],
    ],
  ])('attacks and defenses, and what was of them: %j', (filter, expected) => {
    const played = (card: string) => ({ event: 'attack-played' as const, card, player: 'bob' });
    const events = [
      ...[played('first'), played('second')],
      { event: 'power-blow-made' as const, card: 'gone', player: 'bob' },
      { event: 'attack-blocked' as const, card: 'gone', player: 'bob', by: 'ann' },
    ];
    const state = attacked(
      {
        ann: { inPlay: { parry: { card: aBlock('upper left'), as: 'block', enteredIn: 3 } } },
        bob: { discard: { gone: aSpecialAttack('upper left') } },
      },
      {
        first: { card: anAttack('upper left'), powerBlow: true, headShot: true, result: 'blocked' },
        second: { card: anAttack('upper left'), hidden: true },
      },
      {
        defenses: [{ id: 'parry', by: 'ann', against: ['first'], powerBlock: true }],
        turnsBefore: [{ player: 'bob', events }],
        turn: { events: [{ event: 'defense-played', card: 'parry', player: 'ann' }] },
      },
    );
    const board = boardOf(state);
    const values = { parry: { cards: ['parry'] }, first: { cards: ['first'] } };
    const cards = board.meanings.cards(board, { each: filter, in: 'anywhere' }, { player: 'ann', values });
    expect(cards.toSorted()).toEqual(expected.toSorted());
  });
});
