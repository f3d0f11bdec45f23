import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../src/games/shadowfist/vocabulary/definition.ts';
import type { Payment } from '../../../../src/games/shadowfist/vocabulary/payments.ts';
import type { Range } from '../../../../src/games/shadowfist/vocabulary/terms.ts';
import { playing, use } from './acting.ts';
import {
  aCharacter,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  broken,
  open,
  pass,
  pile,
  player,
  table,
} from './table.ts';

const gain = [
  { do: 'gain-power' as const, players: 'you' as const, amount: { sum: [1, { value: 'paid' }] } },
];
const kinds = ['discard', 'sacrifice', 'smoke', 'toast', 'return-to-hand', 'turn-cards'] as const;

const asking = (pay: (typeof kinds)[number], number: Range) => ({
  choose: [
    {
      ...{ choose: 'cards' as const, number, as: 'paid' },
      ...(pay === 'discard'
        ? { which: {}, in: { hand: 'you' as const } }
        : { which: { type: ['Character' as const], controller: 'you' as const }, in: 'play' as const }),
    },
  ],
  pay: [{ pay, cards: { chosen: 'paid' } } satisfies Payment],
});
const anyNumber: Range = { atLeast: 0 };

const seats = (text: Definition, more: object = {}) =>
  table({
    ann: {
      front: { gate: aSite() },
      characters: { one: aCharacter(), other: aCharacter() },
      hand: { text, spare: anEvent() },
      ...more,
    },
    bob: { front: { mill: aSite() } },
  });
