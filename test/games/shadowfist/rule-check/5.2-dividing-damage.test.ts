import { describe, expect, test } from 'vitest';
import { Budget } from '../../../../src/engine/budget.ts';
import { shadowfistLaw } from '../../../../src/games/shadowfist/rule-check/law.ts';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import type { Choice } from '../../../../src/games/shadowfist/vocabulary/choices.ts';
import type { Amount, Cards } from '../../../../src/games/shadowfist/vocabulary/terms.ts';
import { attack, choosing, fire, playing, strong, use } from './acting.ts';
import {
  aCharacter,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  aState,
  broken,
  card,
  judged,
  open,
  pass,
  pile,
  table,
} from './table.ts';

/** Every choice is made on generation, also how damage is divided (5.2). */

const law = shadowfistLaw(() => undefined);
const everyCharacter = { each: { type: ['Character'] }, in: 'play' } as const;
const dividing = (amount: Amount, among: Cards, choose: readonly Choice[] = []) => ({
  choose: [...choose, { choose: 'division', amount, among, as: 'shares' } as const],
  do: [{ do: 'damage', amount: { share: 'shares' }, to: { chosen: 'shares' } } as const],
});
const divided = (division: Record<string, number>) => ({ shares: { division } });
const burst = anEvent({ title: 'Burst', abilities: [{ ability: 'event', ...dividing(3, everyCharacter) }] });
const play = (division: Record<string, number>, more: object = {}) =>
  playing('ann', 'burst', { choose: { ...divided(division), ...more } });
const field = (more: object = {}) =>
  table({
    ann: { hand: { burst }, edges: { edge: anEdge() } },
    bob: { front: { tower: aSite() }, characters: { hero: strong(5), squire: strong(2) }, ...more },
  });
const damage = (state: Parameters<typeof card>[0], ...ids: string[]) =>
  ids.map((id) => card(state, id).damage);
const atGeneration = ['5.2/choices-and-payments-at-generation'];
const ruled = { meta: { rules: ['shadowfist.yotd/5.2/choices-and-payments-at-generation'] } } as const;

