import { describe, expect, test } from 'vitest';
import { choosing, names, playing } from './acting.ts';
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
  table,
} from './table.ts';

const victim = (which: object = {}, place: object | 'play' = 'play') =>
  ({ choose: 'cards', which, in: place, as: 'victim' }) as never;
const doing = (what: 'smoke' | 'toast' | 'discard') =>
  anEvent({
    title: what,
    abilities: [{ ability: 'event', choose: [victim()], do: [{ do: what, cards: { chosen: 'victim' } }] }],
  });
const moving = (to: 'hand' | 'deck-top' | 'smoked-pile') =>
  anEvent({
    title: to,
    abilities: [
      {
        ability: 'event',
        choose: [victim()],
        do: [{ do: 'move', cards: { chosen: 'victim' }, to, of: 'owner' }],
      },
    ],
  });
const rise = anEvent({
  title: 'Rise',
  abilities: [
    {
      ability: 'event',
      choose: [victim({ type: ['Character', 'State'] }, { smoked: 'you' })],
      do: [{ do: 'return-to-play', cards: { chosen: 'victim' }, by: 'you' }],
    },
  ],
});

describe('leaving play (4.4, 2.2, 2.3)', () => {
  const start = table({
    ann: {
      characters: {
        hero: { card: aCharacter({ fighting: 5 }), damage: 2, counters: { rage: 1 }, turned: true },
      },
      hand: {
        smoke: doing('smoke'),
        toast: doing('toast'),
        home: moving('hand'),
        top: moving('deck-top'),
        rise,
      },
      smoked: { old: anEvent() },
      toasted: { lost: anEvent() },
    },
    bob: { characters: { captive: { card: aCharacter(), owner: 'ann', home: 'bob' } } },
  });

  test('[4.4/smoked-on-top, 2.2/leaving-play-destinations, 2.3/leaves-play, 2.2/out-of-play, 2.2/three-regions] a smoked card lies on top of its owner’s smoked pile', () => {
    const smoked = afterPlaying(start, choosing('ann', 'smoke', 'captive'), pass);
    expect(pile(smoked, 'ann', 'smoked')).toEqual(['captive', 'smoke', 'old']);
    expect(pile(smoked, 'bob', 'smoked')).toEqual([]);
  });

  test('[4.4/toasted-on-top, 2.2/toasted-to-owner, 2.3/leaves-the-game, 2.2/out-of-game-area] a toasted one on top of its owner’s toasted pile', () => {
    expect(pile(afterPlaying(start, choosing('ann', 'toast', 'captive'), pass), 'ann', 'toasted')).toEqual([
      'captive',
      'lost',
    ]);
  });

  test('[4.4/returned-to-owners-hand, 2.2/leaving-play-destinations, 2.3/owner] one that returns to a hand goes to its owner’s, and so to a deck', () => {
    expect(pile(afterPlaying(start, choosing('ann', 'home', 'captive'), pass), 'ann', 'hand')).toContain(
      'captive',
    );
    const top = afterPlaying(start, choosing('ann', 'top', 'captive'), pass);
    expect(pile(top, 'ann', 'deck')[0]).toBe('captive');
  });

  test('[4.4/counters-removed, 4.4/no-memory, 4.4/returns-undamaged, 4.4/returns-to-owner] it loses all counters, and returns as new, its owner’s', () => {
    const back = afterPlaying(
      start,
      choosing('ann', 'smoke', 'hero'),
      pass,
      choosing('ann', 'rise', 'hero'),
      pass,
    );
    expect(card(back, 'hero')).toMatchObject({
      damage: 0,
      counters: {},
      turned: false,
      controller: 'ann',
      owner: 'ann',
    });
  });

  test('[4.4/no-memory] what lasted for it has ended', () => {
    const bless = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'modify',
              cards: { each: { title: 'Hero' }, in: 'play' },
              by: [{ fighting: 4 }],
              until: 'end-of-turn',
            },
          ],
        },
      ],
    });
    const given = table({
      ann: {
        characters: { hero: aCharacter({ title: 'Hero' }) },
        hand: { bless, smoke: doing('smoke'), rise },
      },
      bob: {},
    });
    const blessed = afterPlaying(given, playing('ann', 'bless'), pass);
    expect(fightingOf(blessed, 'hero')).toBe(5);
    const back = afterPlaying(
      blessed,
      choosing('ann', 'smoke', 'hero'),
      pass,
      choosing('ann', 'rise', 'hero'),
      pass,
    );
    expect(fightingOf(back, 'hero')).toBe(1);
  });

  test('[4.4/no-memory] nor does it remember how often its ability was used', () => {
    const once = aCharacter({
      abilities: [
        {
          ability: 'voluntary',
          limit: { times: 1, per: 'turn' },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const given = table({ ann: { characters: { once }, hand: { smoke: doing('smoke'), rise } }, bob: {} });
    const use = { do: 'use', player: 'ann', card: 'once', ability: 0 };
    const used = afterPlaying(given, use, pass);
    expect(broken(used, use)).toEqual(['5.2.1/voluntary-within-rules-and-text']);
    const back = afterPlaying(
      used,
      choosing('ann', 'smoke', 'once'),
      pass,
      choosing('ann', 'rise', 'once'),
      pass,
    );
    expect(broken(back, use)).toEqual([]);
  });

  const twin = aCharacter({
    title: 'Twin',
    fighting: 0,
    abilities: [
      {
        ability: 'entering',
        choose: [
          { choose: 'cards', which: { type: ['Character'], isNot: 'this' }, in: 'play', as: 'original' },
        ],
        do: [
          {
            do: 'copy',
            what: ['fighting'],
            from: { chosen: 'original' },
            to: 'this',
            inPlaceOfOwn: false,
            until: 'while-in-play',
          },
        ],
      },
    ],
  });
  const withTwin = table({
    ann: { hand: { twin, smoke: doing('smoke'), rise, also: doing('smoke') } },
    bob: {
      characters: {
        strong: aCharacter({ title: 'Strong', fighting: 6 }),
        weak: aCharacter({ title: 'Weak', fighting: 2 }),
        meek: aCharacter({ title: 'Meek', fighting: 1 }),
      },
    },
  });
  const copied = afterPlaying(
    withTwin,
    playing('ann', 'twin', { choose: { original: { cards: ['strong'] } } }),
    pass,
  );

  test('[4.4/choices-made-again, 4.4/choices-among-cards-now-in-play, 4.4/no-memory] what it asks for as it enters play is chosen anew, among what is in play by then', () => {
    expect(fightingOf(copied, 'twin')).toBe(6);
    const asked = afterPlaying(
      copied,
      choosing('ann', 'smoke', 'twin'),
      pass,
      choosing('ann', 'also', 'strong'),
      pass,
      choosing('ann', 'rise', 'twin'),
      pass,
    );
    expect(asked.question).toMatchObject({ player: 'ann', kind: 'cards', from: ['weak', 'meek'] });
    const choose = (id: string) => ({ do: 'choose', player: 'ann', value: { cards: [id] } });
    expect(broken(asked, choose('strong'))).toEqual(['5.2/decisions-at-resolution-only-if-stated']);
    expect(fightingOf(afterPlaying(asked, choose('weak')), 'twin')).toBe(2);
  });

  test('[4.4/choices-made-again] also on whom a State is put', () => {
    const given = table({
      ann: {
        characters: { hero: aCharacter(), squire: aCharacter() },
        smoked: { helm: aState() },
        hand: { rise },
      },
      bob: {},
    });
    const asked = afterPlaying(given, choosing('ann', 'rise', 'helm'), pass);
    expect(asked.question).toMatchObject({ player: 'ann', from: ['hero', 'squire'] });
    expect(broken(asked, { do: 'choose', player: 'ann', value: { cards: ['helm'] } })).toEqual([
      '5.2/decisions-at-resolution-only-if-stated',
    ]);
    expect(
      card(afterPlaying(asked, { do: 'choose', player: 'ann', value: { cards: ['squire'] } }), 'helm'),
    ).toMatchObject({ on: 'squire', unresolved: false });
  });

  test('[4.3/return-to-play] a text may say at whose location it returns', () => {
    const call = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [
            victim({ type: ['Character'] }, { smoked: 'you' }),
            { choose: 'cards', which: { type: ['Site'], controller: 'you' }, in: 'play', as: 'there' },
          ],
          do: [{ do: 'return-to-play', cards: { chosen: 'victim' }, by: 'you', at: { chosen: 'there' } }],
        },
      ],
    });
    const given = table({
      ann: { front: { gate: aSite(), tower: aSite() }, smoked: { hero: aCharacter() }, hand: { call } },
      bob: {},
    });
    const called = afterPlaying(
      given,
      playing('ann', 'call', { choose: { victim: { cards: ['hero'] }, there: { cards: ['tower'] } } }),
      pass,
    );
    expect(card(called, 'hero').column).toBe(1);
  });

  test('[2.2/effects-reach-only-cards-in-play, 2.2/in-play, 2.2/smoked-cards-may-matter] an effect reaches cards in play only, unless it says otherwise', () => {
    const given = table({
      ann: { hand: { smoke: doing('smoke'), toast: doing('toast'), rise }, smoked: { old: aCharacter() } },
      bob: { characters: { rogue: aCharacter() } },
    });
    expect(broken(given, choosing('ann', 'toast', 'old'))).toEqual(['7.2/effects-reach-only-cards-in-play']);
    expect(broken(given, choosing('ann', 'toast', 'rogue'))).toEqual([]);
    expect(broken(given, choosing('ann', 'rise', 'old'))).toEqual([]);
  });

  test('[2.2/toasted-cards-stay-out, 2.2/out-of-the-game] nothing brings a toasted card back', () => {
    const given = table({
      ann: { hand: { rise }, toasted: { gone: aCharacter() }, smoked: { old: aCharacter() } },
      bob: {},
    });
    expect(broken(given, choosing('ann', 'rise', 'gone'))).toEqual([
      '5.2/choices-and-payments-at-generation',
    ]);
    expect(broken(given, choosing('ann', 'rise', 'old'))).toEqual([]);
    expect(broken(given, playing('ann', 'gone'))).toEqual(['4.3/steps-of-playing']);
  });

  test('[2.2/discard-to-toasted-pile, 2.2/discard-is-not-toasting] a discarded card goes to the toasted pile, which is not toasting it', () => {
    const purge = anEvent({
      abilities: [{ ability: 'event', do: [{ do: 'discard-hand', players: 'every-opponent' }] }],
    });
    const given = afterPlaying(
      table({ ann: { hand: { purge } }, bob: { hand: { spare: anEvent() } } }),
      playing('ann', 'purge'),
    );
    expect(names(events(given, pass))).toContain('discarded');
    expect(names(events(given, pass))).not.toContain('toasted');
    expect(pile(afterPlaying(given, pass), 'bob', 'toasted')).toEqual(['spare']);
  });
});

