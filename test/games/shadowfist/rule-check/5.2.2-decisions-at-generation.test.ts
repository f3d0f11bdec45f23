import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/games/shadowfist/vocabulary/effects.ts';
import { doing, playing } from './acting.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  aState,
  broken,
  card,
  pass,
  pile,
  player,
  table,
} from './table.ts';

const atGeneration = {
  meta: { rules: ['shadowfist.yotd/5.2.2/trigger-decisions-at-generation'] },
} as const;
const enteringAtResolution = {
  meta: { rules: ['shadowfist.yotd/5.2/entering-card-chosen-at-resolution'] },
} as const;

const aCharacterOf = (controller: 'you' | 'every-opponent', as: string) =>
  ({ choose: 'cards', which: { type: ['Character'], controller }, in: 'play', as }) as const;
const mayBurn: Effect = {
  ...{ do: 'may', by: 'you', choose: [aCharacterOf('every-opponent', 'burned')] },
  effects: [{ do: 'damage', amount: 1, to: { chosen: 'burned' } }],
};
const gain: Effect = { do: 'gain-power', players: 'you', amount: 1 };

/** Does this whenever a card is smoked. */
const mourner = (...effects: Effect[]) =>
  anEdge({ title: 'Mourner', abilities: [{ ability: 'triggered', on: { event: 'smoked' }, do: effects }] });

/** Until the end of the turn, does this whenever a card is smoked. */
const vigil = (...effects: Effect[]) =>
  anEvent({
    title: 'Vigil',
    abilities: [
      {
        ability: 'event',
        do: [{ do: 'when', on: { event: 'smoked' }, until: 'end-of-turn', once: false, effects }],
      },
    ],
  });

/** Ann's mourner has been triggered: she is asked, if there is something to decide. */
const afterDeath = (edge: ReturnType<typeof mourner>, ann: object = {}) =>
  afterPlaying(
    table({
      ann: {
        ...ann,
        hand: { doom: doing('smoke'), spell: doing('toast'), spare: anEvent({ title: 'Spare' }) },
        edges: { mourner: edge },
        characters: { hero: aCharacter({ fighting: 3 }), lamb: aCharacter() },
      },
      bob: { characters: { brute: aCharacter({ fighting: 3 }), thug: aCharacter({ fighting: 3 }) } },
    }),
    playing('ann', 'doom', { choose: { victim: { cards: ['lamb'] } } }),
    pass,
  );
const answer = (value: object) => ({ do: 'choose', player: 'ann', value });
const yes = answer({ mode: 'yes' });
const no = answer({ mode: 'no' });