describe('How an Event divides its damage', () => {
  test('is announced as it is played, and inflicted as it resolves', ruled, () => {
    const generated = afterPlaying(field(), play({ hero: 2, squire: 1 }));
    expect(damage(generated, 'hero', 'squire')).toEqual([0, 0]);
    const resolved = afterPlaying(generated, pass);
    expect(resolved.question).toBeNull();
    expect(damage(resolved, 'hero', 'squire')).toEqual([2, 1]);
  });

  test('is asked for if it is not said', ruled, () => {
    expect(open(field(), playing('ann', 'burst'))).toEqual(['/choose/shares']);
    expect(judged(field(), playing('ann', 'burst')).verdicts).toMatchObject([
      {
        outcome: 'needs-choice',
        choices: [
          {
            form: 'division',
            key: 'division',
            player: 'ann',
            from: ['hero', 'squire'],
            least: 1,
            most: 2,
            amount: 3,
            about: 'how 3 is divided among all Characters',
          },
        ],
      },
    ]);
  });

  test.each([
    ['less than all of it', { hero: 1, squire: 1 }, atGeneration],
    ['more than there is', { hero: 4 }, atGeneration],
    ['what is not a Character', { hero: 1, tower: 2 }, atGeneration],
    ['what is not in the game', { hero: 1, ghost: 2 }, atGeneration],
    ['all of it to one of them', { hero: 3 }, []],
    ['none of it to one of them, as of combat damage (4.5.1)', { hero: 3, squire: 0 }, []],
  ])('is judged: %s', (_, division, rules) => {
    expect(broken(field(), play(division))).toEqual(rules);
  });

  test('may not give any to a card that it does not affect', {
    meta: { rules: ['shadowfist.yotd/7.6/not-affected-no-target-of-affecting-events'] },
  }, () => {
    const immune: Ability = {
      ability: 'continuous',
      cards: 'this',
      modify: [{ notAffectedBy: { type: ['Event'] } }],
    };
    const state = field({ characters: { hero: strong(5), monk: strong(5, { abilities: [immune] }) } });
    expect(broken(state, play({ hero: 1, monk: 2 }))).toEqual([
      '7.6/not-affected-no-target-of-affecting-events',
    ]);
  });

  test('may give nothing to a State or an Edge, which are not damaged', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3.4/states-cannot-be-attacked-or-damaged',
        'shadowfist.yotd/4.3.5/edges-cannot-be-attacked-or-damaged',
      ],
    },
  }, () => {
    const wild = anEvent({ abilities: [{ ability: 'event', ...dividing(3, { each: {}, in: 'play' }) }] });
    const state = table({
      ann: { hand: { burst: wild }, edges: { edge: anEdge() } },
      bob: { characters: { hero: strong(5) }, states: { blade: { card: aState(), on: 'hero' } } },
    });
    expect(broken(state, play({ hero: 1, edge: 2 }))).toEqual(['4.3.5/edges-cannot-be-attacked-or-damaged']);
    expect(broken(state, play({ hero: 1, blade: 2 }))).toEqual([
      '4.3.4/states-cannot-be-attacked-or-damaged',
    ]);
  });

  test('goes without saying if there is one card only, or no damage', ruled, () => {
    const one = field({ characters: { hero: strong(5) } });
    expect(damage(afterPlaying(one, playing('ann', 'burst'), pass), 'hero')).toEqual([3]);
    const idle = anEvent({
      abilities: [
        {
          ability: 'event',
          ...dividing({ count: { each: { attacking: true }, in: 'play' } }, everyCharacter),
        },
      ],
    });
    const state = table({
      ann: { hand: { burst: idle } },
      bob: { characters: { hero: strong(5), squire: strong(2) } },
    });
    expect(damage(afterPlaying(state, playing('ann', 'burst'), pass), 'hero', 'squire')).toEqual([0, 0]);
  });

  test('needs a card that can be damaged', ruled, () => {
    expect(broken(field({ characters: {} }), playing('ann', 'burst'))).toEqual(atGeneration);
  });

  test('does not change when a card is gone on resolution: its share is lost', {
    meta: { rules: ['shadowfist.yotd/7.2/effects-do-not-follow-a-card'] },
  }, () => {
    const state = table({
      ann: { hand: { burst } },
      bob: { characters: { hero: strong(5), squire: strong(2) }, hand: { strike: fire(2) } },
    });
    const resolved = afterPlaying(
      state,
      play({ hero: 1, squire: 2 }),
      choosing('bob', 'strike', 'squire'),
      pass,
    );
    expect(pile(resolved, 'bob', 'smoked')).toContain('squire');
    expect(damage(resolved, 'hero')).toEqual([1]);
  });

  test('is an amount fixed on generation', {
    meta: { rules: ['shadowfist.yotd/10.2/x-of-an-event-is-fixed'] },
  }, () => {
    const swarm = anEvent({
      abilities: [
        {
          ability: 'event',
          ...dividing({ count: { each: { type: ['Character'] }, in: 'play' } }, everyCharacter),
        },
      ],
    });
    const state = table({
      ann: { hand: { burst: swarm } },
      bob: { characters: { hero: strong(5), squire: strong(2) }, hand: { strike: fire(2) } },
    });
    expect(broken(state, play({ hero: 1 }))).toEqual(atGeneration);
    const resolved = afterPlaying(state, play({ hero: 2 }), choosing('bob', 'strike', 'squire'), pass);
    expect(damage(resolved, 'hero')).toEqual([2]);
  });
});

