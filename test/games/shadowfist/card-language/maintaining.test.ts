import { describe, expect, test } from 'vitest';
import { abilitiesOf, character, edge, event, toldOf } from './compiled.ts';

describe('Turning and maintaining', () => {
  test('What a card maintains lasts while it stays turned', () => {
    expect(abilitiesOf(edge, 'Turn and maintain to give target Character +2 Fighting.')).toMatchObject([
      {
        ability: 'voluntary',
        pay: [{ pay: 'turn-and-maintain', card: 'this' }],
        do: [{ do: 'modify', by: [{ fighting: 2 }], until: 'while-this-turned' }],
      },
    ]);
  });

  test('A card that is canceled has no effect, and what it has in the scene does not resolve', () => {
    expect(abilitiesOf(edge, 'Turn and maintain and target a Site :: Cancel target.')).toMatchObject([
      {
        do: [
          { do: 'modify', by: [{ canceled: true }], until: 'while-this-turned' },
          { do: 'cancel-effects', of: { chosen: 'site' } },
        ],
      },
    ]);
  });

  test('What another card would maintain is not understood', () => {
    expect(toldOf(edge, 'Turn and maintain a Site you control :: Target Character gains Guts.')).toBe(
      'nothing',
    );
  });
});

describe('Cancel and smoke', () => {
  test('A card of a faction is canceled while it is played, or smoked when it is in play', () => {
    expect(abilitiesOf(event, 'Cancel and smoke a {arc} card.')).toEqual([
      {
        ability: 'playing',
        kind: 'also',
        inResponseTo: { to: { kind: 'played-card', source: { belongsTo: 'arc' } }, as: 'answered' },
        do: [{ do: 'cancel-and-smoke', effect: 'answered' }],
        inPlaceOfOwn: true,
      },
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: { belongsTo: 'arc' }, in: 'play', as: 'card' }],
        do: [
          { do: 'cancel-effects', of: { chosen: 'card' } },
          { do: 'smoke', cards: { chosen: 'card' } },
        ],
      },
    ]);
  });

  test('An Event is never in play, so it is canceled only while it is played', () => {
    expect(abilitiesOf(character, 'Turn to cancel and smoke an Event.')).toMatchObject([
      { ability: 'voluntary', do: [{ do: 'cancel-and-smoke', effect: 'answered' }] },
    ]);
  });
});
