import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import {
  attack,
  choosing,
  decline,
  intercept,
  onVictim,
  playing,
  strong,
  use,
  victim,
  windfall,
} from './acting.ts';
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
  pile,
  player,
  table,
} from './table.ts';

const gain: Ability = { ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] };
const ending = { do: 'end-turn', player: 'ann' };

describe('when an effect is generated (10.2)', () => {
  test('in every player’s Main Shot and in attacks, but not in an Establishing Shot', {
    meta: { rules: ['shadowfist.yotd/10.2/any-time-during-a-turn'] },
  }, () => {
    const seats = table({
      ann: { characters: { hero: aCharacter() } },
      bob: { front: { tower: aSite() }, edges: { well: anEdge({ abilities: [gain] }) } },
    });
    const declared = afterPlaying(seats, attack('tower', 'hero'));
    expect(broken(declared, use('bob', 'well'))).toEqual([]);
    expect(broken(seats, use('bob', 'well'))).toEqual([]);
    const dawn = afterPlaying(seats, ending, pass);
    expect(broken(dawn, use('bob', 'well'))).toEqual(['3.3.1/no-effects-in-establishing-shot']);
  });

  const answering = (event: 'attack-declared'): Ability => ({
    ...gain,
    ability: 'voluntary',
    inResponseTo: { event: { event } },
    do: [{ do: 'gain-power', players: 'you', amount: 1 }],
  });

  test('in answer to the declaration, not to a player who joins', {
    meta: { rules: ['shadowfist.yotd/10.2/when-an-attack-is-declared'] },
  }, () => {
    const declared = afterPlaying(
      table({
        ann: { characters: { hero: aCharacter() } },
        bob: {
          front: { tower: aSite() },
          edges: { alarm: anEdge({ abilities: [answering('attack-declared')] }) },
        },
        cat: { characters: { ally: aCharacter() } },
      }),
      attack('tower', 'hero'),
    );
    expect(broken(declared, use('bob', 'alarm'))).toEqual([]);
    const joined = afterPlaying(declared, pass, { do: 'join', player: 'cat', attackers: ['ally'] });
    expect(broken(joined, use('bob', 'alarm'))).toEqual(['10.2/when-an-attack-is-declared']);
    const going = afterPlaying(joined, pass);
    expect(broken(going, use('bob', 'alarm'))).toEqual(['5.2/stated-response-in-the-same-scene']);
  });

  test('at any time in an attack on a card of one’s own', {
    meta: { rules: ['shadowfist.yotd/10.2/when-attacked'] },
  }, () => {
    const alarm = anEdge({
      abilities: [{ ...gain, when: { attack: { target: { controller: 'you' } } } } as Ability],
    });
    const seats = table({
      ann: { characters: { hero: strong(1) } },
      bob: { front: { tower: aSite() }, edges: { alarm } },
      cat: { front: { keep: aSite() }, edges: { theirs: alarm } },
    });
    const declared = afterPlaying(seats, attack('tower', 'hero'));
    const before = [pass, decline('cat'), pass, decline('cat'), decline('ann'), decline('bob')];
    expect(broken(declared, use('bob', 'alarm'))).toEqual([]);
    expect(broken(afterPlaying(declared, ...before), use('bob', 'alarm'))).toEqual([]);
    expect(broken(declared, use('cat', 'theirs'))).toEqual(['5.2.1/voluntary-within-rules-and-text']);
    expect(broken(seats, use('bob', 'alarm'))).toEqual(['5.2.1/voluntary-within-rules-and-text']);
  });

  test('an answer joins the scene of what it answers, and resolves before it', {
    meta: { rules: ['shadowfist.yotd/10.2/play-in-response'] },
  }, () => {
    const smoke = onVictim({ do: 'smoke', cards: victim });
    const heal = onVictim({ do: 'move', cards: victim, to: 'hand', of: 'owner' });
    const both = afterPlaying(
      table({ ann: { hand: { smoke } }, bob: { hand: { heal }, characters: { page: aCharacter() } } }),
      ...[choosing('ann', 'smoke', 'page'), choosing('bob', 'heal', 'page')],
    );
    expect(both.scene?.items.map(({ frame }) => frame.source)).toEqual(['smoke', 'heal']);
    expect(pile(afterPlaying(both, pass), 'bob', 'hand')).toEqual(['page']);
  });

  test('unless what waits there forbids it', {
    meta: { rules: ['shadowfist.yotd/10.2/play-in-response'] },
  }, () => {
    const hush = (notInResponse?: object) =>
      anEvent({
        abilities: [
          {
            ability: 'event',
            do: [{ do: 'gain-power', players: 'you', amount: 1 }],
            ...(notInResponse === undefined ? {} : { notInResponse }),
          },
        ],
      });
    const answered = (event: ReturnType<typeof hush>) =>
      broken(
        afterPlaying(
          table({ ann: { hand: { event } }, bob: { hand: { windfall } } }),
          playing('ann', 'event'),
        ),
        playing('bob', 'windfall'),
      );
    expect(answered(hush())).toEqual([]);
    expect(answered(hush({ playing: { type: ['Event'] } }))).toEqual(['10.2/play-in-response']);
  });

  test('what comes before the :: is done at once, the rest on resolution', {
    meta: { rules: ['shadowfist.yotd/10.2/on-generation', 'shadowfist.yotd/10.2/on-resolution'] },
  }, () => {
    const altar = aSite({
      abilities: [
        {
          ...gain,
          ability: 'voluntary',
          choose: [{ choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'victim' }],
          pay: [{ pay: 'sacrifice', cards: victim }],
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const seats = table({ ann: { front: { altar }, characters: { page: aCharacter() } }, bob: {} });
    const generated = afterPlaying(seats, use('ann', 'altar', { choose: { victim: { cards: ['page'] } } }));
    expect([pile(generated, 'ann', 'smoked'), player(generated, 'ann').power]).toEqual([['page'], 0]);
    expect(player(afterPlaying(generated, pass), 'ann').power).toBe(1);
  });

  test('what it then asks for is done as it is played, or it is not played', {
    meta: { rules: ['shadowfist.yotd/10.2/when-a-card-enters-play'] },
  }, () => {
    const ghoul = aCharacter({
      abilities: [
        {
          ability: 'entering',
          choose: [
            { choose: 'cards', which: { type: ['Character'], controller: 'you' }, in: 'play', as: 'victim' },
          ],
          pay: [{ pay: 'sacrifice', cards: victim }],
        },
      ],
    });
    const seats = (...pages: string[]) =>
      table({
        ann: { hand: { ghoul }, characters: Object.fromEntries(pages.map((id) => [id, aCharacter()])) },
        bob: {},
      });
    const fed = afterPlaying(seats('page'), choosing('ann', 'ghoul', 'page'));
    expect([pile(fed, 'ann', 'smoked'), card(fed, 'ghoul').unresolved]).toEqual([['page'], true]);
    expect(broken(seats(), choosing('ann', 'ghoul', 'page'))).toContain(
      '5.2/choices-and-payments-at-generation',
    );
    expect(broken(seats(), playing('ann', 'ghoul'))).toEqual(['10.2/when-a-card-enters-play']);
  });
});

describe('interceptors that cannot (10.2)', () => {
  const tame: Parameters<typeof aCharacter>[0] = {
    abilities: [{ ability: 'continuous', cards: 'this', modify: [{ cannot: 'intercept' }] }],
  };

  test('who cannot intercept does not go to an opponent’s location for it', {
    meta: { rules: ['shadowfist.yotd/10.2/cannot-intercept-cannot-move-there'] },
  }, () => {
    const due = (guard: Parameters<typeof aCharacter>[0]) =>
      afterPlaying(
        table({
          ann: { characters: { hero: aCharacter() } },
          bob: { front: { tower: aSite() } },
          cat: { front: { keep: aSite() }, characters: { guard: aCharacter(guard) } },
        }),
        ...[attack('tower', 'hero'), pass, decline('cat'), pass],
      );
    const comes = { do: 'change-location', player: 'cat', card: 'guard', to: 'attack' };
    expect(broken(due(tame), comes)).toEqual(['10.2/cannot-intercept-cannot-move-there']);
    expect(broken(due({}), comes)).toEqual([]);
  });

  const calm = onVictim({ do: 'modify', cards: victim, by: [{ cannot: 'intercept' }], until: 'end-of-turn' });
  const met = (fighting: number) =>
    afterPlaying(
      table({
        ann: { characters: { hero: strong(fighting) }, hand: { calm } },
        bob: { front: { tower: aSite() }, characters: { guard: strong(3), page: strong(3) } },
      }),
      ...[attack('tower', 'hero'), pass, decline('ann'), intercept('bob', { hero: ['guard', 'page'] })],
    );

  test('a declared interceptor that no longer can ceases at once', {
    meta: { rules: ['shadowfist.yotd/10.2/cannot-intercept-given-later'] },
  }, () => {
    const calmed = afterPlaying(met(2), choosing('ann', 'calm', 'guard'));
    expect(events(calmed, pass)).toContainEqual({ event: 'ceased-intercepting', card: 'guard' });
    expect(afterPlaying(calmed, pass).attack?.chains[0]?.interceptors).toEqual(['page']);
  });

  test('also one in combat, between an Ambush and its answer', {
    meta: { rules: ['shadowfist.yotd/10.2/cannot-intercept-given-later'] },
  }, () => {
    const trap = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'damage-inflicted', card: { intercepting: true }, combat: true },
          do: [
            { do: 'modify', cards: { event: 'card' }, by: [{ cannot: 'intercept' }], until: 'end-of-turn' },
          ],
        },
      ],
    });
    const hero = strong(1, { abilities: [{ ability: 'special', special: 'Ambush' }] });
    const struck = (edges: object) =>
      afterPlaying(
        table({
          ann: { characters: { hero }, edges: edges as Record<string, typeof trap> },
          bob: { front: { tower: aSite() }, characters: { guard: strong(3) } },
        }),
        ...[attack('tower', 'hero'), pass, decline('ann'), intercept('bob', { hero: ['guard'] }), pass, pass],
      );
    const calmed = afterPlaying(struck({ trap }), pass);
    expect([card(calmed, 'hero').damage, calmed.attack?.step]).toEqual([0, 'prior-to-target']);
    expect(pile(struck({}), 'ann', 'smoked')).toEqual(['hero']);
  });
});

