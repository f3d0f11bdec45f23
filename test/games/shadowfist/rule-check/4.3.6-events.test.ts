import { describe, expect, test } from 'vitest';
import { playing } from './acting.ts';
import {
  aCharacter,
  afterPlaying,
  anEvent,
  aSite,
  broken,
  card,
  events,
  judged,
  listed,
  open,
  pass,
  pile,
  player,
  table,
} from './table.ts';

const windfall = anEvent({
  title: 'Windfall',
  abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 2 }] }],
});
/** Smokes so many Characters, which it targets, or merely chooses. */
const smite = (number: number, target: boolean) =>
  anEvent({
    title: 'Smite',
    abilities: [
      {
        ability: 'event',
        choose: [
          {
            choose: 'cards',
            which: { type: ['Character'] },
            in: 'play',
            number: { exactly: number },
            target,
            as: 'victims',
          },
        ],
        do: [{ do: 'smoke', cards: { chosen: 'victims' } }],
      },
    ],
  });
const smiting = (...victims: string[]) =>
  playing('ann', 'smite', { choose: { victims: { cards: victims } } });
/** Answers an Event that targets, and has its targets changed. */
const turning = aCharacter({
  title: 'Gao',
  abilities: [
    {
      ability: 'voluntary',
      inResponseTo: { to: { kind: 'played-card', source: { type: ['Event'] } }, as: 'event' },
      do: [{ do: 'change-targets', effect: 'event', by: 'you' }],
    },
  ],
});
const retarget = { do: 'use', player: 'bob', card: 'gao', ability: 0 };
const characters = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, aCharacter({ title: id })]));

describe('Events (4.3.6)', () => {
  const state = table({
    ann: { hand: { luck: windfall }, characters: { hero: aCharacter() } },
    bob: { hand: { lucky: windfall }, front: { gate: aSite() } },
  });

  test('they are played in any Main Shot, during attacks too, but not in an Establishing Shot', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.6/events-in-any-main-shot',
        'shadowfist.yotd/3.3.3/opponents-cards-during-attack',
        'shadowfist.yotd/5.2/effects-in-any-main-shot',
      ],
    },
  }, () => {
    expect(broken(state, playing('ann', 'luck'))).toEqual([]);
    expect(broken(state, playing('bob', 'lucky'))).toEqual([]);
    const attacked = afterPlaying(state, {
      do: 'attack',
      player: 'ann',
      attackers: ['hero'],
      target: 'gate',
    });
    expect(broken(attacked, playing('bob', 'lucky'))).toEqual([]);
    const early = { ...state, turn: { ...state.turn, phase: 'discard' } };
    expect(broken(early, playing('ann', 'luck'))).toEqual(['3.3.1/no-effects-in-establishing-shot']);
  });

  test('an Event goes to the smoked pile when it is generated, which is not smoking; nobody controls it', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.6/events-to-smoked-pile',
        'shadowfist.yotd/4.3.6/placing-is-not-smoking',
        'shadowfist.yotd/4.3.6/events-are-not-controlled',
      ],
    },
  }, () => {
    expect(pile(afterPlaying(state, playing('ann', 'luck')), 'ann', 'smoked')).toEqual(['luck']);
    const names = [
      ...events(state, playing('ann', 'luck')),
      ...events(afterPlaying(state, playing('ann', 'luck')), pass),
    ];
    expect(names).not.toContainEqual(expect.objectContaining({ event: 'smoked' }));
    expect(afterPlaying(state, playing('ann', 'luck')).inPlay.map(({ id }) => id)).toEqual(['hero', 'gate']);
  });

  test('whom it affects is chosen as it is generated, from those it may affect', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.6/choose-affected-cards',
        'shadowfist.yotd/2.3/generation-announces',
        'shadowfist.yotd/5.2/kinds-of-preconditions',
        'shadowfist.yotd/5.2/choices-and-payments-at-generation',
      ],
    },
  }, () => {
    const given = table({
      ann: { hand: { smite: smite(1, false) } },
      bob: { characters: characters('rogue', 'thug'), front: { gate: aSite() } },
    });
    expect(open(given, playing('ann', 'smite'))).toEqual(['/choose/victims']);
    expect(broken(given, smiting('gate'))).toEqual(['5.2/choices-and-payments-at-generation']);
    expect(broken(given, smiting('rogue'))).toEqual([]);
  });
});

