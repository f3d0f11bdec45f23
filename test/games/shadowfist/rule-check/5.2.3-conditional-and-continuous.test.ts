import { describe, expect, test } from 'vitest';
import { attack, choosing, decline, playing, use } from './acting.ts';
import { fightingOf } from './figures.ts';
import {
  aCharacter,
  aFengShuiSite,
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

const doing = (what: 'smoke' | 'unturn' | 'toast') =>
  anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
        do: [{ do: what, cards: { chosen: 'victim' } }],
      },
    ],
  });
const brawl = anEvent({
  abilities: [
    {
      ability: 'event',
      do: [{ do: 'damage', amount: 2, to: { each: { type: ['Character'] }, in: 'play' } }],
    },
  ],
});

/** Has 3 Fighting more while its player controls an Edge. */
const proud = aCharacter({
  title: 'Proud',
  abilities: [
    {
      ability: 'continuous',
      while: { exists: { each: { type: ['Edge'], controller: 'you' }, in: 'play' } },
      cards: 'this',
      modify: [{ fighting: 3 }],
    },
  ],
});

describe('conditional effects (5.2.3)', () => {
  test('they switch with their condition, at once and without an effect', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2.3/conditional-while-true',
        'shadowfist.yotd/5.2.3/conditional-switches-immediately',
        'shadowfist.yotd/5.2.3/switching-does-not-generate-or-resolve',
        'shadowfist.yotd/5.2.3/conditional-is-not-generated-each-time',
        'shadowfist.yotd/5.2/conditional-effects-switch-during-resolution',
      ],
    },
  }, () => {
    const start = table({
      ann: { characters: { proud }, hand: { banner: anEdge() } },
      bob: { hand: { doom: doing('smoke') } },
    });
    expect(fightingOf(start, 'proud')).toBe(1);
    const raised = afterPlaying(start, playing('ann', 'banner'));
    expect(fightingOf(raised, 'proud')).toBe(4);
    expect(raised.scene?.items).toHaveLength(1);
    const felled = afterPlaying(raised, pass, choosing('bob', 'doom', 'banner'));
    const told = events(felled, pass).map((event) => (event as { event: string }).event);
    expect(told).toEqual(['resolved', 'smoked', 'leaves-play', 'scene-ended']);
    expect(fightingOf(afterPlaying(felled, pass), 'proud')).toBe(1);
  });

  test('a Character’s may be active from its generation, though the card has yet to resolve', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2.3/card-of-a-conditional-effect-resolves',
        'shadowfist.yotd/5.2.3/characters-and-sites-conditional-at-generation',
      ],
    },
  }, () => {
    const start = table({ ann: { edges: { banner: anEdge() }, hand: { proud } }, bob: { hand: { brawl } } });
    const played = afterPlaying(start, playing('ann', 'proud'));
    expect(card(played, 'proud').unresolved).toBe(true);
    expect(fightingOf(played, 'proud')).toBe(4);
    expect(card(afterPlaying(played, playing('bob', 'brawl'), pass), 'proud').damage).toBe(2);
  });

  test('an Edge’s or State’s not before it has resolved', {
    meta: { rules: ['shadowfist.yotd/5.2.3/edges-and-states-conditional-at-resolution'] },
  }, () => {
    const helm = aState({
      abilities: [
        {
          ability: 'continuous',
          while: { card: 'subject', is: { turned: false } },
          cards: 'subject',
          modify: [{ fighting: 3 }],
        },
      ],
    });
    const start = table({ ann: { characters: { hero: aCharacter() }, hand: { helm } }, bob: {} });
    const played = afterPlaying(start, playing('ann', 'helm', { on: 'hero' }));
    expect(fightingOf(played, 'hero')).toBe(1);
    expect(fightingOf(afterPlaying(played, pass), 'hero')).toBe(4);
  });

  test('an effect may be both: something happens, and if something is so', {
    meta: { rules: ['shadowfist.yotd/5.2.3/conditional-and-triggered'] },
  }, () => {
    const temple = aFengShuiSite({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'smoked' },
          if: { compare: [{ power: 'you' }, '<', 2] },
          do: [{ do: 'gain-power', players: 'you', amount: 3 }],
        },
      ],
    });
    const start = (power: number) =>
      table({
        ann: { power, front: { temple }, hand: { doom: doing('smoke') } },
        bob: { characters: { rogue: aCharacter() } },
      });
    expect(player(afterPlaying(start(1), choosing('ann', 'doom', 'rogue'), pass, pass), 'ann').power).toBe(4);
    expect(afterPlaying(start(2), choosing('ann', 'doom', 'rogue'), pass).scene).toBeNull();
  });

  test('what may be used or played only under a condition is conditional and voluntary', {
    meta: { rules: ['shadowfist.yotd/5.2.3/conditional-and-voluntary'] },
  }, () => {
    const needy = anEvent({
      abilities: [
        { ability: 'playing', kind: 'only', when: { compare: [{ power: 'you' }, '=', 0] } },
        { ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
      ],
    });
    const start = (power: number) => table({ ann: { power, hand: { needy } }, bob: {} });
    expect(broken(start(0), playing('ann', 'needy'))).toEqual([]);
    expect(broken(start(1), playing('ann', 'needy'))).toEqual(['5.2.1/voluntary-within-rules-and-text']);
  });

  test('Stealth needs an interception, and its controller’s wish', {
    meta: { rules: ['shadowfist.yotd/5.2.3/stealth-conditional-and-voluntary'] },
  }, () => {
    const ninja = aCharacter({
      title: 'Ninja',
      fighting: 1,
      abilities: [{ ability: 'special', special: 'Stealth' }],
    });
    const start = table({
      ann: { characters: { ninja } },
      bob: { front: { tower: aSite({ body: 9 }) }, characters: { guard: aCharacter({ fighting: 9 }) } },
    });
    const stealth = { do: 'stealth', player: 'ann', attacker: 'ninja', interceptor: 'guard' };
    const due = afterPlaying(start, attack('tower', 'ninja'), pass, decline('ann'));
    expect(broken(due, stealth)).toEqual(['5.2.3/stealth-conditional-and-voluntary']);
    const declared = afterPlaying(due, {
      do: 'intercept',
      player: 'bob',
      interceptions: { ninja: ['guard'] },
    });
    expect(broken(declared, stealth)).toEqual([]);
    expect(card(afterPlaying(declared, stealth, pass, pass, pass), 'tower').damage).toBe(1);
    expect(pile(afterPlaying(declared, pass, pass), 'ann', 'smoked')).toEqual(['ninja']);
  });

  test('what is maintained lasts while the card stays turned', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2.3/turn-and-maintain-creates-a-conditional',
        'shadowfist.yotd/5.2.3/unturning-ends-a-maintained-effect',
      ],
    },
  }, () => {
    const drummer = aCharacter({
      title: 'Drummer',
      abilities: [
        {
          ability: 'voluntary',
          pay: [{ pay: 'turn-and-maintain', card: 'this' }],
          do: [
            {
              do: 'modify',
              cards: { each: { title: 'Hero' }, in: 'play' },
              by: [{ fighting: 2 }],
              until: 'while-this-turned',
            },
          ],
        },
      ],
    });
    const start = table({
      ann: { characters: { drummer, hero: aCharacter({ title: 'Hero' }) } },
      bob: { hand: { wake: doing('unturn') } },
    });
    const generated = afterPlaying(start, use('ann', 'drummer'));
    expect(fightingOf(generated, 'hero')).toBe(1);
    const drumming = afterPlaying(generated, pass);
    expect(fightingOf(drumming, 'hero')).toBe(3);
    expect(fightingOf(afterPlaying(drumming, choosing('bob', 'wake', 'drummer'), pass), 'hero')).toBe(1);
  });

  test('all whose attackers damaged a Site reduced its Body, and one of them that fulfills a condition is enough', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2.3/one-card-fulfills-a-shared-condition',
        'shadowfist.yotd/5.2.3/joint-attackers-all-reduce-the-body',
      ],
    },
  }, () => {
    const grove = (title: string) => aFengShuiSite({ title, body: 4 });
    const temple = aFengShuiSite({
      title: 'Temple',
      body: 4,
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'body-reduced-to-zero', card: { is: 'this' } },
          do: [
            {
              do: 'if',
              condition: {
                somePlayer: 'every-opponent',
                such: { closerToVictory: 'that-player', than: 'you' },
              },
              effects: [{ do: 'gain-power', players: 'you', amount: 4 }],
            },
          ],
        },
      ],
    });
    const fighter = aCharacter({ fighting: 2 });
    const asked = afterPlaying(
      table({
        ann: { characters: { b: fighter } },
        bob: { front: { temple } },
        eve: { front: { g1: grove('G1'), g2: grove('G2') }, characters: { e: fighter } },
      }),
      attack('temple', 'b'),
      pass,
      { do: 'join', player: 'eve', attackers: ['e'] },
      pass,
      pass,
      decline('eve'),
      decline('ann'),
      decline('bob'),
      pass,
    );
    expect(asked.turn.events).toContainEqual(
      expect.objectContaining({
        event: 'body-reduced-to-zero',
        card: 'temple',
        players: ['ann', 'eve'],
        sources: ['b', 'e'],
      }),
    );
    const burned = afterPlaying(
      asked,
      { do: 'choose', player: 'ann', value: { mode: 'burn-for-victory' } },
      pass,
    );
    expect(player(burned, 'bob').power).toBe(4);
  });

  test('all whose damage together smokes a Character have smoked it', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2.3/joint-attackers-all-smoke-the-character',
        'shadowfist.yotd/5.2.3/all-that-fulfill-get-the-effect',
      ],
    },
  }, () => {
    const absorber = aCharacter({
      title: 'Absorber',
      fighting: 3,
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'smoked', card: { type: ['Character'] }, source: { is: 'this' } },
          do: [{ do: 'modify', cards: 'this', by: [{ fighting: 1 }], until: 'while-in-play' }],
        },
      ],
    });
    const start = table({
      ann: { characters: { one: absorber, two: absorber } },
      bob: { characters: { friend: aCharacter({ fighting: 1 }) } },
    });
    const asked = afterPlaying(
      start,
      attack('friend', 'one', 'two'),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
    );
    const fought = afterPlaying(asked, { do: 'choose', player: 'bob', value: { division: { one: 1 } } });
    const done = afterPlaying(
      fought,
      { do: 'choose', player: 'ann', value: { cards: fought.question?.from ?? [] } },
      pass,
    );
    expect(fightingOf(done, 'one')).toBe(3);
    expect(fightingOf(done, 'two')).toBe(4);
  });
});