const atEach = (event: 'toasted') =>
  aCharacter({
    abilities: [
      { ability: 'triggered', on: { event }, do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
    ],
  });
const paid = (...ids: string[]) => ({ choose: { paid: { cards: ids } } });

describe('a payment of any number of cards (5.2)', () => {
  test.each(kinds)(
    'An Event may be paid for with no card where its text has its player %s any number.',
    (pay) => {
      const text = anEvent({ abilities: [{ ability: 'event', ...asking(pay, anyNumber), do: gain }] });
      const state = seats(text);
      expect(player(afterPlaying(state, playing('ann', 'text', paid()), pass), 'ann').power).toBe(1);
      const cards = pay === 'discard' ? ['spare'] : ['one', 'other'];
      const more = afterPlaying(state, playing('ann', 'text', paid(...cards)), pass);
      expect(player(more, 'ann').power).toBe(1 + cards.length);
      expect(open(state, playing('ann', 'text'))).toEqual(['/choose/paid']);
    },
  );

  test.each(kinds)(
    'An ability in play may be paid for with no card where its text says %s any number.',
    (pay) => {
      const edge = anEdge({ abilities: [{ ability: 'voluntary', ...asking(pay, anyNumber), do: gain }] });
      const state = seats(anEvent(), { edges: { edge } });
      expect(player(afterPlaying(state, use('ann', 'edge', paid()), pass), 'ann').power).toBe(1);
    },
  );

  test.each(kinds)(
    'A payment with no card is refused where its text has its player %s one or more.',
    (pay) => {
      const text = anEvent({ abilities: [{ ability: 'event', ...asking(pay, { atLeast: 1 }), do: gain }] });
      expect(broken(seats(text), playing('ann', 'text', paid()))).toEqual([
        '5.2/choices-and-payments-at-generation',
      ]);
    },
  );

  test('With nothing to pay with, any number is none.', () => {
    const text = anEvent({ abilities: [{ ability: 'event', ...asking('sacrifice', anyNumber), do: gain }] });
    const state = seats(text, { characters: {} });
    expect(player(afterPlaying(state, playing('ann', 'text'), pass), 'ann').power).toBe(1);
  });

  test('What a trigger asks for may be any number, and none.', () => {
    const edge = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'power-gained', player: 'every-opponent' },
          ...asking('sacrifice', anyNumber),
          do: gain,
        },
      ],
    });
    const his = afterPlaying(
      table({
        ann: {
          hand: {
            luck: anEvent({
              abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }],
            }),
          },
        },
        bob: { edges: { edge }, characters: { monk: aCharacter() }, front: { mill: aSite() } },
      }),
      playing('ann', 'luck'),
      pass,
    );
    expect(his.question).toMatchObject({ player: 'bob', least: 0 });
    const none = afterPlaying(his, { do: 'choose', player: 'bob', value: { cards: [] } }, pass);
    expect(player(none, 'bob').power).toBe(1);
    const one = afterPlaying(his, { do: 'choose', player: 'bob', value: { cards: ['monk'] } }, pass);
    expect(player(one, 'bob').power).toBe(2);
  });

  test('What a player may do on resolution may be paid for with no card.', () => {
    const text = anEvent({
      abilities: [
        { ability: 'event', do: [{ do: 'may', by: 'you', ...asking('toast', anyNumber), effects: gain }] },
      ],
    });
    const asked = afterPlaying(seats(text), playing('ann', 'text'), pass);
    const yes =
      asked.question?.kind === 'mode'
        ? afterPlaying(asked, { do: 'choose', player: 'ann', value: { mode: 'yes' } })
        : asked;
    expect(
      player(afterPlaying(yes, { do: 'choose', player: 'ann', value: { cards: [] } }), 'ann').power,
    ).toBe(1);
  });

  test('A card in play that is paid with by toasting it is toasted once.', () => {
    const text = anEvent({
      abilities: [{ ability: 'event', ...asking('toast', anyNumber), do: gain }],
    });
    const state = table({
      ann: { characters: { one: aCharacter(), other: aCharacter() }, hand: { text } },
      bob: { characters: { priestess: atEach('toasted') }, front: { mill: aSite() } },
    });
    const after = afterPlaying(state, playing('ann', 'text', paid('one', 'other')), pass);
    expect(player(after, 'bob').power).toBe(2);
  });

  test('A card in a pile that is paid with by toasting it is toasted once.', () => {
    const text = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'cards', as: 'paid', which: {}, in: { smoked: 'you' }, number: anyNumber }],
          pay: [{ pay: 'toast', cards: { chosen: 'paid' } }],
          do: gain,
        },
      ],
    });
    const state = table({
      ann: { hand: { text }, smoked: { ash: aCharacter() } },
      bob: { characters: { priestess: atEach('toasted') }, front: { mill: aSite() } },
    });
    expect(player(afterPlaying(state, playing('ann', 'text', paid('ash')), pass), 'bob').power).toBe(1);
  });

  test('A card is not discarded to pay for itself.', () => {
    const text = anEvent({ abilities: [{ ability: 'event', ...asking('discard', anyNumber), do: gain }] });
    const state = seats(text);
    expect(broken(state, playing('ann', 'text', paid('text')))).toEqual([
      '5.2/choices-and-payments-at-generation',
    ]);
    expect(broken(state, playing('ann', 'text', paid('spare', 'text')))).toEqual([
      '5.2/choices-and-payments-at-generation',
    ]);
    const alone = seats(text, { hand: { text } });
    expect(player(afterPlaying(alone, playing('ann', 'text'), pass), 'ann').power).toBe(1);
  });

  test('A Character whose text has its player discard a card to play it needs another card in hand.', () => {
    const text = aCharacter({
      abilities: [{ ability: 'entering', ...asking('discard', { exactly: 1 }) }],
    });
    const state = seats(text);
    expect(broken(state, playing('ann', 'text', paid('text')))).not.toEqual([]);
    expect(broken(state, playing('ann', 'text', paid('spare')))).toEqual([]);
    expect(broken(seats(text, { hand: { text } }), playing('ann', 'text'))).toEqual([
      '10.2/when-a-card-enters-play',
    ]);
  });

  test('An Event that is back in the hand as it resolves may be chosen there by its own text.', () => {
    const text = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'choose',
              choice: { choose: 'cards', as: 'paid', which: {}, in: { hand: 'you' }, number: { exactly: 1 } },
            },
            { do: 'discard', cards: { chosen: 'paid' } },
          ],
        },
      ],
    });
    const back = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'move',
              cards: { each: { type: ['Event'] }, in: { smoked: 'every-player' } },
              to: 'hand',
              of: 'owner',
            },
          ],
        },
      ],
    });
    const state = table({
      ann: { hand: { text }, front: { gate: aSite() } },
      bob: { hand: { back }, front: { mill: aSite() } },
    });
    const after = afterPlaying(state, playing('ann', 'text'), playing('bob', 'back'), pass);
    expect(pile(after, 'ann', 'toasted')).toEqual(['text']);
  });
});