describe('what a triggered effect leaves to its controller is decided on generation (5.2.2)', () => {
  test(
    'Whether and to which card it does something is asked before anybody can respond',
    atGeneration,
    () => {
      const asked = afterDeath(mourner(gain, mayBurn));
      expect(asked.question).toMatchObject({ player: 'ann', kind: 'mode' });
      expect(player(asked, 'ann').power).toBe(0);
      const willing = afterPlaying(asked, yes);
      expect(willing.question?.from).toEqual(['brute', 'thug']);
      const chosen = afterPlaying(willing, answer({ cards: ['thug'] }));
      expect(chosen.question).toBe(null);
      expect(player(chosen, 'ann').power).toBe(0);
      const resolved = afterPlaying(chosen, pass);
      expect(player(resolved, 'ann').power).toBe(1);
      expect(card(resolved, 'thug').damage).toBe(1);
    },
  );

  test('A controller who leaves it has the rest done on resolution', atGeneration, () => {
    const resolved = afterPlaying(afterDeath(mourner(gain, mayBurn)), no, pass);
    expect(player(resolved, 'ann').power).toBe(1);
    expect(card(resolved, 'brute').damage).toBe(0);
    expect(card(resolved, 'thug').damage).toBe(0);
  });

  test('An effect of which all is left is not generated at all', atGeneration, () => {
    const left = afterPlaying(afterDeath(mourner(mayBurn)), no);
    expect(left.scene).toBe(null);
    const wanted = afterPlaying(afterDeath(mourner(mayBurn)), yes, answer({ cards: ['thug'] }));
    expect(wanted.scene?.items).toHaveLength(1);
  });

  test('A card that left play in response is not chosen again', atGeneration, () => {
    const chosen = afterPlaying(
      afterDeath(mourner(mayBurn)),
      ...[yes, answer({ cards: ['thug'] })],
      playing('ann', 'spell', { choose: { victim: { cards: ['thug'] } } }),
      pass,
    );
    expect(pile(chosen, 'bob', 'toasted')).toEqual(['thug']);
    expect(card(chosen, 'brute').damage).toBe(0);
  });

  test('The number of an effect is chosen on generation', atGeneration, () => {
    const asked = afterDeath(
      mourner(
        { do: 'choose', choice: { choose: 'number', atLeast: 0, atMost: 3, as: 'number' } },
        { do: 'gain-power', players: 'you', amount: { value: 'number' } },
      ),
    );
    expect(asked.question).toMatchObject({ player: 'ann', kind: 'number', most: 3 });
    const chosen = afterPlaying(asked, answer({ number: 2 }));
    expect(player(chosen, 'ann').power).toBe(0);
    expect(player(afterPlaying(chosen, pass), 'ann').power).toBe(2);
  });

  test('A price is paid on generation, and who cannot pay it is not asked', {
    meta: { rules: ['shadowfist.yotd/5.2/choices-and-payments-at-generation'] },
  }, () => {
    const edge = mourner({
      ...{ do: 'may', by: 'you', pay: [{ pay: 'power', amount: 2 }], effects: [] },
      otherwise: [{ do: 'toast', cards: 'this' }],
    });
    const paid = afterPlaying(afterDeath(edge, { power: 3 }), yes);
    expect(player(paid, 'ann').power).toBe(1);
    expect(card(afterPlaying(paid, pass), 'mourner').id).toBe('mourner');
    const poor = afterDeath(edge, { power: 1 });
    expect(poor.question).toBe(null);
    expect(pile(afterPlaying(poor, pass), 'ann', 'toasted')).toEqual(['mourner']);
  });

  test('What the controller must choose is chosen on generation', atGeneration, () => {
    const asked = afterDeath(
      mourner(
        { do: 'choose', choice: aCharacterOf('every-opponent', 'one') },
        { do: 'turn', cards: { chosen: 'one' } },
      ),
    );
    expect(asked.question?.from).toEqual(['brute', 'thug']);
    const chosen = afterPlaying(asked, answer({ cards: ['brute'] }));
    expect(card(chosen, 'brute').turned).toBe(false);
    expect(card(afterPlaying(chosen, pass), 'brute').turned).toBe(true);
  });

  test('The end of an effect that waited for it is a triggered effect, too', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2.2/trigger-decisions-at-generation',
        'shadowfist.yotd/5.2/duration-ends-by-a-triggered-effect',
      ],
    },
  }, () => {
    const dusk = anEvent({
      abilities: [{ ability: 'event', do: [{ do: 'at', end: 'end-of-turn', effects: [gain, mayBurn] }] }],
    });
    const asked = afterPlaying(
      table({
        ann: { hand: { dusk }, front: { grove: aFengShuiSite() } },
        bob: { characters: { thug: aCharacter({ fighting: 2 }), brute: aCharacter({ fighting: 2 }) } },
      }),
      ...[playing('ann', 'dusk'), pass, { do: 'end-turn', player: 'ann' }, pass],
    );
    expect(asked.question).toMatchObject({ player: 'ann', kind: 'mode' });
    expect(player(asked, 'ann').power).toBe(0);
  });
});

describe('a text that waits decides each time that it is triggered (5.2.2)', () => {
  const watched = (effect: Effect) =>
    afterPlaying(
      table({
        ann: {
          hand: { watch: vigil(effect), doom: doing('smoke'), dread: doing('smoke') },
          characters: { lamb: aCharacter(), kid: aCharacter() },
        },
        bob: { characters: { brute: aCharacter({ fighting: 3 }), thug: aCharacter({ fighting: 3 }) } },
      }),
      ...[playing('ann', 'watch'), pass],
      ...[playing('ann', 'doom', { choose: { victim: { cards: ['lamb'] } } }), pass],
    );

  test('Its card is chosen before anybody can respond', atGeneration, () => {
    const asked = watched(mayBurn);
    expect(asked.question).toMatchObject({ kind: 'mode' });
    const chosen = afterPlaying(asked, yes, answer({ cards: ['brute'] }));
    expect(card(chosen, 'brute').damage).toBe(0);
    expect(chosen.scene?.items).toHaveLength(1);
    expect(card(afterPlaying(chosen, pass), 'brute').damage).toBe(1);
  });

  test('Leaving it once does not leave it the next time', atGeneration, () => {
    const again = afterPlaying(
      watched(mayBurn),
      no,
      playing('ann', 'dread', { choose: { victim: { cards: ['kid'] } } }),
      pass,
    );
    expect(again.question).toMatchObject({ kind: 'mode' });
  });
});

