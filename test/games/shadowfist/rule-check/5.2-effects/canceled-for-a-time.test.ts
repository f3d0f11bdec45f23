import { describe, expect, test } from 'vitest';
import { choosing, happened, playing, strong, use, victim } from '../acting.ts';
import { fightingOf } from '../figures.ts';
import { afterPlaying, anEdge, anEvent, aState, card, events, pass, table } from '../table.ts';

const anyCard = { choose: 'cards', which: {}, in: 'play', as: 'victim' } as const;
const canceling = (until: 'end-of-turn' | 'while-this-turned') =>
  [
    { do: 'modify', cards: victim, by: [{ canceled: true }], until },
    { do: 'cancel-effects', of: victim },
  ] as const;

/** Subject gains 2 Fighting. */
const gift = aState({
  title: 'Gift',
  abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ fighting: 2 }] }],
});
/** Characters you control gain 2 Fighting. */
const training = anEdge({
  title: 'Training',
  abilities: [
    {
      ability: 'continuous',
      cards: { each: { type: ['Character'], controller: 'you' }, in: 'play' },
      modify: [{ fighting: 2 }],
    },
  ],
});
const silence = anEvent({
  title: 'Silence',
  abilities: [{ ability: 'event', choose: [anyCard], do: [...canceling('end-of-turn')] }],
});
/** Cancels an effect of a card, and nothing more. */
const refusal = anEvent({
  title: 'Refusal',
  abilities: [{ ability: 'event', choose: [anyCard], do: [{ do: 'cancel-effects', of: victim }] }],
});
const censor = strong(1, {
  title: 'Censor',
  abilities: [
    {
      ability: 'voluntary',
      choose: [anyCard],
      pay: [{ pay: 'turn-and-maintain', card: 'this' }],
      do: [...canceling('while-this-turned')],
    },
  ],
});
/** Until the end of the turn, States that are played on a Character are canceled. */
const mist = anEvent({
  title: 'Mist',
  abilities: [
    {
      ability: 'event',
      choose: [anyCard],
      do: [
        {
          do: 'when',
          on: { event: 'enters-play', card: { type: ['State'], on: { is: victim } } },
          until: 'end-of-turn',
          once: false,
          effects: [
            { do: 'modify', cards: { event: 'card' }, by: [{ canceled: true }], until: 'end-of-turn' },
            { do: 'cancel-effects', of: { event: 'card' } },
          ],
        },
      ],
    },
  ],
});

const endTurn = { do: 'end-turn', player: 'ann' } as const;
const onHood = (id: string) => playing('ann', id, { on: 'hood' });

describe('An Edge or State whose playing is canceled for a time (5.2, 7.2)', () => {
  const start = table({
    ann: { characters: { hood: strong(3) }, hand: { gift, training, mist, silence2: silence } },
    bob: { characters: { censor }, hand: { silence, refusal } },
  });

  test('A State works after the end of the turn for which it was canceled', {
    meta: { rules: ['shadowfist.yotd/7.2/stated-duration'] },
  }, () => {
    const played = afterPlaying(start, choosing('ann', 'mist', 'hood'), pass, onHood('gift'));
    expect(happened(events(played, pass), 'canceled')).toHaveLength(1);
    const canceled = afterPlaying(played, pass);
    expect(fightingOf(canceled, 'hood')).toBe(3);
    const later = afterPlaying(canceled, endTurn, pass);
    expect(card(later, 'gift').unresolved).toBe(false);
    expect(fightingOf(later, 'hood')).toBe(5);
  });

  test('An Edge that is canceled in response works after the end of the turn', () => {
    const played = afterPlaying(start, playing('ann', 'training'), choosing('bob', 'silence', 'training'));
    const canceled = afterPlaying(played, pass);
    expect(fightingOf(canceled, 'hood')).toBe(3);
    expect(fightingOf(afterPlaying(canceled, endTurn, pass), 'hood')).toBe(5);
  });

  test('A State works when the card that maintains its cancellation unturns', () => {
    const chosen = { choose: { victim: { cards: ['gift'] } } };
    const canceled = afterPlaying(start, onHood('gift'), use('bob', 'censor', chosen), pass);
    expect(fightingOf(canceled, 'hood')).toBe(3);
    const unturned = {
      ...canceled,
      lasting: [],
      inPlay: canceled.inPlay.map((one) => ({ ...one, turned: false })),
    };
    expect(fightingOf(unturned, 'hood')).toBe(5);
  });

  test('A State whose playing is canceled without a duration never works, even if another card cancels it for a turn', () => {
    const refused = afterPlaying(start, onHood('gift'), choosing('bob', 'refusal', 'gift'), pass);
    const canceled = afterPlaying(refused, choosing('ann', 'silence2', 'gift'), pass, endTurn, pass);
    expect(card(canceled, 'gift').unresolved).toBe(true);
    expect(fightingOf(canceled, 'hood')).toBe(3);
  });
});