describe('who is closer to victory (10.2)', () => {
  /** Played if an opponent is closer to victory. */
  const underdog = anEvent({
    abilities: [
      {
        ...{ ability: 'playing', kind: 'only' },
        when: { somePlayer: 'every-opponent', such: { closerToVictory: 'that-player', than: 'you' } },
      },
      { ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
    ],
  });
  const site = aFengShuiSite();
  const seats = (ann: object, bob: object) =>
    table({ ann: { hand: { underdog }, front: { a1: site }, ...ann }, bob: { front: { b1: site }, ...bob } });
  const refused = ['5.2.1/voluntary-within-rules-and-text'];

  test('who needs fewer Feng Shui Sites to win, burned ones counted', {
    meta: {
      rules: [
        'shadowfist.yotd/10.2/closer-to-victory',
        'shadowfist.yotd/10.2/closer-to-fulfilling-victory-conditions',
      ],
    },
  }, () => {
    expect(broken(seats({}, {}), playing('ann', 'underdog'))).toEqual(refused);
    expect(broken(seats({}, { front: { b1: site, b2: site } }), playing('ann', 'underdog'))).toEqual([]);
    expect(broken(seats({}, { burnedForVictory: { b0: site } }), playing('ann', 'underdog'))).toEqual([]);
    expect(broken(seats({}, { front: { b1: aSite(), b2: site } }), playing('ann', 'underdog'))).toEqual(
      refused,
    );
  });

  test('what changes the number needed counts', {
    meta: { rules: ['shadowfist.yotd/10.2/closer-to-victory-counts-changes'] },
  }, () => {
    const plan = anEdge({
      abilities: [{ ability: 'continuous', players: 'you', modifyPlayers: [{ sitesNeeded: -1 }] }],
    });
    expect(broken(seats({}, { edges: { plan } }), playing('ann', 'underdog'))).toEqual([]);
    expect(
      broken(seats({ edges: { plan } }, { front: { b1: site, b2: site } }), playing('ann', 'underdog')),
    ).toEqual(refused);
  });
});

describe('a reshuffle (10.2)', () => {
  const shuffle = (how: 'shuffle' | 'cut') =>
    anEvent({ abilities: [{ ability: 'event', do: [{ do: how, deckOf: 'you' }] }] });
  const draw = anEvent({
    abilities: [{ ability: 'event', do: [{ do: 'draw', players: 'you', amount: 1 }] }],
  });
  const seats = (how: 'shuffle' | 'cut') =>
    table({ ann: { hand: { mix: shuffle(how), draw }, deck: { top: windfall, next: windfall } }, bob: {} });
  const drawn = (state: Parameters<typeof pile>[0]) =>
    player(afterPlaying(state, playing('ann', 'draw'), pass), 'ann');

  test('shuffled, or cut, nobody knows what lies on top', {
    meta: { rules: ['shadowfist.yotd/10.2/reshuffle'] },
  }, () => {
    expect(drawn(seats('shuffle')).hand).toMatchObject({ cards: [{ id: 'mix' }, { id: 'top' }], unknown: 0 });
    for (const how of ['shuffle', 'cut'] as const) {
      const mixed = afterPlaying(seats(how), playing('ann', 'mix'), pass);
      expect(player(mixed, 'ann').deck).toEqual({ cards: [], unknown: 2 });
      expect(drawn(mixed).hand).toEqual({ cards: [], unknown: 1 });
    }
  });

  test('what the text moves after it is set aside, and not shuffled in', {
    meta: { rules: ['shadowfist.yotd/10.2/reshuffle'] },
  }, () => {
    const search = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            { do: 'choose', choice: { choose: 'cards', which: {}, in: { deck: 'you' }, as: 'found' } },
            { do: 'shuffle', deckOf: 'you' },
            { do: 'move', cards: { chosen: 'found' }, to: 'deck-top', of: 'owner' },
          ],
        },
      ],
    });
    const found = (deck: Parameters<typeof table>[0][string]['deck'], value: object) => {
      const state = table({ ann: { hand: { search }, deck: deck ?? 0 }, bob: {} });
      const asked = afterPlaying(state, playing('ann', 'search'), pass);
      return player(afterPlaying(asked, { do: 'choose', player: 'ann', value }), 'ann').deck;
    };
    expect(found({ top: windfall, next: windfall, last: windfall }, { cards: ['next'] })).toMatchObject({
      cards: [{ id: 'next' }],
      unknown: 2,
    });
    expect(found(3, { known: [{ id: 'next', card: windfall }] })).toMatchObject({
      cards: [{ id: 'next' }],
      unknown: 2,
    });
  });
});
