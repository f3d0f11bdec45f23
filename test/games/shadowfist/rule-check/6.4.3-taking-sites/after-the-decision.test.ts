import { describe, expect, test } from 'vitest';
import { attack, choosing, decline, fire, names, playing, windfall } from '../acting.ts';
import { afterPlaying, anEdge, aSite, broken, card, events, pass, player, table } from '../table.ts';
import { decide, grove, hero, on, taken } from './cast.ts';

describe('after the decision (6.4.3)', () => {
  test('[6.4.3/triggers-answer-the-decision, 6.4.3/voluntary-effects-join-that-scene, 6.4.3/site-has-already-changed, 6.4.3/combat-completed-after-the-decision] all that is triggered is one scene, which anybody may join, when the Site has long changed', () => {
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

  test('[6.4.3/voluntary-effects-join-that-scene] not before the decision', () => {
    const asked = taken({ bob: { hand: { luck: windfall } } });
    expect(broken(asked, playing('bob', 'luck'))).toEqual(
      ['5.2/no-voluntary-effects-during-resolution', '6.4/end-of-combat-voluntary-effects'].slice(0, 1),
    );
    expect(broken(afterPlaying(asked, decide('smoke')), playing('bob', 'luck'))).toEqual([]);
  });

  test('[3.3.3/back-row-slides-up] a Site behind it comes to the front', () => {
    expect(card(afterPlaying(taken(), decide('burn-for-victory')), 'yard')).toMatchObject({
      column: 0,
      row: 'front',
    });
  });

  test('[3.3.3/empty-location-is-eliminated, 3.3.3/locations-slide-left, 4.7/moved-sites-do-not-change-location, 4.7/moving-a-site-implies-nothing] an empty location is gone, and those at its right slide left with all that is there', () => {
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

  test('[3.3.3/characters-of-eliminated-location, 4.7/forced-move-is-not-changing-location] Characters there go to the left or to the right, as their controller chooses', () => {
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
});
