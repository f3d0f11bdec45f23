import { describe, expect, test } from 'vitest';
import { choosing, doing, playing } from './acting.ts';
import {
  aCharacter,
  afterPlaying,
  anEvent,
  aState,
  broken,
  card,
  judged,
  pass,
  pile,
  table,
} from './table.ts';

describe('A card of your own has the restrictions that only its text says', () => {
  test('A second copy of a Unique card cannot be played', {
    meta: { rules: ['shadowfist.yotd/10.1.1/unique-no-second-own-copy'] },
  }, () => {
    const king = aCharacter({ title: 'King', text: 'Unique. Toughness: 1.', abilities: [] });
    const state = table({ ann: { characters: { king }, hand: { copy: king } }, bob: {} });
    expect(broken(state, playing('ann', 'copy'))).toEqual(['10.1.1/unique-no-second-own-copy']);
    expect(broken(table({ ann: { hand: { copy: king } }, bob: {} }), playing('ann', 'copy'))).toEqual([]);
  });

  test('A second Limited Event cannot be played in a turn', {
    meta: { rules: ['shadowfist.yotd/10.1.1/limited-event-once-a-turn'] },
  }, () => {
    const rite = anEvent({ title: 'Rite', text: 'Limited.' });
    const state = table({ ann: { hand: { rite, again: rite } }, bob: {} });
    const once = afterPlaying(state, playing('ann', 'rite'), pass);
    expect(broken(once, playing('ann', 'again'))).toEqual(['10.1.1/limited-event-once-a-turn']);
  });

  test('A Toast It card is toasted and a Weapon follows its subject', {
    meta: {
      rules: [
        'shadowfist.yotd/10.1.1/toast-it-leaves-to-the-toasted-pile',
        'shadowfist.yotd/10.1.1/weapon-controlled-with-its-subject',
      ],
    },
  }, () => {
    const ghost = aCharacter({ title: 'Ghost', text: 'Toast It.' });
    const blade = aState({ title: 'Blade', text: 'Weapon. Subject gains +1 Fighting.', abilities: [] });
    const state = table({
      ann: { characters: { ghost }, hand: { doom: doing('smoke'), blade } },
      bob: { characters: { guard: aCharacter() } },
    });
    const armed = afterPlaying(state, playing('ann', 'blade', { on: 'guard' }), pass);
    expect(card(armed, 'blade').controller).toBe('bob');
    const gone = afterPlaying(armed, choosing('ann', 'doom', 'ghost'), pass);
    expect(pile(gone, 'ann', 'toasted')).toEqual(['ghost']);
  });

  test('The state that is reached has the card as it was given', () => {
    const king = aCharacter({ title: 'King', text: 'Unique.' });
    const { state } = judged(table({ ann: { characters: { king } }, bob: {} }));
    expect(JSON.stringify(state)).not.toContain('restrictions');
  });
});
