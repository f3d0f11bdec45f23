import { describe, expect, test } from 'vitest';
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
  open,
  pass,
  pile,
  table,
} from './table.ts';

const playing = (id: string, on: string, who = 'ann') => ({ do: 'play', player: who, card: id, on });
const attacking = (target: string, who = 'ann', attackers = ['hero']) => ({
  do: 'attack',
  player: who,
  attackers,
  target,
});

/** The subject has 2 Fighting more. */
const sword = aState({
  title: 'Sword',
  abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ fighting: 2 }] }],
});
const smokeOne = anEvent({
  abilities: [
    {
      ability: 'event',
      choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
      do: [{ do: 'smoke', cards: { chosen: 'victim' } }],
    },
  ],
});
const smoking = (who: string, id: string, victim: string) => ({
  ...{ do: 'play', player: who, card: id },
  choose: { victim: { cards: [victim] } },
});
describe('States (4.3.4)', () => {
  const state = table({
    ann: { characters: { hero: aCharacter() }, front: { gate: aSite() }, hand: { sword, second: sword } },
    bob: {
      characters: { rogue: aCharacter() },
      front: { tower: aSite() },
      hand: { blade: sword, kill: smokeOne },
    },
  });

  test('States are played in their player’s own Main Shot only', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.4/states-in-own-main-shot',
        'shadowfist.yotd/3.3.2/opponents-play-only-events',
      ],
    },
  }, () => {
    expect(broken(state, playing('sword', 'hero'))).toEqual([]);
    expect(broken(state, playing('blade', 'rogue', 'bob'))).toEqual(['3.3.2/opponents-play-only-events']);
  });

  test('a State is played on a card in play, an opponent’s too, which is its subject', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.4/states-on-cards-in-play',
        'shadowfist.yotd/2.2/states-on-cards-in-play',
        'shadowfist.yotd/3.3.2/state-subject',
        'shadowfist.yotd/4.3.4/subject',
        'shadowfist.yotd/2.1/states-alter-cards',
      ],
    },
  }, () => {
    expect(card(afterPlaying(state, playing('sword', 'rogue')), 'sword')).toMatchObject({
      on: 'rogue',
      controller: 'ann',
    });
    expect(broken(state, playing('sword', 'second'))).toEqual(['4.3.4/states-on-cards-in-play']);
    expect(open(state, { do: 'play', player: 'ann', card: 'sword' })).toEqual(['/on']);
  });

  test('its text says what it is played on', {
    meta: { rules: ['shadowfist.yotd/4.3.4/legal-subjects'] },
  }, () => {
    const moat = aState({
      abilities: [{ ability: 'subject', which: { type: ['Site'], controller: 'you' } }],
    });
    const given = table({
      ann: { characters: { hero: aCharacter() }, front: { gate: aSite() }, hand: { moat } },
      bob: { front: { tower: aSite() } },
    });
    expect(broken(given, playing('moat', 'gate'))).toEqual([]);
    expect(broken(given, playing('moat', 'hero'))).toEqual(['4.3.4/legal-subjects']);
    expect(broken(given, playing('moat', 'tower'))).toEqual(['4.3.4/legal-subjects']);
  });

  test('a card has any number of States, and copies add up', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.4/several-states-on-a-card',
        'shadowfist.yotd/4.3.4/copies-of-a-state-add-up',
      ],
    },
  }, () => {
    const both = afterPlaying(state, playing('sword', 'hero'), pass, playing('second', 'hero'), pass);
    expect(fightingOf(both, 'hero')).toBe(5);
  });

  test('with its subject a State is smoked, resolved or not, and what waited of it is canceled', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.4/states-smoked-with-subject',
        'shadowfist.yotd/4.4/states-smoked',
        'shadowfist.yotd/2.2/states-smoked-with-subject',
        'shadowfist.yotd/4.3.4/unresolved-state-is-canceled',
      ],
    },
  }, () => {
    const worn = afterPlaying(state, playing('sword', 'hero'), pass, smoking('bob', 'kill', 'hero'), pass);
    expect(pile(worn, 'ann', 'smoked')).toEqual(expect.arrayContaining(['hero', 'sword']));
    expect(worn.inPlay.map(({ id }) => id)).not.toContain('sword');

    const waiting = afterPlaying(state, playing('sword', 'hero'), smoking('bob', 'kill', 'hero'));
    const [played] = waiting.scene?.items ?? [];
    const told = events(waiting, pass);
    expect(told).toContainEqual({ event: 'canceled', effect: played?.id });
    expect(told).not.toContainEqual(expect.objectContaining({ event: 'resolved', effect: played?.id }));
    expect(pile(afterPlaying(waiting, pass), 'ann', 'smoked')).toContain('sword');
  });

  test('what a State keeps up ceases as it leaves play', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.4/continuous-effects-cease',
        'shadowfist.yotd/4.4/continuous-effects-cease',
      ],
    },
  }, () => {
    const worn = afterPlaying(state, playing('sword', 'hero'), pass);
    expect(fightingOf(worn, 'hero')).toBe(3);
    const bare = afterPlaying(worn, smoking('bob', 'kill', 'sword'), pass);
    expect(fightingOf(bare, 'hero')).toBe(1);
  });

  test('whoever played it controls it, whoever controls its subject', {
    meta: {
      rules: ['shadowfist.yotd/4.3.4/control-of-states', 'shadowfist.yotd/4.3.4/control-survives-subject'],
    },
  }, () => {
    const mentor = aState({
      title: 'Mentor',
      abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ control: 'you' }] }],
    });
    const given = table({
      ann: { characters: { hero: aCharacter() }, hand: { sword } },
      bob: { hand: { mentor } },
    });
    const worn = afterPlaying(given, playing('sword', 'hero'), pass, { do: 'end-turn', player: 'ann' }, pass);
    const theirs = afterPlaying(
      { ...worn, turn: { ...worn.turn, phase: 'main' } },
      playing('mentor', 'hero', 'bob'),
      pass,
    );
    expect(card(theirs, 'hero').controller).toBe('bob');
    expect(card(theirs, 'mentor').controller).toBe('bob');
    expect(card(theirs, 'sword').controller).toBe('ann');
  });

  test('a restriction such as Weapon says otherwise', {
    meta: { rules: ['shadowfist.yotd/4.3.4/control-of-states'] },
  }, () => {
    const weapon = aState({ title: 'Sword', restrictions: ['Weapon'] });
    const given = table({ ann: { hand: { weapon } }, bob: { characters: { rogue: aCharacter() } } });
    expect(card(afterPlaying(given, playing('weapon', 'rogue'), pass), 'weapon').controller).toBe('bob');
  });

  test('a State is neither attacked nor damaged', {
    meta: { rules: ['shadowfist.yotd/4.3.4/states-cannot-be-attacked-or-damaged'] },
  }, () => {
    const fire = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [{ do: 'damage', amount: 1, to: { each: { controller: 'every-opponent' }, in: 'play' } }],
        },
      ],
    });
    const given = table({
      ann: { characters: { hero: aCharacter() }, hand: { fire } },
      bob: { front: { tower: aSite() }, states: { moat: { card: aState(), on: 'tower' } } },
    });
    expect(broken(given, attacking('moat'))).toEqual(['3.3.3/legal-targets']);
    expect(broken(given, attacking('tower'))).toEqual([]);
    const burned = afterPlaying(given, { do: 'play', player: 'ann', card: 'fire' }, pass);
    expect(card(burned, 'tower').damage).toBe(1);
    expect(card(burned, 'moat').damage).toBe(0);
  });

  test('in one’s own Main Shot States are played in any attack, an opponent’s too', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.4/states-in-any-attack-of-own-main-shot',
        'shadowfist.yotd/3.3.3/cards-during-attack',
        'shadowfist.yotd/4.3.4/states-in-own-main-shot',
      ],
    },
  }, () => {
    const raider = aCharacter({
      abilities: [{ ability: 'continuous', cards: 'this', modify: [{ mayAttackOnOpponentsTurn: true }] }],
    });
    const given = table({
      ann: { characters: { hero: aCharacter() }, front: { gate: aSite() }, hand: { sword } },
      bob: { characters: { raider }, front: { tower: aSite() }, hand: { blade: sword } },
    });
    expect(broken(afterPlaying(given, attacking('tower')), playing('sword', 'hero'))).toEqual([
      '5.4/opportunity-after-each-action',
    ]);
    const own = afterPlaying(given, attacking('tower'), { do: 'pass', player: 'bob' });
    expect(broken(own, playing('sword', 'hero'))).toEqual([]);
    const theirs = afterPlaying(given, attacking('gate', 'bob', ['raider']));
    expect(broken(theirs, playing('sword', 'hero'))).toEqual([]);
  });

  test('who attacks in another’s Main Shot plays no States', {
    meta: { rules: ['shadowfist.yotd/4.3.4/no-states-when-attacking-in-opponents-main-shot'] },
  }, () => {
    const raider = aCharacter({
      abilities: [{ ability: 'continuous', cards: 'this', modify: [{ mayAttackOnOpponentsTurn: true }] }],
    });
    const given = table({
      ann: { front: { gate: aSite() } },
      bob: { characters: { raider }, hand: { blade: sword, kill: smokeOne } },
    });
    const attacked = afterPlaying(given, attacking('gate', 'bob', ['raider']), { do: 'pass', player: 'ann' });
    expect(broken(attacked, playing('blade', 'raider', 'bob'))).toEqual([
      '4.3.4/no-states-when-attacking-in-opponents-main-shot',
    ]);
    expect(broken(attacked, smoking('bob', 'kill', 'raider'))).toEqual([]);
  });
});