describe('continuous effects (5.2.4)', () => {
  const drill = {
    ability: 'continuous',
    cards: { each: { type: ['Character'], controller: 'you' }, in: 'play' },
    modify: [{ damage: 1 }],
  } as const;

  test('they work as long as their card is in play, without being generated', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2.4/continuous-until-leaving-play',
        'shadowfist.yotd/5.2.4/continuous-active-while-in-play',
        'shadowfist.yotd/5.2.4/continuous-ends-on-leaving-play',
        'shadowfist.yotd/5.2.4/examples-of-continuous-effects',
        'shadowfist.yotd/5.2.4/continuous-not-generated-again',
      ],
    },
  }, () => {
    const start = table({
      ann: {
        characters: { hero: aCharacter({ fighting: 2 }), two: aCharacter() },
        edges: { drill: anEdge({ abilities: [drill] }) },
      },
      bob: { front: { tower: aSite({ body: 20 }) }, hand: { doom: doing('smoke') } },
    });
    const hit = afterPlaying(start, attack('tower', 'hero'), pass, decline('ann'), decline('bob'), pass);
    expect(card(hit, 'tower').damage).toBe(3);
    const bare = afterPlaying(
      start,
      choosing('bob', 'doom', 'drill'),
      pass,
      attack('tower', 'hero'),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
    );
    expect(card(bare, 'tower').damage).toBe(2);
  });

  test('nobody uses or stops them', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2.4/continuous-cannot-be-turned-off',
        'shadowfist.yotd/5.2.4/turn-to-is-not-continuous',
      ],
    },
  }, () => {
    const tough = aCharacter({
      abilities: [
        { ability: 'special', special: 'Toughness', amount: 1 },
        { ability: 'voluntary', pay: [{ pay: 'turn', card: 'this' }], do: [] },
      ],
    });
    const start = table({ ann: { characters: { tough } }, bob: {} });
    expect(broken(start, use('ann', 'tough', { ability: 0 }))).toEqual(['5.2.1/what-is-voluntary']);
    expect(broken(start, use('ann', 'tough', { ability: 1 }))).toEqual([]);
  });

  test('those of Characters and Sites work from generation', {
    meta: { rules: ['shadowfist.yotd/5.2.4/characters-and-sites-continuous-at-generation'] },
  }, () => {
    const leader = aCharacter({
      title: 'Leader',
      abilities: [
        {
          ability: 'continuous',
          cards: { each: { type: ['Character'], controller: 'you' }, in: 'play' },
          modify: [{ fighting: 2 }],
        },
      ],
    });
    const start = table({
      ann: { characters: { hero: aCharacter() }, hand: { leader } },
      bob: { hand: { brawl } },
    });
    const brawled = afterPlaying(start, playing('ann', 'leader'), playing('bob', 'brawl'), pass);
    expect([card(brawled, 'hero').damage, card(brawled, 'leader').damage]).toEqual([2, 2]);
  });

  test('what a card makes cheaper once it is in play it does not make cheaper for itself', {
    meta: { rules: ['shadowfist.yotd/5.2.4/continuous-does-not-waive-preconditions'] },
  }, () => {
    const miser = aCharacter({
      cost: 3,
      abilities: [
        {
          ability: 'continuous',
          players: 'you',
          modifyPlayers: [{ costOf: { type: ['Character'] }, by: -2, mandatory: true }],
        },
      ],
    });
    const start = (power: number) => table({ ann: { power, hand: { miser, second: miser } }, bob: {} });
    expect(broken(start(2), playing('ann', 'miser'))).toEqual(['3.3.2/pay-the-cost']);
    expect(broken(afterPlaying(start(4), playing('ann', 'miser'), pass), playing('ann', 'second'))).toEqual(
      [],
    );
  });

  test('what speaks of entering play changes how cards enter', {
    meta: { rules: ['shadowfist.yotd/5.2.4/continuous-acts-on-entry-if-stated'] },
  }, () => {
    const thunder = anEdge({
      abilities: [
        {
          ability: 'continuous',
          cards: { each: { belongsTo: 'arc' }, in: 'play' },
          modify: [{ entersPlayTurned: true }],
        },
      ],
    });
    const start = table({
      ann: { hand: { robot: aCharacter({ provides: ['arc'] }), monk: aCharacter({ title: 'Monk' }) } },
      bob: { edges: { thunder } },
    });
    const both = afterPlaying(start, playing('ann', 'robot'), pass, playing('ann', 'monk'), pass);
    expect([card(both, 'robot').turned, card(both, 'monk').turned]).toEqual([true, false]);
  });
});
