import { expect, test } from 'vitest';
import { playThrough } from '../../../../../src/engine/play-through.ts';
import { written } from '../../../../../src/games/highlander/rule-check/state/written.ts';
import { aCard, anAttack, aText, judged, lawOf, saying, table } from '../table.ts';

const what = 'It may do more.';
const inPart = { ability: 'unsupported', reach: 'use', text: what } as const;
const relic = aText('Relic', inPart);
const part = (card: string) => ({ card, slug: null, what });
const next = { do: 'next-phase', player: 'ann' };
const mayDo = { turn: { phase: 'may-do' } } as const;

type Acting = Parameters<typeof judged>[1][number];

function unjudgedBy(state: ReturnType<typeof table>, ...actions: readonly Acting[]) {
  return judged(state, actions).verdicts.map(({ outcome, unjudged }) => [outcome, unjudged]);
}

test('Cards in play that are known in part are listed with every verdict, each by its id', () => {
  const state = table({ ann: { hand: { relic }, inPlay: { one: relic, other: relic } }, bob: {} }, mayDo);
  const both = [part('one'), part('other')];
  expect(unjudgedBy(state, next, { ...next, player: 'bob' })).toEqual([
    ['legal', both],
    ['illegal', both],
  ]);
  expect(judged(state, [])).toMatchObject({ complete: false, unjudged: both, notes: [] });
});

test('A card that is not in play has no influence.', () => {
  const state = table({ ann: { hand: { relic }, discard: { other: relic } }, bob: {} }, mayDo);
  expect(judged(state, [next])).toMatchObject({ outcome: 'legal', complete: true, unjudged: [] });
});

test('An attack that is known in part is listed as it is played, against it, and no longer than it lies there', () => {
  const blow = saying(anAttack('upper left'), inPart);
  const state = table({ ann: { hand: { blow } }, bob: {} }, { turn: { phase: 'attack' } });
  const playing = { do: 'play', player: 'ann', card: 'blow' };
  const goes = { do: 'next-phase', player: 'ann' };
  expect(unjudgedBy(state, playing, goes)).toEqual([
    ['legal', [part('blow')]],
    ['legal', [part('blow')]],
  ]);
});

test('A text of a card of one’s own that no abilities express is not judged', () => {
  const boast = aCard('Situation', { title: 'Boast', text: 'Your opponent loses 3 Ability.' });
  const state = table({ ann: { inPlay: { boast, blank: aCard('Situation', { text: '' }) } }, bob: {} });
  expect(judged(state, []).unjudged).toEqual([
    {
      card: 'boast',
      slug: null,
      what: 'Its text, for no `abilities` say it: Your opponent loses 3 Ability.',
    },
  ]);
});

test('A list of legal actions is complete only if the hand it is made of is known in full', () => {
  const list = (state: ReturnType<typeof table>) => {
    const given = { state: JSON.parse(JSON.stringify(written(state))), actions: [] };
    return playThrough(lawOf(), given, { legalActions: 'ann' });
  };
  expect(list(table({ ann: { hand: { plain: aCard('Situation') } }, bob: {} }))).toMatchObject({
    complete: true,
    unjudged: [],
  });
  expect(list(table({ ann: { hand: { relic } }, bob: { hand: { other: relic } } }))).toMatchObject({
    complete: false,
    unjudged: [part('relic')],
  });
  expect(list(table({ ann: { hand: 3 }, bob: {} }))).toMatchObject({
    complete: false,
    unjudged: [],
    notes: ['Legal actions do not list what ann may play of 3 cards in hand that nobody has named.'],
  });
});