describe('a State that an effect plays', () => {
  const arming = anEvent({
    abilities: [
      {
        ability: 'event',
        do: [
          {
            ...{ do: 'play', by: 'you', which: { type: ['State'] }, in: { hand: 'you' }, cost: 'none' },
            ...{ ignoringResources: false, optional: false },
          },
        ],
      },
    ],
  });
  const raider = aCharacter({
    abilities: [{ ability: 'continuous', cards: 'this', modify: [{ mayAttackOnOpponentsTurn: true }] }],
  });
  const chariot = aState({ title: 'Chariot', restrictions: ['Vehicle'] });
  const attacked = (attacker: 'ann' | 'bob') =>
    afterPlaying(
      table({
        ann: { front: { gate: aSite() }, characters: { hero: aCharacter({ fighting: 2 }) } },
        bob: {
          ...{ front: { tower: aSite() }, characters: { raider } },
          hand: { arming, chariot },
        },
      }),
      attacker === 'ann' ? attacking('tower', 'ann', ['hero']) : attacking('gate', 'bob', ['raider']),
      { do: 'pass', player: 'ann' },
    );

  test.each(['ann', 'bob'] as const)(
    'Is played also in an attack of an opponent’s Main Shot, by %s (3.4, 5.2)',
    {
      meta: {
        rules: [
          'shadowfist.yotd/4.3.4/no-states-when-attacking-in-opponents-main-shot',
          'shadowfist.yotd/5.2/card-entering-at-resolution-resolves-at-once',
        ],
      },
    },
    (attacker) => {
      const armed = afterPlaying(attacked(attacker), { do: 'play', player: 'bob', card: 'arming' }, pass);
      const on = { do: 'choose', player: 'bob', value: { cards: ['raider'] } };
      const played = armed.question === null ? armed : afterPlaying(armed, on);
      expect(card(played, 'chariot').on).toBe('raider');
      // By itself it is not.
      expect(broken(attacked(attacker), playing('chariot', 'raider', 'bob'))).not.toEqual([]);
    },
  );
});

