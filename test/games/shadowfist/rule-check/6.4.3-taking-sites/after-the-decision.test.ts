import { describe, expect, test } from 'vitest';
import { attack, choosing, decline, fire, names, playing, windfall } from '../acting.ts';
import { afterPlaying, anEdge, anEvent, aSite, broken, card, events, pass, player, table } from '../table.ts';
import { decide, grove, hero, on, taken } from './cast.ts';

describe('after the decision (6.4.3)', () => {
  test('all that is triggered is one scene, which anybody may join, when the Site has long changed', {
    meta: {
      rules: [
        'shadowfist.yotd/6.4.3/triggers-answer-the-decision',
        'shadowfist.yotd/6.4.3/voluntary-effects-join-that-scene',
        'shadowfist.yotd/6.4.3/site-has-already-changed',
        'shadowfist.yotd/6.4.3/combat-completed-after-the-decision',
      ],
    },
  }, () => {
    const closer = anEdge({
      title: 'Closer',
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'body-reduced-to-zero' },
          if: { exists: { each: {}, in: 'play' } },
          do: [
            {
              do: 'if',
              condition: { closerToVictory: 'attacking-player', than: 'you' },
              effects: [{ do: 'gain-power', players: 'you', amount: 5 }],
            },
          ],
        },
      ],
    });
    const asked = taken({
      bob: {
        edges: { ended: on('combat-ended', 1), closer, smoke: on('smoked', 1) },
        hand: { luck: windfall },
      },
    });
    const burned = afterPlaying(asked, decide('burn-for-victory'));
    const order = afterPlaying(burned, {
      do: 'choose',
      player: 'bob',
      value: { cards: burned.question?.from ?? [] },
    });
    expect(order.scene?.items.map(({ frame }) => frame.source).toSorted()).toEqual([
      'closer',
      'ended',
      'ended',
    ]);
    expect(order.attack?.step).toBe('target-fought');
    expect(broken(order, playing('bob', 'luck'))).toEqual([]);
    const done = afterPlaying(order, playing('bob', 'luck'), pass);
    expect(player(done, 'bob').power).toBe(8);
    expect(done.attack).toBeNull();
  });

  test('not before the decision', {
    meta: { rules: ['shadowfist.yotd/6.4.3/voluntary-effects-join-that-scene'] },
  }, () => {
    const asked = taken({ bob: { hand: { luck: windfall } } });
    expect(broken(asked, playing('bob', 'luck'))).toEqual(
      ['5.2/no-voluntary-effects-during-resolution', '6.4/end-of-combat-voluntary-effects'].slice(0, 1),
    );
    expect(broken(afterPlaying(asked, decide('smoke')), playing('bob', 'luck'))).toEqual([]);
  });

  test('a Site behind it comes to the front', {
    meta: { rules: ['shadowfist.yotd/3.3.3/back-row-slides-up'] },
  }, () => {
    expect(card(afterPlaying(taken(), decide('burn-for-victory')), 'yard')).toMatchObject({
      column: 0,
      row: 'front',
    });
  });

  test('an empty location is gone, and those at its right slide left with all that is there', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/empty-location-is-eliminated',
        'shadowfist.yotd/3.3.3/locations-slide-left',
        'shadowfist.yotd/4.7/moved-sites-do-not-change-location',
        'shadowfist.yotd/4.7/moving-a-site-implies-nothing',
      ],
    },
  }, () => {
    const asked = afterPlaying(
      table({
        ann: { characters: { hero } },
        bob: {
          front: { grove, keep: { card: grove, faceDown: true, turned: true }, mill: aSite() },
          characters: { monk: { card: hero, column: 2 } },
        },
      }),
      attack('grove', 'hero'),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
    );
    const told = names(events(asked, decide('smoke')));
    expect(told).not.toContain('location-changed');
    const slid = afterPlaying(asked, decide('smoke'));
    expect(card(slid, 'keep')).toMatchObject({ column: 0, row: 'front', faceDown: true, turned: true });
    expect(card(slid, 'mill').column).toBe(1);
    expect(card(slid, 'monk').column).toBe(1);
  });

  test('Characters there go to the left or to the right, as their controller chooses', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/characters-of-eliminated-location',
        'shadowfist.yotd/4.7/forced-move-is-not-changing-location',
      ],
    },
  }, () => {
    const given = table({
      ann: { hand: { bolt: fire(9) } },
      bob: {
        front: { tower: aSite(), keep: aSite(), mill: aSite() },
        characters: { monk: { card: hero, column: 1, turned: true } },
      },
    });
    const asked = afterPlaying(given, choosing('ann', 'bolt', 'keep'), pass);
    expect(asked.question).toMatchObject({
      player: 'bob',
      kind: 'position',
      positions: [{ column: 0 }, { column: 1 }],
    });
    const moved = { do: 'choose', player: 'bob', value: { position: { column: 1 } } };
    expect(names(events(asked, moved))).not.toContain('location-changed');
    expect(card(afterPlaying(asked, moved), 'monk')).toMatchObject({ column: 1, turned: true });
    expect(broken(asked, { do: 'choose', player: 'bob', value: { position: { column: 2 } } })).toEqual([
      '3.3.3/characters-of-eliminated-location',
    ]);
  });

  const chapels = {
    front: { tower: aSite(), grove, mill: aSite() },
    characters: { monk: { card: hero, column: 1 }, nun: { card: hero, column: 1 } },
  };
  const goesTo = (column: number, who = 'bob') => ({
    do: 'choose',
    player: who,
    value: { position: { column } },
  });

  test('several of them in the order in which they lie', {
    meta: { rules: ['shadowfist.yotd/3.3.3/characters-of-eliminated-location'] },
  }, () => {
    const given = table({ ann: { hand: { bolt: fire(9) } }, bob: chapels });
    const asked = afterPlaying(given, choosing('ann', 'bolt', 'grove'), pass);
    expect(asked.question?.about).toBe('to which side Hero (monk) goes');
    const gone = afterPlaying(asked, goesTo(1), goesTo(0));
    expect([card(gone, 'monk').column, card(gone, 'nun').column]).toEqual([1, 0]);
  });

  test('of several players clockwise from the current player', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/characters-of-eliminated-location',
        'shadowfist.yotd/5.4/order-of-simultaneous-actions',
      ],
    },
  }, () => {
    const quake = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [{ do: 'smoke', cards: { each: { type: ['Feng Shui Site'] }, in: 'play' } }],
        },
      ],
    });
    const abbey = { characters: { abbot: { card: hero, column: 1 } } };
    const given = table(
      {
        eve: { front: { hut: aSite(), spring: grove, barn: aSite() }, ...abbey },
        ann: { hand: { quake } },
        bob: chapels,
      },
      { turn: { player: 'ann' } },
    );
    const asked = afterPlaying(given, playing('ann', 'quake'), pass);
    const all = [asked, afterPlaying(asked, goesTo(0)), afterPlaying(asked, goesTo(0), goesTo(0))];
    expect(all.map(({ question }) => question?.player)).toEqual(['bob', 'bob', 'eve']);
  });

  test('whoever seizes the Site places it, then the Characters that were there are placed', {
    meta: {
      rules: ['shadowfist.yotd/3.3.3/seize-site', 'shadowfist.yotd/3.3.3/characters-of-eliminated-location'],
    },
  }, () => {
    const asked = afterPlaying(
      table({ ann: { front: { gate: aSite() }, characters: { hero } }, bob: chapels }),
      attack('grove', 'hero'),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
      decide('seize'),
    );
    expect(asked.question).toMatchObject({ player: 'ann', about: 'where Grove (grove) is placed' });
    const placed = afterPlaying(asked, goesTo(1, 'ann'), goesTo(0), goesTo(1));
    expect(card(placed, 'grove')).toMatchObject({ controller: 'ann', column: 1, row: 'front' });
    expect([card(placed, 'monk').column, card(placed, 'nun').column]).toEqual([0, 1]);
  });

  test.each([
    ['left', 0],
    ['right', 2],
  ])(
    'where the location to the %s is taken as well, the other is left',
    {
      meta: {
        rules: [
          'shadowfist.yotd/3.3.3/characters-of-eliminated-location',
          'shadowfist.yotd/3.3.3/locations-slide-left',
        ],
      },
    },
    (_side, column) => {
      const conquest = anEvent({
        abilities: [
          {
            ability: 'event',
            do: [
              {
                ...{ do: 'take-control', by: 'you', until: 'end-of-turn' },
                cards: { each: { type: ['Feng Shui Site'] }, in: 'play' },
              },
            ],
          },
        ],
      });
      const given = table({
        ann: { hand: { conquest } },
        bob: {
          front: {
            ...{ grove: { card: grove, column: 1 }, shrine: { card: grove, column } },
            mill: { card: aSite(), column: 2 - column },
          },
          characters: { nun: { card: hero, column: 1 } },
        },
      });
      const asked = afterPlaying(given, playing('ann', 'conquest'), pass);
      expect(asked.question).toMatchObject({ player: 'ann', about: 'where Grove (shrine) is placed' });
      const placed = afterPlaying(asked, goesTo(1, 'ann'));
      expect(placed.question).toBeNull();
      expect([card(placed, 'nun').column, card(placed, 'mill').column]).toEqual([0, 0]);
    },
  );
});
