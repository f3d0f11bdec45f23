import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import type { Definition } from '../../../../src/games/shadowfist/vocabulary/definition.ts';
import type { Effect } from '../../../../src/games/shadowfist/vocabulary/effects.ts';
import type { EventName } from '../../../../src/games/shadowfist/vocabulary/event-names.ts';
import type { Modifier } from '../../../../src/games/shadowfist/vocabulary/modifiers.ts';
import type { Place } from '../../../../src/games/shadowfist/vocabulary/terms.ts';
import { attack, choosing, decline, names, onVictim, playing, strong, use, victim } from './acting.ts';
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
  judged,
  pass,
  pile,
  player,
  table,
} from './table.ts';

const copies = (what: readonly ('rules-text' | 'restrictions')[], original: Place = 'play') =>
  anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [
          { choose: 'cards', which: {}, in: original, as: 'original' },
          { choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'copy' },
        ],
        do: [
          {
            ...{ do: 'copy', what, from: { chosen: 'original' }, to: { chosen: 'copy' } },
            ...{ inPlaceOfOwn: true, until: 'while-in-play' },
          },
        ],
      },
    ],
  });
const copying = (original: string, copy: string) => [
  playing('ann', 'mimicry', {
    choose: { original: { cards: [original] }, copy: { cards: [copy] } },
  }),
  pass,
];
const gains: Ability = { ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] };
const always = (...modify: Modifier[]): Ability => ({ ability: 'continuous', cards: 'this', modify });
const smoke = onVictim({ do: 'smoke', cards: victim });
const cancel = onVictim({ do: 'modify', cards: victim, by: [{ canceled: true }], until: 'end-of-turn' });
const bribe = onVictim({ do: 'take-control', cards: victim, by: 'you', until: 'end-of-turn' });

describe('the text of a card (10.1)', () => {
  test('One word stands for a whole rule', {
    meta: { rules: ['shadowfist.yotd/10.1/bold-shorthand'] },
  }, () => {
    const seats = (abilities: Ability[]) =>
      table({
        ann: {
          front: { one: aSite(), two: aSite() },
          characters: { hero: { card: aCharacter({ abilities }), turned: true } },
        },
        bob: {},
      });
    const moves = { do: 'change-location', player: 'ann', card: 'hero', to: 'right', mobility: true };
    expect(broken(seats([{ ability: 'special', special: 'Mobility' }]), moves)).toEqual([]);
    expect(broken(seats([]), moves)).toEqual(['10.1.2/mobility-moves-without-turning']);
  });

  test('Special abilities and all others are copied with it, and restrictions where a text says so too', {
    meta: { rules: ['shadowfist.yotd/10.1/what-rules-text-includes'] },
  }, () => {
    const idol = aCharacter({
      title: 'Idol',
      restrictions: ['Toast It'],
      abilities: [gains, { ability: 'special', special: 'Mobility' }],
    });
    const copied = (...what: ('rules-text' | 'restrictions')[]) =>
      afterPlaying(
        table({
          ann: {
            hand: { mimicry: copies(what), smoke },
            front: { one: aSite(), two: aSite() },
            characters: {
              twin: { card: aCharacter({ abilities: [always({ fighting: 1 })] }), turned: true },
            },
          },
          bob: { characters: { idol } },
        }),
        ...copying('idol', 'twin'),
      );
    const moves = { do: 'change-location', player: 'ann', card: 'twin', to: 'right', mobility: true };
    const without = copied('rules-text');
    expect(player(afterPlaying(without, use('ann', 'twin'), pass), 'ann').power).toBe(1);
    expect(broken(without, moves)).toEqual([]);
    expect(pile(afterPlaying(without, choosing('ann', 'smoke', 'twin'), pass), 'ann', 'toasted')).toEqual([]);
    const restricted = afterPlaying(
      copied('rules-text', 'restrictions'),
      choosing('ann', 'smoke', 'twin'),
      pass,
    );
    expect(pile(restricted, 'ann', 'toasted')).toEqual(['twin']);
  });

  test('Canceled with a card are its benefits and its drawbacks, not its restrictions', {
    meta: {
      rules: [
        'shadowfist.yotd/10.1/ability-covers-benefits-and-drawbacks',
        'shadowfist.yotd/10.1/only-defined-words-are-restrictions',
        'shadowfist.yotd/10.1.1/restrictions-survive-cancel',
      ],
    },
  }, () => {
    const crew = strong(2, {
      title: 'Crew',
      restrictions: ['Limited'],
      abilities: [always({ damage: 2 }), always({ cannot: 'attack' })],
    });
    const seats = table({
      ann: { hand: { cancel, other: crew }, characters: { crew } },
      bob: { front: { tower: aSite({ body: 9 }) } },
    });
    expect(broken(seats, attack('tower', 'crew'))).toEqual(['7.7/cannot-prevails']);
    const canceled = afterPlaying(seats, choosing('ann', 'cancel', 'crew'), pass);
    expect(broken(canceled, playing('ann', 'other'))).toEqual(['10.1.1/limited-one-controlled']);
    const fought = afterPlaying(
      ...[canceled, attack('tower', 'crew'), pass, decline('ann'), decline('bob'), pass],
    );
    expect(card(fought, 'tower').damage).toBe(2);
  });
});

