import { describe, expect, test } from 'vitest';
import { attack, choosing, doing, onVictim, playing, strong, use, victim } from '../acting.ts';
import { aCharacter, afterPlaying, anEvent, aSite, broken, card, pass, pile, table } from '../table.ts';
import { rise } from './cast.ts';

const upright = (id: string) => use('ann', id, { choose: { victim: { cards: ['hero'] } } });
/** Unturns a Character, and does not turn for it. */
const squire = aCharacter({
  title: 'Squire',
  abilities: [
    {
      ability: 'voluntary',
      choose: [{ choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'victim' }],
      do: [{ do: 'unturn', cards: victim }],
    },
  ],
});
/** Brings a card back to hand: from the smoked pile, or from play. */
const recall = onVictim({ do: 'move', cards: victim, to: 'hand', of: 'owner' }, { smoked: 'you' });
const home = onVictim({ do: 'move', cards: victim, to: 'hand', of: 'owner' });
const turnAgain = doing('turn');

describe('a card that comes back is a new card (4.4)', () => {
  const given = (more: object = {}) =>
    table({
      ann: {
        power: 9,
        front: { grove: aSite({ body: 20 }) },
        characters: { hero: { card: strong(2), turned: true }, squire },
        hand: { wake: doing('unturn'), other: doing('unturn'), recall, home, turnAgain, rise, ...more },
      },
      bob: { front: { tower: aSite({ body: 20 }) }, hand: { smoke: doing('smoke') } },
    });
  const unturned = (id: string) => afterPlaying(given(), choosing('ann', id, 'hero'), pass);

  test('an Event that has returned to hand may unturn the same Character again', {
    meta: { rules: ['shadowfist.yotd/4.2/unturn-another-once-a-turn', 'shadowfist.yotd/4.4/no-memory'] },
  }, () => {
    const again = afterPlaying(
      unturned('wake'),
      attack('tower', 'hero'),
      pass,
      { do: 'decline', player: 'bob' },
      pass,
      choosing('ann', 'recall', 'wake'),
      pass,
    );
    expect(card(again, 'hero').turned).toBe(true);
    expect(broken(again, choosing('ann', 'wake', 'hero'))).toEqual([]);
    const twice = afterPlaying(again, choosing('ann', 'wake', 'hero'), pass);
    expect(card(twice, 'hero').turned).toBe(false);
  });

  test('a Character that has left play and was played again may unturn the same Character again', {
    meta: { rules: ['shadowfist.yotd/4.2/unturn-another-once-a-turn', 'shadowfist.yotd/4.4/no-memory'] },
  }, () => {
    const once = afterPlaying(given(), upright('squire'), pass, choosing('ann', 'turnAgain', 'hero'), pass);
    expect(broken(once, upright('squire'))).toEqual(['4.2/unturn-another-once-a-turn']);
    const back = afterPlaying(
      once,
      choosing('ann', 'home', 'squire'),
      pass,
      playing('ann', 'squire', { at: { column: 0 } }),
      pass,
    );
    expect(broken(back, upright('squire'))).toEqual([]);
    expect(card(afterPlaying(back, upright('squire'), pass), 'hero').turned).toBe(false);
  });

  test('so may a Character that was returned to play from the smoked pile', {
    meta: { rules: ['shadowfist.yotd/4.2/unturn-another-once-a-turn', 'shadowfist.yotd/4.4/no-memory'] },
  }, () => {
    const back = afterPlaying(
      ...[given(), upright('squire'), pass, choosing('ann', 'turnAgain', 'hero'), pass],
      ...[choosing('bob', 'smoke', 'squire'), pass, choosing('ann', 'rise', 'squire'), pass],
    );
    expect(broken(back, upright('squire'))).toEqual([]);
  });

  test('the same card may unturn a Character that has left play and come back', {
    meta: { rules: ['shadowfist.yotd/4.2/unturn-another-once-a-turn', 'shadowfist.yotd/4.4/no-memory'] },
  }, () => {
    const back = afterPlaying(
      ...[given(), upright('squire'), pass, choosing('bob', 'smoke', 'hero'), pass],
      ...[choosing('ann', 'rise', 'hero'), pass, choosing('ann', 'turnAgain', 'hero'), pass],
    );
    expect(broken(back, upright('squire'))).toEqual([]);
  });

  test('an Event that went back to hand before it resolved has unturned nothing as a new card', {
    meta: { rules: ['shadowfist.yotd/4.2/unturn-another-once-a-turn', 'shadowfist.yotd/4.4/no-memory'] },
  }, () => {
    const quick = anEvent({
      title: 'Quick',
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'cards', which: {}, in: { smoked: 'you' }, as: 'victim' }],
          do: [{ do: 'move', cards: victim, to: 'hand', of: 'owner' }],
        },
      ],
    });
    const resolved = afterPlaying(
      given({ quick }),
      choosing('ann', 'wake', 'hero'),
      { do: 'pass', player: 'bob' },
      choosing('ann', 'quick', 'wake'),
      pass,
    );
    expect(card(resolved, 'hero').turned).toBe(false);
    expect(pile(resolved, 'ann', 'hand')).toContain('wake');
    const turned = afterPlaying(resolved, choosing('ann', 'turnAgain', 'hero'), pass);
    expect(broken(turned, choosing('ann', 'wake', 'hero'))).toEqual([]);
  });

  test('a card that stayed in play has its memory, whatever else left play', {
    meta: { rules: ['shadowfist.yotd/4.2/unturn-another-once-a-turn'] },
  }, () => {
    const once = afterPlaying(given(), upright('squire'), pass, choosing('ann', 'turnAgain', 'hero'), pass);
    const other = afterPlaying(once, choosing('ann', 'other', 'hero'), pass);
    expect(broken(other, upright('squire'))).toEqual(['4.2/unturn-another-once-a-turn']);
  });
});
