import { describe, expect, test } from 'vitest';
import { attack, decline, intercept, names, playing, strong, windfall } from './acting.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  aSite,
  aState,
  broken,
  card,
  events,
  pass,
  pile,
  table,
} from './table.ts';

const passes = (who: string) => ({ do: 'pass', player: who });

describe('the Golden Rule (3)', () => {
  /** A Character whose text lets it attack in an opponent's turn. */
  const raider = aCharacter({
    abilities: [{ ability: 'continuous', cards: 'this', modify: [{ mayAttackOnOpponentsTurn: true }] }],
  });
  const raid = (hood: typeof raider, turned = false) =>
    broken(
      table({
        ann: { front: { tower: aSite(), shed: aSite() }, back: { cellar: aSite() } },
        bob: { characters: { hood: { card: hood, turned } } },
      }),
      { do: 'attack', player: 'bob', attackers: ['hood'], target: 'tower' },
    );

  test('the text of a card prevails over a rule', {
    meta: { rules: ['shadowfist.yotd/3/golden-rule'] },
  }, () => {
    expect(raid(raider)).toEqual([]);
    expect(raid(aCharacter())).toEqual(['5.3/attack-in-own-main-shot']);
  });

  test('but only over the one that it mentions', {
    meta: { rules: ['shadowfist.yotd/3/only-what-it-mentions'] },
  }, () => {
    expect(raid(raider, true)).toEqual(['4.2/turned-card-cannot-turn']);
  });
});

describe('the sample turn (3.4)', () => {
  const fought = (edges: Record<string, ReturnType<typeof anEdge>> = {}) =>
    afterPlaying(
      table({
        ann: { characters: { priest: strong(1) } },
        bob: {
          front: { temple: aSite() },
          characters: { friends: strong(1), others: strong(1) },
          edges,
          hand: { windfall },
        },
      }),
      ...[attack('temple', 'priest'), playing('bob', 'windfall')],
    );
  const chain = intercept('bob', { priest: ['friends', 'others'] });

  test('in the first turn nobody generates Power, and any number of cards is discarded', {
    meta: { rules: ['shadowfist.yotd/3.4/nothing-to-generate-allows-discards'] },
  }, () => {
    const hand = { one: windfall, two: windfall, three: windfall };
    const discards = { do: 'discard', player: 'ann', cards: ['one', 'two', 'three'] };
    const seats = (
      generatedPower: boolean | null,
      front: Parameters<typeof table>[0][string]['front'] = {},
    ) => table({ ann: { hand, front }, bob: {} }, { turn: { phase: 'discard', generatedPower } });
    const first = afterPlaying(
      table(
        {
          ann: { deck: { ...hand, four: windfall, five: windfall, six: windfall, seven: windfall } },
          bob: { deck: 9 },
        },
        {
          turn: { phase: 'set-up', generatedPower: null },
        },
      ),
      ...[
        { do: 'start', player: 'ann' },
        { do: 'generate-power', player: 'ann' },
        { do: 'unturn', player: 'ann' },
      ],
    );
    expect(broken(first, discards)).toEqual([]);
    expect(broken(seats(true, { site: aSite() }), discards)).toEqual(['3.3.1/discard-one']);
  });

  test('the declaration of an attack does not resolve with the scene that answers it', {
    meta: { rules: ['shadowfist.yotd/3.4/declarations-do-not-resolve'] },
  }, () => {
    const happened = events(fought(), pass) as readonly { event: string; card?: string }[];
    expect(happened.filter(({ event }) => event === 'resolved').map((one) => one.card)).toEqual(['windfall']);
    expect(fought().attack).toMatchObject({ attackers: [{ id: 'priest' }] });
  });

  test('when the attacker falls the attack ends, and who waited in its chain intercepts no longer', {
    meta: {
      rules: [
        'shadowfist.yotd/3.4/attack-ends-without-attackers',
        'shadowfist.yotd/3.4/interceptor-without-attacker-ceases',
      ],
    },
  }, () => {
    const due = afterPlaying(fought(), pass, decline('ann'), chain, pass);
    const happened = events(due, pass);
    expect(names(happened)).toEqual(
      expect.arrayContaining(['smoked', 'ceased-intercepting', 'attack-ended']),
    );
    expect(happened).toContainEqual({ event: 'ceased-intercepting', card: 'others' });
    const over = afterPlaying(due, pass);
    expect([over.attack, pile(over, 'ann', 'smoked'), card(over, 'others').damage]).toEqual([
      ...[null, ['priest'], 0],
    ]);
  });

  test('one that is left attacks on', {
    meta: { rules: ['shadowfist.yotd/3.4/attack-ends-without-attackers'] },
  }, () => {
    const due = afterPlaying(
      table({
        ann: { characters: { priest: strong(1), monk: strong(2) } },
        bob: { front: { temple: aSite() }, characters: { friends: strong(1) } },
      }),
      ...[attack('temple', 'priest', 'monk'), pass, decline('ann')],
      ...[intercept('bob', { priest: ['friends'] }), pass, pass],
    );
    expect(due.attack).toMatchObject({ step: 'prior-to-target', attackers: [{ id: 'monk' }] });
  });
});

describe('which cards are played when (3.5)', () => {
  const hand = {
    edge: anEdge(),
    state: aState(),
    character: aCharacter(),
    site: aSite(),
    garden: aFengShuiSite(),
    event: windfall,
  };
  const seats = () =>
    table({
      ann: { front: { tower: aSite() }, characters: { hero: strong(2) } },
      bob: { power: 9, front: { keep: aSite() }, characters: { guard: aCharacter() }, hand },
    });
  const deeds = [
    playing('bob', 'edge'),
    playing('bob', 'state', { on: 'guard' }),
    playing('bob', 'character', { at: { column: 0 } }),
    playing('bob', 'site', { at: { column: 1, row: 'front' } }),
    playing('bob', 'garden', { at: { column: 1, row: 'front' } }),
  ];

  test.each(deeds)(
    'only in one’s own turn: $card',
    { meta: { rules: ['shadowfist.yotd/3.5/types-only-in-own-turn'] } },
    (deed) => {
      expect(broken(seats(), deed)).toEqual(['3.3.2/opponents-play-only-events']);
      const own = { ...seats(), turn: { ...seats().turn, player: 'bob' } };
      expect(broken(own, deed)).toEqual([]);
    },
  );

  test('an Event in every player’s Main Shot, and no other time', {
    meta: { rules: ['shadowfist.yotd/3.5/events-in-any-main-shot'] },
  }, () => {
    expect(broken(seats(), playing('bob', 'event'))).toEqual([]);
    const dawn = afterPlaying(seats(), { do: 'end-turn', player: 'ann' }, pass);
    expect(broken(dawn, playing('bob', 'event'))).toEqual(['3.3.1/no-effects-in-establishing-shot']);
  });

  test('a State also in an attack of one’s own, which no Edge or Character is', {
    meta: { rules: ['shadowfist.yotd/3.5/states-in-own-attack'] },
  }, () => {
    const declared = afterPlaying(
      table({
        ann: { characters: { hero: strong(2) }, hand },
        bob: { front: { tower: aSite() } },
      }),
      ...[attack('tower', 'hero'), passes('bob')],
    );
    expect(broken(declared, playing('ann', 'state', { on: 'hero' }))).toEqual([]);
    expect(broken(declared, playing('ann', 'character'))).toEqual(['3.3.3/cards-during-attack']);
    expect(broken(declared, playing('ann', 'edge'))).toContain('4.3.5/no-edges-during-attack');
  });
});
