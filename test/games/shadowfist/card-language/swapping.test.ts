import { describe, expect, test } from 'vitest';
import { abilitiesOf, character, edge, site, toldOf } from './compiled.ts';

describe('Swapping Sites', () => {
  const two = (changesTarget: boolean) => ({
    ability: 'voluntary',
    choose: [
      { choose: 'cards', which: { type: ['Site'] }, in: 'play', as: 'site' },
      {
        choose: 'cards',
        which: {
          type: ['Site'],
          controller: { controllerOf: { chosen: 'site' } },
          isNot: { chosen: 'site' },
        },
        in: 'play',
        as: 'site-2',
      },
    ],
    pay: [{ pay: 'turn', card: 'this' }],
    do: [{ do: 'swap-sites', cards: [{ chosen: 'site' }, { chosen: 'site-2' }], changesTarget }],
  });
  const text = 'Turn :: Exchange the position of two Sites controlled by one player.';

  test('The second of two Sites is another of the same controller', () => {
    expect(abilitiesOf(character, text)).toEqual([two(false)]);
  });

  test('It changes the target of an attack only if the text says so', () => {
    expect(abilitiesOf(character, `${text} This may change the target of an attack.`)).toEqual([two(true)]);
    expect(toldOf(character, 'Turn :: Draw a card. This may change the target of an attack.')).toBe(
      'in-part',
    );
  });

  test('A Site is swapped with another', () => {
    const other = 'Turn :: Switch the position of this card with any other Site you control.';
    expect(abilitiesOf(site, other)).toEqual([
      {
        ability: 'voluntary',
        choose: [
          {
            choose: 'cards',
            which: { type: ['Site'], controller: 'you', isNot: 'this' },
            in: 'play',
            as: 'site',
          },
        ],
        pay: [{ pay: 'turn', card: 'this' }],
        do: [{ do: 'swap-sites', cards: ['this', { chosen: 'site' }], changesTarget: false }],
      },
    ]);
  });
});

describe('Discarding', () => {
  test('A player may discard more cards in the discard phase', () => {
    expect(abilitiesOf(edge, 'You may discard an additional card during your discard phase.')).toEqual([
      { ability: 'continuous', players: 'you', modifyPlayers: [{ discardsMore: 1 }] },
    ]);
  });
});
