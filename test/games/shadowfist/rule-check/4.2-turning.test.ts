import { describe, expect, test } from 'vitest';
import { bodyOf, fightingOf } from './figures.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  broken,
  card,
  events,
  pass,
  player,
  table,
} from './table.ts';

const using = (id: string, more: object = {}, who = 'ann') => ({
  ...{ do: 'use', player: who, card: id, ability: 0 },
  ...more,
});
const on = (id: string) => ({ choose: { it: { cards: [id] } } });
const playing = (id: string, who = 'ann') => ({ do: 'play', player: who, card: id });
const oneCard = { choose: 'cards', which: {}, in: 'play', as: 'it' } as const;

const banker = aCharacter({
  title: 'Banker',
  abilities: [
    {
      ability: 'voluntary',
      pay: [{ pay: 'turn', card: 'this' }],
      do: [{ do: 'gain-power', players: 'you', amount: 1 }],
    },
  ],
});
/** Unturns a card, without turning. */
const herald = aCharacter({
  title: 'Herald',
  abilities: [{ ability: 'voluntary', choose: [oneCard], do: [{ do: 'unturn', cards: { chosen: 'it' } }] }],
});
/** Turns a card, without turning. */
const sandman = aCharacter({
  title: 'Sandman',
  abilities: [{ ability: 'voluntary', choose: [oneCard], do: [{ do: 'turn', cards: { chosen: 'it' } }] }],
});
/** Turns and maintains, to give a damaged Character 2 Fighting. */
const coach = aCharacter({
  title: 'Coach',
  abilities: [
    {
      ability: 'voluntary',
      choose: [{ ...oneCard, which: { type: ['Character'], damaged: true } }],
      pay: [{ pay: 'turn-and-maintain', card: 'this' }],
      do: [{ do: 'modify', cards: { chosen: 'it' }, by: [{ fighting: 2 }], until: 'while-this-turned' }],
    },
  ],
});
/** Turns and maintains, to cancel a card. */
const censor = aFengShuiSite({
  title: 'Censor',
  abilities: [
    {
      ability: 'voluntary',
      choose: [oneCard],
      pay: [{ pay: 'turn-and-maintain', card: 'this' }],
      do: [
        {
          do: 'modify',
          cards: { chosen: 'it' },
          by: [{ canceled: true }],
          until: 'while-this-turned',
        },
      ],
    },
  ],
});
const hurt = { card: aCharacter({ title: 'Hurt', fighting: 3 }), damage: 1 };
const boom = anEvent({
  title: 'Boom',
  abilities: [{ ability: 'event', choose: [oneCard], do: [{ do: 'smoke', cards: { chosen: 'it' } }] }],
});

