import { expect } from 'vitest';
import { z } from 'zod';
import type { Ability } from '../../../../../src/games/shadowfist/vocabulary/abilities.ts';
import type { Modifier } from '../../../../../src/games/shadowfist/vocabulary/modifiers.ts';
import { type Prohibition, prohibitions } from '../../../../../src/games/shadowfist/vocabulary/words.ts';
import {
  attack,
  attacked,
  bolt,
  cards,
  decline,
  intercept,
  pay,
  play,
  smoke,
  turnOf,
  use,
} from '../../rule-check/cards/cast.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEvent,
  aSite,
  aState,
  broken,
  card,
  pass,
  pile,
  player,
  table,
} from '../../rule-check/table.ts';
import { proveEvery } from './proving.ts';

/** What a text keeps a card from, and what can be done with one that has no such text. */
const kept = (cannot: Prohibition, more: object = {}): Ability => ({
  ability: 'continuous',
  cards: 'this',
  modify: [{ cannot, ...more } as Modifier],
});
const without: Ability = { ability: 'own-cost', by: 0 };
const hero = (ability: Ability, more: object = {}) =>
  aCharacter({ title: 'Hero', fighting: 3, ...more, abilities: [ability] });
const site = (ability: Ability) => aFengShuiSite({ title: 'Grove', body: 2, power: 2, abilities: [ability] });
const doing = (effect: object) =>
  anEvent({
    title: 'Doing',
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
        do: [{ cards: { chosen: 'victim' }, ...effect }],
      },
    ],
  });
/** What is wrong with one interceptor of the hero, and with two. */
const chainsAgainst = (ability: Ability) => {
  const state = table({
    ann: { characters: { hero: hero(ability) } },
    bob: {
      front: { tower: aSite() },
      characters: { rogue: aCharacter({ title: 'Rogue' }), guard: aCharacter() },
    },
  });
  const due = afterPlaying(state, ...attacked('ann', 'tower', 'hero'));
  return [['rogue'], ['rogue', 'guard']].map((chain) => broken(due, intercept('bob', { hero: chain })));
};
const done = (who: string, id: string, victim: string) =>
  play(who, id, { choose: { victim: cards(victim) } });
const altar = aCharacter({
  title: 'Altar',
  abilities: [
    {
      ability: 'voluntary',
      choose: [{ choose: 'cards', which: { type: ['Character'], isNot: 'this' }, in: 'play', as: 'victim' }],
      pay: [{ pay: 'sacrifice', cards: { chosen: 'victim' } }],
      do: [{ do: 'gain-power', players: 'you', amount: 1 }],
    },
  ],
});

/** Something is so with a card that has no such text, and not so with one that has it. */
function forbids(cannot: Prohibition, isSo: (ability: Ability) => boolean): void {
  expect([isSo(without), isSo(kept(cannot))]).toEqual([true, false]);
}
const legal = (state: unknown, action: unknown) => broken(state, action).length === 0;

/** Bob's Site is brought to zero by Ann's attack: what she may do with it. */
const fates = (ability: Ability): unknown => {
  const state = table({
    ann: { characters: { rogue: aCharacter({ fighting: 5 }) } },
    bob: { front: { grove: site(ability) } },
  });
  return afterPlaying(state, ...attacked('ann', 'grove', 'rogue'), decline('bob'), pass).question?.from;
};

