import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../src/games/shadowfist/vocabulary/definition.ts';
import { attack, decline, intercept } from './acting.ts';
import { smoke } from './cards/cast.ts';
import { aCharacter, afterPlaying, anEdge, aSite, pass, pile, player, table } from './table.ts';

type Ability = Definition['abilities'][number];

const gain = (amount: number) => ({ do: 'gain-power' as const, players: 'you' as const, amount });
const instead = (
  effects: Extract<Ability, { ability: 'replacement' }>['instead'],
  more: object = {},
): Ability => ({
  ability: 'replacement',
  on: { event: 'smoked', card: { type: ['Character'] }, source: { is: 'this' }, combat: true },
  instead: effects,
  ...more,
});
const toastIt = { do: 'toast' as const, cards: { event: 'card' as const } };

/** Ann attacks Bob's Character with two of her own, and both survive what it inflicts. */
const fought = (one: Definition, other: Definition, more: { ann?: object; bob?: object } = {}) =>
  afterPlaying(
    table({
      ann: { front: { gate: aSite() }, characters: { one, other }, ...more.ann },
      bob: { front: { mill: aSite() }, characters: { monk: aCharacter({ fighting: 6 }) }, ...more.bob },
    }),
    attack('monk', 'one', 'other'),
    pass,
    decline('ann'),
    decline('bob'),
    pass,
    { do: 'choose', player: 'bob', value: { division: { one: 6 } } },
  );

describe('cards that smoke a Character together each replace that with what their text says (5.2.3)', () => {
  test('Both toast the Character, and both gain by it.', () => {
    const eater = aCharacter({ fighting: 7, abilities: [instead([toastIt, gain(1)])] });
    const done = fought(eater, eater);
    expect(pile(done, 'bob', 'toasted')).toEqual(['monk']);
    expect(player(done, 'ann').power).toBe(2);
  });

  test('What toasting a Character triggers, it triggers for both.', () => {
    const eater = aCharacter({
      fighting: 7,
      abilities: [
        instead([toastIt]),
        { ability: 'triggered', on: { event: 'toasted', source: { is: 'this' } }, do: [gain(1)] },
      ],
    });
    const asked = fought(eater, eater);
    const done = afterPlaying(
      asked,
      { do: 'choose', player: 'ann', value: { cards: asked.question?.from ?? [] } },
      pass,
    );
    expect(player(done, 'ann').power).toBe(2);
  });

  test('Cards of different texts each do what their own says.', () => {
    const eater = aCharacter({ fighting: 7, abilities: [instead([toastIt, gain(1)])] });
    const greedy = aCharacter({ fighting: 7, abilities: [instead([gain(3), toastIt])] });
    const done = fought(eater, greedy);
    expect(pile(done, 'bob', 'toasted')).toEqual(['monk']);
    expect(player(done, 'ann').power).toBe(4);
  });

  test('A text that may be declined is asked after the one that may not.', () => {
    const eater = aCharacter({ fighting: 7, abilities: [instead([toastIt])] });
    const choosy = aCharacter({ fighting: 7, abilities: [instead([toastIt, gain(3)], { optional: true })] });
    const asked = fought(choosy, eater);
    expect(pile(asked, 'bob', 'toasted')).toEqual(['monk']);
    const answer = (mode: string) => afterPlaying(asked, { do: 'choose', player: 'ann', value: { mode } });
    expect(player(answer('yes'), 'ann').power).toBe(3);
    expect(player(answer('no'), 'ann').power).toBe(0);
  });

  test('Two texts that may be declined leave the Character smoked only if both are.', () => {
    const choosy = aCharacter({ fighting: 7, abilities: [instead([toastIt, gain(3)], { optional: true })] });
    const asked = fought(choosy, choosy);
    const answer = (...modes: string[]) =>
      afterPlaying(asked, ...modes.map((mode) => ({ do: 'choose', player: 'ann', value: { mode } })));
    expect(pile(answer('no', 'no'), 'bob', 'smoked')).toEqual(['monk']);
    expect(pile(answer('no', 'yes'), 'bob', 'toasted')).toEqual(['monk']);
    expect(player(answer('yes', 'yes'), 'ann').power).toBe(6);
  });

  test('Of two texts that protect a card only one is used.', () => {
    const guardian = anEdge({
      abilities: [
        {
          ability: 'replacement',
          on: { event: 'smoked', card: { type: ['Character'], controller: 'you' } },
          instead: [
            { do: 'sacrifice', cards: 'this' },
            { do: 'heal', cards: { event: 'card' }, amount: 'all' },
          ],
        },
      ],
    });
    const strong = aCharacter({ fighting: 7 });
    const done = fought(strong, strong, { bob: { edges: { first: guardian, second: guardian } } });
    expect(pile(done, 'bob', 'smoked')).toEqual(['first']);
  });

  test('Who declines one text that protects a card is asked for the next.', () => {
    const guardian = anEdge({
      abilities: [
        {
          ability: 'replacement',
          on: { event: 'smoked', card: { type: ['Character'], controller: 'you' } },
          optional: true,
          instead: [
            { do: 'sacrifice', cards: 'this' },
            { do: 'heal', cards: { event: 'card' }, amount: 'all' },
          ],
        },
      ],
    });
    const strong = aCharacter({ fighting: 7 });
    const asked = fought(strong, strong, { bob: { edges: { first: guardian, second: guardian } } });
    const answer = (...modes: string[]) =>
      afterPlaying(asked, ...modes.map((mode) => ({ do: 'choose', player: 'bob', value: { mode } })));
    expect(pile(answer('yes'), 'bob', 'smoked')).toEqual(['first']);
    expect(pile(answer('no', 'yes'), 'bob', 'smoked')).toEqual(['second']);
    expect(pile(answer('no', 'no'), 'bob', 'smoked')).toEqual(['monk']);
  });

  test('Of the texts of two players that of the current player comes first (5.4).', () => {
    const reaper = (amount: number) =>
      anEdge({
        abilities: [
          {
            ability: 'replacement',
            on: { event: 'smoked', card: { type: ['Character'] } },
            instead: [toastIt, gain(amount)],
          },
        ],
      });
    const state = table({
      ann: { edges: { hers: reaper(1) }, hand: { doom: smoke } },
      bob: { edges: { his: reaper(2) }, characters: { monk: aCharacter() } },
    });
    // His Edge was there before hers.
    const done = afterPlaying(
      { ...state, inPlay: state.inPlay.toReversed() },
      { do: 'play', player: 'ann', card: 'doom', choose: { victim: { cards: ['monk'] } } },
      pass,
    );
    expect(['ann', 'bob'].map((who) => player(done, who).power)).toEqual([1, 0]);
  });

  test('An interceptor that fell to one attacker is no loss that the other replaces.', () => {
    const eater = aCharacter({ fighting: 6, abilities: [instead([toastIt, gain(1)])] });
    const state = table({
      ann: { front: { gate: aSite() }, characters: { one: eater, other: eater } },
      bob: { front: { mill: aSite({ body: 20 }) }, characters: { monk: aCharacter({ fighting: 2 }) } },
    });
    const done = afterPlaying(
      state,
      attack('mill', 'one', 'other'),
      pass,
      decline('ann'),
      intercept('bob', { one: ['monk'] }),
      pass,
      pass,
    );
    expect(pile(done, 'bob', 'toasted')).toEqual(['monk']);
    expect(player(done, 'ann').power).toBe(1);
  });
});