describe('playing and controlling (2.2, 2.3)', () => {
  test('[2.3/playing-a-card, 2.3/enters-play, 2.2/types-played-into-play, 2.3/control-what-you-play, 2.1/five-types] Characters, Sites, States and Edges are played into play, and their player controls them; an Event goes to the smoked pile', () => {
    const given = table({
      ann: {
        front: { gate: aSite() },
        characters: { hero: aCharacter() },
        hand: { knight: aCharacter(), keep: aSite(), helm: aState(), flag: anEdge(), luck: anEvent() },
      },
      bob: {},
    });
    const plays = {
      knight: { at: { column: 0 } },
      keep: { at: { column: 1, row: 'front' } },
      helm: { on: 'hero' },
      flag: {},
    };
    for (const [id, more] of Object.entries(plays)) {
      const played = afterPlaying(given, playing('ann', id, more));
      expect(card(played, id).controller).toBe('ann');
      expect(names(events(given, playing('ann', id, more)))).toContain('enters-play');
    }
    expect(names(events(given, playing('ann', 'luck')))).not.toContain('enters-play');
    expect(broken(given, playing('ann', 'flag', { on: 'hero' }))).toEqual(['2.2/types-played-into-play']);
  });

  test('[2.3/control-can-change, 2.3/controller, 2.3/you-is-the-controller, 2.3/opponents] control may change, and “you” is whoever controls it then', () => {
    const seduce = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [victim({ type: ['Character'] })],
          do: [{ do: 'take-control', cards: { chosen: 'victim' }, by: 'you', until: 'end-of-game' }],
        },
      ],
    });
    const monk = aCharacter({
      abilities: [{ ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }],
    });
    const use = (who: string) => ({ do: 'use', player: who, card: 'monk', ability: 0 });
    const given = table({ ann: { hand: { seduce } }, bob: { characters: { monk } } });
    expect(broken(given, use('ann'))).toEqual(['7.4/controller-decides']);
    expect(broken(given, use('bob'))).toEqual([]);
    const taken = afterPlaying(given, choosing('ann', 'seduce', 'monk'), pass);
    expect(card(taken, 'monk')).toMatchObject({ controller: 'ann', owner: 'bob' });
    expect(broken(taken, use('bob'))).toEqual(['7.4/controller-decides']);
    expect(afterPlaying(taken, use('ann'), pass).players.map(({ power }) => power)).toEqual([1, 0]);
  });

  test('[2.3/two-or-more-players, 2.3/opponents] whoever is not at the table does nothing', () => {
    const given = table({
      ann: { characters: { hero: { card: aCharacter({ fighting: 3 }), damage: 1 } } },
      bob: {},
    });
    expect(broken(given, { do: 'heal', player: 'ann', card: 'hero' })).toEqual([]);
    expect(broken(given, { do: 'end-turn', player: 'zoe' })).toEqual([
      '2.3/two-or-more-players',
      '5.3/end-of-turn-in-own-main-shot',
    ]);
  });

  test('[2.3/current-player] the current player is the one whose turn it is', () => {
    const given = table({ ann: {}, bob: {} });
    expect(broken(given, { do: 'end-turn', player: 'bob' })).toEqual(['5.3/end-of-turn-in-own-main-shot']);
    expect(afterPlaying(given, { do: 'end-turn', player: 'ann' }, pass).turn.player).toBe('bob');
  });

  test('[2.3/turn-90-degrees, 2.3/unturn-at-start-of-turn, 2.3/turning-is-not-revealing] a turned card was used, and unturns in its controller’s next turn; turning does not reveal it', () => {
    const turnAll = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [{ do: 'turn', cards: { each: { controller: 'every-opponent' }, in: 'play' } }],
        },
      ],
    });
    const given = table({
      ann: { hand: { turnAll } },
      bob: {
        front: { grove: { card: aFengShuiSite(), faceDown: true } },
        characters: { monk: aCharacter() },
      },
    });
    const turned = afterPlaying(given, playing('ann', 'turnAll'), pass);
    expect(card(turned, 'grove')).toMatchObject({ turned: true, faceDown: true });
    const next = afterPlaying(turned, { do: 'end-turn', player: 'ann' }, pass, {
      do: 'generate-power',
      player: 'bob',
    });
    expect(card(next, 'monk').turned).toBe(true);
    expect(card(afterPlaying(next, { do: 'unturn', player: 'bob' }), 'monk').turned).toBe(false);
  });
});

