import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../src/games/highlander/vocabulary/definition.ts';
import { aCard, afterwards, aGuard, broken, table } from './table.ts';

const play = (card: string) => ({ do: 'play', player: 'ann', card });
const drop = (card: string) => ({ do: 'drop', player: 'ann', card });
const needs = (handIcons: number) => aCard('Object', { title: `Of ${handIcons}`, handIcons });
const sword = (handIcons: number) => ({
  card: aCard('Weapon of Choice', { title: 'Sword', handIcons }),
  preGame: true,
});
const holding = (inPlay: object, hand: Record<string, Definition> = {}) =>
  table({ ann: { hand, inPlay: { ...inPlay } }, bob: {} });
const hands = (inPlay: object, hand: Record<string, Definition>) =>
  broken(holding(inPlay, hand), play('torch'));

describe('a free hand', () => {
  const torch = needs(1);

  test('[type-two/hand-icon/free-hand, type-two/hand-icon/no-third-hand] is had by who has one Hand Icon in play or none, and by nobody else', () => {
    expect(hands({ sword: sword(1) }, { torch })).toEqual([]);
    expect(hands({ sword: sword(2) }, { torch })).toEqual(['type-two/hand-icon/no-third-hand']);
    expect(hands({ one: needs(1), sword: sword(1) }, { torch })).toEqual([
      'type-two/hand-icon/no-third-hand',
    ]);
  });
});

describe('who has more than two Hand Icons in play', () => {
  const three = { sword: sword(1), shield: needs(2), news: aCard('Situation') };

  test('[type-two/hand-icon/mending-excess] may remove cards with Hand Icons until he is within the limit', () => {
    const later = afterwards(holding(three), [drop('shield')]);
    expect(later.players[0].discard.cards.map(({ id }) => id)).toEqual(['shield']);
    expect(later.turn.events.map(({ event }) => event)).toContain('removed-from-play');
    const nothing = ['type-two/standing-defenses/says-so'];
    expect(broken(holding(three), drop('news'))).toEqual(nothing);
    const four = { one: needs(1), two: needs(1), sword: sword(2) };
    const within = afterwards(holding(four), [drop('one'), drop('two')]);
    expect(within.inPlay.map(({ id }) => id)).toEqual(['sword']);
    expect(broken(afterwards(holding({ ...four, sword: sword(1) }), [drop('one')]), drop('two'))).toEqual(
      nothing,
    );
  });

  test('[type-two/hand-icon/mending-excess] keeps his Weapon of Choice, and who is within the limit keeps everything', () => {
    expect(broken(holding(three), drop('sword'))).toEqual(['type-two/standing-defenses/says-so']);
    expect(broken(holding({ sword: sword(1), torch: needs(1) }), drop('torch'))).toEqual([
      'type-two/standing-defenses/says-so',
    ]);
    expect(broken(holding({ guard: aGuard('upper left') }), drop('guard'))).toEqual([]);
  });
});
