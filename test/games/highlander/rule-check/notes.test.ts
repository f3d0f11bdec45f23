import { expect, test } from 'vitest';
import { aText, judged, table } from './table.ts';

const relic = aText('Relic', {
  ...({ ability: 'unsupported', reach: 'use' } as const),
  text: 'No source tells what else it does.',
});

test('what a card in play may do besides, and could not be judged, is noted once', () => {
  const state = table({ ann: { hand: { relic }, inPlay: { one: relic, other: relic } }, bob: {} });
  expect(judged(state, []).notes).toEqual(['Not judged of Relic: No source tells what else it does.']);
});

test('nothing is noted of what is not in play', () => {
  expect(judged(table({ ann: { hand: { relic } }, bob: {} }), []).notes).toEqual([]);
});
