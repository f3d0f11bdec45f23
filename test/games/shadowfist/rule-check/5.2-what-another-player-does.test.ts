import { describe, expect, test } from 'vitest';
import { choosing, playing } from './acting.ts';
import { aCharacter, afterPlaying, anEdge, anEvent, pass, pile, player, table } from './table.ts';

const rules = ['shadowfist.yotd/5.2/choices-and-payments-at-generation'] as const;
const byAnOpponent = ['shadowfist.yotd/10.2/by-an-opponent', ...rules] as const;
const answer = (who: string, value: object) => ({ do: 'choose', player: who, value });

/** Smokes a card, whose controller may smoke a card of whoever played it. */
const duel = anEvent({
  title: 'Duel',
  abilities: [
    {
      ability: 'event',
      choose: [{ choose: 'cards', which: {}, in: 'play', target: true, as: 'victim' }],
      do: [
        { do: 'smoke', cards: { chosen: 'victim' } },
        {
          do: 'may',
          by: { controllerOf: { chosen: 'victim' } },
          choose: [{ choose: 'cards', which: { controller: 'you' }, in: 'play', as: 'second' }],
          effects: [{ do: 'smoke', cards: { chosen: 'second' } }],
        },
      ],
    },
  ],
});

/** Gains Power when somebody of these players smokes a Character. */
const tally = (by: 'you' | 'every-opponent') =>
  anEdge({
    abilities: [
      {
        ability: 'triggered',
        on: { event: 'smoked', card: { type: ['Character'] }, by },
        do: [{ do: 'gain-power', players: 'you', amount: 1 }],
      },
    ],
  });

describe('What a text lets another player do, that player decides', () => {
  test('A card is smoked by the player of the text that lets another player smoke it', {
    meta: { rules: byAnOpponent },
  }, () => {
    const start = table({
      ann: {
        characters: { hero: aCharacter() },
        edges: { loss: tally('every-opponent'), deed: tally('you') },
        hand: { duel },
      },
      bob: { characters: { guard: aCharacter() } },
    });
    const asked = afterPlaying(start, choosing('ann', 'duel', 'guard'), pass);
    expect(asked.question).toMatchObject({ player: 'bob', from: ['yes', 'no'] });
    const wanted = afterPlaying(asked, answer('bob', { mode: 'yes' }));
    expect(wanted.question).toMatchObject({ player: 'bob', from: ['hero', 'loss', 'deed'] });
    const smoked = afterPlaying(wanted, answer('bob', { cards: ['hero'] }));
    expect(smoked.turn.events.filter(({ event }) => event === 'smoked')).toMatchObject([
      { card: 'guard', by: 'ann' },
      { card: 'hero', by: 'ann' },
    ]);
    const ordered =
      smoked.question === null
        ? smoked
        : afterPlaying(smoked, answer('ann', { cards: smoked.question.from }));
    expect(player(afterPlaying(ordered, pass), 'ann').power).toBe(2);
  });

  test('What is chosen on the way is chosen by that player', { meta: { rules } }, () => {
    const gift = anEvent({
      title: 'Gift',
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'may',
              by: 'opponent-to-the-left',
              effects: [
                { do: 'draw', players: 'opponent-to-the-left', amount: 1 },
                {
                  do: 'choose',
                  choice: { choose: 'cards', which: {}, in: { smoked: 'every-player' }, as: 'card' },
                },
                { do: 'toast', cards: { chosen: 'card' } },
              ],
            },
          ],
        },
      ],
    });
    const start = table({
      ann: { hand: { gift }, smoked: { old: aCharacter() } },
      bob: { smoked: { dead: aCharacter() } },
    });
    const wanted = afterPlaying(start, playing('ann', 'gift'), pass, answer('bob', { mode: 'yes' }));
    expect(wanted.question).toMatchObject({ player: 'bob', from: ['gift', 'old', 'dead'] });
    const toasted = afterPlaying(wanted, answer('bob', { cards: ['old'] }));
    expect(pile(toasted, 'ann', 'toasted')).toEqual(['old']);
    expect(toasted.turn.events.filter(({ event }) => event === 'toasted')).toMatchObject([
      { card: 'old', by: 'ann' },
    ]);
  });
});