describe('decisions that need what the effect does are made on resolution', () => {
  test('What is discarded after cards are drawn', {
    meta: { rules: ['shadowfist.yotd/5.2/decisions-at-resolution-only-if-stated'] },
  }, () => {
    const edge = mourner(
      { do: 'draw', players: 'you', amount: 1 },
      { do: 'choose', choice: { choose: 'cards', which: {}, in: { hand: 'you' }, as: 'waste' } },
      { do: 'discard', cards: { chosen: 'waste' } },
    );
    const triggered = afterDeath(edge);
    expect(triggered.question).toBe(null);
    expect(afterPlaying(triggered, pass).question).toMatchObject({ player: 'ann', kind: 'cards' });
  });

  test('What is decided after looking at a hand', {
    meta: { rules: ['shadowfist.yotd/5.2/decisions-at-resolution-only-if-stated'] },
  }, () => {
    const triggered = afterDeath(mourner({ do: 'reveal', cards: { each: {}, in: 'play' } }, mayBurn));
    expect(triggered.question).toBe(null);
    expect(afterPlaying(triggered, pass).question).toMatchObject({ kind: 'mode' });
  });

  test('What chance decides before, or another player', {
    meta: { rules: ['shadowfist.yotd/5.2/decisions-at-resolution-only-if-stated'] },
  }, () => {
    const coin: Effect = {
      do: 'choose',
      choice: { choose: 'mode', of: ['heads', 'tails'], random: true, as: 'coin' },
    };
    expect(afterDeath(mourner(coin, mayBurn)).question).toBe(null);
    const rival: Effect = {
      ...{ do: 'each-player', players: 'every-opponent' },
      effects: [{ do: 'may', by: 'that-player', effects: [gain] }],
    };
    expect(afterDeath(mourner(rival, mayBurn)).question).toBe(null);
  });

  test(
    'Which card enters play is chosen on resolution, and whether one does on generation',
    enteringAtResolution,
    () => {
      const raise: Effect = {
        ...{ do: 'may', by: 'you' },
        choose: [{ choose: 'cards', which: { type: ['Character'] }, in: { smoked: 'you' }, as: 'raised' }],
        effects: [{ do: 'return-to-play', cards: { chosen: 'raised' }, by: 'you' }],
      };
      const asked = afterDeath(mourner(raise), { smoked: { ghost: aCharacter({ title: 'Ghost' }) } });
      expect(asked.question).toMatchObject({ kind: 'mode' });
      const willing = afterPlaying(asked, yes);
      expect(willing.question).toBe(null);
      const resolving = afterPlaying(willing, pass);
      expect(resolving.question?.from).toEqual(['lamb', 'ghost']);
      expect(card(afterPlaying(resolving, answer({ cards: ['ghost'] })), 'ghost').id).toBe('ghost');
    },
  );
});

