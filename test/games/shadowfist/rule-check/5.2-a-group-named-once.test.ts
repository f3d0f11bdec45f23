import { describe, expect, test } from 'vitest';
import { compileText } from '../../../../src/games/shadowfist/text-compiler.ts';
import { definition } from '../../../../src/games/shadowfist/vocabulary/definition.ts';
import { names, playing, strong } from './acting.ts';
import { aCharacter, afterPlaying, anEvent, card, events, pass, pile, table } from './table.ts';

const rules = ['shadowfist.yotd/5.2/steps-in-the-order-listed'] as const;

/** An Event as the compiler reads it. */
function anEventSaying(text: string) {
  const { told, abilities } = compileText({
    title: 'Blight',
    text,
    type: 'Event',
    subtitle: null,
    figures: {},
  });
  expect(told).toBe('whole');
  return definition.parse({ title: 'Blight', type: 'Event', cost: 0, abilities });
}

describe('A text that does several things to a group names that group once', () => {
  test('Characters that are damaged first are turned, although their Fighting is less now', {
    meta: { rules },
  }, () => {
    const blight = anEventSaying('All Characters with Fighting of 4 or greater take 2 damage and turn.');
    const state = table({
      ann: { hand: { blight } },
      bob: { characters: { giant: strong(5), guard: strong(3) } },
    });
    const told = events(afterPlaying(state, playing('ann', 'blight')), pass);
    expect(names(told).filter((name) => ['damage-inflicted', 'turned'].includes(name))).toEqual([
      'damage-inflicted',
      'turned',
    ]);
    const struck = afterPlaying(state, playing('ann', 'blight'), pass);
    expect([card(struck, 'giant'), card(struck, 'guard')]).toMatchObject([
      { damage: 2, turned: true },
      { damage: 0, turned: false },
    ]);
  });

  test('Characters that are turned first are damaged, although they are turned now', {
    meta: { rules },
  }, () => {
    const blight = anEventSaying('Turn and inflict 2 damage on all unturned Characters.');
    const state = table({
      ann: { hand: { blight } },
      bob: { characters: { awake: strong(5), asleep: { card: strong(5), turned: true } } },
    });
    const struck = afterPlaying(state, playing('ann', 'blight'), pass);
    expect([card(struck, 'awake'), card(struck, 'asleep')]).toMatchObject([
      { damage: 2, turned: true },
      { damage: 0, turned: true },
    ]);
  });

  test('A text that answers damage sees that the group would be damaged', { meta: { rules } }, () => {
    const blight = anEventSaying('Turn and inflict 2 damage on all unturned Characters.');
    const shield = anEvent({
      abilities: [
        {
          ability: 'playing',
          kind: 'only',
          inResponseTo: { to: { would: ['damage'], against: 'you' }, as: 'answered' },
        },
        { ability: 'event', do: [{ do: 'cancel', effect: 'answered' }] },
      ],
    });
    const state = table({
      ann: { hand: { blight } },
      bob: { characters: { awake: aCharacter() }, hand: { shield } },
    });
    const saved = afterPlaying(state, playing('ann', 'blight'), playing('bob', 'shield'), pass);
    expect(pile(saved, 'bob', 'smoked')).toEqual(['shield']);
    expect(card(saved, 'awake').turned).toBe(false);
  });
});
