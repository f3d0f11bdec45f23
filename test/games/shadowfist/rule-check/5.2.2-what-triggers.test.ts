import { expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import { attack, decline, playing } from './acting.ts';
import { aCharacter, afterPlaying, anEvent, aSite, pass, player, table } from './table.ts';

const gain = (amount: number) => ({ do: 'gain-power', players: 'you', amount }) as const;

test('A card in hand can wait for its own discarding', () => {
  const trap = aCharacter({
    abilities: [
      {
        ability: 'triggered',
        on: { event: 'discarded', card: { is: 'this' }, player: 'you', by: 'every-opponent' },
        from: 'hand',
        do: [gain(5)],
      },
    ],
  });
  const raid = anEvent({
    abilities: [
      {
        ability: 'event',
        do: [
          {
            do: 'choose',
            choice: { choose: 'cards', which: {}, in: { hand: 'every-opponent' }, as: 'card' },
          },
          { do: 'discard', cards: { chosen: 'card' } },
        ],
      },
    ],
  });
  const state = table({ ann: { hand: { raid } }, bob: { hand: { trap, other: aCharacter() } } });
  const asked = afterPlaying(state, playing('ann', 'raid'), pass);
  const discarded = (which: string) =>
    afterPlaying(asked, { do: 'choose', player: 'ann', value: { cards: [which] } });
  expect(player(afterPlaying(discarded('trap'), pass), 'bob').power).toBe(5);
  expect(discarded('other').scene).toBeNull();
});

test('What waits for the end of an attack can ask for its target', () => {
  const when = (type: 'Site' | 'Character'): Ability => ({
    ability: 'triggered',
    on: { event: 'attack-ended', targets: { type: [type] } },
    do: [gain(1)],
  });
  const state = table({
    ann: { characters: { fighter: aCharacter({ fighting: 2 }) } },
    bob: { front: { tower: aSite({ abilities: [when('Site'), when('Character')] }) } },
  });
  const ended = afterPlaying(state, attack('tower', 'fighter'), pass, decline('bob'), pass);
  expect(player(afterPlaying(ended, pass), 'bob').power).toBe(1);
});
