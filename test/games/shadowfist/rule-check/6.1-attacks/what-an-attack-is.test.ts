import { describe, expect, test } from 'vitest';
import { attack, choosing, decline, doing, names, playing, windfall } from '../acting.ts';
import { fightingOf } from '../figures.ts';
import {
  aCharacter,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  broken,
  card,
  events,
  pass,
  pile,
  player,
  table,
} from '../table.ts';
import { hero, rogue, state } from './cast.ts';

describe('what an attack is (6.1)', () => {
  test('everybody may answer its declaration', {
    meta: {
      rules: [
        'shadowfist.yotd/6.1/anyone-may-respond-to-the-attack',
        'shadowfist.yotd/5.2/effects-answer-effects-and-declarations',
      ],
    },
  }, () => {
    const given = table({
      ann: { characters: { hero } },
      bob: { front: { tower: aSite() }, hand: { luck: windfall } },
      eve: { hand: { lucky: windfall }, characters: { idle: aCharacter() } },
    });
    const attacked = afterPlaying(given, attack('tower', 'hero'));
    expect(broken(attacked, playing('eve', 'lucky'))).toEqual([]);
    expect(broken(attacked, playing('bob', 'luck'))).toEqual([]);
    expect(broken(attacked, { do: 'heal', player: 'eve', card: 'idle' })).toEqual([
      '5.2/turn-to-heal-in-own-main-shot-only',
      '4.5.3/no-healing-undamaged',
    ]);
  });

  /** Smokes every attacker at the location of a card of its player. */
  const trap = anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: { type: ['Site'], controller: 'you' }, in: 'play', as: 'victim' }],
        do: [
          {
            do: 'smoke',
            cards: { each: { type: ['Character'], atLocationOf: { chosen: 'victim' } }, in: 'play' },
          },
        ],
      },
    ],
  });

  test('attackers are at the target’s location before any response', {
    meta: {
      rules: [
        'shadowfist.yotd/6.1/attackers-move-on-declaration',
        'shadowfist.yotd/3.3.3/attackers-move-at-once',
        'shadowfist.yotd/6.1/attack-at-the-targets-location',
      ],
    },
  }, () => {
    const given = table({
      ann: { front: { gate: aSite() }, characters: { hero } },
      bob: { front: { tower: aSite(), keep: aSite() }, hand: { trap, second: trap } },
    });
    const attacked = afterPlaying(given, attack('keep', 'hero'));
    expect(
      afterPlaying(attacked, choosing('bob', 'trap', 'tower'), pass).inPlay.map(({ id }) => id),
    ).toContain('hero');
    expect(pile(afterPlaying(attacked, choosing('bob', 'trap', 'keep'), pass), 'ann', 'smoked')).toEqual([
      'hero',
    ]);
  });

  test('what triggers on the declaration, or on turning to attack, answers it', {
    meta: {
      rules: [
        'shadowfist.yotd/6.1/when-an-attack-is-declared',
        'shadowfist.yotd/5.2.2/turns-to-attack-answers-the-declaration',
        'shadowfist.yotd/5.2.2/triggers-come-from-effects-and-declarations',
      ],
    },
  }, () => {
    const watch = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'attack-declared' },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
        {
          ability: 'triggered',
          on: { event: 'turned-to-attack' },
          do: [{ do: 'gain-power', players: 'you', amount: 2 }],
        },
      ],
    });
    const given = table({
      ann: { characters: { hero } },
      bob: { front: { tower: aSite() }, edges: { watch } },
    });
    const asked = afterPlaying(given, attack('tower', 'hero'));
    expect(asked.question).toMatchObject({ player: 'bob', kind: 'order' });
    const attacked = afterPlaying(asked, {
      do: 'choose',
      player: 'bob',
      value: { cards: asked.question?.from },
    });
    expect(attacked.scene?.items.map(({ kind }) => kind)).toEqual(['triggered', 'triggered']);
    expect(player(afterPlaying(attacked, pass), 'bob').power).toBe(3);
  });

  test('an effect “during an attack” is there while one’s own card is attacked, and not before', {
    meta: { rules: ['shadowfist.yotd/6.1/during-an-attack'] },
  }, () => {
    const guard = aCharacter({
      abilities: [
        {
          ability: 'voluntary',
          when: { attack: { target: { controller: 'you' } } },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
        {
          ability: 'voluntary',
          when: { during: 'attack' },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const given = table({
      ann: { characters: { hero } },
      bob: { front: { tower: aSite() }, characters: { guard } },
      eve: { characters: { other: guard } },
    });
    const use = (who: string, id: string, ability: number) => ({ do: 'use', player: who, card: id, ability });
    for (const ability of [0, 1])
      expect(broken(given, use('bob', 'guard', ability))).toEqual(['5.2.1/voluntary-within-rules-and-text']);
    const attacked = afterPlaying(given, attack('tower', 'hero'));
    for (const ability of [0, 1]) expect(broken(attacked, use('bob', 'guard', ability))).toEqual([]);
    expect(broken(attacked, use('eve', 'other', 0))).toEqual(['5.2.1/voluntary-within-rules-and-text']);
    const later = afterPlaying(attacked, pass, decline('eve'), pass);
    expect(broken(later, use('bob', 'guard', 0))).toEqual([]);
  });

  test('attackers go where their target goes, which is no change of location', {
    meta: {
      rules: [
        'shadowfist.yotd/6.1/attackers-follow-a-moving-target',
        'shadowfist.yotd/6.1/following-is-no-change-of-location',
        'shadowfist.yotd/6.1/attack-at-the-targets-location',
      ],
    },
  }, () => {
    const given = table({
      ann: { front: { gate: aSite() }, characters: { hero } },
      bob: { front: { tower: aSite(), keep: aSite() }, characters: { rogue }, hand: { trap, second: trap } },
    });
    const flight = afterPlaying(given, attack('rogue', 'hero'), {
      do: 'change-location',
      player: 'bob',
      card: 'rogue',
      to: 'right',
    });
    expect(events(flight, pass)).toContainEqual({ event: 'location-changed', card: 'rogue', player: 'bob' });
    expect(events(flight, pass)).not.toContainEqual(
      expect.objectContaining({ event: 'location-changed', card: 'hero' }),
    );
    const moved = afterPlaying(flight, pass);
    expect(moved.attack).toMatchObject({ targets: ['rogue'], attackers: [{ id: 'hero' }] });
    expect(afterPlaying(moved, choosing('bob', 'trap', 'tower'), pass).inPlay.map(({ id }) => id)).toContain(
      'hero',
    );
    expect(pile(afterPlaying(moved, choosing('bob', 'trap', 'keep'), pass), 'ann', 'smoked')).toEqual([
      'hero',
    ]);
  });

  test('a Site that ends up in the back row is still attacked', {
    meta: { rules: ['shadowfist.yotd/6.1/attack-continues-after-the-target-moved'] },
  }, () => {
    const swap = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [
            { choose: 'cards', which: { type: ['Site'] }, in: 'play', as: 'one' },
            { choose: 'cards', which: { type: ['Site'] }, in: 'play', as: 'other' },
          ],
          do: [{ do: 'swap-sites', cards: [{ chosen: 'one' }, { chosen: 'other' }], changesTarget: false }],
        },
      ],
    });
    const given = table({
      ann: { characters: { hero } },
      bob: { front: { tower: aSite() }, back: { yard: aSite() }, hand: { swap } },
    });
    const swapped = afterPlaying(
      given,
      attack('tower', 'hero'),
      { ...playing('bob', 'swap'), choose: { one: { cards: ['tower'] }, other: { cards: ['yard'] } } },
      pass,
    );
    expect(card(swapped, 'tower').row).toBe('back');
    const hit = afterPlaying(swapped, decline('ann'), decline('bob'), pass);
    expect(card(hit, 'tower').damage).toBe(3);
    expect(card(hit, 'yard').damage).toBe(0);
  });

  test('attackers stay until the attack ends', {
    meta: { rules: ['shadowfist.yotd/6.1/attackers-cannot-otherwise-change-location'] },
  }, () => {
    const given = table({
      ann: { front: { gate: aSite(), wall: aSite() }, characters: { hero }, hand: { rest: doing('unturn') } },
      bob: { front: { tower: aSite() } },
    });
    const move = { do: 'change-location', player: 'ann', card: 'hero', to: 'right' };
    const attacked = afterPlaying(
      given,
      attack('tower', 'hero'),
      { do: 'pass', player: 'bob' },
      choosing('ann', 'rest', 'hero'),
      pass,
    );
    expect(card(attacked, 'hero').turned).toBe(false);
    expect(broken(attacked, move)).toEqual(['6.1/attackers-cannot-otherwise-change-location']);
    expect(broken(afterPlaying(attacked, decline('ann'), decline('bob'), pass), move)).toEqual([]);
  });

  test('an attacker whose target leaves play ceases, and without others the attack ends', {
    meta: { rules: ['shadowfist.yotd/6.1/attacker-continues-to-its-target'] },
  }, () => {
    const given = table({
      ann: { front: { gate: aSite() }, characters: { hero } },
      bob: { front: { tower: aSite(), keep: aSite() }, hand: { doom: doing('smoke') } },
    });
    const attacked = afterPlaying(given, attack('tower', 'hero'), choosing('bob', 'doom', 'tower'));
    expect(names(events(attacked, pass))).toContain('ceased-attacking');
    const ended = afterPlaying(attacked, pass);
    expect(ended.attack).toBeNull();
    expect(ended.turn.lastAttack).toBe('unsuccessful');
    expect(card(ended, 'hero')).toMatchObject({ turned: true, column: 0 });
  });

  test('an attacker that is left alone reaches its target', {
    meta: {
      rules: [
        'shadowfist.yotd/6.1/attacker-continues-to-its-target',
        'shadowfist.yotd/6.4.1/unintercepted-attackers-do-not-fight',
      ],
    },
  }, () => {
    const hit = afterPlaying(state, attack('tower', 'hero'), pass, decline('ann'), decline('bob'), pass);
    expect(card(hit, 'tower').damage).toBe(3);
    expect(card(hit, 'hero').damage).toBe(0);
  });

  test('an attacker may fight its way through', {
    meta: { rules: ['shadowfist.yotd/6.1/interception-alone-stops-nobody'] },
  }, () => {
    const through = afterPlaying(
      state,
      attack('tower', 'hero'),
      pass,
      decline('ann'),
      { do: 'intercept', player: 'bob', interceptions: { hero: ['rogue'] } },
      pass,
      pass,
      pass,
    );
    expect(pile(through, 'bob', 'smoked')).toEqual(['rogue']);
    expect(card(through, 'tower').damage).toBe(1);
  });

  test('who ceased attacking took part all the same', {
    meta: { rules: ['shadowfist.yotd/6.1/declared-attackers-participated'] },
  }, () => {
    const given = table({
      ann: { characters: { hero, squire: aCharacter() } },
      bob: { front: { tower: aSite() }, hand: { stop: doing('cease-attacking') } },
    });
    const stopped = afterPlaying(
      given,
      attack('tower', 'hero', 'squire'),
      choosing('bob', 'stop', 'hero'),
      pass,
    );
    expect(stopped.attack?.attackers.map(({ id }) => id)).toEqual(['squire']);
    expect(stopped.attack?.participants).toEqual(['hero', 'squire']);
    expect(stopped.turn.events).toContainEqual(
      expect.objectContaining({ event: 'turned-to-attack', card: 'hero' }),
    );
  });
});

describe('bonuses while attacking (5.2.3)', () => {
  test('begin with the declaration and end with the attack', {
    meta: { rules: ['shadowfist.yotd/5.2.3/bonus-while-attacking'] },
  }, () => {
    const berserk = aCharacter({
      fighting: 1,
      abilities: [
        {
          ability: 'continuous',
          while: { card: 'this', is: { attacking: true } },
          cards: 'this',
          modify: [{ fighting: 4 }],
        },
      ],
    });
    const given = table({ ann: { characters: { berserk } }, bob: { front: { tower: aSite({ body: 9 }) } } });
    const attacked = afterPlaying(given, attack('tower', 'berserk'));
    expect(fightingOf(attacked, 'berserk')).toBe(5);
    const over = afterPlaying(attacked, pass, decline('ann'), decline('bob'), pass);
    expect(card(over, 'tower').damage).toBe(5);
    expect(fightingOf(over, 'berserk')).toBe(1);
  });
});
