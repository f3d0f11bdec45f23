import { expect, test } from 'vitest';
import type { Choice } from '../../../../../src/games/shadowfist/vocabulary/choices.ts';
import type { Effect } from '../../../../../src/games/shadowfist/vocabulary/effects.ts';
import { choice } from '../../../../../src/games/shadowfist/vocabulary/grammar.ts';
import { attacked, bolt, cards, choose, pay, play, players } from '../../rule-check/cards/cast.ts';
import {
  aCharacter,
  afterPlaying,
  anEvent,
  aSite,
  broken,
  card,
  events,
  open,
  pass,
  player,
  table,
} from '../../rule-check/table.ts';
import { proveEvery } from './proving.ts';

/** An Event that asks so, and does something with it. */
const asks = (given: Choice, does: readonly Effect[] = [{ do: 'gain-power', players: 'you', amount: 1 }]) =>
  anEvent({ title: 'Question', abilities: [{ ability: 'event', choose: [given], do: [...does] }] });
/** The same on resolution. */
const asksLater = (given: Choice, does: readonly Effect[] = []) =>
  anEvent({
    title: 'Question',
    abilities: [{ ability: 'event', do: [{ do: 'choose', choice: given }, ...does] }],
  });
const seats = (question: ReturnType<typeof anEvent>) =>
  table({
    ann: {
      power: 2,
      hand: { question, held: aCharacter() },
      characters: {
        hero: aCharacter({ title: 'Hero', fighting: 3 }),
        monk: aCharacter({ title: 'Ice Monk' }),
      },
      smoked: { ash: aCharacter({ title: 'Hero' }), cinder: aSite() },
    },
    bob: {
      power: 1,
      front: { tower: aSite({ body: 9 }) },
      characters: { rogue: aCharacter({ title: 'Ice Rogue' }) },
    },
    cyd: {},
  });
const answers = (question: ReturnType<typeof anEvent>, value: object) =>
  broken(seats(question), play('ann', 'question', { choose: { it: value } }));
const wrong = ['5.2/choices-and-payments-at-generation'];
const characters = { choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'it' } as const;
const turning: readonly Effect[] = [{ do: 'turn', cards: { chosen: 'it' } }];