describe('Edges (4.3.5)', () => {
  const banner = anEdge({
    title: 'Banner',
    abilities: [
      {
        ability: 'continuous',
        cards: { each: { type: ['Character'], controller: 'you' }, in: 'play' },
        modify: [{ fighting: 1 }],
      },
    ],
  });
  const state = table({
    ann: { characters: { hero: aCharacter() }, front: { gate: aSite() }, hand: { banner, second: banner } },
    bob: {
      characters: { rogue: aCharacter() },
      front: { tower: aSite() },
      hand: { flag: banner, kill: smokeOne },
    },
  });
  const raise = (id: string, who = 'ann') => ({ do: 'play', player: who, card: id });

  test('Edges are played in their player’s own Main Shot only', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.5/edges-in-own-main-shot',
        'shadowfist.yotd/3.3.2/opponents-play-only-events',
      ],
    },
  }, () => {
    expect(broken(state, raise('banner'))).toEqual([]);
    expect(broken(state, raise('flag', 'bob'))).toEqual(['3.3.2/opponents-play-only-events']);
  });

  test('and not during an attack', {
    meta: { rules: ['shadowfist.yotd/4.3.5/no-edges-during-attack'] },
  }, () => {
    const attacked = afterPlaying(state, attacking('tower'), { do: 'pass', player: 'bob' });
    expect(broken(attacked, raise('banner'))).toEqual([
      '3.3.3/cards-during-attack',
      '4.3.5/no-edges-during-attack',
    ]);
  });

  test('an Edge has no location', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.5/edges-at-no-location',
        'shadowfist.yotd/3.3.2/edges-at-no-location',
        'shadowfist.yotd/2.2/edges-beside-structure',
      ],
    },
  }, () => {
    expect(broken(state, { ...raise('banner'), at: { column: 0 } })).toEqual(['2.2/types-played-into-play']);
    expect(card(afterPlaying(state, raise('banner')), 'banner')).toMatchObject({ column: null });
  });

  test('several Edges add up, and stay', {
    meta: { rules: ['shadowfist.yotd/4.3.5/edges-add-up', 'shadowfist.yotd/2.1/edges-last'] },
  }, () => {
    const both = afterPlaying(state, raise('banner'), pass, raise('second'), pass);
    expect(fightingOf(both, 'hero')).toBe(3);
  });

  test('what an Edge keeps up ceases as it leaves play', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.5/continuous-effects-cease',
        'shadowfist.yotd/4.4/continuous-effects-cease',
      ],
    },
  }, () => {
    const raised = afterPlaying(state, raise('banner'), pass);
    expect(fightingOf(raised, 'hero')).toBe(2);
    expect(fightingOf(afterPlaying(raised, smoking('bob', 'kill', 'banner'), pass), 'hero')).toBe(1);
  });

  test('an Edge is neither attacked nor damaged', {
    meta: { rules: ['shadowfist.yotd/4.3.5/edges-cannot-be-attacked-or-damaged'] },
  }, () => {
    const fire = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [{ do: 'damage', amount: 1, to: { each: { controller: 'every-opponent' }, in: 'play' } }],
        },
      ],
    });
    const given = table({
      ann: { characters: { hero: aCharacter() }, hand: { fire } },
      bob: { front: { tower: aSite() }, edges: { banner } },
    });
    expect(broken(given, attacking('banner'))).toEqual(['3.3.3/legal-targets']);
    expect(broken(given, attacking('tower'))).toEqual([]);
    expect(
      card(afterPlaying(given, { do: 'play', player: 'ann', card: 'fire' }, pass), 'banner').damage,
    ).toBe(0);
  });
});