describe('Damage divided among targets', () => {
  const targets: Choice = {
    choose: 'cards',
    which: { type: ['Character'] },
    in: 'play',
    number: { atLeast: 1 },
    target: true,
    as: 'targets',
  };
  const volley = anEvent({
    title: 'Volley',
    abilities: [{ ability: 'event', ...dividing(3, { chosen: 'targets' }, [targets]) }],
  });
  const state = table({
    ann: { hand: { burst: volley } },
    bob: {
      characters: { hero: strong(5), squire: strong(5), page: strong(5), monk: strong(5) },
      hand: {
        veer: anEvent({
          abilities: [
            {
              ability: 'playing',
              kind: 'only',
              inResponseTo: { to: { targets: {} }, as: 'answered' },
            },
            { ability: 'event', do: [{ do: 'change-targets', effect: 'answered', by: 'you' }] },
          ],
        }),
      },
    },
  });
  const aimed = play({ hero: 1, squire: 2 }, { targets: { cards: ['hero', 'squire'] } });

  test('goes only to targets', ruled, () => {
    expect(broken(state, aimed)).toEqual([]);
    expect(broken(state, play({ hero: 1, page: 2 }, { targets: { cards: ['hero', 'squire'] } }))).toEqual(
      atGeneration,
    );
    expect(open(state, playing('ann', 'burst'))).toEqual(['/choose/targets', '/choose/shares']);
    expect(
      open(state, playing('ann', 'burst', { choose: { targets: { cards: ['hero', 'squire'] } } })),
    ).toEqual(['/choose/shares']);
  });

  test('goes in the announced shares to the new targets when all targets change', {
    meta: { rules: ['shadowfist.yotd/4.3.6/changing-announced-targets-only'] },
  }, () => {
    const changed = afterPlaying(
      state,
      aimed,
      playing('bob', 'veer', { choose: { 'new-targets': { cards: ['monk', 'page'] } } }),
      pass,
    );
    expect(damage(changed, 'hero', 'squire', 'monk', 'page')).toEqual([0, 0, 1, 2]);
  });
});

describe('A division of damage', () => {
  test('is announced with an ability that is used', ruled, () => {
    const sling = aCharacter({
      abilities: [
        { ability: 'voluntary', pay: [{ pay: 'turn', card: 'this' }], ...dividing(2, everyCharacter) },
      ],
    });
    const state = table({
      ann: { characters: { slinger: sling } },
      bob: { characters: { hero: strong(5), squire: strong(5) } },
    });
    expect(open(state, use('ann', 'slinger'))).toEqual(['/choose/shares']);
    const shot = afterPlaying(
      state,
      use('ann', 'slinger', { choose: divided({ hero: 1, squire: 1 }) }),
      pass,
    );
    expect(damage(shot, 'hero', 'squire')).toEqual([1, 1]);
  });

  test('is asked for as an effect is triggered', {
    meta: { rules: ['shadowfist.yotd/5.2.2/trigger-decisions-at-generation'] },
  }, () => {
    const gun = strong(5, {
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'turned-to-attack', card: { is: 'this' } },
          ...dividing(3, { each: { type: ['Character'], controller: 'every-opponent' }, in: 'play' }),
        },
      ],
    });
    const state = table({
      ann: { front: { gate: aSite() }, characters: { gunner: gun } },
      bob: { front: { tower: aSite() }, characters: { hero: strong(5), squire: strong(5) } },
    });
    const asked = afterPlaying(state, attack('tower', 'gunner'));
    expect(asked.question).toMatchObject({ kind: 'division', as: 'shares', amount: 3, player: 'ann' });
    const chosen = afterPlaying(asked, {
      do: 'choose',
      player: 'ann',
      value: { division: { hero: 1, squire: 2 } },
    });
    expect(damage(chosen, 'hero', 'squire')).toEqual([0, 0]);
    expect(damage(afterPlaying(chosen, pass), 'hero', 'squire')).toEqual([1, 2]);
  });

  test('is chosen on resolution if it is among the effects', {
    meta: { rules: ['shadowfist.yotd/5.2/decisions-at-resolution-only-if-stated'] },
  }, () => {
    const { choose, do: effects } = dividing(2, everyCharacter);
    const chosen = choose.map((choice) => ({ do: 'choose', choice }) as const);
    const late = anEvent({ abilities: [{ ability: 'event', do: [...chosen, ...effects] }] });
    const state = table({
      ann: { hand: { late } },
      bob: { characters: { hero: strong(5), squire: strong(5) } },
    });
    const asked = afterPlaying(state, playing('ann', 'late'), pass);
    const done = afterPlaying(asked, { do: 'choose', player: 'ann', value: { division: { squire: 2 } } });
    expect(damage(done, 'hero', 'squire')).toEqual([0, 2]);
  });

  test('is listed as left open', ruled, () => {
    expect(law.legalActions(field(), 'ann', new Budget())).toContainEqual({
      action: { do: 'play', player: 'ann', card: 'burst', choose: { shares: { division: {} } } },
      open: {
        '/choose/shares/division': {
          form: 'division',
          from: ['hero', 'squire'],
          least: 1,
          most: 2,
          amount: 3,
        },
      },
    });
  });
});