describe('restrictions (10.1.1)', () => {
  const limited = aCharacter({ title: 'Crew', restrictions: ['Limited'] });
  const hidden = aFengShuiSite({ title: 'Grove', restrictions: ['Limited'] });

  test('A second copy of a Limited card is not played', {
    meta: { rules: ['shadowfist.yotd/10.1.1/limited-one-controlled'] },
  }, () => {
    const state = table({ ann: { hand: { crew: limited }, characters: { other: limited } }, bob: {} });
    expect(broken(state, playing('ann', 'crew'))).toEqual(['10.1.1/limited-one-controlled']);
    const several = table({
      ann: { hand: { crew: limited }, characters: { other: limited, taken: limited } },
      bob: {},
    });
    expect(judged(several, playing('ann', 'crew')).verdicts).toMatchObject([
      { violations: [{ state: ['/inPlay/0', '/inPlay/1'], have: ['other', 'taken'] }] },
    ]);
    const alone = table({ ann: { hand: { crew: limited } }, bob: { characters: { other: limited } } });
    expect(broken(alone, playing('ann', 'crew'))).toEqual([]);
  });

  test('A face-down copy counts', {
    meta: { rules: ['shadowfist.yotd/10.1.1/limited-counts-face-down-copies'] },
  }, () => {
    const site = { do: 'play', player: 'ann', card: 'grove', at: { column: 1, row: 'front' } };
    const seats = (title: string) =>
      table({
        ann: {
          power: 5,
          hand: { grove: hidden },
          front: { other: { card: aFengShuiSite({ title, restrictions: ['Limited'] }), faceDown: true } },
        },
        bob: {},
      });
    expect(broken(seats('Grove'), site)).toEqual(['10.1.1/limited-counts-face-down-copies']);
    expect(broken(seats('Garden'), site)).toEqual([]);
  });

  test('Another copy of a One-Shot card is not played either', {
    meta: { rules: ['shadowfist.yotd/10.1.1/one-shot-no-other-copy'] },
  }, () => {
    const rat = anEvent({ title: 'Rat', restrictions: ['One-Shot'] });
    const state = table({ ann: { hand: { one: rat, two: rat } }, bob: {} });
    expect(broken(state, playing('ann', 'one'))).toEqual([]);
    expect(broken(afterPlaying(state, playing('ann', 'one'), pass), playing('ann', 'two'))).toEqual([
      '10.1.1/one-shot-once-a-game',
    ]);
  });

  test('A Toast It Event goes to the toasted pile', {
    meta: {
      rules: ['shadowfist.yotd/10.1.1/toast-it-events', 'shadowfist.yotd/10.1.1/toast-it-is-not-toasting'],
    },
  }, () => {
    const spell = anEvent({ restrictions: ['Toast It'] });
    const played = afterPlaying(table({ ann: { hand: { spell } }, bob: {} }), playing('ann', 'spell'));
    expect([pile(played, 'ann', 'toasted'), pile(played, 'ann', 'smoked')]).toEqual([['spell'], []]);
    expect(played.turn.events.filter(({ event }) => event === 'toasted')).toEqual([]);
  });

  test('A Toast It Character is toasted when it falls', {
    meta: {
      rules: [
        'shadowfist.yotd/10.1.1/toast-it-leaves-to-the-toasted-pile',
        'shadowfist.yotd/10.1.1/toast-it-never-smoked-pile',
      ],
    },
  }, () => {
    const brute = aCharacter({ restrictions: ['Toast It'] });
    const state = afterPlaying(
      table({ ann: { characters: { hero: strong(2) } }, bob: { characters: { brute } } }),
      ...[attack('brute', 'hero'), pass, decline('ann'), decline('bob'), pass],
    );
    expect([pile(state, 'bob', 'toasted'), pile(state, 'bob', 'smoked')]).toEqual([['brute'], []]);
  });

  test('Nobody plays a second copy of a Unique card', {
    meta: {
      rules: [
        'shadowfist.yotd/10.1.1/unique-no-second-own-copy',
        'shadowfist.yotd/10.1.1/unique-counts-own-face-down-copies',
      ],
    },
  }, () => {
    const hall = aFengShuiSite({ title: 'Hall', restrictions: ['Unique'] });
    const site = { do: 'play', player: 'ann', card: 'hall', at: { column: 1, row: 'front' } };
    const seats = (other: Definition) =>
      table({
        ann: { power: 5, hand: { hall }, front: { other: { card: other, faceDown: true } } },
        bob: {},
      });
    expect(broken(seats(hall), site)).toEqual(['10.1.1/unique-counts-own-face-down-copies']);
    expect(broken(seats(aFengShuiSite({ title: 'Den' })), site)).toEqual([]);
  });

  test('Face down, several copies may be in play', {
    meta: { rules: ['shadowfist.yotd/10.1.1/unique-face-down-copies-permitted'] },
  }, () => {
    const hall = aFengShuiSite({ title: 'Hall', restrictions: ['Unique'] });
    const state = table({
      ann: { front: { mine: { card: hall, faceDown: true } } },
      bob: { front: { theirs: hall } },
    });
    expect(afterPlaying(state, { do: 'end-turn', player: 'ann' }).auction).toBeNull();
  });

  test('It is from the first the subject’s controller’s: playing it on an opponent’s Character changes no control', {
    meta: { rules: ['shadowfist.yotd/10.1.1/weapon-controlled-with-its-subject'] },
  }, () => {
    const knife = aState({ title: 'Knife', restrictions: ['Weapon'] });
    const state = table({ ann: { hand: { knife } }, bob: { characters: { hood: aCharacter() } } });
    const arming = { do: 'play', player: 'ann', card: 'knife', on: 'hood' };
    expect(names(events(state, arming))).toEqual(['enters-play', 'played']);
    const armed = card(afterPlaying(state, arming), 'knife');
    expect(armed).toMatchObject({ controller: 'bob', owner: 'ann' });
    expect(armed.home).toBeUndefined();
  });

  test('A Character may have any number of Weapons', {
    meta: { rules: ['shadowfist.yotd/10.1.1/weapon-any-number'] },
  }, () => {
    const knife = aState({ title: 'Knife', restrictions: ['Weapon'] });
    const state = table({
      ann: {
        hand: { knife },
        characters: { hero: aCharacter() },
        states: { other: { card: knife, on: 'hero' } },
      },
      bob: {},
    });
    expect(broken(state, playing('ann', 'knife', { on: 'hero' }))).toEqual([]);
  });

  test('What may be played without it, a restriction forbids', {
    meta: { rules: ['shadowfist.yotd/10.1.1/restrictions-limit-play'] },
  }, () => {
    const seats = (restrictions: Definition['restrictions']) =>
      table({
        ann: {
          hand: { cart: aState({ title: 'Cart', restrictions }) },
          characters: { hero: aCharacter() },
          states: { horse: { card: aState({ restrictions: ['Vehicle'] }), on: 'hero' } },
        },
        bob: {},
      });
    expect(broken(seats(['Vehicle']), playing('ann', 'cart', { on: 'hero' }))).toEqual([
      '10.1.1/vehicle-one-per-character',
    ]);
    expect(broken(seats([]), playing('ann', 'cart', { on: 'hero' }))).toEqual([]);
  });

  const twoCrews = (spell: Definition) =>
    table({
      ann: { hand: { spell }, characters: { mine: limited }, smoked: { fallen: limited } },
      bob: { characters: { theirs: limited } },
    });

  test('One takes control of another Limited card of the title, but does not return one to play', {
    meta: { rules: ['shadowfist.yotd/10.1.1/limited-allows-taking-another'] },
  }, () => {
    const taken = afterPlaying(twoCrews(bribe), choosing('ann', 'spell', 'theirs'), pass);
    expect([card(taken, 'mine').controller, card(taken, 'theirs').controller]).toEqual(['ann', 'ann']);
    const rise = onVictim({ do: 'return-to-play', cards: victim, by: 'you' }, { smoked: 'you' });
    expect(broken(twoCrews(rise), choosing('ann', 'spell', 'fallen'))).toEqual([
      '10.1.1/limited-one-controlled',
    ]);
  });

  test('And seizes one', {
    meta: { rules: ['shadowfist.yotd/10.1.1/limited-allows-taking-another'] },
  }, () => {
    const seized = afterPlaying(
      table({
        ann: { front: { mine: hidden }, characters: { hero: strong(9) } },
        bob: { front: { theirs: hidden } },
      }),
      ...[attack('theirs', 'hero'), pass, decline('ann'), decline('bob'), pass],
      { do: 'choose', player: 'ann', value: { mode: 'seize' } },
    );
    expect(card(seized, 'theirs').controller).toBe('ann');
  });

  const risenByChance = (which: Definition) =>
    anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'choose',
              choice: {
                ...{ choose: 'cards', which: { title: which.title }, in: { smoked: 'you' } },
                ...{ random: true, as: 'victim' },
              },
            },
            { do: 'return-to-play', cards: victim, by: 'you' },
          ],
        },
      ],
    });

  test('But chance may return a second copy', {
    meta: { rules: ['shadowfist.yotd/10.1.1/limited-allows-random-second-copy'] },
  }, () => {
    const risen = afterPlaying(twoCrews(risenByChance(limited)), playing('ann', 'spell'), pass);
    expect(card(risen, 'fallen').controller).toBe('ann');
  });

  test('Or have it played', {
    meta: { rules: ['shadowfist.yotd/10.1.1/limited-allows-random-second-copy'] },
  }, () => {
    const forced = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'choose',
              choice: {
                ...{ choose: 'cards', which: { title: 'Crew' }, in: { smoked: 'you' } },
                ...{ random: true, as: 'victim' },
              },
            },
            {
              ...{ do: 'play', by: 'you', which: { is: victim }, in: { smoked: 'you' } },
              ...{ cost: 'none', ignoringResources: true, optional: false },
            },
          ],
        },
      ],
    });
    const played = afterPlaying(twoCrews(forced), playing('ann', 'spell'), pass);
    expect(card(played, 'fallen').controller).toBe('ann');
  });

  const weapon = aState({ title: 'Knife', restrictions: ['Weapon'], abilities: [gains] });
  const vehicle = aState({ title: 'Bike', restrictions: ['Vehicle'], abilities: [gains] });
  const schtick = aState({ title: 'Grin', restrictions: ['Schtick'], abilities: [gains] });

  test.each([
    { what: 'Weapon', state: weapon },
    { what: 'Vehicle', state: vehicle },
    { what: 'Schtick', state: schtick },
  ])(
    'The controller of the subject may use a $what of another player',
    {
      meta: {
        rules: [
          'shadowfist.yotd/10.1.1/weapon-controlled-with-its-subject',
          'shadowfist.yotd/10.1.1/vehicle-controlled-with-its-character',
          'shadowfist.yotd/10.1.1/schtick-controlled-with-its-subject',
        ],
      },
    },
    ({ state }) => {
      const put = afterPlaying(
        table({
          ann: { hand: { thing: state }, characters: { spare: aCharacter() } },
          bob: { characters: { hood: aCharacter() } },
        }),
        ...[playing('ann', 'thing', { on: 'hood' }), pass],
      );
      expect(card(put, 'thing')).toMatchObject({ owner: 'ann', controller: 'bob' });
      expect(broken(put, use('ann', 'thing'))).toEqual(['7.4/controller-decides']);
      expect(broken(put, use('bob', 'thing'))).toEqual([]);
    },
  );

  test('And goes where its subject goes, as no other State does', {
    meta: {
      rules: [
        'shadowfist.yotd/10.1.1/weapon-controlled-with-its-subject',
        'shadowfist.yotd/10.1.1/vehicle-controlled-with-its-character',
        'shadowfist.yotd/10.1.1/schtick-controlled-with-its-subject',
        'shadowfist.yotd/10.1.1/schtick-decisions',
      ],
    },
  }, () => {
    const on = (state: Definition) => ({ card: state, on: 'hood' });
    const taken = afterPlaying(
      table({
        ann: { hand: { bribe } },
        bob: {
          characters: { hood: aCharacter() },
          states: { knife: on(weapon), bike: on(vehicle), grin: on(schtick), hat: on(aState()) },
        },
      }),
      ...[choosing('ann', 'bribe', 'hood'), pass],
    );
    expect(['knife', 'bike', 'grin', 'hat'].map((id) => card(taken, id).controller)).toEqual([
      ...['ann', 'ann', 'ann', 'bob'],
    ]);
    expect(broken(taken, use('ann', 'grin'))).toEqual([]);
    expect(broken(taken, use('bob', 'grin'))).toEqual(['7.4/controller-decides']);
  });

  test('What would send it to the hand or the smoked pile toasts it', {
    meta: { rules: ['shadowfist.yotd/10.1.1/toast-it-replaces-other-places'] },
  }, () => {
    const relic = aCharacter({ title: 'Relic', restrictions: ['Toast It'] });
    const sent = (spell: Definition, from: 'play' | 'hand') =>
      afterPlaying(
        table({
          ann: { hand: { spell, ...(from === 'hand' ? { relic } : {}) } },
          bob: from === 'play' ? { characters: { relic } } : {},
        }),
        ...[choosing('ann', 'spell', 'relic'), pass],
      );
    const home = onVictim({ do: 'move', cards: victim, to: 'hand', of: 'owner' });
    const buried = onVictim({ do: 'move', cards: victim, to: 'smoked-pile', of: 'owner' }, { hand: 'you' });
    expect(pile(sent(home, 'play'), 'bob', 'toasted')).toEqual(['relic']);
    expect(pile(sent(smoke, 'play'), 'bob', 'toasted')).toEqual(['relic']);
    expect(pile(sent(buried, 'hand'), 'ann', 'toasted')).toEqual(['relic']);
  });

  test('It is told to be toasted, and neither smoked nor returned to the hand', {
    meta: {
      rules: [
        'shadowfist.yotd/10.1.1/toast-it-leaves-to-the-toasted-pile',
        'shadowfist.yotd/10.1.1/toast-it-replaces-other-places',
      ],
    },
  }, () => {
    const relic = aCharacter({ title: 'Relic', restrictions: ['Toast It'] });
    const waitsFor = (event: EventName) =>
      anEdge({
        abilities: [
          { ability: 'triggered', on: { event }, do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
        ],
      });
    const gained = (spell: Definition, event: EventName) => {
      const state = table({
        ann: { hand: { spell }, edges: { edge: waitsFor(event) } },
        bob: { characters: { relic } },
      });
      return player(afterPlaying(state, choosing('ann', 'spell', 'relic'), pass, pass), 'ann').power;
    };
    const home = onVictim({ do: 'move', cards: victim, to: 'hand', of: 'owner' });
    const below = onVictim({ do: 'move', cards: victim, to: 'deck-bottom', of: 'owner' });
    for (const spell of [home, smoke, below]) expect(gained(spell, 'toasted')).toBe(1);
    for (const spell of [home, smoke]) {
      const state = table({ ann: { hand: { spell } }, bob: { characters: { relic } } });
      const told = names(events(afterPlaying(state, choosing('ann', 'spell', 'relic')), pass));
      expect(told).toEqual(['resolved', 'toasted', 'leaves-play', 'scene-ended']);
    }
  });

  test('An effect that smokes or returns it has not done so, and one that toasts it has', {
    meta: {
      rules: [
        'shadowfist.yotd/10.1.1/toast-it-replaces-other-places',
        'shadowfist.yotd/10.1.1/toast-it-never-smoked-pile',
      ],
    },
  }, () => {
    const relic = aCharacter({ title: 'Relic', restrictions: ['Toast It'] });
    const hood = aCharacter({ title: 'Hood' });
    const gained = (effect: Effect) => {
      const spell = anEvent({
        abilities: [
          {
            ability: 'event',
            choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
            do: [
              { ...effect, as: 'done' },
              { do: 'if', condition: { done: 'done' }, effects: [gain] },
            ],
          },
        ],
      });
      const state = table({ ann: { hand: { spell } }, bob: { characters: { relic, hood } } });
      return ['relic', 'hood'].map(
        (id) => player(afterPlaying(state, choosing('ann', 'spell', id), pass), 'ann').power,
      );
    };
    const gain = { do: 'gain-power', players: 'you', amount: 1 } as const;
    expect(gained({ do: 'smoke', cards: victim })).toEqual([0, 1]);
    expect(gained({ do: 'move', cards: victim, to: 'hand', of: 'owner' })).toEqual([0, 1]);
    expect(gained({ do: 'toast', cards: victim })).toEqual([1, 1]);
  });

  test('A Site that is burned is told to be burned, and toasted', {
    meta: { rules: ['shadowfist.yotd/10.1.1/toast-it-leaves-to-the-toasted-pile'] },
  }, () => {
    const shrine = aFengShuiSite({ title: 'Shrine', body: 2, restrictions: ['Toast It'] });
    const fallen = afterPlaying(
      table({ ann: { characters: { hero: strong(2) } }, bob: { front: { shrine } } }),
      ...[attack('shrine', 'hero'), pass, decline('ann'), decline('bob'), pass],
    );
    for (const burned of ['burned-for-victory', 'burned-for-power']) {
      const burning = { do: 'choose', player: 'ann', value: { mode: burned.replace('burned', 'burn') } };
      expect(names(events(fallen, burning)).slice(0, 3)).toEqual([burned, 'toasted', 'leaves-play']);
      const over = afterPlaying(fallen, burning);
      expect([pile(over, 'bob', 'toasted'), pile(over, 'ann', 'burnedForVictory')]).toEqual([['shrine'], []]);
    }
  });

  const original = (restrictions: Definition['restrictions']) =>
    aCharacter({ title: 'Original', restrictions, abilities: [gains] });
  const mimicry = (place: Place, restrictions: Definition['restrictions'], seat: 'characters' | 'smoked') =>
    table({
      ann: { hand: { mimicry: copies(['rules-text'], place) }, characters: { twin: aCharacter() } },
      bob: { [seat]: { model: original(restrictions) } },
    });
  const [copyModel] = copying('model', 'twin');
  const notChosen = ['10.1.1/uncopyable-cannot-be-copied'];
  const notAffected = ['10.1.1/uncopyable-not-affected-by-copying'];

  test('What is Uncopyable is not copied', {
    meta: { rules: ['shadowfist.yotd/10.1.1/uncopyable-cannot-be-copied'] },
  }, () => {
    const copied = afterPlaying(mimicry('play', [], 'characters'), ...copying('model', 'twin'));
    expect(broken(copied, use('ann', 'twin'))).toEqual([]);
    expect(broken(mimicry('play', ['Uncopyable'], 'characters'), copyModel)).toEqual(notChosen);
  });

  test('Nor in the smoked pile', {
    meta: { rules: ['shadowfist.yotd/10.1.1/uncopyable-in-smoked-pile-and-hand'] },
  }, () => {
    const place = { smoked: 'every-player' } as const;
    const copied = afterPlaying(mimicry(place, [], 'smoked'), ...copying('model', 'twin'));
    expect(broken(copied, use('ann', 'twin'))).toEqual([]);
    expect(broken(mimicry(place, ['Uncopyable'], 'smoked'), copyModel)).toEqual(notChosen);
  });

  test('Nor while a text lasts that copies it, or gives it a copy', {
    meta: {
      rules: [
        'shadowfist.yotd/10.1.1/uncopyable-cannot-be-copied',
        'shadowfist.yotd/10.1.1/uncopyable-not-affected-by-copying',
      ],
    },
  }, () => {
    const parrot = (restrictions: Definition['restrictions'], echoing: 'this' | 'subject') =>
      aState({
        restrictions,
        abilities: [
          {
            ability: 'continuous',
            cards: echoing,
            modify: [{ rulesTextOf: echoing === 'this' ? 'subject' : 'this', inPlaceOfOwn: false }],
          },
          gains,
        ],
      });
    const echoed = (model: Definition['restrictions'], on: Definition, who: string) => {
      const seats = {
        characters: { model: original(model) },
        states: { parrot: { card: on, on: 'model' } },
      };
      return broken(table({ ann: seats, bob: {} }), use('ann', who, { ability: 2 }));
    };
    expect(echoed([], parrot([], 'this'), 'parrot')).toEqual([]);
    expect(echoed(['Uncopyable'], parrot([], 'this'), 'parrot')).toEqual(['5.2.1/what-is-voluntary']);
    expect(echoed([], parrot([], 'subject'), 'model')).toEqual([]);
    expect(echoed(['Uncopyable'], parrot([], 'subject'), 'model')).toEqual(['5.2.1/what-is-voluntary']);
  });

  test('And receives no copy, nor changes texts with another', {
    meta: { rules: ['shadowfist.yotd/10.1.1/uncopyable-not-affected-by-copying'] },
  }, () => {
    const model = original([]);
    const receiving = (restrictions: Definition['restrictions']) =>
      table({
        ann: {
          hand: { mimicry: copies(['rules-text']) },
          characters: { twin: aCharacter({ restrictions }) },
        },
        bob: { characters: { model } },
      });
    expect(broken(afterPlaying(receiving([]), ...copying('model', 'twin')), use('ann', 'twin'))).toEqual([]);
    expect(broken(receiving(['Uncopyable']), copyModel)).toEqual(notAffected);
    const exchange = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [
            { choose: 'cards', which: {}, in: 'play', as: 'one' },
            { choose: 'cards', which: {}, in: 'play', as: 'other' },
          ],
          do: [
            {
              ...{ do: 'swap-rules-text', cards: [{ chosen: 'one' }, { chosen: 'other' }] },
              ...{ until: 'end-of-turn', withStates: false },
            },
          ],
        },
      ],
    });
    const swapping = (restrictions: Definition['restrictions']) =>
      table({
        ann: { hand: { exchange }, characters: { twin: aCharacter({ restrictions }) } },
        bob: { characters: { model } },
      });
    const both = { choose: { one: { cards: ['model'] }, other: { cards: ['twin'] } } };
    const exchanging = playing('ann', 'exchange', both);
    expect(broken(afterPlaying(swapping([]), exchanging, pass), use('ann', 'twin'))).toEqual([]);
    expect(broken(swapping(['Uncopyable']), exchanging)).toEqual(notAffected);
  });

  const duke = aCharacter({ title: 'Duke', restrictions: ['Unique'] });
  const dukes = (theirs: Definition) =>
    afterPlaying(
      table({ ann: { power: 2, hand: { mine: duke } }, bob: { characters: { theirs } } }),
      playing('ann', 'mine'),
    );

  test('Of two face-up copies one stays, by auction', {
    meta: {
      rules: [
        'shadowfist.yotd/10.1.1/unique-second-copy-starts-an-auction',
        'shadowfist.yotd/10.1.1/unique-one-face-up-copy',
      ],
    },
  }, () => {
    const contested = dukes(duke);
    expect(contested.auction).toMatchObject({ cards: ['theirs', 'mine'], newest: ['mine'] });
    const over = afterPlaying(
      ...[contested, { do: 'bid', player: 'ann', power: 1 }, { do: 'pass', player: 'bob' }],
      { do: 'choose', player: 'ann', value: { cards: ['mine'] } },
      pass,
    );
    expect(over.inPlay.map(({ id }) => id)).toEqual(['mine']);
    expect(dukes(aCharacter({ title: 'Baron', restrictions: ['Unique'] })).auction).toBeNull();
  });

  test('A copy that is revealed starts one, too', {
    meta: { rules: ['shadowfist.yotd/10.1.1/unique-second-copy-starts-an-auction'] },
  }, () => {
    const hall = aFengShuiSite({ title: 'Hall', restrictions: ['Unique'] });
    const state = table({
      ann: { power: 1, front: { mine: { card: hall, faceDown: true } } },
      bob: { front: { theirs: hall } },
    });
    const revealed = afterPlaying(state, { do: 'reveal', player: 'ann', card: 'mine' });
    expect(revealed.auction).toMatchObject({ newest: ['mine'], turn: 'ann' });
  });

  test('As does one that chance returns to a player who has one', {
    meta: { rules: ['shadowfist.yotd/10.1.1/unique-second-copy-starts-an-auction'] },
  }, () => {
    const state = table({
      ann: {
        power: 1,
        hand: { spell: risenByChance(duke) },
        characters: { mine: duke },
        smoked: { fallen: duke },
      },
      bob: {},
    });
    expect(afterPlaying(state, playing('ann', 'spell'), pass).auction).toMatchObject({ newest: ['fallen'] });
  });
});