describe('a State of which a card may have but one', () => {
  const only = { title: 'Gilded Mask' };
  const mask = (type: 'Character' | 'Site') =>
    aState({
      title: 'Gilded Mask',
      abilities: [
        { ability: 'subject', which: { type: [type] } },
        {
          ability: 'continuous',
          cards: { each: { type: [type], hasState: only }, in: 'play' },
          modify: [{ cannot: 'be-played-on', by: only }],
        },
      ],
    });
  const bobPasses = { do: 'pass', player: 'bob' };

  test('A second copy is not played on a card while the first waits to resolve, nor afterwards', {
    meta: { rules: ['shadowfist.yotd/4.3.4/subject', 'shadowfist.yotd/7.7/cannot-prevails'] },
  }, () => {
    const titled = mask('Character');
    const state = table({
      ann: {
        characters: { hero: aCharacter(), rogue: aCharacter() },
        hand: { first: titled, second: titled },
      },
      bob: {},
    });
    const waiting = afterPlaying(state, playing('first', 'hero'), bobPasses);
    expect(broken(waiting, playing('second', 'hero'))).toEqual(['7.7/cannot-prevails']);
    expect(broken(waiting, playing('second', 'rogue'))).toEqual([]);
    const resolved = afterPlaying(state, playing('first', 'hero'), pass);
    expect(broken(resolved, playing('second', 'hero'))).toEqual(['7.6/not-a-legal-subject']);
  });

  test('A second copy is played on a Site once the first has been smoked before it resolved', {
    meta: { rules: ['shadowfist.yotd/4.3.4/subject', 'shadowfist.yotd/4.3.4/unresolved-state-is-canceled'] },
  }, () => {
    const wards = mask('Site');
    const state = table({
      ann: { front: { tower: aSite() }, hand: { first: wards, second: wards } },
      bob: { hand: { smokeOne } },
    });
    const waiting = afterPlaying(state, playing('first', 'tower'), bobPasses);
    expect(broken(waiting, playing('second', 'tower'))).toEqual(['7.7/cannot-prevails']);
    const smoked = afterPlaying(
      ...[state, playing('first', 'tower')],
      { do: 'play', player: 'bob', card: 'smokeOne', choose: { victim: { cards: ['first'] } } },
      pass,
    );
    expect(broken(smoked, playing('second', 'tower'))).toEqual([]);
  });
});
