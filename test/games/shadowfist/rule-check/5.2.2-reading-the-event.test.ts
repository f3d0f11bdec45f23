import { describe, expect, test } from 'vitest';
import { attack, choosing, decline, strong, use, victim } from './acting.ts';
import { fightingOf } from './figures.ts';
import { aFengShuiSite, afterPlaying, anEdge, anEvent, pass, player, table } from './table.ts';

const takes = anEvent({
  title: 'Takes',
  abilities: [
    {
      ability: 'event',
      choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
      do: [{ do: 'take-control', cards: victim, by: 'you', until: 'end-of-turn' }],
    },
  ],
});
const home = aFengShuiSite({ title: 'Home', body: 5 });
/** When it inflicts combat damage on its target, the controller of the target loses 1 Power. */
const robber = (target: 'its-target' | { event: 'card' }) =>
  strong(9, {
    title: 'Robber',
    abilities: [
      {
        ability: 'triggered',
        on: { event: 'damage-inflicted', source: { is: 'this' }, card: { is: 'its-target' }, combat: true },
        do: [{ do: 'lose-power', players: { controllerOf: target }, amount: 1 }],
      },
    ],
  });
const fightFor = (site: string, who: string) => [
  attack(site, who),
  pass,
  decline('ann'),
  decline('bob'),
  pass,
];

describe('What an effect reads of an event is as it was when the event happened (5.2.2)', () => {
  test.each([{ event: 'card' }, 'its-target'] as const)(
    'The controller of a damaged Site is the player who controlled it before it was seized: %j',
    (target) => {
      const state = table({
        ann: { power: 2, front: { keep: home }, characters: { robber: robber(target) } },
        bob: { power: 2, front: { home } },
      });
      const seized = afterPlaying(
        state,
        ...fightFor('home', 'robber'),
        { do: 'choose', player: 'ann', value: { mode: 'seize' } },
        { do: 'choose', player: 'ann', value: { position: { column: 1, row: 'front' } } },
        pass,
      );
      expect([player(seized, 'ann').power, player(seized, 'bob').power]).toEqual([2, 1]);
    },
  );

  const runner = strong(2, {
    title: 'Runner',
    abilities: [{ ability: 'voluntary', pay: [{ pay: 'turn', card: 'this' }], do: [] }],
  });
  const toll = anEdge({
    title: 'Toll',
    abilities: [
      {
        ability: 'triggered',
        on: { event: 'turned', card: { type: ['Character'] } },
        do: [{ do: 'lose-power', players: { controllerOf: { event: 'card' } }, amount: 1 }],
      },
    ],
  });
  const bounty = anEdge({
    title: 'Bounty',
    abilities: [
      {
        ability: 'triggered',
        on: { event: 'turned', card: { type: ['Character'] } },
        do: [
          {
            do: 'if',
            condition: { card: { event: 'card' }, is: { controller: 'every-opponent' } },
            effects: [{ do: 'gain-power', players: 'you', amount: 1 }],
          },
        ],
      },
    ],
  });
  const taken = (edge: typeof toll) =>
    afterPlaying(
      table({
        ann: { power: 2, characters: { runner } },
        bob: { power: 2, edges: { edge }, hand: { takes } },
      }),
      use('ann', 'runner'),
      choosing('bob', 'takes', 'runner'),
      pass,
    );

  test('A player who takes the card in response to the trigger is not its controller then', () => {
    const state = taken(toll);
    expect([player(state, 'ann').power, player(state, 'bob').power]).toEqual([1, 2]);
  });

  test('A condition on the controller of the card is about the controller then', () => {
    expect(player(taken(bounty), 'bob').power).toBe(3);
  });
});

describe('Several Characters that smoke a card together (5.2.3)', () => {
  const hunters = anEdge({
    title: 'Hunters',
    abilities: [
      {
        ability: 'triggered',
        on: {
          event: 'smoked',
          card: { type: ['Character'] },
          source: { type: ['Character'], controller: 'you' },
        },
        if: {
          compare: [
            { figure: 'fighting', of: { event: 'card' }, printed: true },
            '>',
            { figure: 'fighting', of: { event: 'source' }, printed: true },
          ],
        },
        do: [{ do: 'gain-power', players: 'you', amount: 1 }],
      },
    ],
  });
  /** When a Character smokes it, that Character gains -1 Fighting. */
  const cursed = (source: object) =>
    strong(3, {
      title: 'Cursed',
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'smoked', card: { is: 'this' }, source: { type: ['Character'], ...source } },
          do: [{ do: 'modify', cards: { event: 'source' }, by: [{ fighting: -1 }], until: 'end-of-turn' }],
        },
      ],
    });
  /** Ann's Characters attack and smoke Bob's; his damage does not smoke the first of them. */
  const smoked = (hero: ReturnType<typeof strong>) =>
    afterPlaying(
      table({
        ann: {
          characters: { big: strong(5, { title: 'Big' }), small: strong(2, { title: 'Small' }) },
          edges: { hunters },
        },
        bob: { front: { home }, characters: { hero } },
      }),
      attack('hero', 'big', 'small'),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
      { do: 'choose', player: 'bob', value: { division: { big: 3, small: 0 } } },
      pass,
    );

  test('One that meets the condition is enough, whichever comes first', {
    meta: { rules: ['shadowfist.yotd/5.2.3/one-card-fulfills-a-shared-condition'] },
  }, () => {
    expect(player(smoked(strong(3, { title: 'Hero' })), 'ann').power).toBe(1);
  });

  test('An effect on the Character that smoked the card is on all of them', {
    meta: { rules: ['shadowfist.yotd/5.2.3/joint-attackers-all-smoke-the-character'] },
  }, () => {
    const state = smoked(cursed({}));
    expect([fightingOf(state, 'big'), fightingOf(state, 'small')]).toEqual([1, 1]);
  });

  test('An effect on a certain kind of Character that smoked the card is only on those of that kind', () => {
    const state = smoked(cursed({ designator: 'Small' }));
    expect([fightingOf(state, 'big'), fightingOf(state, 'small')]).toEqual([2, 1]);
  });
});