describe('what happened to a card before it left play (4.4)', () => {
  const finish = anEvent({
    title: 'Finish',
    abilities: [
      {
        ability: 'event',
        choose: [victim({ type: ['Character'], thisTurn: { event: 'damage-inflicted' } })],
        do: [{ do: 'toast', cards: { chosen: 'victim' } }],
      },
    ],
  });
  const bitter = aCharacter({
    fighting: 5,
    abilities: [
      {
        ability: 'continuous',
        while: { happenedThisTurn: { event: 'damage-inflicted', card: { is: 'this' } } },
        cards: 'this',
        modify: [{ fighting: 3 }],
      },
    ],
  });
  const strike = anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [victim()],
        do: [{ do: 'damage', amount: 1, to: { chosen: 'victim' } }],
      },
    ],
  });
  const given = table({
    ann: { characters: { hero: bitter }, hand: { strike, smoke: doing('smoke'), rise, finish } },
    bob: {},
  });
  const struck = afterPlaying(given, choosing('ann', 'strike', 'hero'), pass);
  const back = afterPlaying(
    struck,
    choosing('ann', 'smoke', 'hero'),
    pass,
    choosing('ann', 'rise', 'hero'),
    pass,
  );

  test('[4.4/no-memory] no text asks after it once the card is back', () => {
    expect(broken(struck, choosing('ann', 'finish', 'hero'))).toEqual([]);
    expect(broken(back, choosing('ann', 'finish', 'hero'))).toEqual([
      '5.2/choices-and-payments-at-generation',
    ]);
  });

  test('[4.4/no-memory] not even its own', () => {
    expect([fightingOf(struck, 'hero'), fightingOf(back, 'hero')]).toEqual([7, 5]);
  });

  test('[4.4/no-memory] but that it happened is still so', () => {
    const census = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'gain-power',
              players: 'you',
              amount: { happenedThisTurn: { event: 'smoked', card: { type: ['Character'] } } },
            },
          ],
        },
      ],
    });
    const counting = {
      ...back,
      players: back.players.map((one) =>
        one.id === 'bob' ? { ...one, hand: { cards: [{ id: 'census', card: census }], unknown: 0 } } : one,
      ),
    };
    const counted = afterPlaying(counting, playing('bob', 'census'), pass);
    expect(counted.players.map(({ power }) => power)).toEqual([0, 1]);
  });
});
