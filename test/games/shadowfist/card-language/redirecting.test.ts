import { describe, expect, test } from 'vitest';
import { abilitiesOf, character, event, site, state, toldOf } from './compiled.ts';

describe('Redirecting damage', () => {
  test('Damage that no card is named for may be redirected from any card', () => {
    expect(abilitiesOf(event, 'Redirect all damage from one source to an Elm you control.')).toEqual([
      {
        ability: 'event',
        choose: [
          { choose: 'damage-source', as: 'source' },
          { choose: 'cards', which: { designator: 'Elm', controller: 'you' }, in: 'play', as: 'card' },
        ],
        do: [{ do: 'redirect', source: 'source', from: { each: {}, in: 'play' }, to: { chosen: 'card' } }],
      },
    ]);
  });

  test('The source may be described as a card of an opponent', () => {
    const text =
      "Once per turn, you may redirect damage inflicted on Old Oak by an opponent's Site to any Site in play.";
    expect(abilitiesOf(character, text)).toMatchObject([
      {
        limit: { times: 1, per: 'turn' },
        choose: [
          { choose: 'damage-source', as: 'source', which: { type: ['Site'], controller: 'every-opponent' } },
          { choose: 'cards', as: 'site' },
        ],
        do: [{ do: 'redirect', source: 'source', from: 'this', to: { chosen: 'site' } }],
      },
    ]);
  });

  test('An amount of damage is not redirected from cards that nobody chooses', () => {
    expect(toldOf(site, 'Turn to redirect 2 damage from any source to any target.')).toBe('nothing');
  });

  test('Damage that would be inflicted on the subject has any source', () => {
    const text =
      'Once per turn, you may redirect one damage that would be inflicted on subject to another Character at this location.';
    expect(abilitiesOf(state, text)).toMatchObject([
      {
        choose: [{ choose: 'damage-source' }, { which: { atLocationOf: 'this', isNot: 'subject' } }],
        do: [{ do: 'redirect', from: 'subject', to: { chosen: 'character' }, amount: 1 }],
      },
    ]);
  });
});
