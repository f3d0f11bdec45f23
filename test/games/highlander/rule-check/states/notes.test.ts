import { expect, test } from 'vitest';
import { playThrough } from '../../../../../src/engine/play-through.ts';
import { written } from '../../../../../src/games/highlander/rule-check/state/written.ts';
import { aCard, aText, judged, lawOf, table } from '../table.ts';

const relic = aText('Relic', {
  ...({ ability: 'unsupported', reach: 'use' } as const),
  text: 'No source tells what else it does.',
});

test('what a card in play may do besides, and could not be judged, is noted once', () => {
  const state = table({ ann: { hand: { relic }, inPlay: { one: relic, other: relic } }, bob: {} });
  expect(judged(state, []).notes).toEqual(['Not judged of Relic: No source tells what else it does.']);
});

test('what goes unjudged of several cards alike is noted once, after what else is', () => {
  const ring = { ...relic, title: 'Ring' };
  const state = table({ ann: { hand: 3, inPlay: { relic, ring } }, bob: {} });
  const given = { state: JSON.parse(JSON.stringify(written(state))), actions: [] };
  const { notes } = playThrough(lawOf(), given, { legalActions: 'ann' });
  expect(notes).toEqual([
    'Legal actions do not list what ann may play of 3 cards in hand that nobody has named.',
    'Not judged of Relic, Ring: No source tells what else it does.',
  ]);
});

test('a text of one’s own that no abilities say is noted', () => {
  const boast = aCard('Situation', { title: 'Boast', text: 'Your opponent loses 3 Ability.' });
  const state = table({ ann: { inPlay: { boast, blank: aCard('Situation', { text: '' }) } }, bob: {} });
  expect(judged(state, []).notes).toEqual([
    'Not judged of Boast: Its text, for no `abilities` say it: Your opponent loses 3 Ability.',
  ]);
});

test('nothing is noted of what is not in play', () => {
  expect(judged(table({ ann: { hand: { relic } }, bob: {} }), []).notes).toEqual([]);
});