describe('a text by which a player must pay or lose something leaves the choice to that player (5.2)', () => {
  const tax: Effect = {
    ...{ do: 'may', by: { event: 'player' }, pay: [{ pay: 'power', amount: 1 }], effects: [] },
    otherwise: [
      {
        ...{ do: 'choose' },
        choice: {
          ...{ choose: 'cards', which: { type: ['Character'], controller: { event: 'player' } } },
          ...{ in: 'play', by: { event: 'player' }, as: 'lost' },
        },
      },
      { do: 'smoke', cards: { chosen: 'lost' } },
    ],
  };
  const turnOf = (who: 'ann' | 'bob') =>
    afterPlaying(
      table(
        {
          ann: {
            power: 1,
            edges: {
              toll: anEdge({
                abilities: [{ ability: 'triggered', on: { event: 'turn-started' }, do: [tax] }],
              }),
            },
            characters: { hero: aCharacter(), page: aCharacter() },
          },
          bob: { power: 1, characters: { brute: aCharacter(), thug: aCharacter() } },
        },
        { turn: { player: who === 'ann' ? 'bob' : 'ann' } },
      ),
      ...[{ do: 'end-turn', player: who === 'ann' ? 'bob' : 'ann' }, pass],
    );

  test('Its controller chooses on generation', atGeneration, () => {
    const asked = turnOf('ann');
    expect(asked.question).toMatchObject({ player: 'ann', kind: 'mode' });
    expect(asked.scene).toBe(null);
    const refused = afterPlaying(asked, no, pass);
    expect(refused.question).toMatchObject({ player: 'ann', from: ['hero', 'page'] });
    expect(player(refused, 'ann').power).toBe(1);
  });

  test('Another player chooses on resolution, and may refuse though the Power is there', {
    meta: { rules: ['shadowfist.yotd/5.2/decisions-at-resolution-only-if-stated'] },
  }, () => {
    const triggered = turnOf('bob');
    expect(triggered.scene?.items).toHaveLength(1);
    const asked = afterPlaying(triggered, pass);
    expect(asked.question).toMatchObject({ player: 'bob', kind: 'mode' });
    const refused = afterPlaying(asked, { do: 'choose', player: 'bob', value: { mode: 'no' } });
    expect(refused.question).toMatchObject({ player: 'bob', from: ['brute', 'thug'] });
    const paid = afterPlaying(asked, { do: 'choose', player: 'bob', value: { mode: 'yes' } });
    expect(player(paid, 'bob').power).toBe(0);
  });
});

test('What would return a card to play is not triggered without a card that may return', {
  meta: { rules: ['shadowfist.yotd/5.2/legal-entering-card-at-generation'] },
}, () => {
  const raising = (type: 'Site' | 'Character') =>
    anEdge({
      title: 'Raiser',
      abilities: [
        {
          ...{ ability: 'triggered', on: { event: 'smoked' }, optional: true },
          do: [
            {
              do: 'choose',
              choice: { choose: 'cards', which: { type: [type] }, in: { smoked: 'you' }, as: 'raised' },
            },
            { do: 'return-to-play', cards: { chosen: 'raised' }, by: 'you' },
          ],
        },
      ],
    });
  expect(afterDeath(raising('Site')).question).toBe(null);
  const asked = afterDeath(raising('Character'));
  expect(asked.question).toMatchObject({ kind: 'mode' });
  expect(card(afterPlaying(asked, yes, pass), 'lamb').id).toBe('lamb');
});

test(
  'A State that may do something when its subject turns has it chosen before the turning is answered',
  atGeneration,
  () => {
    const tracer = aState({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'turned', card: { is: 'subject' } },
          do: [
            { do: 'damage', amount: 1, to: 'subject' },
            {
              ...{ do: 'may', by: 'you', choose: [aCharacterOf('you', 'rested')] },
              effects: [{ do: 'unturn', cards: { chosen: 'rested' } }],
            },
          ],
        },
      ],
    });
    const asked = afterPlaying(
      table({
        ann: {
          hand: { spell: doing('turn') },
          states: { tracer: { card: tracer, on: 'brute' } },
          characters: {
            hero: { card: aCharacter(), turned: true },
            page: { card: aCharacter(), turned: true },
          },
        },
        bob: { characters: { brute: aCharacter({ fighting: 3 }) } },
      }),
      ...[playing('ann', 'spell', { choose: { victim: { cards: ['brute'] } } }), pass],
    );
    expect(card(asked, 'brute').damage).toBe(0);
    const chosen = afterPlaying(asked, yes, answer({ cards: ['page'] }));
    expect(broken(chosen, { do: 'choose', player: 'ann', value: { cards: ['hero'] } })).not.toEqual([]);
    const resolved = afterPlaying(chosen, pass);
    expect(card(resolved, 'page').turned).toBe(false);
    expect(card(resolved, 'brute').damage).toBe(1);
  },
);
