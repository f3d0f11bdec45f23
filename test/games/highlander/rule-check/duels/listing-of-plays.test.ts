import { describe, expect, test } from 'vitest';
import type { ListedAction } from '../../../../../src/engine/answer.ts';
import { Budget } from '../../../../../src/engine/budget.ts';
import { playThrough } from '../../../../../src/engine/play-through.ts';
import type { State } from '../../../../../src/games/highlander/rule-check/state/state.ts';
import { written } from '../../../../../src/games/highlander/rule-check/state/written.ts';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import {
  aBlock,
  aCard,
  aDodge,
  afterwards,
  anAttack,
  aText,
  attacked,
  broken,
  type EditionName,
  everywhere,
  five,
  judged,
  lawOf,
  saying,
  says,
  table,
} from '../table.ts';

const cut = anAttack('upper left');
/** An Edge that goes with an attack. */
const aiding = (title: string, ...abilities: Ability[]) =>
  aCard('Edge', {
    title,
    abilities: [{ ability: 'playing', kind: 'only', inConjunctionWith: { kind: ['attack'] } }, ...abilities],
  });
const listed = (state: State) => lawOf().legalActions(state, 'ann', new Budget());
const playsOf = (state: State, card: string): readonly ListedAction[] =>
  listed(state).filter(({ action }) => Object(action).do === 'play' && Object(action).card === card);
const companies = (plays: readonly ListedAction[], hidden = false) =>
  plays
    .filter(({ action }) => (Object(action).hidden ?? false) === hidden)
    .map(({ action }) => (Object(action).with ?? []).map(({ card }: { card: string }) => card).join(' '))
    .toSorted();

describe('an attack is listed', () => {
  const edges = { one: aiding('One'), two: aiding('Two'), three: aiding('Three') };

  test('with every set of cards that go with it, in any order', () => {
    const state = table({ ann: { hand: { cut, ...edges } }, bob: {} });
    const plays = playsOf(state, 'cut');
    expect(companies(plays)).toEqual([
      ...['', 'one', 'one three', 'one two', 'one two three', 'three', 'two', 'two three'],
    ]);
    expect(plays.find(({ action }) => Object(action).with?.length === 3)?.open).toEqual({
      '/with': {
        form: 'list',
        from: [{ card: 'one' }, { card: 'two' }, { card: 'three' }],
        least: 3,
        most: 3,
      },
    });
    const turned = { do: 'play', player: 'ann', card: 'cut', with: [{ card: 'two' }, { card: 'one' }] };
    expect(broken(state, turned)).toEqual([]);
  });

  test('not with two that do not go together', {
    meta: { rules: ['highlander.type-two/special-cards/one-per-turn'] },
  }, () => {
    const events = {
      rage: { ...aiding('Rage'), type: 'Event' as const },
      calm: { ...aiding('Calm'), type: 'Event' as const },
    };
    const state = table({ ann: { hand: { cut, ...events, one: edges.one } }, bob: {} });
    expect(companies(playsOf(state, 'cut'))).toEqual([
      ...['', 'calm', 'calm one', 'one', 'rage', 'rage one'],
    ]);
    const both = { do: 'play', player: 'ann', card: 'cut', with: [{ card: 'rage' }, { card: 'calm' }] };
    expect(broken(state, both)).toEqual(['type-two/special-cards/one-per-turn']);
  });

  test('where it is not known whom one of the other cards is specific to', () => {
    const pistol = { ...cut, title: 'Pistol', mark: 'Reserved', immortals: null } as const;
    const state = table({ ann: { hand: { cut, pistol, one: edges.one, two: edges.two } }, bob: {} });
    const cards = lawOf('first')
      .legalActions({ ...state, turn: { ...state.turn, phase: 'attack' } }, 'ann', new Budget())
      .filter(({ action }) => Object(action).do === 'play')
      .map(({ action }) => Object(action).card);
    expect([...new Set(cards)]).toEqual(['cut', 'one', 'two']);
  });

  test('Hidden with what goes with it, too', () => {
    const veiled = saying(cut, says({ cards: 'this', modify: [{ hidden: 'may' }] }));
    const state = table({ ann: { hand: { veiled, one: edges.one, two: edges.two } }, bob: {} });
    expect(companies(playsOf(state, 'veiled'), true)).toEqual(['', 'one', 'one two', 'two']);
  });
});

