import { describe, expect, test } from 'vitest';
import { attack, decline, intercept, windfall } from './acting.ts';
import { fightingOf } from './figures.ts';
import {
  aCharacter,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  aState,
  broken,
  card,
  events,
  pass,
  pile,
  player,
  table,
} from './table.ts';

const playing = (who: string, id: string, victim?: string) => ({
  ...{ do: 'play', player: who, card: id },
  ...(victim === undefined ? {} : { choose: { victim: { cards: [victim] } } }),
});
const use = (who: string, id: string, ability = 0) => ({ do: 'use', player: who, card: id, ability });
const happened = (told: readonly unknown[], name: string) =>
  told.filter((event) => (event as { event: string }).event === name);

const strong = (title: string, fighting: number) => aCharacter({ title, fighting });
const doing = (what: 'smoke' | 'cease-attacking' | 'cease-intercepting') =>
  anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
        do: [{ do: what, cards: { chosen: 'victim' } }],
      },
    ],
  });
/** Gains Power whenever something of combat happens. */
const herald = (
  event: 'combat-ended' | 'survived-combat' | 'overcame' | 'about-to-enter-combat' | 'attack-ended',
) =>
  anEdge({
    title: 'Herald',
    abilities: [
      { ability: 'triggered', on: { event }, do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
    ],
  });
const damages = (state: ReturnType<typeof table>, ...ids: string[]) =>
  ids.map((id) => state.inPlay.find((one) => one.id === id)?.damage);

/** Ann attacks Bob's tower; he intercepts as it says. */
const intercepted = (
  seats: {
    ann?: object;
    bob?: object;
    attackers: Record<string, ReturnType<typeof aCharacter>>;
    defenders: Record<string, ReturnType<typeof aCharacter>>;
  },
  interceptions: Record<string, string[]>,
) =>
  afterPlaying(
    table({
      ann: { characters: seats.attackers, ...seats.ann },
      bob: { front: { tower: aSite({ body: 40 }) }, characters: seats.defenders, ...seats.bob },
    }),
    attack('tower', ...Object.keys(seats.attackers)),
    pass,
    decline('ann'),
    intercept('bob', interceptions),
  );

describe('combat (6.4)', () => {
  test('[6.4/when-combat-occurs, 6.4/scenes-prior-to-combat, 6.4/in-combat-after-the-scenes, 6.4.1/scenes-after-one-players-interceptors, 3.3.3/scenes-before-interception-combat] any number of scenes come before combat, which follows when all pass', () => {
    const declared = intercepted(
      {
        attackers: { hero: strong('Hero', 3) },
        defenders: { guard: strong('Guard', 2) },
        ann: { hand: { one: windfall } },
        bob: { hand: { two: windfall, three: windfall } },
      },
      { hero: ['guard'] },
    );
    const begun = afterPlaying(declared, pass, playing('bob', 'two'));
    expect(broken(begun, playing('bob', 'three'))).toEqual(['5.4/opportunity-after-each-action']);
    expect(broken(begun, playing('ann', 'one'))).toEqual([]);
    const prior = afterPlaying(declared, pass, playing('ann', 'one'), pass, playing('bob', 'two'), pass);
    expect(damages(prior, 'hero', 'guard')).toEqual([0, 0]);
    expect(prior.attack?.step).toBe('intercepted');
    const fought = afterPlaying(prior, pass);
    expect(damages(fought, 'hero')).toEqual([2]);
    expect(pile(fought, 'bob', 'smoked')).toContain('guard');
    expect(damages(afterPlaying(fought, pass), 'tower')).toEqual([1]);
  });

  test('[6.4/only-combat-damage-in-combat, 6.4/too-late-once-in-combat, 6.4/end-of-combat-voluntary-effects, 6.4/end-of-combat-triggers, 6.4/combat-completed] once in combat nothing is generated; the triggers of its end are a scene that only stated responses join', () => {
    const answers = anEvent({
      abilities: [
        {
          ability: 'playing',
          kind: 'only',
          inResponseTo: { to: { kind: 'ability', by: 'every-opponent' }, as: 'answered' },
        },
        { ability: 'event', do: [{ do: 'cancel', effect: 'answered' }] },
      ],
    });
    const declared = intercepted(
      {
        attackers: { hero: strong('Hero', 3) },
        defenders: { guard: strong('Guard', 2) },
        ann: { hand: { one: windfall, no: answers } },
        bob: { edges: { herald: herald('combat-ended') }, hand: { two: windfall } },
      },
      { hero: ['guard'] },
    );
    const prior = afterPlaying(declared, pass);
    expect(broken(prior, playing('bob', 'two'))).toEqual([]);
    const ended = afterPlaying(prior, pass);
    expect(ended.attack?.step).toBe('fought');
    expect(ended.scene?.items.map(({ frame }) => frame.source)).toEqual(['herald', 'herald']);
    expect(broken(ended, playing('bob', 'two'))).toEqual(['6.4/end-of-combat-voluntary-effects']);
    const [first] = ended.scene?.items ?? [];
    const answer = { choose: { answered: { effect: first?.id } } };
    expect(broken(ended, { ...playing('ann', 'no'), ...answer })).toEqual([]);
    expect(broken(ended, { do: 'tactics', player: 'ann', attacker: 'hero' })).toEqual([
      '10.1.2/tactics-ceases-attacking',
      '6.4/only-combat-damage-in-combat',
    ]);
    const completed = afterPlaying(ended, pass);
    expect(player(completed, 'bob').power).toBe(2);
    expect(completed.attack?.step).toBe('prior-to-target');
    expect(broken(completed, playing('bob', 'two'))).toEqual([]);
  });

  test('[6.4/too-late-once-in-combat, 6.4/loosely-worded-older-cards, 6.4/loosely-worded-effects-may-be-answered, 6.4.1/prior-to-combat-effects, 6.4.2/prior-to-combat-with-the-target] an effect prior to combat is used after interceptors are declared, or before combat with the target, and may be answered', () => {
    const gunman = aCharacter({
      title: 'Gunman',
      fighting: 1,
      abilities: [
        {
          ability: 'voluntary',
          when: { during: 'prior-to-combat' },
          do: [{ do: 'modify', cards: 'this', by: [{ damage: 2 }], until: 'end-of-turn' }],
        },
      ],
    });
    const start = table({
      ann: { characters: { gunman, hero: strong('Hero', 3) } },
      bob: {
        front: { tower: aSite({ body: 9 }) },
        characters: { guard: strong('Guard', 3) },
        hand: { luck: windfall },
      },
    });
    expect(broken(start, use('ann', 'gunman'))).toEqual(['5.2.1/voluntary-within-rules-and-text']);
    const joined = afterPlaying(start, attack('tower', 'gunman', 'hero'), pass);
    expect(broken(joined, use('ann', 'gunman'))).toEqual(['5.2.1/voluntary-within-rules-and-text']);
    const declared = afterPlaying(joined, decline('ann'), intercept('bob', { gunman: ['guard'] }), pass);
    expect(broken(declared, use('ann', 'gunman'))).toEqual([]);
    expect(broken(afterPlaying(declared, use('ann', 'gunman')), playing('bob', 'luck'))).toEqual([]);
    const fought = afterPlaying(declared, use('ann', 'gunman'), pass, pass);
    expect(pile(fought, 'bob', 'smoked')).toEqual(['guard']);
    const open = afterPlaying(joined, decline('ann'), decline('bob'));
    expect(broken(open, use('ann', 'gunman'))).toEqual([]);
  });

  test('[6.4/ambush-triggers, 6.4/ambush-voluntary-effects] what an Ambush triggers resolves before the answering damage, and only Tactics and stated responses join it', () => {
    const sniper = aCharacter({
      title: 'Sniper',
      fighting: 2,
      abilities: [
        { ability: 'special', special: 'Ambush' },
        {
          ability: 'triggered',
          on: { event: 'damage-inflicted', source: { is: 'this' } },
          do: [{ do: 'modify', cards: 'this', by: [{ fighting: 3 }], until: 'end-of-turn' }],
        },
      ],
    });
    const declared = intercepted(
      { attackers: { sniper }, defenders: { guard: strong('Guard', 6) }, ann: { hand: { one: windfall } } },
      { sniper: ['guard'] },
    );
    const struck = afterPlaying(declared, pass, pass);
    expect(damages(struck, 'sniper', 'guard')).toEqual([0, 2]);
    expect(struck.attack?.step).toBe('ambush');
    expect(struck.scene?.items).toHaveLength(1);
    expect(broken(struck, playing('ann', 'one'))).toEqual(['6.4/ambush-voluntary-effects']);
    expect(broken(struck, { do: 'tactics', player: 'ann', attacker: 'sniper' })).toEqual([
      '10.1.2/tactics-ceases-attacking',
    ]);
    const answered = afterPlaying(struck, pass);
    expect(damages(answered, 'sniper')).toEqual([4]);
    expect(fightingOf(answered, 'sniper')).toBe(1);
  });

  test('[6.4/ambush-voluntary-effects] with Tactics an attacker slips away before the answering damage', () => {
    const fox = aCharacter({
      title: 'Fox',
      fighting: 2,
      abilities: [
        { ability: 'special', special: 'Ambush' },
        { ability: 'special', special: 'Tactics' },
      ],
    });
    const struck = afterPlaying(
      intercepted({ attackers: { fox }, defenders: { guard: strong('Guard', 3) } }, { fox: ['guard'] }),
      pass,
      pass,
    );
    expect(damages(struck, 'fox', 'guard')).toEqual([0, 2]);
    expect(broken(struck, { do: 'pass', player: 'bob' })).toEqual([]);
    const waiting = afterPlaying(struck, { do: 'pass', player: 'bob' });
    expect(broken(waiting, { do: 'tactics', player: 'ann', attacker: 'fox' })).toEqual([]);
    const gone = afterPlaying(waiting, { do: 'tactics', player: 'ann', attacker: 'fox' }, pass);
    expect(gone.attack).toBeNull();
    expect(damages(gone, 'fox')).toEqual([0]);
    expect(damages(afterPlaying(struck, pass), 'fox')).toEqual([1]);
  });

  test('[6.4/ambush-triggers] an interceptor that an Ambush smoked does not strike, nor the next of its chain before its turn', () => {
    const sniper = aCharacter({
      title: 'Sniper',
      fighting: 3,
      abilities: [{ ability: 'special', special: 'Ambush' }],
    });
    const declared = intercepted(
      { attackers: { sniper }, defenders: { first: strong('First', 2), next: strong('Next', 5) } },
      { sniper: ['first', 'next'] },
    );
    const struck = afterPlaying(declared, pass, pass);
    expect(pile(struck, 'bob', 'smoked')).toEqual(['first']);
    expect(damages(struck, 'sniper', 'next')).toEqual([0, 0]);
    expect(struck.attack).toMatchObject({
      step: 'before-next',
      chains: [{ attacker: 'sniper', interceptors: ['next'] }],
    });
  });
});

describe('combat with interceptors (6.4.1, 3.3.3)', () => {
  test('[3.3.3/combat-damage-is-current-fighting, 3.3.3/damage-counters-lower-fighting, 3.3.3/characters-damage-simultaneously, 4.6/fighting-inflicts, 4.6/less-one-for-each-counter, 2.1/fighting-inflicts, 2.1/damage-lowers-fighting, 4.5.1/damage-counters] each inflicts its Fighting as it is, both at the same time', () => {
    const wounded = afterPlaying(
      table({
        ann: { characters: { hero: { card: strong('Hero', 5), damage: 2 } } },
        bob: { front: { tower: aSite() }, characters: { guard: strong('Guard', 2) } },
      }),
      attack('tower', 'hero'),
      pass,
      decline('ann'),
      intercept('bob', { hero: ['guard'] }),
      pass,
    );
    expect(fightingOf(wounded, 'hero')).toBe(3);
    const told = happened(events(wounded, pass), 'damage-inflicted');
    expect(told).toEqual([
      {
        event: 'damage-inflicted',
        card: 'guard',
        amount: 3,
        combat: true,
        by: 'ann',
        player: 'bob',
        source: 'hero',
      },
      {
        event: 'damage-inflicted',
        card: 'hero',
        amount: 2,
        combat: true,
        by: 'bob',
        player: 'ann',
        source: 'guard',
      },
    ]);
    const fought = afterPlaying(wounded, pass);
    expect(fightingOf(fought, 'hero')).toBe(1);
  });

  test('[3.3.3/smoked-at-zero-fighting, 4.6/smoked-at-zero, 4.6/fighting-withstands, 2.1/fighting-withstands, 4.5.1/not-below-zero, 4.5.1/excess-does-not-spill] a Character at zero is smoked at once, and what is too much is lost', () => {
    const fought = afterPlaying(
      intercepted(
        { attackers: { hero: strong('Hero', 9) }, defenders: { guard: strong('Guard', 1) } },
        { hero: ['guard'] },
      ),
      pass,
      pass,
    );
    expect(pile(fought, 'bob', 'smoked')).toEqual(['guard']);
    expect(damages(fought, 'tower', 'hero')).toEqual([0, 1]);
  });

  test('[6.4.1/overcome, 3.3.3/overcoming, 6.4.1/free-attackers-go-on] an attacker overcomes an interceptor that is gone, while it is there itself, and goes on', () => {
    const declared = intercepted(
      {
        attackers: { hero: strong('Hero', 3) },
        defenders: { guard: strong('Guard', 2) },
        ann: { edges: { herald: herald('overcame') } },
      },
      { hero: ['guard'] },
    );
    const prior = afterPlaying(declared, pass);
    expect(happened(events(prior, pass), 'overcame')).toEqual([
      { event: 'overcame', card: 'hero', target: 'guard' },
    ]);
    const through = afterPlaying(prior, pass, pass, pass);
    expect(player(through, 'ann').power).toBe(1);
    expect(damages(through, 'tower')).toEqual([1]);
  });

  test('[3.3.3/not-overcoming-ceases-attack, 6.1/attacker-continues-to-its-target] one that does not overcome ceases attacking, and goes home', () => {
    const prior = afterPlaying(
      intercepted(
        {
          attackers: { hero: strong('Hero', 3), squire: strong('Squire', 1) },
          defenders: { guard: strong('Guard', 9) },
        },
        { squire: ['guard'] },
      ),
      pass,
    );
    const held = afterPlaying(
      intercepted(
        {
          attackers: { hero: strong('Hero', 3), squire: strong('Squire', 1) },
          defenders: { guard: strong('Guard', 2) },
        },
        { squire: ['guard'] },
      ),
      pass,
      pass,
    );
    expect(prior.attack?.attackers).toHaveLength(2);
    expect(pile(held, 'ann', 'smoked')).toEqual(['squire']);
    const meek = aCharacter({
      title: 'Meek',
      fighting: 4,
      abilities: [{ ability: 'continuous', cards: 'this', modify: [{ inflictsNoDamage: {} }] }],
    });
    const stopped = afterPlaying(
      intercepted(
        { attackers: { hero: strong('Hero', 3), meek }, defenders: { guard: strong('Guard', 1) } },
        { meek: ['guard'] },
      ),
      pass,
      pass,
    );
    expect(stopped.attack?.attackers.map(({ id }) => id)).toEqual(['hero']);
    expect(card(stopped, 'meek')).toMatchObject({ turned: true, damage: 1 });
    expect(stopped.attack?.participants).toEqual(['hero', 'meek']);
  });

  test('[6.4.1/overcome-by-any-means] by combat damage, an Event or whatever else', () => {
    const declared = intercepted(
      {
        attackers: { hero: strong('Hero', 1) },
        defenders: { guard: strong('Guard', 9), other: strong('Other', 9) },
        ann: { hand: { doom: doing('smoke'), away: doing('cease-intercepting') } },
      },
      { hero: ['guard'] },
    );
    for (const event of ['doom', 'away']) {
      const rid = afterPlaying(
        declared,
        { do: 'pass', player: 'bob' },
        playing('ann', event, 'guard'),
        pass,
        pass,
        pass,
      );
      expect(damages(rid, 'tower', 'hero')).toEqual([1, 0]);
    }
  });

  test('[6.4.1/overcome-by-end-of-combat-triggers] also by what triggers on the end of combat or on surviving it', () => {
    const poisoned = aCharacter({
      title: 'Viper',
      fighting: 3,
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'survived-combat', card: { is: 'this' } },
          do: [{ do: 'smoke', cards: { event: 'target' } }],
        },
      ],
    });
    const fought = afterPlaying(
      intercepted(
        {
          attackers: { viper: poisoned },
          defenders: {
            guard: aCharacter({
              title: 'Wall',
              fighting: 9,
              abilities: [{ ability: 'continuous', cards: 'this', modify: [{ inflictsNoDamage: {} }] }],
            }),
          },
        },
        { viper: ['guard'] },
      ),
      pass,
      pass,
    );
    expect(fought.scene?.items.map(({ frame }) => frame.source)).toEqual(['viper']);
    const over = afterPlaying(fought, pass);
    expect(pile(over, 'bob', 'smoked')).toEqual(['guard']);
    expect(over.attack?.attackers.map(({ id }) => id)).toEqual(['viper']);
  });

  test('[6.4/end-of-combat-triggers] only who is still in play has survived combat', () => {
    const prior = afterPlaying(
      intercepted(
        { attackers: { hero: strong('Hero', 3) }, defenders: { guard: strong('Guard', 2) } },
        { hero: ['guard'] },
      ),
      pass,
    );
    const told = events(prior, pass);
    expect(happened(told, 'combat-ended')).toEqual([
      { event: 'combat-ended', card: 'hero', target: 'guard' },
      { event: 'combat-ended', card: 'guard', target: 'hero' },
    ]);
    expect(happened(told, 'survived-combat')).toEqual([
      { event: 'survived-combat', card: 'hero', target: 'guard' },
    ]);
  });

  test('[3.3.3/chain-one-at-a-time, 3.3.3/scenes-between-chain-combats, 3.3.3/chain-combats-are-simultaneous, 6.4.1/free-attackers-wait] chains are fought one by one, all firsts together, with scenes in between, while free attackers wait', () => {
    const declared = intercepted(
      {
        attackers: { hero: strong('Hero', 9), other: strong('Other', 9), free: strong('Free', 1) },
        defenders: { a: strong('A', 1), b: strong('B', 1), c: strong('C', 1) },
        bob: { hand: { luck: windfall } },
      },
      { hero: ['a', 'b'], other: ['c'] },
    );
    const first = afterPlaying(declared, pass, pass);
    expect(pile(first, 'bob', 'smoked').toSorted()).toEqual(['a', 'c']);
    expect(damages(first, 'hero', 'other', 'tower')).toEqual([1, 1, 0]);
    expect(first.attack?.step).toBe('before-next');
    const between = afterPlaying(first, playing('bob', 'luck'), pass);
    expect(damages(between, 'b')).toEqual([0]);
    const second = afterPlaying(between, pass);
    expect(damages(second, 'hero', 'tower')).toEqual([2, 0]);
    expect(damages(afterPlaying(second, pass), 'tower')).toEqual([16]);
  });

  test('[3.3.3/interceptors-return] those that remain of a chain cease intercepting', () => {
    const declared = intercepted(
      {
        attackers: { hero: strong('Hero', 1), other: strong('Other', 1) },
        defenders: { a: strong('A', 5), b: strong('B', 1) },
      },
      { hero: ['a', 'b'] },
    );
    const told = events(afterPlaying(declared, pass), pass);
    expect(
      happened(told, 'ceased-intercepting')
        .map((event) => (event as { card: string }).card)
        .toSorted(),
    ).toEqual(['a', 'b']);
  });

  test('[6.4/scenes-prior-to-combat] who is about to enter combat is told when it is settled who fights whom', () => {
    const start = table({
      ann: { characters: { hero: strong('Hero', 3) } },
      bob: { front: { tower: aSite() }, characters: { a: strong('A', 1), b: strong('B', 1) } },
    });
    const due = afterPlaying(start, attack('tower', 'hero'), pass, decline('ann'));
    const about = (told: readonly unknown[]) =>
      happened(told, 'about-to-enter-combat').map((event) => (event as { target: string }).target);
    expect(about(events(due, intercept('bob', { hero: ['a', 'b'] })))).toEqual(['a', 'hero']);
    const declared = afterPlaying(due, intercept('bob', { hero: ['a', 'b'] }), pass);
    expect(about(events(declared, pass))).toEqual(['b', 'hero']);
    const over = afterPlaying(declared, pass, pass);
    expect([over.attack?.step, about(events(over, pass))]).toEqual(['prior-to-target', ['tower', 'hero']]);
  });
});

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

  test('[6.4.2/scenes-after-all-interceptions, 6.4.2/in-combat-with-the-target, 6.4.2/attackers-enter-combat-together, 3.3.3/scenes-before-target-combat] scenes come first, then all attackers meet the target together', () => {
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

  test('[6.4.2/scenes-after-all-interceptions, 6.4.2/attackers-enter-combat-together, 6.4.2/prior-to-combat-with-the-target] who still attacks after the first scenes is about to enter combat; what that sets off may be answered by scenes again', () => {
    const seers = { characters: { hero: seer, squire: seer } };
    const state = start({ ann: seers, bob: { hand: { smoke: doing('smoke'), luck: windfall } } });
    expect([state.scene, player(state, 'ann').power]).toEqual([null, 0]);
    const alone = afterPlaying(state, playing('bob', 'smoke', 'squire'), pass);
    expect([alone.attack?.step, alone.scene]).toEqual(['prior-to-target', null]);
    const meeting = afterPlaying(alone, pass);
    expect([meeting.attack?.step, meeting.scene?.items.length]).toEqual(['meeting-target', 1]);
    const told = afterPlaying(meeting, pass);
    expect([player(told, 'ann').power, ...damages(told, 'tower')]).toEqual([1, 0]);
    const again = afterPlaying(told, playing('bob', 'luck'), pass);
    expect([again.attack?.step, ...damages(again, 'tower')]).toEqual(['meeting-target', 0]);
    expect(damages(afterPlaying(again, pass), 'tower')).toEqual([2]);
  });

  test('[6.4.2/in-combat-with-the-target] where it sets nothing off, all who have passed have passed on the second scenes, too', () => {
    const apart = afterPlaying(start(), ...['ann', 'bob'].map((who) => ({ do: 'pass', player: who })));
    expect([apart.attack, ...damages(apart, 'tower')]).toEqual([null, 4]);
  });

  test('[6.4.2/attackers-damage-simultaneously, 6.4.2/each-attacker-is-a-source, 3.3.3/combat-with-site, 4.5.1/separate-sources, 4.5.1/toughness-for-each-source] each attacker is a source of its own', () => {
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

  test('[6.4.2/target-damage-divided, 6.4.2/target-inflicts-damage-too, 3.3.3/target-divides-damage, 3.3.3/combat-with-character, 4.5.1/dividing-combat-damage, 4.5.1/inflict-all-damage] the target’s controller divides its damage, all of it', () => {
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

  test('[4.5.1/increase-before-division] increases are counted before it is divided', () => {
    expect(
      onRogue(3, { abilities: [{ ability: 'continuous', cards: 'this', modify: [{ damage: 2 }] }] }).question
        ?.amount,
    ).toBe(5);
  });

  test('[6.4.2/combat-ends-without-a-fallen-site, 6.4.2/end-of-combat-triggers-with-the-target, 6.4.2/end-of-attack-effects-expire, 6.4.2/voluntary-effects-at-the-end-of-the-attack, 6.4.2/attackers-cease-attacking, 6.4.2/attack-complete] after combat its end triggers, then what lasts until the end of the attack expires, and anybody may add to that; then the attack is complete', () => {
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

describe('State of a weapon in combat (4.5.1)', () => {
  test('[4.5.1/bonus-is-no-source, 4.5.1/bonus-for-combat-damage-only] a card that increases damage is no source of its own, and counts in combat only', () => {
    const shotgun = aState({
      title: 'Shotgun',
      abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ damage: 3 }] }],
    });
    const thrower = aCharacter({
      title: 'Thrower',
      fighting: 1,
      abilities: [
        {
          ability: 'voluntary',
          choose: [{ choose: 'cards', which: { type: ['Site'] }, in: 'play', as: 'victim' }],
          do: [{ do: 'damage', amount: 1, to: { chosen: 'victim' } }],
        },
      ],
    });
    const armed = table({
      ann: { characters: { thrower }, states: { gun: { card: shotgun, on: 'thrower' } } },
      bob: {
        front: {
          tower: aSite({ body: 9, abilities: [{ ability: 'special', special: 'Toughness', amount: 1 }] }),
        },
      },
    });
    const thrown = afterPlaying(
      armed,
      { ...use('ann', 'thrower'), choose: { victim: { cards: ['tower'] } } },
      pass,
    );
    expect(damages(thrown, 'tower')).toEqual([0]);
    const fought = afterPlaying(
      armed,
      attack('tower', 'thrower'),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
    );
    expect(damages(fought, 'tower')).toEqual([3]);
  });
});
