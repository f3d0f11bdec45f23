import { describe, expect, test } from 'vitest';
import { fightingOf } from '../figures.ts';
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
  judged,
  pass,
  pile,
  player,
  table,
} from '../table.ts';
import { playing, windfall } from './cast.ts';

const using = (id: string, more: object = {}) => ({
  ...{ do: 'use', player: 'ann', card: id, ability: 0 },
  ...more,
});
/** Gains Power without turning, and for nothing. */
const freely = { ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] } as const;
const byTurning = { ...freely, pay: [{ pay: 'turn', card: 'this' }] } as const;
/** Two damage for every Character. */
const brawl = anEvent({
  title: 'Tavern Brawl',
  abilities: [
    {
      ability: 'event',
      do: [{ do: 'damage', amount: 2, to: { each: { type: ['Character'] }, in: 'play' } }],
    },
  ],
});

describe('playing a card (4.3)', () => {
  test('conditions are met, the cost is paid and the card placed; whatever of that is missing is told', {
    meta: { rules: ['shadowfist.yotd/4.3/steps-of-playing'] },
  }, () => {
    const dear = aCharacter({ cost: 2, requires: ['dra'] });
    const rich = table({
      ann: { power: 3, smoked: { monk: aCharacter({ provides: ['dra'] }) }, hand: { hero: dear } },
      bob: {},
    });
    const played = afterPlaying(rich, playing('hero'));
    expect(player(played, 'ann').power).toBe(1);
    expect(pile(played, 'ann', 'hand')).toEqual([]);
    expect(card(played, 'hero')).toMatchObject({ owner: 'ann', controller: 'ann' });

    const poor = table({ ann: { power: 1, front: { gate: aSite() }, hand: { hero: dear } }, bob: {} });
    expect(broken(poor, playing('hero', { at: { column: 4 } }))).toEqual([
      '3.3.2/pay-the-cost',
      '3.3.2/meet-resource-conditions',
      '2.2/characters-at-own-location',
    ]);
    expect(broken(poor, playing('gate'))).toEqual(['4.3/steps-of-playing']);
  });

  test('what a card provides does not help to play the card itself', {
    meta: { rules: ['shadowfist.yotd/4.3/steps-are-simultaneous'] },
  }, () => {
    const own = aCharacter({ requires: ['dra'], provides: ['dra'] });
    expect(broken(table({ ann: { hand: { hero: own } }, bob: {} }), playing('hero'))).toEqual([
      '3.3.2/meet-resource-conditions',
    ]);
  });

  test('any player may respond to the playing of a card', {
    meta: { rules: ['shadowfist.yotd/4.3/playing-is-an-effect'] },
  }, () => {
    const state = afterPlaying(
      table({ ann: { hand: { hero: aCharacter() } }, bob: { hand: { luck: windfall } } }),
      playing('hero'),
    );
    expect(state.scene?.items.map(({ kind, frame }) => [kind, frame.source])).toEqual([['card', 'hero']]);
    const answered = afterPlaying(state, { do: 'play', player: 'bob', card: 'luck' });
    expect(answered.scene?.items.map(({ frame }) => frame.source)).toEqual(['hero', 'luck']);
  });

  test('a Character and a Site are in play on generation', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3/type-decides-the-steps',
        'shadowfist.yotd/4.3/characters-and-sites-on-generation',
      ],
    },
  }, () => {
    const state = table({ ann: { hand: { hero: aCharacter(), gate: aSite() } }, bob: {} });
    expect(card(afterPlaying(state, playing('hero')), 'hero').unresolved).toBe(true);
    const placed = afterPlaying(state, playing('gate', { at: { column: 0, row: 'front' } }));
    expect(card(placed, 'gate')).toMatchObject({ column: 0, row: 'front', unresolved: true });
  });

  test('a Character just played is a legal target of a response', {
    meta: { rules: ['shadowfist.yotd/4.3/can-be-targeted-in-response'] },
  }, () => {
    const bolt = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [
            { choose: 'cards', which: { type: ['Character'] }, in: 'play', target: true, as: 'victim' },
          ],
          do: [{ do: 'smoke', cards: { chosen: 'victim' } }],
        },
      ],
    });
    const state = afterPlaying(
      table({ ann: { hand: { hero: aCharacter() } }, bob: { hand: { bolt } } }),
      playing('hero'),
      { do: 'play', player: 'bob', card: 'bolt', choose: { victim: { cards: ['hero'] } } },
      pass,
    );
    expect(pile(state, 'ann', 'smoked')).toEqual(['hero']);
  });

  test('a Character holds a place in the scene, and its resolution changes nothing but that', {
    meta: { rules: ['shadowfist.yotd/4.3/characters-and-sites-resolve-nothing'] },
  }, () => {
    const before = afterPlaying(table({ ann: { hand: { hero: aCharacter() } }, bob: {} }), playing('hero'));
    expect(events(before, pass)).toEqual([
      { event: 'resolved', effect: before.scene?.items[0]?.id, player: 'ann', card: 'hero' },
      { event: 'scene-ended' },
    ]);
    const resolved = afterPlaying(before, pass);
    expect(resolved.inPlay).toEqual([{ ...card(before, 'hero'), unresolved: false }]);
    expect(resolved.scene).toBeNull();
  });

  test('Toughness works in response to the playing of the Character that has it', {
    meta: { rules: ['shadowfist.yotd/4.3/abilities-active-on-entering'] },
  }, () => {
    const tough = aCharacter({
      fighting: 5,
      abilities: [{ ability: 'special', special: 'Toughness', amount: 2 }],
    });
    const state = afterPlaying(
      table({ ann: { hand: { homo: tough } }, bob: { hand: { brawl } } }),
      playing('homo'),
      { do: 'play', player: 'bob', card: 'brawl' },
      pass,
    );
    expect(card(state, 'homo').damage).toBe(0);
  });

  test('a Character just played may use an ability that needs no turning, not one that does', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3/voluntary-abilities-before-resolving',
        'shadowfist.yotd/4.3/turning-abilities-wait',
        'shadowfist.yotd/5.2.1/abilities-without-turning-at-once',
        'shadowfist.yotd/5.2.1/turning-abilities-wait-to-resolve',
      ],
    },
  }, () => {
    const hero = aCharacter({ abilities: [freely, byTurning] });
    const state = afterPlaying(
      table({ ann: { hand: { hero } }, bob: { hand: { brawl } } }),
      playing('hero'),
      {
        do: 'pass',
        player: 'bob',
      },
    );
    expect(broken(state, using('hero', { ability: 0 }))).toEqual([]);
    expect(broken(state, using('hero', { ability: 1 }))).toEqual(['4.3/turning-abilities-wait']);
    expect(broken(afterPlaying(state, pass), using('hero', { ability: 1 }))).toEqual([]);
  });

  test('a Character does not turn to change location before it has resolved', {
    meta: { rules: ['shadowfist.yotd/4.3/turning-abilities-wait'] },
  }, () => {
    const move = { do: 'change-location', player: 'ann', card: 'hero', to: 'right' };
    const state = afterPlaying(
      table({
        ann: { front: { gate: aSite(), tower: aSite() }, hand: { hero: aCharacter() } },
        bob: {},
      }),
      playing('hero', { at: { column: 0 } }),
      { do: 'pass', player: 'bob' },
    );
    expect(broken(state, move)).toEqual(['4.3/turning-abilities-wait']);
    expect(broken(afterPlaying(state, pass), move)).toEqual([]);
  });

  test('a Character whose playing is canceled waits no longer than for its scene; an Edge never works', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2.1/turning-abilities-wait-to-resolve',
        'shadowfist.yotd/5.2/canceled-effect-leaves-the-scene',
        'shadowfist.yotd/4.3/edges-and-states-inactive-until-resolved',
      ],
    },
  }, () => {
    const denial = anEvent({
      abilities: [
        { ability: 'playing', kind: 'only', inResponseTo: { to: { kind: 'any' }, as: 'denied' } },
        { ability: 'event', do: [{ do: 'cancel', effect: 'denied' }] },
      ],
    });
    const banner = anEdge({
      abilities: [
        {
          ability: 'continuous',
          cards: { each: { type: ['Character'] }, in: 'play' },
          modify: [{ fighting: 1 }],
        },
      ],
    });
    const denied = (id: 'hero' | 'banner') =>
      afterPlaying(
        table({
          ann: {
            characters: { guard: aCharacter() },
            hand: { hero: aCharacter({ abilities: [byTurning] }), banner },
          },
          bob: { front: { tower: aSite() }, hand: { denial } },
        }),
        playing(id),
        { do: 'play', player: 'bob', card: 'denial' },
      );
    expect(broken(afterPlaying(denied('hero'), { do: 'pass', player: 'bob' }), using('hero'))).toEqual([
      '4.3/turning-abilities-wait',
    ]);
    const over = afterPlaying(denied('hero'), pass);
    expect(card(over, 'hero').unresolved).toBe(false);
    expect(broken(over, using('hero'))).toEqual([]);
    expect(broken(over, { do: 'attack', player: 'ann', attackers: ['hero'], target: 'tower' })).toEqual([]);
    expect(fightingOf(afterPlaying(denied('banner'), pass), 'guard')).toBe(1);
  });

  test('an Edge and a State are in play on generation and do nothing before they resolve', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3/edges-and-states-on-generation',
        'shadowfist.yotd/4.3/edges-and-states-inactive-until-resolved',
        'shadowfist.yotd/5.2.1/edges-and-states-wait-to-resolve',
        'shadowfist.yotd/5.2.4/edges-and-states-continuous-at-resolution',
      ],
    },
  }, () => {
    const stronger = (
      cards: 'subject' | { each: { controller: 'you'; type: ['Character'] }; in: 'play' },
    ) => ({
      ...{ ability: 'continuous' as const, cards, modify: [{ fighting: 3 }] },
    });
    const edge = anEdge({
      abilities: [freely, stronger({ each: { controller: 'you', type: ['Character'] }, in: 'play' })],
    });
    const state = table({
      ann: {
        characters: { hero: aCharacter() },
        hand: { edge, helm: aState({ abilities: [freely, stronger('subject')] }) },
      },
      bob: { hand: { brawl } },
    });
    for (const [id, more] of [
      ['edge', {}],
      ['helm', { on: 'hero' }],
    ] as const) {
      const played = afterPlaying(state, playing(id, more), { do: 'pass', player: 'bob' });
      expect(card(played, id).unresolved).toBe(true);
      expect(broken(played, using(id))).toEqual(['5.2.1/edges-and-states-wait-to-resolve']);
      const fought = afterPlaying(
        state,
        playing(id, more),
        { do: 'play', player: 'bob', card: 'brawl' },
        pass,
      );
      expect(pile(fought, 'ann', 'smoked')).toContain('hero');
      const resolved = afterPlaying(played, pass);
      expect(broken(resolved, using(id))).toEqual([]);
      const later = afterPlaying(resolved, using(id), { do: 'play', player: 'bob', card: 'brawl' }, pass);
      expect(card(later, 'hero').damage).toBe(2);
    }
  });

  test('an Event lies in the smoked pile at once and works on resolution', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3/events-never-in-play',
        'shadowfist.yotd/4.3/events-smoked-pile-on-generation',
        'shadowfist.yotd/4.3/events-work-on-resolution',
        'shadowfist.yotd/3.3.2/events-to-smoked-pile',
        'shadowfist.yotd/2.2/events-into-smoked-pile',
        'shadowfist.yotd/2.1/events-pass',
      ],
    },
  }, () => {
    const played = afterPlaying(table({ ann: { hand: { luck: windfall } }, bob: {} }), playing('luck'));
    expect(played.inPlay).toEqual([]);
    expect(pile(played, 'ann', 'smoked')).toEqual(['luck']);
    expect(player(played, 'ann').power).toBe(0);
    expect(player(afterPlaying(played, pass), 'ann').power).toBe(2);
  });
});

