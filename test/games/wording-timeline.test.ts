import { describe, expect, it } from 'vitest';
import { highlanderWordingLaw } from '../../src/games/highlander/wording.ts';
import { wordingTimeline } from '../../src/games/wording/timeline.ts';
import { card, highlanderSources, printed, printing, version } from './wording-cast.ts';

const se = printing('se', { setEdition: 'first' });
const old = printed('monkey/printed', 'se');
const addendum = version('monkey/addendum', { source: 'highlander.handbook-addendum' });
const typeTwo = version('monkey/type-two', { source: 'highlander.type-two' });

function spans(versions: Parameters<typeof card>[0]) {
  return wordingTimeline(card(versions, [se]), highlanderSources, highlanderWordingLaw).map(
    ({ fromRank, untilRank, wording }) => [fromRank, untilRank, wording.inForce.version],
  );
}

describe('what a card says over time', () => {
  it('a card that no source changes says the same at all times', () => {
    expect(spans([old])).toEqual([[0, null, 'monkey/printed']]);
  });

  it('each change opens a span and closes the one before', () => {
    expect(spans([old, addendum, typeTwo])).toEqual([
      [0, 2, 'monkey/printed'],
      [2, 3, 'monkey/addendum'],
      [3, null, 'monkey/type-two'],
    ]);
  });

  it('a game without sources has one span', () => {
    expect(wordingTimeline(card([old], [se]), [], highlanderWordingLaw)).toMatchObject([
      { fromRank: 0, untilRank: null },
    ]);
  });
});
