import { describe, expect, test } from 'vitest';
import { onVictim, playing, victim } from './acting.ts';
import { aCharacter, afterPlaying, anEvent, aSite, aState, card, pass, table } from './table.ts';

const cut = onVictim({ do: 'smoke', cards: victim });
const cutting = (id: string) => playing('bob', 'cut', { choose: { victim: { cards: [id] } } });

const lent = { hood: { card: aCharacter(), owner: 'bob' } };
const strings = aState({
  abilities: [
    { ability: 'subject', which: { type: ['Character'] } },
    { ability: 'continuous', cards: 'subject', modify: [{ control: 'you' }] },
  ],
});
const curse = aState({ abilities: [{ ability: 'subject', which: { type: ['Character'] } }] });

describe('a Character of another player, where the state does not tell whose it is when no effect holds (7.4)', () => {
  const held = (state: typeof strings) =>
    table({
      ann: {
        ...{ front: { gate: aSite() }, characters: lent },
        states: { charm: { card: state, on: 'hood' } },
      },
      bob: { front: { mill: aSite() }, hand: { cut } },
    });

  test('It returns to its owner when the State that has given it away leaves play.', () => {
    expect(card(afterPlaying(held(strings), cutting('charm'), pass), 'hood').controller).toBe('bob');
  });

  test('It stays with whoever has it when a State that gave nothing away leaves play.', () => {
    expect(card(afterPlaying(held(curse), cutting('charm'), pass), 'hood').controller).toBe('ann');
  });

  test('It returns to its owner when the effect expires that has given it away.', () => {
    const state = table(
      {
        ann: { front: { gate: aSite() }, characters: lent, hand: { spare: anEvent() } },
        bob: { front: { mill: aSite() } },
      },
      {
        lasting: [
          {
            ...{ id: 'e:1', until: 'end-of-turn', frame: { player: 'ann', values: {} } },
            ...{ kind: 'control', cards: ['hood'], to: 'ann' },
          },
        ],
        next: 2,
      },
    );
    const after = afterPlaying(state, { do: 'end-turn', player: 'ann' }, pass);
    const ended = after.turn.player === 'ann' ? afterPlaying(after, pass) : after;
    expect(card(ended, 'hood').controller).toBe('bob');
  });
});