describe('turning and unturning (4.2)', () => {
  test('a card that has turned cannot turn again before it is unturned', {
    meta: {
      rules: [
        'shadowfist.yotd/4.2/turning',
        'shadowfist.yotd/4.2/turned-card-cannot-turn',
        'shadowfist.yotd/4.2/wait-until-unturned',
        'shadowfist.yotd/2.3/turn-90-degrees',
      ],
    },
  }, () => {
    const state = table({ ann: { characters: { banker } }, bob: {} });
    const used = afterPlaying(state, using('banker'), pass);
    expect(card(used, 'banker').turned).toBe(true);
    expect(broken(used, using('banker'))).toEqual(['4.2/turned-card-cannot-turn']);
    const ready = table({ ann: { characters: { banker: { card: banker, turned: false } } }, bob: {} });
    expect(broken(ready, using('banker'))).toEqual([]);
  });

  test('unturned by an effect, it is upright and can turn anew', {
    meta: { rules: ['shadowfist.yotd/4.2/unturning'] },
  }, () => {
    const state = table({ ann: { characters: { banker: { card: banker, turned: true }, herald } }, bob: {} });
    const unturned = afterPlaying(state, using('herald', on('banker')), pass);
    expect(card(unturned, 'banker').turned).toBe(false);
    expect(player(afterPlaying(unturned, using('banker'), pass), 'ann').power).toBe(1);
  });

  test('one copy of a card unturns another once a turn, another copy once more', {
    meta: {
      rules: ['shadowfist.yotd/4.2/unturn-another-once-a-turn', 'shadowfist.yotd/4.2/two-copies-may-unturn'],
    },
  }, () => {
    const state = table({
      ann: { characters: { banker: { card: banker, turned: true }, herald1: herald, herald2: herald } },
      bob: {},
    });
    const again = afterPlaying(state, using('herald1', on('banker')), pass, using('banker'), pass);
    expect(broken(again, using('herald1', on('banker')))).toEqual(['4.2/unturn-another-once-a-turn']);
    // Generated twice in one scene it does so once all the same.
    const twice = afterPlaying(
      ...[state, using('herald1', on('banker')), { do: 'pass', player: 'bob' }],
      ...[using('herald1', on('banker')), pass],
    );
    expect([card(twice, 'banker').turned, twice.turn.unturnedBy.length]).toEqual([false, 1]);
    expect(card(afterPlaying(again, using('herald2', on('banker')), pass), 'banker').turned).toBe(false);
    const next = afterPlaying(again, { do: 'end-turn', player: 'ann' }, pass);
    expect(next.turn.unturnedBy).toEqual([]);
  });

  test('what is not chosen on generation stays turned, and is told to', {
    meta: { rules: ['shadowfist.yotd/4.2/unturn-another-once-a-turn'] },
  }, () => {
    const everyone = aCharacter({
      abilities: [
        {
          ability: 'voluntary',
          do: [{ do: 'unturn', cards: { each: { type: ['Character'] }, in: 'play' } }],
        },
      ],
    });
    const state = table({
      ann: { characters: { banker: { card: banker, turned: true }, caller: everyone } },
      bob: {},
    });
    const again = afterPlaying(state, ...[using('caller'), pass, using('banker'), pass], using('caller'));
    expect(events(again, pass)).toEqual([
      expect.objectContaining({ event: 'resolved' }),
      {
        ...{ event: 'not-unturned', card: 'banker', player: 'ann', by: 'ann', source: 'caller' },
        rule: 'shadowfist.yotd/4.2/unturn-another-once-a-turn',
      },
      { event: 'scene-ended' },
    ]);
  });

  test('a card may unturn itself as often as it likes', {
    meta: { rules: ['shadowfist.yotd/4.2/unturn-itself-freely'] },
  }, () => {
    const spinner = aCharacter({
      abilities: [
        { ability: 'voluntary', pay: [{ pay: 'turn', card: 'this' }], do: [{ do: 'unturn', cards: 'this' }] },
      ],
    });
    const state = table({ ann: { characters: { spinner } }, bob: {} });
    const spun = afterPlaying(state, using('spinner'), pass, using('spinner'), pass);
    expect(card(spun, 'spinner').turned).toBe(false);
  });

  test('to be turned or unturned by an effect brings nothing else about', {
    meta: {
      rules: [
        'shadowfist.yotd/4.2/turning-implies-nothing-else',
        'shadowfist.yotd/4.2/turning-does-not-reveal',
        'shadowfist.yotd/2.3/turning-is-not-revealing',
      ],
    },
  }, () => {
    const state = table({
      ann: { characters: { sandman, herald } },
      bob: { front: { grove: { card: aFengShuiSite(), faceDown: true } } },
    });
    const turned = afterPlaying(state, using('sandman', on('grove')), pass);
    expect(card(turned, 'grove')).toMatchObject({ turned: true, faceDown: true });
    const unturned = afterPlaying(turned, using('herald', on('grove')), pass);
    expect(card(unturned, 'grove')).toMatchObject({ turned: false, faceDown: true });
  });

  test('an attacker that is unturned goes on attacking', {
    meta: { rules: ['shadowfist.yotd/4.2/unturning-does-not-end-attack'] },
  }, () => {
    const state = afterPlaying(
      table({ ann: { characters: { banker, herald } }, bob: { front: { gate: aSite() } } }),
      { do: 'attack', player: 'ann', attackers: ['banker'], target: 'gate' },
      { do: 'pass', player: 'bob' },
      using('herald', on('banker')),
      pass,
    );
    expect(card(state, 'banker').turned).toBe(false);
    expect(state.attack?.attackers).toMatchObject([{ id: 'banker', target: 'gate' }]);
  });

  test('what a card does continuously it does turned, too', {
    meta: { rules: ['shadowfist.yotd/4.2/continuous-effects-while-turned'] },
  }, () => {
    const wall = anEdge({
      abilities: [
        {
          ability: 'continuous',
          cards: { each: { type: ['Site'], controller: 'you' }, in: 'play' },
          modify: [{ body: 1 }],
        },
      ],
    });
    const state = table({
      ann: { front: { gate: aSite({ body: 5 }) }, edges: { wall: { card: wall, turned: true } } },
      bob: {},
    });
    expect(bodyOf(state, 'gate')).toBe(6);
  });

  test('whoever turns an opponent’s card does not get its effect, nor may they generate it', {
    meta: { rules: ['shadowfist.yotd/4.2/turning-opponents-card'] },
  }, () => {
    const state = table({ ann: { characters: { sandman } }, bob: { characters: { banker } } });
    const turned = afterPlaying(state, using('sandman', on('banker')), pass);
    expect(card(turned, 'banker').turned).toBe(true);
    expect(turned.players.map(({ power }) => power)).toEqual([0, 0]);
    expect(broken(state, using('banker'))).toEqual(['7.4/controller-decides']);
  });
});