describe('what a text asks for after a choice', () => {
  const [sword, shield] = [aText('Sword'), aText('Shield')];
  const second = (which: 'one' | 'none') =>
    aCard('Event', {
      title: 'Barter',
      abilities: [
        {
          ability: 'played',
          choose: [
            { choose: 'cards', as: 'mine', which: { title: 'Sword' }, in: ['play'] },
            { choose: 'cards', as: 'mate', which: { isNot: { chosen: 'mine' } }, in: ['play'] },
          ],
          do: which === 'none' ? [] : [{ do: 'remove-from-play', cards: { chosen: 'mate' } }],
        },
      ],
    });
  const state = table({
    ann: { hand: { barter: second('one') }, inPlay: { left: sword, right: sword } },
    bob: { inPlay: { shield } },
  });

  test('is listed answer by answer, where the answers differ', () => {
    const plays = playsOf(state, 'barter');
    expect(plays).toHaveLength(2);
    expect(plays.map(({ action, open }) => [Object(action).choose, open])).toEqual([
      [
        { mine: { cards: ['left'] } },
        { '/choose/mate/cards': { form: 'list', from: ['right', 'shield', 'barter'], least: 1, most: 1 } },
      ],
      [
        { mine: { cards: ['right'] } },
        { '/choose/mate/cards': { form: 'list', from: ['left', 'shield', 'barter'], least: 1, most: 1 } },
      ],
    ]);
  });

  test('and every answer that is listed is legal', () => {
    for (const { action, open = {} } of playsOf(state, 'barter')) {
      for (const card of open['/choose/mate/cards']?.from ?? []) {
        const { choose } = Object(action);
        const whole = { ...Object(action), choose: { ...choose, mate: { cards: [card] } } };
        expect(judged(state, [whole]).outcome).toBe('legal');
      }
    }
  });

  test('is listed once where it is the same after each answer', () => {
    const gift = aCard('Event', {
      title: 'Gift',
      abilities: [
        {
          ability: 'played',
          choose: [
            { choose: 'gem', as: 'gem' },
            { choose: 'mode', as: 'how', of: ['well', 'badly'] },
          ],
          do: [{ do: 'gain-ability', players: 'you', amount: 1 }],
        },
      ],
    });
    const plays = playsOf(table({ ann: { hand: { gift } }, bob: {} }), 'gift');
    expect(plays.map(({ open }) => Object.keys(open ?? {}))).toEqual([
      ['/choose/gem/gem', '/choose/how/mode'],
    ]);
  });
});