describe('the first option of a Main Shot (4.3)', () => {
  const begun = table(
    {
      ann: { hand: { luck: windfall } },
      bob: { hand: { lucky: windfall }, characters: { rogue: aCharacter({ abilities: [freely] }) } },
    },
    { turn: { firstOption: true } },
  );
  const lucky = { do: 'play', player: 'bob', card: 'lucky' };

  test('the current player acts first, and opponents wait', {
    meta: { rules: ['shadowfist.yotd/4.3/first-option-in-main-shot'] },
  }, () => {
    expect(broken(begun, lucky)).toEqual(['4.3/first-option-in-main-shot']);
    expect(broken(begun, using('rogue', { player: 'bob' }))).toEqual(['4.3/first-option-in-main-shot']);
    expect(broken(begun, playing('luck'))).toEqual([]);
    expect(broken(afterPlaying(begun, playing('luck')), lucky)).toEqual([]);
  });

  test('an opponent whom a text lets attack waits too', {
    meta: { rules: ['shadowfist.yotd/4.3/first-option-in-main-shot'] },
  }, () => {
    const ambusher = aCharacter({
      abilities: [{ ability: 'continuous', cards: 'this', modify: [{ mayAttackOnOpponentsTurn: true }] }],
    });
    const state = table(
      { ann: { front: { gate: aSite() } }, bob: { characters: { ambusher } } },
      { turn: { firstOption: true } },
    );
    const attack = { do: 'attack', player: 'bob', attackers: ['ambusher'], target: 'gate' };
    expect(broken(state, attack)).toEqual(['4.3/first-option-in-main-shot']);
    expect(broken(afterPlaying(state, { do: 'pass', player: 'ann' }), attack)).toEqual([]);
  });

  test('who declines the first action lets opponents act; nobody else can decline it', {
    meta: { rules: ['shadowfist.yotd/4.3/declining-first-option'] },
  }, () => {
    expect(broken(begun, { do: 'pass', player: 'bob' })).toEqual(['4.3/declining-first-option']);
    expect(broken(afterPlaying(begun, { do: 'pass', player: 'ann' }), lucky)).toEqual([]);
  });
});

describe('a card that is not in hand', () => {
  const messages = (state: unknown, called: string) => {
    const { verdicts } = judged(state, playing(called));
    return verdicts.flatMap((verdict) =>
      verdict.outcome === 'illegal' ? verdict.violations.map(({ message }) => message) : [],
    );
  };

  test('is told with the id that is nearest', () => {
    const state = table({ ann: { hand: { hero: aCharacter() } }, bob: {} });
    expect(messages(state, 'hreo')).toEqual(['ann has no card hreo in hand; the id hero may be meant.']);
    expect(messages(state, 'monk')).toEqual(['ann has no card monk in hand.']);
  });
});