describe('turning and maintaining (4.2)', () => {
  const seat = { front: { grove: aFengShuiSite() }, characters: { coach, herald, hurt } };
  const maintained = (bob: object = {}) =>
    afterPlaying(table({ ann: seat, bob }), using('coach', on('hurt')), pass);

  test('the effect lasts as long as the card stays turned', {
    meta: { rules: ['shadowfist.yotd/4.2/turn-and-maintain'] },
  }, () => {
    const state = maintained();
    expect(fightingOf(state, 'hurt')).toBe(4);
    const later = afterPlaying(state, { do: 'end-turn', player: 'ann' }, pass);
    expect(fightingOf(later, 'hurt')).toBe(4);
  });

  test('it stops when the card is unturned or leaves play', {
    meta: { rules: ['shadowfist.yotd/4.2/maintained-effect-stops'] },
  }, () => {
    expect(fightingOf(afterPlaying(maintained(), using('herald', on('coach')), pass), 'hurt')).toBe(2);
    const smoked = afterPlaying(
      maintained({ hand: { boom } }),
      { ...playing('boom', 'bob'), ...on('coach') },
      pass,
    );
    expect(fightingOf(smoked, 'hurt')).toBe(2);
  });

  test('nor does it begin if the card is unturned, or gone, before it resolves', {
    meta: { rules: ['shadowfist.yotd/4.2/maintained-effect-stops'] },
  }, () => {
    const used = afterPlaying(table({ ann: seat, bob: { hand: { boom } } }), using('coach', on('hurt')));
    const smoked = afterPlaying(used, { ...playing('boom', 'bob'), ...on('coach') }, pass);
    expect(fightingOf(smoked, 'hurt')).toBe(2);
    const unturned = afterPlaying(used, { do: 'pass', player: 'bob' }, using('herald', on('coach')), pass);
    expect(fightingOf(unturned, 'hurt')).toBe(2);
  });

  test('it stays active though it could not be generated any more', {
    meta: { rules: ['shadowfist.yotd/4.2/maintained-effect-outlives-conditions'] },
  }, () => {
    const nurse = aCharacter({
      abilities: [
        {
          ability: 'voluntary',
          do: [{ do: 'heal', cards: { each: { damaged: true }, in: 'play' }, amount: 'all' }],
        },
      ],
    });
    const state = afterPlaying(
      table({ ann: { ...seat, characters: { ...seat.characters, nurse } }, bob: {} }),
      ...[using('coach', on('hurt')), pass, using('nurse'), pass],
    );
    expect(card(state, 'hurt').damage).toBe(0);
    expect(fightingOf(state, 'hurt')).toBe(5);
  });

  test('a copy that is maintained holds though the original leaves play', {
    meta: { rules: ['shadowfist.yotd/4.2/maintained-copy-outlives-original'] },
  }, () => {
    const mirror = aFengShuiSite({
      abilities: [
        {
          ability: 'voluntary',
          choose: [oneCard, { ...oneCard, as: 'other' }],
          pay: [{ pay: 'turn-and-maintain', card: 'this' }],
          do: [
            {
              do: 'copy',
              what: ['fighting'],
              from: { chosen: 'it' },
              to: { chosen: 'other' },
              inPlaceOfOwn: true,
              until: 'while-this-turned',
            },
          ],
        },
      ],
    });
    const copying = { choose: { it: { cards: ['giant'] }, other: { cards: ['hurt'] } } };
    const state = afterPlaying(
      table({
        ann: { front: { mirror }, characters: { hurt }, hand: { boom } },
        bob: { characters: { giant: aCharacter({ fighting: 9 }) } },
      }),
      ...[using('mirror', copying), pass, { ...playing('boom'), ...on('giant') }, pass],
    );
    expect(state.inPlay.map(({ id }) => id)).not.toContain('giant');
    expect(fightingOf(state, 'hurt')).toBe(8);
  });

  test('what is canceled by it stays canceled, turned or unturned', {
    meta: { rules: ['shadowfist.yotd/4.2/maintained-cancel-holds'] },
  }, () => {
    const state = afterPlaying(
      table({
        ann: { front: { censor } },
        bob: { characters: { banker: { card: banker, turned: true }, herald } },
      }),
      ...[using('censor', on('banker')), pass, using('herald', on('banker'), 'bob'), pass],
    );
    expect(card(state, 'banker').turned).toBe(false);
    expect(broken(state, using('banker', {}, 'bob'))).toEqual(['4.2/maintained-cancel-holds']);
  });

  test('canceled, it does not come back by itself; the card must unturn, and not be canceled any longer', {
    meta: {
      rules: [
        'shadowfist.yotd/4.2/canceled-maintained-effect',
        'shadowfist.yotd/4.2/regenerating-a-canceled-effect',
      ],
    },
  }, () => {
    const start = table({
      ann: { front: { grove: aFengShuiSite() }, characters: { coach, herald, hurt } },
      bob: { front: { censor }, characters: { herald2: herald } },
    });
    const canceled = afterPlaying(
      start,
      ...[using('coach', on('hurt')), pass, using('censor', on('coach'), 'bob'), pass],
    );
    expect(fightingOf(canceled, 'hurt')).toBe(2);
    const ready = afterPlaying(canceled, using('herald', on('coach')), pass);
    expect(broken(ready, using('coach', on('hurt')))).toEqual(['4.2/maintained-cancel-holds']);

    const freed = afterPlaying(canceled, using('herald2', on('censor'), 'bob'), pass);
    expect(fightingOf(freed, 'hurt')).toBe(2);
    expect(broken(freed, using('coach', on('hurt')))).toEqual(['4.2/turned-card-cannot-turn']);
    const again = afterPlaying(
      freed,
      ...[using('herald', on('coach')), pass, using('coach', on('hurt')), pass],
    );
    expect(fightingOf(again, 'hurt')).toBe(4);
  });
});