describe('of what a choice offers', () => {
  const rings = (number: number) =>
    Object.fromEntries(
      Array.from({ length: number }, (_, at) => [`ring${at}`, aText(at === 1 ? 'Cursed' : 'Ring')]),
    );
  /** One of its player's cards is chosen; a cursed one asks for a gem. */
  const toss = aCard('Event', {
    title: 'Toss',
    abilities: [
      {
        ability: 'played',
        choose: [{ choose: 'cards', as: 'it', which: { kind: ['situation'] }, in: ['play'] }],
        do: [
          {
            do: 'if',
            condition: { card: { chosen: 'it' }, is: { title: 'Cursed' } },
            effects: [{ do: 'choose', choice: { choose: 'gem', as: 'gem' } }],
          },
        ],
      },
    ],
  });
  const state = (number: number) => table({ ann: { hand: { toss }, inPlay: rings(number) }, bob: {} });

  test('each answer is tried, as far as the budget goes', () => {
    const plays = playsOf(state(20), 'toss');
    expect(plays).toHaveLength(20);
    expect(plays.filter(({ open }) => open !== undefined)).toHaveLength(1);
    expect(plays.filter(({ cut }) => cut === true)).toEqual([]);
  });

  test('where they are too many that is told with the action, and in the notes', () => {
    const plays = playsOf(state(150), 'toss');
    expect(plays.map(({ cut }) => cut)).toEqual([true]);
    const answer = playThrough(
      lawOf(),
      { state: JSON.parse(JSON.stringify(written(state(150)))), actions: [] },
      { legalActions: 'ann' },
    );
    expect(answer.notes).toEqual([
      'Not all combinations were tried: there may be more legal actions like those that are cut, and more legal choices for their open parameters.',
    ]);
  });

  test('any number of cards is listed as any set of them, if each is legal', () => {
    const swap = aCard('Event', {
      title: 'Swap',
      abilities: [
        {
          ability: 'played',
          choose: [
            {
              ...{ choose: 'cards', as: 'it', which: { kind: ['situation'] }, in: ['play'] },
              number: { exactly: 3 },
            },
          ],
          do: [],
        },
      ],
    });
    const [only, ...others] = playsOf(table({ ann: { hand: { swap }, inPlay: rings(7) }, bob: {} }), 'swap');
    expect(others).toEqual([]);
    expect(only?.open?.['/choose/it/cards']).toMatchObject({ least: 3, most: 3 });
    expect(only?.cut).toBeUndefined();
  });

  test('cards that nobody has named are told to be more than are listed', () => {
    const drop = aCard('Event', {
      title: 'Drop',
      abilities: [
        {
          ability: 'played',
          choose: [{ choose: 'cards', as: 'it', which: { kind: ['attack'] }, in: [{ hand: 'you' }] }],
          do: [{ do: 'discard', cards: { chosen: 'it' } }],
        },
      ],
    });
    const some = table({ ann: { hand: { drop, cut } }, bob: {} });
    const [ann, bob] = some.players;
    const unnamed = {
      ...some,
      players: [{ ...ann, hand: { ...ann.hand, unknown: 2 } }, bob] as typeof some.players,
    };
    expect(playsOf(unnamed, 'drop')).toEqual([
      {
        action: { do: 'play', player: 'ann', card: 'drop' },
        open: { '/choose/it/cards': { form: 'list', from: ['cut'], least: 1, most: 1, unnamed: 2 } },
        cut: true,
      },
    ]);
    expect(judged(unnamed, [{ do: 'play', player: 'ann', card: 'drop' }]).verdicts).toMatchObject([
      { choices: [{ unnamed: 2 }] },
    ]);
  });
});

test('more sets of cards that go with an attack than are listed are told to be more', () => {
  const edges = Object.fromEntries(
    Array.from({ length: 8 }, (_, at) => [`edge${at}`, aiding(`Edge ${at}`)] as const),
  );
  const plays = playsOf(table({ ann: { hand: { cut, ...edges } }, bob: {} }), 'cut');
  expect(plays.filter((one) => one.cut === true)).toHaveLength(1);
  expect(plays.filter((one) => Object(one.action).with?.length > 1)).toHaveLength(64);
});

test('defenses against six attacks are listed, though each may do something for every attack that it meets', () => {
  const optional = (title: string) =>
    saying(
      { ...aBlock(...everywhere), title },
      {
        ...{ ability: 'triggered', optional: true, do: [{ do: 'damage', players: 'opponent', amount: 1 }] },
        on: { event: 'attack-blocked', source: { is: 'this' } },
      },
    );
  const hand = { one: optional('One'), two: optional('Two'), three: aBlock(...everywhere) };
  const attacks = Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [`cut${at}`, cut]));
  const plays = playsOf(attacked({ ann: { hand }, bob: {} }, attacks), 'one');
  const met = plays.map(({ action }) => Object(action).against.length);
  expect(met).toEqual([1, 2, 3, 4, 5, 6]);
  expect(plays[0]).toEqual({
    action: { do: 'play', player: 'ann', card: 'one', against: ['cut1'] },
    open: { '/choose/may/mode': { form: 'value', from: ['yes', 'no'], least: 1, most: 1 } },
  });
});