proveEvery(z.enum(prohibitions), {
  attack: () =>
    forbids('attack', (ability) =>
      legal(
        table({ ann: { characters: { hero: hero(ability) } }, bob: { front: { tower: aSite() } } }),
        attack('ann', 'tower', 'hero'),
      ),
    ),
  'turn-to-attack': () => {
    const state = (ability: Ability) =>
      table({ ann: { characters: { hero: hero(ability) } }, bob: { front: { tower: aSite() } } });
    forbids('turn-to-attack', (ability) => legal(state(ability), attack('ann', 'tower', 'hero')));
  },
  'attack-alone': () => {
    const state = (ability: Ability) =>
      table({
        ann: { characters: { hero: hero(ability), friend: aCharacter() } },
        bob: { front: { tower: aSite() } },
      });
    forbids('attack-alone', (ability) => legal(state(ability), attack('ann', 'tower', 'hero')));
    expect(legal(state(kept('attack-alone')), attack('ann', 'tower', 'hero', 'friend'))).toBe(true);
  },
  join: () =>
    forbids('join', (ability) => {
      const state = table({
        ann: { characters: { leader: aCharacter() } },
        bob: { front: { tower: aSite() } },
        cyd: { characters: { hero: hero(ability) } },
      });
      return legal(afterPlaying(state, attack('ann', 'tower', 'leader'), pass), {
        do: 'join',
        player: 'cyd',
        attackers: ['hero'],
      });
    }),
  intercept: () =>
    forbids('intercept', (ability) => {
      const state = table({
        ann: { characters: { rogue: aCharacter() } },
        bob: { front: { tower: aSite() }, characters: { hero: hero(ability) } },
      });
      return legal(
        afterPlaying(state, ...attacked('ann', 'tower', 'rogue')),
        intercept('bob', { rogue: ['hero'] }),
      );
    }),
  'be-intercepted': () => {
    const isIntercepted = (ability: Ability) => {
      const state = table({
        ann: { characters: { hero: hero(ability) } },
        bob: { front: { tower: aSite() }, characters: { rogue: aCharacter() } },
      });
      return legal(
        afterPlaying(state, ...attacked('ann', 'tower', 'hero')),
        intercept('bob', { hero: ['rogue'] }),
      );
    };
    forbids('be-intercepted', isIntercepted);
    expect(isIntercepted(kept('be-intercepted', { by: { designator: 'Rogue' } }))).toBe(true);
  },
  'be-intercepted-alone': () => {
    expect(chainsAgainst(kept('be-intercepted-alone'))).toEqual([['10.2/cannot-be-intercepted-by'], []]);
  },
  'be-intercepted-in-a-chain': () => {
    const barred = '10.2/cannot-be-intercepted-by';
    expect(chainsAgainst(kept('be-intercepted-in-a-chain'))).toEqual([[], [barred, barred]]);
    expect(chainsAgainst(kept('be-intercepted-in-a-chain', { by: { designator: 'Rogue' } }))).toEqual([
      [],
      [barred],
    ]);
  },
  'be-attacked': () => {
    const isAttacked = (ability: Ability) =>
      legal(
        table({
          ann: { characters: { rogue: aCharacter({ title: 'Rogue' }) } },
          bob: { characters: { hero: hero(ability) } },
        }),
        attack('ann', 'hero', 'rogue'),
      );
    forbids('be-attacked', isAttacked);
    expect(isAttacked(kept('be-attacked', { by: { designator: 'Rogue' } }))).toBe(false);
    expect(isAttacked(kept('be-attacked', { by: { designator: 'Monk' } }))).toBe(true);
  },
  'have-target-changed': () =>
    forbids('have-target-changed', (ability) => {
      const state = table({
        ann: { characters: { hero: hero(ability) } },
        bob: {
          front: { tower: aSite(), hut: aSite() },
          hand: {
            lure: anEvent({
              abilities: [
                {
                  ability: 'event',
                  choose: [
                    { choose: 'cards', which: { attacking: true }, in: 'play', as: 'it' },
                    {
                      choose: 'cards',
                      which: { type: ['Site'], targetOfAttack: false },
                      in: 'play',
                      as: 'to',
                    },
                  ],
                  do: [{ do: 'change-attack-target', attackers: { chosen: 'it' }, to: { chosen: 'to' } }],
                },
              ],
            }),
          },
        },
      });
      const luring = play('bob', 'lure', { choose: { it: cards('hero'), to: cards('hut') } });
      return afterPlaying(state, attack('ann', 'tower', 'hero'), luring, pass).attack?.targets[0] === 'hut';
    }),
  turn: () => {
    forbids('turn', (ability) =>
      legal(table({ ann: { characters: { hero: { card: hero(ability), damage: 1 } } }, bob: {} }), {
        do: 'heal',
        player: 'ann',
        card: 'hero',
      }),
    );
    const turner = (...more: Ability[]) =>
      aCharacter({
        abilities: [
          {
            ability: 'voluntary',
            pay: [{ pay: 'turn', card: 'this' }],
            do: [{ do: 'gain-power', players: 'you', amount: 1 }],
          },
          ...more,
        ],
      });
    expect(legal(table({ ann: { characters: { hero: turner() } }, bob: {} }), use('ann', 'hero', 0))).toBe(
      true,
    );
    expect(
      legal(table({ ann: { characters: { hero: turner(kept('turn')) } }, bob: {} }), use('ann', 'hero', 0)),
    ).toBe(false);
  },
  unturn: () =>
    forbids('unturn', (ability) => {
      const state = table({ ann: {}, bob: { characters: { hero: { card: hero(ability), turned: true } } } });
      return !card(afterPlaying(state, ...turnOf('bob', 'ann')), 'hero').turned;
    }),
  'be-turned': () =>
    forbids('be-turned', (ability) => {
      const state = table({
        ann: { hand: { tire: doing({ do: 'turn' }) } },
        bob: { characters: { hero: hero(ability) } },
      });
      return card(afterPlaying(state, done('ann', 'tire', 'hero'), pass), 'hero').turned;
    }),
  'turn-for-effects': () => {
    const using = (ability: Ability) => {
      const turning: Ability = { ability: 'voluntary', pay: [{ pay: 'turn', card: 'this' }], do: [] };
      const turner = aCharacter({ abilities: [ability, turning] });
      return table({ ann: { characters: { hero: turner } }, bob: { front: { tower: aSite() } } });
    };
    forbids('turn-for-effects', (ability) => legal(using(ability), use('ann', 'hero', 1)));
    expect(legal(using(kept('turn-for-effects')), attack('ann', 'tower', 'hero'))).toBe(true);
  },
  'turn-to-heal': () =>
    forbids('turn-to-heal', (ability) =>
      legal(table({ ann: { characters: { hero: { card: hero(ability), damage: 1 } } }, bob: {} }), {
        do: 'heal',
        player: 'ann',
        card: 'hero',
      }),
    ),
  'be-healed': () =>
    forbids('be-healed', (ability) => {
      const state = table({
        ann: {
          characters: { hero: { card: hero(ability), damage: 1 } },
          hand: { heal: doing({ do: 'heal', amount: 'all' }) },
        },
        bob: {},
      });
      return card(afterPlaying(state, done('ann', 'heal', 'hero'), pass), 'hero').damage === 0;
    }),
  'turn-to-change-location': () =>
    forbids('turn-to-change-location', (ability) =>
      legal(wandering(ability), { do: 'change-location', player: 'ann', card: 'hero', to: 'right' }),
    ),
  'change-location': () => {
    forbids('change-location', (ability) =>
      legal(wandering(ability), { do: 'change-location', player: 'ann', card: 'hero', to: 'right' }),
    );
    forbids('change-location', (ability) => {
      const mobile = aCharacter({ abilities: [ability, { ability: 'special', special: 'Mobility' }] });
      const state = table({
        ann: { front: { gate: aSite(), hut: aSite() }, characters: { mobile } },
        bob: {},
      });
      return legal(state, {
        do: 'change-location',
        player: 'ann',
        card: 'mobile',
        to: 'right',
        mobility: true,
      });
    });
  },
  'be-sacrificed': () => {
    forbids('be-sacrificed', (ability) =>
      legal(
        table({ ann: { characters: { hero: hero(ability), altar } }, bob: {} }),
        use('ann', 'altar', 0, { victim: cards('hero') }),
      ),
    );
    forbids('be-sacrificed', (ability) => isGone(ability, doing({ do: 'sacrifice' }), 'smoked'));
  },
  'be-smoked': () => {
    forbids('be-smoked', (ability) => isGone(ability, smoke, 'smoked'));
    forbids('be-smoked', (ability) => {
      const state = table({
        ann: { characters: { hero: hero(ability) }, hand: { strike: bolt(9) } },
        bob: {},
      });
      return pile(afterPlaying(state, pay('ann', 'strike', 'hero'), pass), 'ann', 'smoked').includes('hero');
    });
  },
  'be-toasted': () => forbids('be-toasted', (ability) => isGone(ability, doing({ do: 'toast' }), 'toasted')),
  'leave-play': () => {
    forbids('leave-play', (ability) => isGone(ability, smoke, 'smoked'));
    forbids('leave-play', (ability) =>
      isGone(ability, doing({ do: 'move', to: 'hand', of: 'owner' }), 'hand'),
    );
  },
  'be-canceled': () => {
    const state = (ability: Ability) => {
      const user = aCharacter({
        title: 'User',
        abilities: [ability, { ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }],
      });
      const no = anEvent({
        abilities: [
          { ability: 'playing', kind: 'only', inResponseTo: { to: {}, as: 'answered' } },
          { ability: 'event', do: [{ do: 'cancel', effect: 'answered' }] },
        ],
      });
      return afterPlaying(
        table({ ann: { characters: { user } }, bob: { hand: { no } } }),
        use('ann', 'user', 1),
        play('bob', 'no'),
        pass,
      );
    };
    forbids('be-canceled', (ability) => player(state(ability), 'ann').power === 0);
    const silence = aState({
      abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ canceled: true }] }],
    });
    const silenced = (ability: Ability) =>
      legal(
        table({
          ann: {
            characters: {
              user: aCharacter({
                abilities: [
                  ability,
                  { ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
                ],
              }),
            },
          },
          bob: { states: { silence: { card: silence, on: 'user' } } },
        }),
        use('ann', 'user', 1),
      );
    expect([silenced(without), silenced(kept('be-canceled'))]).toEqual([false, true]);
  },
  'be-taken-control-of': () => {
    forbids('be-taken-control-of', (ability) => {
      const state = table({
        ann: { hand: { lure: doing({ do: 'take-control', by: 'you', until: 'end-of-turn' }) } },
        bob: { characters: { hero: hero(ability) } },
      });
      return card(afterPlaying(state, done('ann', 'lure', 'hero'), pass), 'hero').controller === 'ann';
    });
    forbids('be-taken-control-of', (ability) => {
      const mentor = aState({
        abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ control: 'you' }] }],
      });
      const state = table({ ann: { hand: { mentor } }, bob: { characters: { hero: hero(ability) } } });
      return (
        card(afterPlaying(state, play('ann', 'mentor', { on: 'hero' }), pass), 'hero').controller === 'ann'
      );
    });
  },
  'be-damaged': () =>
    forbids('be-damaged', (ability) => {
      const state = table({
        ann: { hand: { strike: bolt(1) } },
        bob: { characters: { hero: hero(ability) } },
      });
      return card(afterPlaying(state, pay('ann', 'strike', 'hero'), pass), 'hero').damage === 1;
    }),
  'have-damage-reduced': () =>
    forbids('have-damage-reduced', (ability) => {
      const tough = aCharacter({
        title: 'Hero',
        fighting: 3,
        abilities: [ability, { ability: 'special', special: 'Toughness', amount: 1 }],
      });
      const state = table({ ann: { hand: { strike: bolt(1) } }, bob: { characters: { hero: tough } } });
      return card(afterPlaying(state, pay('ann', 'strike', 'hero'), pass), 'hero').damage === 0;
    }),
  'have-damage-removed': () => {
    forbids('have-damage-removed', (ability) => {
      const state = table({
        ann: {
          characters: { hero: { card: hero(ability), damage: 1 } },
          hand: { heal: doing({ do: 'heal', amount: 'all' }) },
        },
        bob: {},
      });
      return card(afterPlaying(state, done('ann', 'heal', 'hero'), pass), 'hero').damage === 0;
    });
    // 6.4.3: a Site that is seized keeps the damage, and is smoked because its Body is still zero.
    forbids('have-damage-removed', (ability) => {
      const state = table({
        ann: { front: { gate: aSite() }, characters: { rogue: aCharacter({ fighting: 5 }) } },
        bob: { front: { grove: site(ability) } },
      });
      const fallen = afterPlaying(state, ...attacked('ann', 'grove', 'rogue'), decline('bob'), pass);
      const seized = afterPlaying(fallen, { do: 'choose', player: 'ann', value: { mode: 'seize' } });
      return seized.inPlay.some(({ id }) => id === 'grove');
    });
  },
  'be-redirected-to': () =>
    forbids('be-redirected-to', (ability) => {
      const taking: Ability = {
        ability: 'continuous',
        cards: { each: { type: ['Character'], isNot: 'this' }, in: 'play' },
        modify: [{ redirectsDamageTo: 'this' }],
      };
      const guard = aCharacter({ fighting: 3, abilities: [ability, taking] });
      const state = table({
        ann: { hand: { strike: bolt(1) } },
        bob: { characters: { other: aCharacter({ fighting: 3 }), hero: guard } },
      });
      return card(afterPlaying(state, pay('ann', 'strike', 'other'), pass), 'hero').damage === 1;
    }),
  'be-played-in-response': () =>
    forbids('be-played-in-response', (ability) => {
      const quick: Ability = { ability: 'playing', kind: 'also', when: { during: 'main-shot' } };
      const state = table({
        ann: { hand: { spell: bolt(0), late: hero(ability) } },
        bob: {
          characters: { rogue: aCharacter() },
          hand: { agile: aCharacter({ abilities: [ability, quick] }) },
        },
      });
      expect(legal(state, play('ann', 'late'))).toBe(true);
      return legal(afterPlaying(state, pay('ann', 'spell', 'rogue')), play('bob', 'agile', { way: 1 }));
    }),
  'be-burned-for-victory': () =>
    expect([fates(without), fates(kept('be-burned-for-victory'))]).toEqual([
      all,
      all.filter((fate) => fate !== 'burn-for-victory'),
    ]),
  'be-burned-for-power': () =>
    expect(fates(kept('be-burned-for-power'))).toEqual(all.filter((fate) => fate !== 'burn-for-power')),
  'be-seized': () => {
    expect(fates(kept('be-seized'))).toEqual(all.filter((fate) => fate !== 'seize'));
    expect(fates(kept('be-seized', { byPlayers: 'every-opponent' }))).toEqual(
      all.filter((fate) => fate !== 'seize'),
    );
    forbids('be-seized', (ability) => {
      const state = table({
        ann: { hand: { grab: doing({ do: 'seize' }) } },
        bob: { front: { grove: site(ability) } },
      });
      return card(afterPlaying(state, done('ann', 'grab', 'grove'), pass), 'grove').controller === 'ann';
    });
  },
  'generate-power': () =>
    forbids('generate-power', (ability) => {
      const state = table(
        { ann: { front: { grove: site(ability) } }, bob: {} },
        { turn: { phase: 'power', generatedPower: null } },
      );
      return player(afterPlaying(state, { do: 'generate-power', player: 'ann' }), 'ann').power === 2;
    }),
  'use-abilities': () => {
    const user = (...more: Ability[]) =>
      aCharacter({
        abilities: [{ ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }, ...more],
      });
    expect(legal(table({ ann: { characters: { user: user() } }, bob: {} }), use('ann', 'user', 0))).toBe(
      true,
    );
    expect(
      legal(
        table({ ann: { characters: { user: user(kept('use-abilities')) } }, bob: {} }),
        use('ann', 'user', 0),
      ),
    ).toBe(false);
  },
  'use-special': () => {
    const leaping = (...more: Ability[]) =>
      aCharacter({
        title: 'Hero',
        fighting: 3,
        abilities: [{ ability: 'special', special: 'Superleap' }, ...more],
      });
    const wrong = (leaper: ReturnType<typeof leaping>) =>
      broken(
        afterPlaying(
          table({
            ann: { characters: { hero: leaper } },
            bob: {
              front: { tower: aSite() },
              characters: { rogue: { card: aCharacter({ title: 'Rogue' }), turned: true } },
            },
          }),
          ...attacked('ann', 'tower', 'hero'),
        ),
        intercept('bob', { hero: ['rogue'] }),
      );
    expect(wrong(leaping())).toEqual(['10.1.2/superleap-bars-turned-interceptors']);
    expect(wrong(leaping(kept('use-special', { using: 'Superleap' })))).toEqual([]);
  },
  'share-location': () => {
    const placed = (ability: Ability) =>
      broken(
        table({
          ann: { power: 9, front: { grove: site(ability) }, hand: { hut: aSite({ cost: 1 }) } },
          bob: {},
        }),
        play('ann', 'hut', { at: { column: 0, row: 'back' } }),
      );
    const alone: Ability = kept('share-location', { by: { type: ['Feng Shui Site'] } });
    expect([placed(without), placed(kept('share-location', { by: {} })), placed(alone)]).toEqual([
      [],
      ['7.7/cannot-prevails'],
      [],
    ]);
  },
  'be-played-on': () => {
    const wrong = (ability: Ability) =>
      broken(
        table({ ann: { characters: { hero: hero(ability) }, hand: { blade: aState() } }, bob: {} }),
        play('ann', 'blade', { on: 'hero' }),
      );
    expect(wrong(without)).toEqual([]);
    expect(wrong(kept('be-played-on', { by: { type: ['State'] } }))).not.toEqual([]);
    expect(wrong(kept('be-played-on', { byPlayers: 'every-opponent' }))).toEqual([]);
  },
  'be-played': () => {
    forbids('be-played', (ability) =>
      legal(table({ ann: { hand: { hero: hero(ability) } }, bob: {} }), play('ann', 'hero')),
    );
    const returning = (ability: Ability) => {
      const back = anEvent({
        abilities: [
          {
            ability: 'event',
            choose: [{ choose: 'cards', which: {}, in: { smoked: 'you' }, as: 'victim' }],
            do: [{ do: 'return-to-play', cards: { chosen: 'victim' }, by: 'you' }],
          },
        ],
      });
      const state = table({ ann: { hand: { back }, smoked: { hero: hero(ability) } }, bob: {} });
      return afterPlaying(state, done('ann', 'back', 'hero'), pass).inPlay.length === 1;
    };
    expect([returning(without), returning(kept('be-played'))]).toEqual([true, true]);
  },
});

const all = ['smoke', 'seize', 'burn-for-victory', 'burn-for-power'];

function wandering(ability: Ability) {
  return table({
    ann: { front: { gate: aSite(), hut: aSite() }, characters: { hero: hero(ability) } },
    bob: {},
  });
}

/** Whether the card went to a pile, by an Event of its own controller. */
function isGone(
  ability: Ability,
  event: ReturnType<typeof anEvent>,
  zone: 'smoked' | 'toasted' | 'hand',
): boolean {
  const state = table({ ann: { characters: { hero: hero(ability) }, hand: { event } }, bob: {} });
  return pile(afterPlaying(state, done('ann', 'event', 'hero'), pass), 'ann', zone).includes('hero');
}