describe('an effect that another card maintains (4.2)', () => {
  const guard = aCharacter({
    abilities: [
      {
        ability: 'voluntary',
        choose: [{ choose: 'cards', which: { type: ['Site'], controller: 'you' }, in: 'play', as: 'it' }],
        pay: [{ pay: 'turn-and-maintain', card: { chosen: 'it' } }],
        do: [{ do: 'modify', cards: 'this', by: [{ fighting: 1 }], until: 'while-this-turned' }],
      },
    ],
  });
  const state = table({
    ann: { front: { garden: aSite(), mill: aSite() }, characters: { guard, herald, sandman } },
    bob: {},
  });
  const maintained = afterPlaying(state, using('guard', on('garden')), pass);

  test('It lasts while that card stays turned', () => {
    expect([card(maintained, 'garden').turned, fightingOf(maintained, 'guard')]).toEqual([true, 2]);
    const turned = afterPlaying(maintained, using('sandman', on('guard')), pass);
    expect(fightingOf(turned, 'guard')).toBe(2);
    const unturned = afterPlaying(maintained, using('herald', on('garden')), pass);
    expect(fightingOf(unturned, 'guard')).toBe(1);
  });

  test('Each card that is turned maintains an effect of its own', () => {
    const twice = afterPlaying(maintained, using('guard', on('mill')), pass);
    expect(fightingOf(twice, 'guard')).toBe(3);
    expect(fightingOf(afterPlaying(twice, using('herald', on('garden')), pass), 'guard')).toBe(2);
  });

  test('It may be left turned in the unturn phase', () => {
    const later = { ...maintained, turn: { ...maintained.turn, phase: 'unturn' as const } };
    const left = afterPlaying(later, { do: 'unturn', player: 'ann', except: ['garden'] });
    expect([card(left, 'garden').turned, fightingOf(left, 'guard')]).toEqual([true, 2]);
  });
});
