import { describe, expect, test } from 'vitest';
import { choosing, use } from './acting.ts';
import { aCharacter, afterPlaying, anEdge, anEvent, aState, card, pass, pile, table } from './table.ts';

const victim = (place: object | 'play' = 'play', which: object = {}) =>
  ({ choose: 'cards', which, in: place, as: 'victim' }) as never;
const spell = (title: string, ...effects: readonly object[]) =>
  anEvent({ title, abilities: [{ ability: 'event', choose: [victim()], do: effects as never }] });
const smoke = spell('Smoke', { do: 'smoke', cards: { chosen: 'victim' } });
const toast = spell('Toast', { do: 'toast', cards: { chosen: 'victim' } });
const home = spell('Home', { do: 'move', cards: { chosen: 'victim' }, to: 'hand', of: 'owner' });
const raise = anEvent({
  title: 'Raise',
  abilities: [
    {
      ability: 'event',
      choose: [victim({ smoked: 'you' })],
      do: [{ do: 'return-to-play', cards: { chosen: 'victim' }, by: 'you' }],
    },
  ],
});

describe('effects do not follow a card (7.2)', () => {
  const state = table({
    ann: { hand: { toast, home }, characters: { hero: aCharacter({ fighting: 3 }) } },
    bob: { hand: { smoke, home2: home } },
  });

  test.each(['toast', 'home'])(
    '[7.2/effects-do-not-follow-a-card] %s does nothing to a card that was smoked in response',
    (id) => {
      const resolved = afterPlaying(
        state,
        choosing('ann', id, 'hero'),
        choosing('bob', 'smoke', 'hero'),
        pass,
      );
      expect(pile(resolved, 'ann', 'smoked')).toContain('hero');
      const undisturbed = afterPlaying(state, choosing('ann', id, 'hero'), pass);
      expect(pile(undisturbed, 'ann', id === 'toast' ? 'toasted' : 'hand')).toContain('hero');
    },
  );

  test('[7.2/effects-do-not-follow-a-card] nor to one that went to the hand', () => {
    const resolved = afterPlaying(
      state,
      choosing('ann', 'toast', 'hero'),
      choosing('bob', 'home2', 'hero'),
      pass,
    );
    expect(pile(resolved, 'ann', 'hand')).toContain('hero');
  });

  test('[7.2/effects-do-not-follow-a-card, 4.4/no-memory] nor once the card is back in play', () => {
    const given = table({
      ann: {
        characters: { hero: aCharacter({ fighting: 3 }) },
        edges: {
          phoenix: anEdge({
            abilities: [
              {
                ability: 'voluntary',
                choose: [victim()],
                do: [
                  { do: 'smoke', cards: { chosen: 'victim' } },
                  { do: 'return-to-play', cards: { chosen: 'victim' }, by: 'you' },
                ],
              },
            ],
          }),
        },
      },
      bob: { hand: { strike: spell('Strike', { do: 'damage', amount: 1, to: { chosen: 'victim' } }) } },
    });
    const burned = afterPlaying(
      given,
      choosing('bob', 'strike', 'hero'),
      use('ann', 'phoenix', { choose: { victim: { cards: ['hero'] } } }),
      pass,
    );
    expect(card(burned, 'hero').damage).toBe(0);
    expect(card(afterPlaying(given, choosing('bob', 'strike', 'hero'), pass), 'hero').damage).toBe(1);
  });

  test('[7.2/effects-do-not-follow-a-card] its own effect does not bring it back from where it fell', () => {
    const runner = aCharacter({
      fighting: 1,
      abilities: [{ ability: 'voluntary', do: [{ do: 'move', cards: 'this', to: 'hand', of: 'owner' }] }],
    });
    const given = table({ ann: { characters: { runner } }, bob: { hand: { smoke } } });
    const fallen = afterPlaying(given, use('ann', 'runner'), choosing('bob', 'smoke', 'runner'), pass);
    expect(pile(fallen, 'ann', 'smoked')).toEqual(['runner']);
    expect(pile(afterPlaying(given, use('ann', 'runner'), pass), 'ann', 'hand')).toEqual(['runner']);
  });

  test('[7.2/effects-do-not-follow-a-card] nor does what is left to do of a text, when its damage has smoked the card', () => {
    const scorch = spell(
      'Scorch',
      { do: 'damage', amount: 2, to: { chosen: 'victim' } },
      { do: 'move', cards: { chosen: 'victim' }, to: 'hand', of: 'owner' },
    );
    const given = table({
      ann: { hand: { scorch } },
      bob: { characters: { weak: aCharacter({ fighting: 2 }), strong: aCharacter({ fighting: 3 }) } },
    });
    const on = (id: string) => afterPlaying(given, choosing('ann', 'scorch', id), pass);
    expect(pile(on('weak'), 'bob', 'smoked')).toEqual(['weak']);
    expect(pile(on('strong'), 'bob', 'hand')).toEqual(['strong']);
  });

  test('[7.2/effects-do-not-follow-a-card] what a card triggers as it goes does speak of it', () => {
    const boomerang = aState({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'smoked', card: { is: 'subject' } },
          do: [{ do: 'move', cards: 'this', to: 'hand', of: 'owner' }],
        },
      ],
    });
    const hunt = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'damage-inflicted', card: { type: ['Character'] } },
          do: [{ do: 'toast', cards: { event: 'card' } }],
        },
      ],
    });
    const given = table({
      ann: {
        hand: { smoke, strike: spell('Strike', { do: 'damage', amount: 1, to: { chosen: 'victim' } }) },
        edges: { hunt },
      },
      bob: {
        characters: { hero: aCharacter({ fighting: 1 }), giant: aCharacter({ fighting: 9 }) },
        states: { boomerang: { card: boomerang, on: 'hero' } },
      },
    });
    const smoked = afterPlaying(given, choosing('ann', 'smoke', 'hero'), pass, pass);
    expect(pile(smoked, 'bob', 'hand')).toEqual(['boomerang']);
    const struck = (id: string) => afterPlaying(given, choosing('ann', 'strike', id), pass, pass);
    expect(pile(struck('giant'), 'bob', 'toasted')).toEqual(['giant']);
    expect(pile(struck('hero'), 'bob', 'smoked')).toEqual(['hero']);
  });

  test('[7.2/effects-on-cards-out-of-play, 7.2/effects-do-not-follow-a-card] nor from one pile to another', () => {
    const recall = anEvent({
      title: 'Recall',
      abilities: [
        {
          ability: 'event',
          choose: [victim({ smoked: 'you' })],
          do: [{ do: 'move', cards: { chosen: 'victim' }, to: 'hand', of: 'owner' }],
        },
      ],
    });
    const desecrate = anEvent({
      title: 'Desecrate',
      abilities: [
        {
          ability: 'event',
          choose: [victim({ smoked: 'every-opponent' })],
          do: [{ do: 'toast', cards: { chosen: 'victim' } }],
        },
      ],
    });
    const given = table({
      ann: { hand: { recall, raise }, smoked: { old: aCharacter() } },
      bob: { hand: { desecrate } },
    });
    for (const id of ['recall', 'raise']) {
      const lost = afterPlaying(given, choosing('ann', id, 'old'), choosing('bob', 'desecrate', 'old'), pass);
      expect(pile(lost, 'ann', 'toasted')).toEqual(['old']);
    }
    expect(pile(afterPlaying(given, choosing('ann', 'recall', 'old'), pass), 'ann', 'hand')).toContain('old');
  });

  test('[7.2/effects-do-not-follow-a-card] nor at the end of the turn', () => {
    const doom = spell('Doom', {
      do: 'at',
      end: 'end-of-turn',
      effects: [{ do: 'toast', cards: { chosen: 'victim' } }],
    });
    const given = table({ ann: { hand: { doom, home } }, bob: { characters: { hero: aCharacter() } } });
    const ending = [{ do: 'end-turn', player: 'ann' }, pass];
    const doomed = afterPlaying(given, choosing('ann', 'doom', 'hero'), pass);
    expect(pile(afterPlaying(doomed, ...ending), 'bob', 'toasted')).toEqual(['hero']);
    const away = afterPlaying(doomed, choosing('ann', 'home', 'hero'), pass, ...ending);
    expect(pile(away, 'bob', 'hand')).toEqual(['hero']);
  });
});