test('An Attribute Challenge is listed with the cards of both left open', {
  meta: { rules: ['highlander.type-two/attribute-challenge/both-soft-exert'] },
}, () => {
  const challenge = aCard('Event', {
    title: 'Challenge',
    abilities: [{ ability: 'played', do: [{ do: 'attribute-challenge', gem: 'Strength' }] }],
  });
  const plays = playsOf(table({ ann: { hand: { challenge } }, bob: {} }), 'challenge');
  const cards = { form: 'known', from: [], least: 5, most: 5 };
  expect(plays.map(({ open }) => open)).toEqual([
    { '/choose/challenge-cards-of-ann/known': cards, '/choose/challenge-cards-of-bob/known': cards },
  ]);
});

test('An attack that an Exertion finds is listed before each that was played, and after them', {
  meta: { rules: ['highlander.type-two/multiple-attacks/exerted-attack-anywhere'] },
}, () => {
  const more = aText('Fury', says({ players: 'you', modifyPlayers: [{ additionalAttacks: 1 }] }));
  const state = table({ ann: { hand: { cut }, inPlay: { more } }, bob: {} });
  const found = [{ id: 'x1', card: anAttack('lower left') }, ...five().slice(1)];
  const search = { do: 'exert', player: 'ann', for: { attack: true }, shown: found };
  const places = (edition: EditionName) => {
    const open = afterwards(state, [{ do: 'play', player: 'ann', card: 'cut' }, search], edition);
    return lawOf(edition)
      .legalActions(open, 'ann', new Budget())
      .filter(({ action }) => Object(action).card === 'x1')
      .map(({ action }) => Object(action).place);
  };
  expect(places('typeTwo')).toEqual([undefined, 0]);
  expect(places('first')).toEqual([undefined]);
});

test('a defense is listed against every set of attacks that it may serve against, by the Guide against such as follow one another', () => {
  const attacks = {
    high: anAttack('upper left'),
    middle: anAttack('middle left'),
    low: anAttack('lower left'),
  };
  const hand = { apart: aDodge('upper left', 'lower left'), wide: aDodge('upper left', 'middle left') };
  const state = attacked({ ann: { hand }, bob: {} }, attacks);
  const against = (card: string, edition: EditionName) =>
    lawOf(edition)
      .legalActions(state, 'ann', new Budget())
      .filter(({ action }) => Object(action).card === card)
      .map(({ action }) => Object(action).against);
  expect(against('apart', 'typeTwo')).toEqual([['high'], ['high', 'low']]);
  expect(against('apart', 'first')).toEqual([['high'], ['high', 'low'], ['low']]);
  expect(against('apart', 'reference')).toEqual([['high']]);
  for (const edition of ['typeTwo', 'reference'] as const)
    expect(against('wide', edition)).toEqual([['high'], ['high', 'middle']]);
});

describe('of a hand that is not wholly known', () => {
  const notesFor = (legalActions: string | undefined) =>
    playThrough(
      lawOf(),
      { state: written(table({ ann: { hand: 3 }, bob: { hand: 4 } })), actions: [] },
      legalActions === undefined ? {} : { legalActions },
    ).notes;

  test('a list of what its player may do tells that it leaves out what nobody has named', () => {
    const told = ['Legal actions do not list what ann may play of 3 cards in hand that nobody has named.'];
    expect(notesFor('ann')).toEqual(told);
    expect(notesFor('all')).toEqual(told);
  });

  test('nothing is told of who is not at turn, nor where no list is asked for', () => {
    expect(notesFor('bob')).toEqual([]);
    expect(notesFor(undefined)).toEqual([]);
  });
});