describe('targets (4.3.6)', () => {
  test('only what its text calls a target is targeted: not what it chooses, and not a controller', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.6/target-is-a-word',
        'shadowfist.yotd/4.3.6/target-and-choose',
        'shadowfist.yotd/4.3.6/card-target-is-not-player-target',
        'shadowfist.yotd/4.3.6/player-is-affected-only-if-said',
      ],
    },
  }, () => {
    const both = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [
            { choose: 'cards', which: { type: ['Character'] }, in: 'play', target: true, as: 'one' },
            { choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'other' },
          ],
          do: [
            { do: 'turn', cards: { chosen: 'one' } },
            { do: 'turn', cards: { chosen: 'other' } },
          ],
        },
      ],
    });
    const given = table({ ann: { hand: { both } }, bob: { characters: characters('rogue', 'thief') } });
    const played = playing('ann', 'both', {
      choose: { one: { cards: ['rogue'] }, other: { cards: ['thief'] } },
    });
    const [item] = afterPlaying(given, played).scene?.items ?? [];
    expect(item?.targets).toEqual(['rogue']);
    expect(
      events(given, played).filter((event) => (event as { event: string }).event === 'targeted'),
    ).toEqual([{ event: 'targeted', card: 'rogue', by: 'ann', effect: item?.id, source: 'both' }]);
    const done = afterPlaying(given, played, pass);
    expect([card(done, 'rogue').turned, card(done, 'thief').turned]).toEqual([true, true]);
  });

  test('what answers Events that target does not answer one that chooses', {
    meta: { rules: ['shadowfist.yotd/4.3.6/effects-on-targeting-events'] },
  }, () => {
    const shield = aCharacter({
      abilities: [
        {
          ability: 'voluntary',
          inResponseTo: {
            to: { kind: 'played-card', source: { type: ['Event'] }, targets: {} },
            as: 'event',
          },
          do: [{ do: 'cancel', effect: 'event' }],
        },
      ],
    });
    const given = (target: boolean) =>
      afterPlaying(
        table({
          ann: { hand: { smite: smite(1, target) } },
          bob: { characters: { ...characters('rogue'), shield } },
        }),
        smiting('rogue'),
      );
    const cancel = { do: 'use', player: 'bob', card: 'shield', ability: 0 };
    expect(broken(given(false), cancel)).toEqual(['5.2/stated-response-in-the-same-scene']);
    expect(pile(afterPlaying(given(true), cancel, pass), 'bob', 'smoked')).toEqual([]);
  });

  test('a triggered effect targets what it chooses by that word', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.6/target-is-a-word',
        'shadowfist.yotd/5.2.2/trigger-decisions-at-generation',
      ],
    },
  }, () => {
    const bell = aCharacter({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'played', card: { type: ['Event'] } },
          choose: [{ choose: 'cards', which: { type: ['Site'] }, in: 'play', target: true, as: 'rung' }],
          do: [{ do: 'turn', cards: { chosen: 'rung' } }],
        },
      ],
    });
    const given = table({
      ann: { hand: { luck: windfall }, characters: { bell } },
      bob: { front: { gate: aSite() } },
    });
    expect(events(given, playing('ann', 'luck'))).toContainEqual({
      ...{ event: 'targeted', card: 'gate', by: 'ann', effect: 'e:3', source: 'bell' },
    });
    expect(afterPlaying(given, playing('ann', 'luck')).scene?.items.map(({ targets }) => targets)).toEqual([
      [],
      ['gate'],
    ]);
  });

  test('what has not been chosen as a target is not changed', {
    meta: { rules: ['shadowfist.yotd/4.3.6/changing-announced-targets-only'] },
  }, () => {
    const given = (event: ReturnType<typeof anEvent>) =>
      table({
        ann: { hand: { smite: event } },
        bob: { characters: { gao: turning, ...characters('rogue', 'thief') } },
      });
    const later = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'choose',
              choice: {
                choose: 'cards',
                which: { type: ['Character'] },
                in: 'play',
                target: true,
                as: 'victims',
              },
            },
            { do: 'smoke', cards: { chosen: 'victims' } },
          ],
        },
      ],
    });
    expect(broken(afterPlaying(given(later), playing('ann', 'smite')), retarget)).toEqual([
      '4.3.6/changing-announced-targets-only',
    ]);
    expect(broken(afterPlaying(given(smite(1, false)), smiting('rogue')), retarget)).toEqual([
      '4.3.6/changing-announced-targets-only',
    ]);
    expect(open(afterPlaying(given(smite(1, true)), smiting('rogue')), retarget)).toEqual([
      '/choose/new-victims',
    ]);
  });

  test('all targets change, to others, which are announced as that is generated', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.6/change-all-targets',
        'shadowfist.yotd/5.2/choices-and-payments-at-generation',
      ],
    },
  }, () => {
    const given = afterPlaying(
      table({
        ann: { hand: { smite: smite(2, true) } },
        bob: { characters: { gao: turning, ...characters('rogue', 'thief', 'monk', 'nun') } },
      }),
      smiting('rogue', 'thief'),
    );
    expect(judged(given, retarget).verdicts).toEqual([
      {
        ...{ index: 0, outcome: 'needs-choice', unjudged: [] },
        choices: [
          {
            ...{
              pointer: '/choose/new-victims',
              player: 'bob',
              form: 'list',
              key: 'cards',
              about: 'the new targets of the text of Smite: 2 Characters',
            },
            ...{ from: ['gao', 'monk', 'nun'], least: 2, most: 2 },
          },
        ],
      },
    ]);
    const at = (...cards: string[]) => ({ ...retarget, choose: { 'new-victims': { cards } } });
    for (const unchanged of [at('monk'), at('monk', 'rogue')])
      expect(broken(given, unchanged)).toEqual(['4.3.6/change-all-targets']);
    expect(broken(given, at('monk', 'monk'))).toEqual(['5.2/choices-and-payments-at-generation']);
    const targets = [at('gao', 'monk'), at('gao', 'nun'), at('monk', 'nun')];
    expect(listed(given, 'bob')).toEqual([...targets, { do: 'pass', player: 'bob' }]);
    const changed = afterPlaying(given, at('monk', 'nun'), pass);
    expect(pile(changed, 'bob', 'smoked').toSorted()).toEqual(['monk', 'nun']);
  });

  test('with too few new targets it cannot be used', {
    meta: { rules: ['shadowfist.yotd/4.3.6/not-enough-new-targets'] },
  }, () => {
    const given = (...others: string[]) =>
      afterPlaying(
        table({
          ann: { hand: { smite: smite(2, true) } },
          bob: { characters: { gao: turning, ...characters('rogue', ...others) } },
        }),
        smiting('gao', 'rogue'),
      );
    expect(broken(given('monk'), retarget)).toEqual(['4.3.6/not-enough-new-targets']);
    expect(open(given('monk', 'nun'), retarget)).toEqual(['/choose/new-victims']);
  });

  test('a player is affected where the text says so', {
    meta: { rules: ['shadowfist.yotd/4.3.6/player-is-affected-only-if-said'] },
  }, () => {
    const theft = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'players', of: 'every-opponent', target: true, as: 'victim' }],
          do: [{ do: 'lose-power', players: { chosen: 'victim' }, amount: 1 }],
        },
      ],
    });
    const given = table({ ann: { hand: { theft } }, bob: { power: 3 }, eve: { power: 3 } });
    const done = afterPlaying(
      given,
      playing('ann', 'theft', { choose: { victim: { players: ['eve'] } } }),
      pass,
    );
    expect([player(done, 'bob').power, player(done, 'eve').power]).toEqual([3, 2]);
    expect(judged(given, playing('ann', 'theft', { choose: { victim: { players: ['ann'] } } })).outcome).toBe(
      'illegal',
    );
  });
});
