import { describe, expect, test } from 'vitest';
import { Budget } from '../../../../../src/engine/budget.ts';
import { playThrough } from '../../../../../src/engine/play-through.ts';
import type { State } from '../../../../../src/games/highlander/rule-check/state/state.ts';
import { written } from '../../../../../src/games/highlander/rule-check/state/written.ts';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import { all } from '../deeds.ts';
import { aCard, afterwards, broken, type EditionName, five, judged, lawOf, table } from '../table.ts';

const byGems = ['typeTwo', 'reference'] as const;
const beforeTheGame = { turn: { number: 0, phase: 'before-the-game' as const }, turnsBefore: [] };
const twoDecks = table({ ann: {}, bob: {} }, beforeTheGame);

const gem = aCard('Event', { title: 'Gem', gems: { Agility: 1 } });
const none = aCard('Event', { title: 'Plain' });
/** So many cards for Exertions, of which the first ones have an Agility gem each. */
const row = (prefix: string, ...cards: Definition[]) =>
  cards.map((card, place) => ({ id: `${prefix}${place}`, card }));
const withGems = (prefix: string, number: number) =>
  row(prefix, ...Array.from({ length: 5 }, (_, place) => (place < number ? gem : none)));

const gems = { ann: 'Agility', bob: 'Agility' };
const start = (player: string, more: object = {}) => ({ do: 'start', player, ...more });
const shown = { ann: withGems('a', 2), bob: withGems('b', 1) };
const sizes = ({ players }: State) =>
  players.map(({ hand, endurance }) => [
    hand.cards.length + hand.unknown,
    endurance.cards.length + endurance.unknown + (endurance.bottom?.length ?? 0),
  ]);
const startIn = (edition: EditionName, more: object = {}) =>
  start('ann', edition === 'first' ? more : { gems, shown, ...more });

describe.each(all)('%s', (edition) => {
  test('both begin with a hand of 15, one card for each point of Ability', {
    meta: {
      rules: [
        'highlander.first-edition/set-up/draw-fifteen',
        'highlander.first-edition/how-does-it-work/starting-ability-fifteen',
        'highlander.type-two/beginning-the-game/opening-hand',
        'highlander.type-two/game-concept-and-goal-of-the-game/starting-ability',
      ],
    },
  }, () => {
    const begun = afterwards(twoDecks, [startIn(edition)], edition);
    expect(begun.players.map(({ ability }) => ability)).toEqual([15, 15]);
    expect(sizes(begun)).toEqual([
      [15, 15],
      [15, 15],
    ]);
    const sixteen = [1, 2, 3, 4].flatMap((number) => five(`h${number}-`)).slice(0, 16);
    expect(broken(twoDecks, startIn(edition, { hands: { ann: sixteen } }), edition)).toEqual([
      edition === 'first' ? 'first-edition/set-up/draw-fifteen' : 'type-two/beginning-the-game/opening-hand',
    ]);
  });

  test('a duel begins once, and nothing is done before', {
    meta: {
      rules: [
        'highlander.first-edition/set-up/draw-fifteen',
        'highlander.type-two/beginning-the-game/opening-hand',
        'highlander.type-two/beginning-the-game/first-turn',
      ],
    },
  }, () => {
    const rule =
      edition === 'first' ? 'first-edition/set-up/draw-fifteen' : 'type-two/beginning-the-game/opening-hand';
    const begun = afterwards(twoDecks, [startIn(edition)], edition);
    expect(begun.turn).toMatchObject({
      ...{ player: 'ann', number: 1 },
      phase: edition === 'first' ? 'defense' : 'may-do',
    });
    expect(broken(begun, start('ann'), edition)).toEqual([rule]);
    expect(broken(twoDecks, { do: 'next-phase', player: 'ann' }, edition)).toContain(rule);
  });

  test('of an opening hand only cards that nobody knew are told', {
    meta: {
      rules: [
        'highlander.first-edition/set-up/draw-fifteen',
        'highlander.type-two/beginning-the-game/opening-hand',
      ],
    },
  }, () => {
    const endurance = Object.fromEntries(
      row('k', ...Array<Definition>(20).fill(none)).map(({ id, card }) => [id, card]),
    );
    const known = table({ ann: { endurance }, bob: {} }, beforeTheGame);
    const telling = (hand: object[]) =>
      start('bob', {
        hands: { ann: hand, bob: five('h') },
        ...(edition === 'first' ? {} : { gems, shown: { bob: withGems('b', 1) } }),
      });
    expect(broken(known, telling([]), edition)).toEqual([]);
    expect(broken(known, telling(five('a')), edition)).toEqual([
      edition === 'first' ? 'first-edition/set-up/draw-fifteen' : 'type-two/beginning-the-game/opening-hand',
    ]);
  });
});