proveEvery(choice, {
  'cards, cards.as, cards.which, cards.in': () => {
    expect(answers(asks(characters), cards('rogue'))).toEqual([]);
    expect(answers(asks(characters), cards('tower'))).toEqual(wrong);
    expect(answers(asks(characters), cards('ash'))).toEqual(['7.2/effects-reach-only-cards-in-play']);
    expect(answers(asks(characters), cards())).toEqual(wrong);
    expect(open(seats(asks(characters)), play('ann', 'question'))).toEqual(['/choose/it']);
    expect(
      card(
        afterPlaying(
          seats(asks(characters, turning)),
          play('ann', 'question', { choose: { it: cards('rogue') } }),
          pass,
        ),
        'rogue',
      ).turned,
    ).toBe(true);
  },
  'cards.or': () => {
    const either = asks({ ...characters, or: [{ which: { type: ['Site'] }, in: { smoked: 'you' } }] });
    expect([
      answers(either, cards('hero')),
      answers(either, cards('cinder')),
      answers(either, cards('ash')),
    ]).toEqual([[], [], wrong]);
  },
  'cards.number': () => {
    const two = asks({ ...characters, number: { atLeast: 1, atMost: 2 } });
    expect([
      answers(two, cards('hero', 'monk')),
      answers(two, cards('hero', 'monk', 'rogue')),
      answers(two, cards()),
      answers(two, cards('hero', 'hero')),
    ]).toEqual([[], wrong, wrong, wrong]);
    expect(answers(asks({ ...characters, number: { exactly: 2 } }), cards('hero'))).toEqual(wrong);
  },
  'cards.target': () => {
    const told = (target: boolean) =>
      events(
        seats(asks({ ...characters, target })),
        play('ann', 'question', { choose: { it: cards('rogue') } }),
      ).filter((event) => JSON.stringify(event).includes('"targeted"'));
    expect([told(true).length, told(false).length]).toEqual([1, 0]);
  },
  'cards.location': () => {
    const targeted = (location: boolean) =>
      events(
        seats(asks({ ...characters, target: true, location })),
        play('ann', 'question', { choose: { it: cards('rogue') } }),
      ).filter((event) => JSON.stringify(event).includes('"targeted"'));
    expect([targeted(true).length, targeted(false).length]).toEqual([0, 1]);
  },
  'cards.sharing': () => {
    const unlike = ['7.3/designators-relate-cards'];
    const alike = asks({ ...characters, number: { exactly: 2 }, sharing: { designatorOtherThan: [] } });
    expect([answers(alike, cards('monk', 'rogue')), answers(alike, cards('hero', 'rogue'))]).toEqual([
      [],
      unlike,
    ]);
    expect(
      answers(
        asks({ ...characters, number: { exactly: 2 }, sharing: { designatorOtherThan: ['Ice'] } }),
        cards('monk', 'rogue'),
      ),
    ).toEqual(unlike);
    const titled = asks({
      ...characters,
      or: [{ which: {}, in: { smoked: 'you' } }],
      number: { exactly: 2 },
      sharing: 'title',
    });
    expect([answers(titled, cards('hero', 'ash')), answers(titled, cards('hero', 'monk'))]).toEqual([
      [],
      wrong,
    ]);
  },
  'cards.random': () => {
    const asked = afterPlaying(
      seats(asksLater({ ...characters, random: true }, turning)),
      play('ann', 'question'),
      pass,
    );
    expect(asked.question).toMatchObject({ kind: 'chance', from: ['hero', 'monk', 'rogue'] });
    expect(card(afterPlaying(asked, choose('ann', cards('monk'))), 'monk').turned).toBe(true);
  },
  'cards.by, players.by, number.by, symbol.by, mode.by, number-on.by, effect.by, damage-source.by, designator.by, type.by, title.by, division.by':
    () => {
      const asked = (given: Choice) =>
        afterPlaying(seats(asksLater(given)), play('ann', 'question'), pass).question?.player;
      const by = 'opponent-to-the-left' as const;
      expect(asked({ ...characters, by })).toBe('bob');
      expect(asked({ choose: 'players', of: 'every-player', as: 'it', by })).toBe('bob');
      expect(asked({ choose: 'number', atLeast: 1, atMost: 3, as: 'it', by })).toBe('bob');
      expect(asked({ choose: 'symbol', as: 'it', by })).toBe('bob');
      expect(asked({ choose: 'mode', of: ['up', 'down'], as: 'it', by })).toBe('bob');
      expect(asked({ choose: 'designator', as: 'it', by })).toBe('bob');
      expect(asked({ choose: 'type', as: 'it', by })).toBe('bob');
      expect(asked({ choose: 'title', as: 'it', by })).toBe('bob');
      const everyCharacter = { each: { type: ['Character'] }, in: 'play' } as const;
      expect(asked({ choose: 'division', amount: 2, among: everyCharacter, as: 'it', by })).toBe('bob');
      expect(asked({ ...characters })).toBe('ann');
    },
  'cards.optional, players.optional, number.optional, symbol.optional, mode.optional, number-on.optional, effect.optional, damage-source.optional, designator.optional, type.optional, title.optional, division.optional':
    () => {
      expect(broken(seats(asks({ ...characters, optional: true })), play('ann', 'question'))).toEqual([]);
      expect(
        broken(
          seats(asks({ choose: 'mode', of: ['up', 'down'], as: 'it', optional: true })),
          play('ann', 'question'),
        ),
      ).toEqual([]);
      expect(open(seats(asks({ choose: 'symbol', as: 'it' })), play('ann', 'question'))).toEqual([
        '/choose/it',
      ]);
    },
  'players, players.as, players.of': () => {
    const opponents = asks({ choose: 'players', of: 'every-opponent', as: 'it' });
    expect([
      answers(opponents, players('bob')),
      answers(opponents, players('ann')),
      answers(opponents, cards('hero')),
    ]).toEqual([[], wrong, wrong]);
  },
  'players.such': () => {
    const rich = asks({
      choose: 'players',
      of: 'every-opponent',
      such: { compare: [{ power: 'that-player' }, '>=', 1] },
      as: 'it',
    });
    expect([answers(rich, players('bob')), answers(rich, players('cyd'))]).toEqual([[], wrong]);
  },
  'players.number': () => {
    const both = asks({ choose: 'players', of: 'every-opponent', number: { exactly: 2 }, as: 'it' });
    expect([answers(both, players('bob', 'cyd')), answers(both, players('bob'))]).toEqual([[], wrong]);
  },
  'players.target': () => {
    const told = (target: boolean) =>
      events(
        seats(asks({ choose: 'players', of: 'every-opponent', target, as: 'it' })),
        play('ann', 'question', { choose: { it: players('bob') } }),
      );
    const targets = (target: boolean) =>
      told(target).flatMap((event) => (event as { targets?: string[] }).targets ?? []);
    expect([targets(true), targets(false)]).toEqual([['bob'], []]);
  },
  'number, number.as, number.atLeast, number.atMost': () => {
    const some = asks({ choose: 'number', atLeast: 1, atMost: { power: 'you' }, as: 'it' }, [
      { do: 'gain-power', players: 'you', amount: { value: 'it' } },
    ]);
    expect([0, 1, 2, 3].map((number) => answers(some, { number }))).toEqual([wrong, [], [], wrong]);
    expect(
      player(
        afterPlaying(seats(some), play('ann', 'question', { choose: { it: { number: 2 } } }), pass),
        'ann',
      ).power,
    ).toBe(4);
  },
  'symbol, symbol.as': () => {
    expect([
      answers(asks({ choose: 'symbol', as: 'it' }), { symbol: 'chi' }),
      answers(asks({ choose: 'symbol', as: 'it' }), { mode: 'chi' }),
    ]).toEqual([[], wrong]);
  },
  'symbol.inPoolOf': () => {
    const owned = asks({ choose: 'symbol', inPoolOf: 'you', as: 'it' });
    expect([answers(owned, { symbol: 'chi' }), answers(owned, { symbol: 'mag' })]).toEqual([wrong, wrong]);
    const mine = seats(owned);
    const trained = { ...mine, players: mine.players.map((one) => ({ ...one })) };
    trained.players[0]?.smoked.cards.push({ id: 'sage', card: aCharacter({ provides: ['chi'] }) } as never);
    expect(broken(trained, play('ann', 'question', { choose: { it: { symbol: 'chi' } } }))).toEqual([]);
    expect(broken(trained, play('ann', 'question', { choose: { it: { symbol: 'mag' } } }))).toEqual(wrong);
  },
  'mode, mode.as, mode.of, mode.random': () => {
    const ways = asks({ choose: 'mode', of: ['up', 'down'], as: 'it' });
    expect([answers(ways, { mode: 'up' }), answers(ways, { mode: 'left' })]).toEqual([[], wrong]);
    const coin = asksLater({ choose: 'mode', of: ['heads', 'tails'], random: true, as: 'it' });
    const asked = afterPlaying(seats(coin), play('ann', 'question'), pass);
    expect(asked.question).toMatchObject({ kind: 'mode', from: ['heads', 'tails'] });
    expect(asked.question?.about).toContain('chance');
  },
  'designator, designator.as, designator.of': () => {
    const any = asks({ choose: 'designator', as: 'it' }, [
      { do: 'turn', cards: { each: { ofChosen: { chosen: 'it' } }, in: 'play' } },
    ]);
    expect(['Ice', 'Ghost', 'Ice Monk'].map((designator) => answers(any, { designator }))).toEqual([
      [],
      [],
      wrong,
    ]);
    expect(answers(any, { mode: 'Ice' })).toEqual(wrong);
    const chosen = { choose: { it: { designator: 'Ice' } } };
    const frozen = afterPlaying(seats(any), play('ann', 'question', chosen), pass);
    expect(['hero', 'monk', 'rogue'].map((id) => card(frozen, id).turned)).toEqual([false, true, true]);
    const some = asks({ choose: 'designator', of: ['Ice', 'Fire'], as: 'it' });
    expect(['Fire', 'Hero'].map((designator) => answers(some, { designator }))).toEqual([[], wrong]);
  },
  'type, type.as, type.of': () => {
    const any = asks({ choose: 'type', as: 'it' });
    expect([answers(any, { type: 'Edge' }), answers(any, { mode: 'Edge' })]).toEqual([[], wrong]);
    // 2.1: there are five types, and a Feng Shui Site is a Site.
    expect([answers(any, { type: 'Site' }), answers(any, { type: 'Feng Shui Site' })]).toEqual([[], wrong]);
    const some = asks({ choose: 'type', of: ['Site', 'Edge'], as: 'it' });
    expect([answers(some, { type: 'Edge' }), answers(some, { type: 'State' })]).toEqual([[], wrong]);
    const asked = afterPlaying(
      seats(asksLater({ choose: 'type', of: ['Site', 'Edge'], as: 'it' })),
      play('ann', 'question'),
      pass,
    );
    expect(asked.question).toMatchObject({ kind: 'type', from: ['Site', 'Edge'] });
    expect(broken(asked, choose('ann', { type: 'State' }))).not.toEqual([]);
    expect(broken(asked, choose('ann', { type: 'Edge' }))).toEqual([]);
  },
  'title, title.as': () => {
    const any = asks({ choose: 'title', as: 'it' });
    expect([answers(any, { title: 'Old Oak' }), answers(any, { designator: 'Oak' })]).toEqual([[], wrong]);
    expect(open(seats(any), play('ann', 'question'))).toEqual(['/choose/it']);
  },
  'number-on, number-on.as, number-on.card, number-on.atLeast': () => {
    const raising = (atLeast: number) =>
      anEvent({
        abilities: [
          {
            ability: 'event',
            choose: [characters, { choose: 'number-on', card: { chosen: 'it' }, atLeast, as: 'number' }],
            do: [
              { do: 'change-number', of: { chosen: 'it' }, number: 'number', by: 1, until: 'end-of-turn' },
            ],
          },
        ],
      });
    const raise = (mode: string, least = 1) =>
      broken(
        seats(raising(least)),
        play('ann', 'question', { choose: { it: cards('rogue'), number: { mode } } }),
      );
    expect([raise('fighting'), raise('cost'), raise('body')]).toEqual([[], wrong, wrong]);
    expect([raise('fighting', 1), raise('fighting', 2)]).toEqual([[], wrong]);
  },
  'effect, effect.as, effect.which': () => {
    const no = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'effect', which: { by: 'every-opponent' }, as: 'it' }],
          do: [{ do: 'cancel', effect: 'it' }],
        },
      ],
    });
    const state = afterPlaying(
      table({
        ann: { characters: { hero: aCharacter({ fighting: 3 }) }, hand: { strike: bolt(1), mine: no } },
        bob: { hand: { no } },
      }),
      pay('ann', 'strike', 'hero'),
    );
    const [item] = state.scene?.items ?? [];
    expect(broken(state, play('bob', 'no', { choose: { it: { effect: item?.id } } }))).toEqual([]);
    const passed = afterPlaying(state, { do: 'pass', player: 'bob' });
    expect(broken(passed, play('ann', 'mine', { choose: { it: { effect: item?.id } } }))).toEqual(wrong);
  },
  'damage-source, damage-source.as, damage-source.which': () => {
    const shield = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'damage-source', which: { designator: 'Hero' }, as: 'it' }],
          do: [
            {
              do: 'redirect',
              source: 'it',
              from: { each: { type: ['Site'] }, in: 'play' },
              to: { chosen: 'it' },
            },
          ],
        },
      ],
    });
    const fight = afterPlaying(
      table({
        ann: { characters: { hero: aCharacter({ title: 'Hero' }), monk: aCharacter({ title: 'Monk' }) } },
        bob: { front: { tower: aSite({ body: 9 }) }, hand: { shield } },
      }),
      ...attacked('ann', 'tower', 'hero', 'monk'),
      { do: 'decline', player: 'bob' },
    );
    expect(broken(fight, play('bob', 'shield', { choose: { it: cards('hero') } }))).toEqual([]);
    expect(broken(fight, play('bob', 'shield', { choose: { it: cards('monk') } }))).toEqual(wrong);
    expect(broken(fight, play('bob', 'shield', { choose: { it: cards('tower') } }))).toContain(wrong[0]);
  },
  'division, division.as, division.amount, division.among': () => {
    const among = { each: { type: ['Character'] }, in: 'play' } as const;
    const shares = asks({ choose: 'division', amount: 2, among, as: 'it' }, [
      { do: 'damage', amount: { share: 'it' }, to: { chosen: 'it' } },
    ]);
    expect([
      answers(shares, { division: { hero: 1, rogue: 1 } }),
      answers(shares, { division: { hero: 1, tower: 1 } }),
      answers(shares, { division: { hero: 1 } }),
    ]).toEqual([[], wrong, wrong]);
    const choose = { it: { division: { hero: 2 } } };
    const struck = afterPlaying(seats(shares), play('ann', 'question', { choose }), pass);
    expect([card(struck, 'hero').damage, card(struck, 'rogue').damage]).toEqual([2, 0]);
  },
});

test('what is chosen later may depend on what is chosen first', () => {
  const spying: Choice[] = [
    { choose: 'players', of: 'every-opponent', as: 'who' },
    { choose: 'cards', which: { controller: { chosen: 'who' } }, in: 'play', as: 'it' },
  ];
  const spy = anEvent({ abilities: [{ ability: 'event', choose: spying, do: [...turning] }] });
  expect(open(seats(spy), play('ann', 'question'))).toEqual(['/choose/who', '/choose/it']);
  expect(
    broken(seats(spy), play('ann', 'question', { choose: { who: players('bob'), it: cards('rogue') } })),
  ).toEqual([]);
  expect(
    broken(seats(spy), play('ann', 'question', { choose: { who: players('cyd'), it: cards('rogue') } })),
  ).toEqual(wrong);
});
