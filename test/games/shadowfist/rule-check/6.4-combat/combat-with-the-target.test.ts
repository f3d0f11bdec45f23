import { describe, expect, test } from 'vitest';
import { attack, choosing, decline, doing, happened, playing, windfall } from '../acting.ts';
import { fightingOf } from '../figures.ts';
import {
  aCharacter,
  afterPlaying,
  anEvent,
  aSite,
  broken,
  events,
  pass,
  pile,
  player,
  table,
} from '../table.ts';
import { damages, herald, strong } from './cast.ts';

describe('combat with the target (6.4.2, 3.3.3)', () => {
  const start = (more: { ann?: object; bob?: object } = {}) =>
    afterPlaying(
      table({
        ann: { characters: { hero: strong('Hero', 2), squire: strong('Squire', 2) }, ...more.ann },
        bob: { front: { tower: aSite({ body: 9 }) }, characters: { rogue: strong('Rogue', 3) }, ...more.bob },
      }),
      attack('tower', 'hero', 'squire'),
      pass,
      decline('ann'),
      decline('bob'),
    );

  test('scenes come first, then all attackers meet the target together', {
    meta: {
      rules: [
        'shadowfist.yotd/6.4.2/scenes-after-all-interceptions',
        'shadowfist.yotd/6.4.2/in-combat-with-the-target',
        'shadowfist.yotd/6.4.2/attackers-enter-combat-together',
        'shadowfist.yotd/3.3.3/scenes-before-target-combat',
      ],
    },
  }, () => {
    const prior = start({ bob: { hand: { luck: windfall, more: windfall } } });
    expect(prior.attack?.step).toBe('prior-to-target');
    expect(broken(afterPlaying(prior, playing('bob', 'luck')), playing('bob', 'more'))).toEqual([
      '5.4/opportunity-after-each-action',
    ]);
    const scenes = afterPlaying(prior, playing('bob', 'luck'), pass, playing('bob', 'more'), pass);
    expect(damages(scenes, 'tower')).toEqual([0]);
    expect(damages(afterPlaying(scenes, pass), 'tower')).toEqual([4]);
  });

  const seer = aCharacter({
    ...{ title: 'Seer', fighting: 2 },
    abilities: [
      {
        ability: 'triggered',
        on: { event: 'about-to-enter-combat', card: { is: 'this' } },
        do: [{ do: 'gain-power', players: 'you', amount: 1 }],
      },
    ],
  });

  test('who still attacks after the first scenes is about to enter combat; what that sets off may be answered by scenes again', {
    meta: {
      rules: [
        'shadowfist.yotd/6.4.2/scenes-after-all-interceptions',
        'shadowfist.yotd/6.4.2/attackers-enter-combat-together',
        'shadowfist.yotd/6.4.2/prior-to-combat-with-the-target',
      ],
    },
  }, () => {
    const seers = { characters: { hero: seer, squire: seer } };
    const state = start({ ann: seers, bob: { hand: { smoke: doing('smoke'), luck: windfall } } });
    expect([state.scene, player(state, 'ann').power]).toEqual([null, 0]);
    const alone = afterPlaying(state, choosing('bob', 'smoke', 'squire'), pass);
    expect([alone.attack?.step, alone.scene]).toEqual(['prior-to-target', null]);
    const meeting = afterPlaying(alone, pass);
    expect([meeting.attack?.step, meeting.scene?.items.length]).toEqual(['meeting-target', 1]);
    const told = afterPlaying(meeting, pass);
    expect([player(told, 'ann').power, ...damages(told, 'tower')]).toEqual([1, 0]);
    const again = afterPlaying(told, playing('bob', 'luck'), pass);
    expect([again.attack?.step, ...damages(again, 'tower')]).toEqual(['meeting-target', 0]);
    expect(damages(afterPlaying(again, pass), 'tower')).toEqual([2]);
  });

  test('where it sets nothing off, all who have passed have passed on the second scenes, too', {
    meta: { rules: ['shadowfist.yotd/6.4.2/in-combat-with-the-target'] },
  }, () => {
    const apart = afterPlaying(start(), ...['ann', 'bob'].map((who) => ({ do: 'pass', player: who })));
    expect([apart.attack, ...damages(apart, 'tower')]).toEqual([null, 4]);
  });

  test('each attacker is a source of its own', {
    meta: {
      rules: [
        'shadowfist.yotd/6.4.2/attackers-damage-simultaneously',
        'shadowfist.yotd/6.4.2/each-attacker-is-a-source',
        'shadowfist.yotd/3.3.3/combat-with-site',
        'shadowfist.yotd/4.5.1/separate-sources',
        'shadowfist.yotd/4.5.1/toughness-for-each-source',
      ],
    },
  }, () => {
    const tough = aSite({ body: 9, abilities: [{ ability: 'special', special: 'Toughness', amount: 1 }] });
    const prior = start({ bob: { front: { tower: tough } } });
    expect(
      happened(events(prior, pass), 'damage-inflicted').map((event) => [
        (event as { source: string }).source,
        (event as { amount: number }).amount,
      ]),
    ).toEqual([
      ['hero', 1],
      ['squire', 1],
    ]);
  });

  const onRogue = (fighting: number, more: { abilities?: ReturnType<typeof aCharacter>['abilities'] } = {}) =>
    afterPlaying(
      table({
        ann: { characters: { hero: strong('Hero', 2), squire: strong('Squire', 2) } },
        bob: { characters: { rogue: aCharacter({ title: 'Rogue', fighting, ...more }) } },
      }),
      attack('rogue', 'hero', 'squire'),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
    );
  const dividing = (division: Record<string, number>, who = 'bob') => ({
    do: 'choose',
    player: who,
    value: { division },
  });

  test('the target’s controller divides its damage, all of it', {
    meta: {
      rules: [
        'shadowfist.yotd/6.4.2/target-damage-divided',
        'shadowfist.yotd/6.4.2/target-inflicts-damage-too',
        'shadowfist.yotd/3.3.3/target-divides-damage',
        'shadowfist.yotd/3.3.3/combat-with-character',
        'shadowfist.yotd/4.5.1/dividing-combat-damage',
        'shadowfist.yotd/4.5.1/inflict-all-damage',
      ],
    },
  }, () => {
    const asked = onRogue(3);
    expect(asked.question).toMatchObject({
      player: 'bob',
      kind: 'division',
      from: ['hero', 'squire'],
      amount: 3,
    });
    expect(broken(asked, dividing({ hero: 2 }))).toEqual(['4.5.1/inflict-all-damage']);
    expect(broken(asked, dividing({ hero: 2, rogue: 1 }))).toEqual(['4.5.1/inflict-all-damage']);
    expect(broken(asked, dividing({ hero: 2, squire: 1 }, 'ann'))).toEqual(['3.3.3/target-divides-damage']);
    const one = afterPlaying(asked, dividing({ hero: 3 }));
    expect(pile(one, 'ann', 'smoked')).toEqual(['hero']);
    expect(pile(one, 'bob', 'smoked')).toEqual(['rogue']);
    const both = afterPlaying(asked, dividing({ hero: 2, squire: 1 }));
    expect(damages(both, 'squire')).toEqual([1]);
  });

  test('increases are counted before it is divided', {
    meta: { rules: ['shadowfist.yotd/4.5.1/increase-before-division'] },
  }, () => {
    expect(
      onRogue(3, { abilities: [{ ability: 'continuous', cards: 'this', modify: [{ damage: 2 }] }] }).question
        ?.amount,
    ).toBe(5);
  });

  test('after combat its end triggers, then what lasts until the end of the attack expires, and anybody may add to that; then the attack is complete', {
    meta: {
      rules: [
        'shadowfist.yotd/6.4.2/combat-ends-without-a-fallen-site',
        'shadowfist.yotd/6.4.2/end-of-combat-triggers-with-the-target',
        'shadowfist.yotd/6.4.2/end-of-attack-effects-expire',
        'shadowfist.yotd/6.4.2/voluntary-effects-at-the-end-of-the-attack',
        'shadowfist.yotd/6.4.2/attackers-cease-attacking',
        'shadowfist.yotd/6.4.2/attack-complete',
      ],
    },
  }, () => {
    const rage = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'modify',
              cards: { each: { title: 'Hero' }, in: 'play' },
              by: [{ fighting: 1 }],
              until: 'end-of-attack',
            },
          ],
        },
      ],
    });
    const prior = afterPlaying(
      table({
        ann: { characters: { hero: strong('Hero', 2) }, hand: { rage, knight: strong('Knight', 1) } },
        bob: {
          front: { tower: aSite({ body: 9 }) },
          edges: { herald: herald('combat-ended') },
          hand: { luck: windfall },
        },
      }),
      attack('tower', 'hero'),
      { do: 'pass', player: 'bob' },
      playing('ann', 'rage'),
      pass,
      decline('ann'),
      decline('bob'),
    );
    const fought = afterPlaying(prior, pass);
    expect(fought.attack?.step).toBe('target-fought');
    expect(fought.scene?.items.map(({ kind }) => kind)).toEqual(['triggered', 'triggered']);
    expect(broken(fought, playing('bob', 'luck'))).toEqual(['6.4/end-of-combat-voluntary-effects']);
    const ending = afterPlaying(fought, pass);
    expect(ending.attack).toMatchObject({ step: 'ending', attackers: [{ id: 'hero' }] });
    expect(ending.scene?.items.map(({ kind }) => kind)).toEqual(['expiry']);
    expect(fightingOf(ending, 'hero')).toBe(3);
    expect(broken(ending, playing('bob', 'luck'))).toEqual([]);
    expect(broken(ending, playing('ann', 'knight'))).toEqual(['3.3.3/cards-during-attack']);
    const over = afterPlaying(ending, pass);
    expect(over.attack).toBeNull();
    expect(fightingOf(over, 'hero')).toBe(2);
    expect(happened(events(ending, pass), 'ceased-attacking')).toEqual([
      { event: 'ceased-attacking', card: 'hero' },
    ]);
    expect(broken(over, playing('ann', 'knight'))).toEqual([]);
  });
});