test('The die may give either the first turn', {
  meta: { rules: ['highlander.first-edition/set-up/die-roll-for-first-turn'] },
}, () => {
  for (const player of ['ann', 'bob']) {
    const begun = afterwards(twoDecks, [start(player)], 'first');
    expect(begun.turn.player).toBe(player);
  }
  expect(broken(twoDecks, start('ann', { gems }), 'first')).toEqual([
    'first-edition/set-up/die-roll-for-first-turn',
  ]);
});

describe.each(byGems)('%s', (edition) => {
  test('each names a gem and shows five cards', {
    meta: {
      rules: [
        'highlander.type-two/beginning-the-game/name-gem-and-draw',
        'highlander.reference/soft-exertions/reason-who-goes-first',
      ],
    },
  }, () => {
    const asked = (more: object) => judged(twoDecks, [start('ann', more)], edition).verdicts;
    expect(asked({})).toMatchObject([
      { outcome: 'needs-choice', choices: [{ pointer: '/gems/ann' }, { pointer: '/gems/bob' }] },
    ]);
    expect(asked({ gems })).toMatchObject([
      {
        outcome: 'needs-choice',
        choices: [
          { pointer: '/shown/ann', least: 5 },
          { pointer: '/shown/bob', least: 5 },
        ],
      },
    ]);
  });

  test('who drew more of the gem that he named goes first', {
    meta: { rules: ['highlander.type-two/beginning-the-game/more-gems-first'] },
  }, () => {
    expect(broken(twoDecks, start('ann', { gems, shown }), edition)).toEqual([]);
    expect(broken(twoDecks, start('bob', { gems, shown }), edition)).toEqual([
      'type-two/beginning-the-game/more-gems-first',
    ]);
    const other = { ann: 'Reason', bob: 'Agility' };
    expect(broken(twoDecks, start('bob', { gems: other, shown }), edition)).toEqual([]);
  });

  test('while they are tied each draws one card more', {
    meta: { rules: ['highlander.type-two/beginning-the-game/tie-breaker'] },
  }, () => {
    const tied = { ann: withGems('a', 1), bob: withGems('b', 1) };
    expect(judged(twoDecks, [start('ann', { gems, shown: tied })], edition).verdicts).toMatchObject([
      {
        outcome: 'needs-choice',
        choices: [
          { pointer: '/shown/ann', least: 6 },
          { pointer: '/shown/bob', least: 6 },
        ],
      },
    ]);
    const uneven = { ann: tied.ann.slice(0, 4), bob: tied.bob };
    expect(judged(twoDecks, [start('ann', { gems, shown: uneven })], edition).verdicts).toMatchObject([
      { outcome: 'needs-choice', choices: [{ pointer: '/shown/ann', least: 5 }] },
    ]);
    const broke = {
      ann: [...tied.ann, { id: 'a6', card: none }, { id: 'a7', card: none }],
      bob: [...tied.bob, { id: 'b6', card: none }, { id: 'b7', card: gem }],
    };
    expect(broken(twoDecks, start('bob', { gems, shown: broke }), edition)).toEqual([]);
    expect(broken(twoDecks, start('ann', { gems, shown: broke }), edition)).toEqual([
      'type-two/beginning-the-game/more-gems-first',
    ]);
  });

  test('where the cards on top are known, who goes first is listed with the gems that decide it', {
    meta: { rules: ['highlander.type-two/beginning-the-game/more-gems-first'] },
  }, () => {
    const deck = (prefix: string, number: number) =>
      Object.fromEntries(
        [...withGems(prefix, number), ...five(`${prefix}-x`)].map(({ id, card }) => [id, card]),
      );
    const known = table(
      { ann: { endurance: deck('a', 2) }, bob: { endurance: deck('b', 1) } },
      beforeTheGame,
    );
    const listed = lawOf(edition)
      .legalActions(known, 'ann', new Budget())
      .map(({ action, open }) => [Object(action).gems, open]);
    // Nobody has any other gem than Agility: by those it stays tied to the end.
    expect(listed).toHaveLength(31);
    expect(listed).toContainEqual([{ ann: 'Agility', bob: 'Agility' }, undefined]);
    expect(listed).not.toContainEqual([{ ann: 'Reason', bob: 'Agility' }, undefined]);
    for (const [named] of listed) expect(broken(known, start('ann', { gems: named }), edition)).toEqual([]);
  });

  test('where nobody has named the cards on top, what is shown is listed beside the gems, and noted to decide', () => {
    const answer = playThrough(
      lawOf(edition),
      { state: JSON.parse(JSON.stringify(written(twoDecks))), actions: [] },
      { legalActions: 'all' },
    );
    const [ann] = answer.legalActions ?? [];
    const { endurance } = twoDecks.players[0];
    const domain = { form: 'known', from: [], least: 5, most: endurance.unknown, unnamed: endurance.unknown };
    expect(ann?.open?.['/shown/ann']).toEqual(domain);
    expect(Object.keys(ann?.open ?? {})).toEqual(['/gems/ann', '/gems/bob', '/shown/ann', '/shown/bob']);
    expect(answer.notes).toEqual([
      'The cards `shown` decide who goes first: the `start` of the other is illegal, and while they are tied each shows one card more.',
    ]);
  });

  test('where nobody tells the gems of the cards on top, no start is listed, and the notes say why', () => {
    const blank = { ...none, gems: null };
    const deck = (prefix: string) => Object.fromEntries(five(prefix).map(({ id }) => [id, blank] as const));
    const untold = table({ ann: { endurance: deck('a') }, bob: { endurance: deck('b') } }, beforeTheGame);
    const answer = playThrough(
      lawOf(edition),
      { state: JSON.parse(JSON.stringify(written(untold))), actions: [] },
      { legalActions: 'all' },
    );
    expect(answer.legalActions?.filter(({ action }) => Object(action).do === 'start')).toEqual([]);
    expect(answer.notes).toEqual([
      'Who goes first is not known: nobody tells the gems of Plain. A card of its own tells them, as `gems`; by a house rule whose `firstTurn` is `die` none are compared.',
    ]);
  });

  test('of fewer than five cards all are compared, and while they are tied, whoever has cards left draws on', {
    meta: { rules: ['highlander.type-two/beginning-the-game/name-gem-and-draw'] },
  }, () => {
    const two = (prefix: string, first: Definition) => ({ [`${prefix}1`]: first, [`${prefix}2`]: none });
    const few = (ann: Definition, bob: Definition) =>
      table({ ann: { endurance: two('a', ann) }, bob: { endurance: two('b', bob) } }, beforeTheGame);
    const by = (player: string) => start(player, { gems });
    expect(broken(few(gem, none), by('ann'), edition)).toEqual([]);
    expect(broken(few(gem, none), by('bob'), edition)).toEqual([
      'type-two/beginning-the-game/more-gems-first',
    ]);
    const uneven = table({ ann: { endurance: two('a', gem) }, bob: {} }, beforeTheGame);
    const asked = judged(uneven, [start('bob', { gems, shown: { bob: withGems('b', 1) } })], edition);
    expect(asked.verdicts).toMatchObject([
      { outcome: 'needs-choice', choices: [{ pointer: '/shown/bob', least: 6 }] },
    ]);
    const broke = [...withGems('b', 1), { id: 'b6', card: gem }];
    expect(broken(uneven, start('bob', { gems, shown: { bob: broke } }), edition)).toEqual([]);
  });

  test('if all cards leave it tied, whoever is named goes first', {
    meta: { rules: ['highlander.type-two/beginning-the-game/tie-breaker'] },
  }, () => {
    const tied = table(
      { ann: { endurance: { a1: none } }, bob: { endurance: { b1: none, b2: none } } },
      beforeTheGame,
    );
    for (const player of ['ann', 'bob']) {
      expect(broken(tied, start(player, { gems }), edition)).toEqual([]);
      expect(lawOf(edition).legalActions(tied, player, new Budget()).length).toBeGreaterThan(0);
    }
  });

  test('what was shown goes under the Endurance', {
    meta: { rules: ['highlander.type-two/beginning-the-game/drawn-cards-to-bottom'] },
  }, () => {
    const begun = afterwards(twoDecks, [start('ann', { gems, shown })], edition);
    expect(begun.players.map(({ endurance }) => endurance)).toEqual([
      { cards: [], unknown: 10, bottom: shown.ann },
      { cards: [], unknown: 10, bottom: shown.bob },
    ]);
  });

  test('no more is shown than decides it', {
    meta: { rules: ['highlander.type-two/beginning-the-game/more-gems-first'] },
  }, () => {
    const more = { ann: [...shown.ann, { id: 'a6', card: none }], bob: shown.bob };
    expect(broken(twoDecks, start('ann', { gems, shown: more }), edition)).toEqual([
      'type-two/beginning-the-game/name-gem-and-draw',
    ]);
  });
});

test('An opening hand that takes the whole Endurance Exhausts', {
  meta: { rules: ['highlander.first-edition/running-out-of-cards-exhaustion/last-card-drawn-exhausts'] },
}, () => {
  const small = table({ ann: { endurance: 15 }, bob: {} }, beforeTheGame);
  const begun = afterwards(small, [start('ann')], 'first');
  expect(begun.players[0]).toMatchObject({ ability: 15, hand: { unknown: 15 } });
  expect(begun.pending).toMatchObject([{ player: 'ann', kind: 'loss', amount: 5 }]);
  expect(begun.turn.phase).toBe('defense');
});
