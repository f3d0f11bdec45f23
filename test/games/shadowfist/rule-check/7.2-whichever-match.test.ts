import { expect, test } from 'vitest';
import type { Effect } from '../../../../src/games/shadowfist/vocabulary/effects.ts';
import type { Filter } from '../../../../src/games/shadowfist/vocabulary/terms.ts';
import { attack, decline, intercept, playing } from './acting.ts';
import { aCharacter, afterPlaying, anEvent, aSite, card, pass, table } from './table.ts';

type Modify = Extract<Effect, { do: 'modify' }>;
const event = (which: Filter, by: Modify['by'], more: Partial<Modify> = {}) =>
  anEvent({
    abilities: [
      {
        ability: 'event',
        do: [
          { ...{ do: 'modify', by, until: 'end-of-attack' }, cards: { each: which, in: 'play' }, ...more },
        ],
      },
    ],
  });
const fighter = aCharacter({ fighting: 2 });

/** Ann attacks Bob, who plays the Event in response; Cyd joins the attack. */
const joined = (held: ReturnType<typeof anEvent>) =>
  afterPlaying(
    table({
      ann: { characters: { hero: fighter } },
      bob: { front: { tower: aSite({ body: 20 }) }, hand: { held } },
      cyd: { characters: { ally: fighter } },
    }),
    attack('tower', 'hero'),
    playing('bob', 'held'),
    pass,
    { do: 'join', player: 'cyd', attackers: ['ally'] },
    pass,
    pass,
  );
const fought = (state: unknown) => afterPlaying(state, decline('cyd'), decline('ann'), decline('bob'), pass);
const harmless = [{ inflictsNoDamage: {} }] as const;

test('An effect on whichever Characters attack is also on one that joins later', {
  meta: { rules: ['shadowfist.yotd/7.2/stated-duration'] },
}, () => {
  const held = event({ attacking: true }, harmless, { whichever: true });
  expect(card(fought(joined(held)), 'tower').damage).toBe(0);
});

test('An effect on the Characters that attack when it resolves is not on one that joins later', () => {
  expect(card(fought(joined(event({ attacking: true }, harmless))), 'tower').damage).toBe(2);
});

test('An effect on whichever Characters intercept is there before any does, and ends with the attack', () => {
  const guard = aCharacter({ fighting: 3 });
  const held = event({ intercepting: true }, [{ fighting: 4 }], { whichever: true });
  const state = afterPlaying(
    table({
      ann: { characters: { hero: fighter } },
      bob: { front: { tower: aSite() }, characters: { guard }, hand: { held } },
    }),
    attack('tower', 'hero'),
    playing('bob', 'held'),
    pass,
    decline('ann'),
    intercept('bob', { hero: ['guard'] }),
    ...[pass, pass, pass],
  );
  expect(card(state, 'guard').damage).toBe(2);
  expect(state.inPlay.map(({ id }) => id)).not.toContain('hero');
  expect(state.lasting).toEqual([]);
});

test('An effect on whichever cards match is not on those that match no longer', () => {
  const held = event({ attacking: true, controller: 'every-opponent' }, [{ fighting: -1 }], {
    whichever: true,
  });
  const retreat = { ability: 'special', special: 'Tactics' } as const;
  const state = afterPlaying(
    table({
      ann: { characters: { hero: aCharacter({ fighting: 2, abilities: [retreat] }), other: fighter } },
      bob: { front: { tower: aSite() }, hand: { held } },
    }),
    attack('tower', 'hero', 'other'),
    playing('bob', 'held'),
    pass,
    { do: 'tactics', player: 'ann', attacker: 'hero' },
    pass,
  );
  expect(state.attack?.attackers.map(({ id }) => id)).toEqual(['other']);
  expect(state.lasting).toMatchObject([
    { kind: 'modify', cards: [], whichever: { each: { attacking: true } } },
  ]);
});
