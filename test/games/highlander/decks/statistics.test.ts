import { expect, test } from 'vitest';
import { highlanderDeckLaw } from '../../../../src/games/highlander/decks/law.ts';
import { card, inDeck, persona, preGame, weapon } from './cast.ts';

test('a deck has figures of its own', () => {
  const lines = [
    inDeck(4, card('Slash', { gems: { Strength: 2 } })),
    inDeck(2, card('Slash', { subtitle: 'Long', gems: { Agility: 1, Strength: 1 } })),
    inDeck(1, card('Master’s Advance')),
    preGame(persona('Mako', { gems: { Master: 2, Strength: 4 } })),
    preGame(weapon('Katana')),
    preGame(card('Crystal', { type: 'Crystal' })),
  ];
  expect(highlanderDeckLaw.statistics({ lines })).toEqual({
    endurance: 7,
    preGame: 2,
    crystals: 1,
    personas: ['Mako'],
    weaponsOfChoice: ['Katana'],
    types: { Event: 7 },
    gems: {
      Master: { used: 0, allowed: 2 },
      Agility: { used: 2, allowed: 0 },
      Strength: { used: 10, allowed: 12 },
      Toughness: { used: 0, allowed: 0 },
      Empathy: { used: 0, allowed: 0 },
      Reason: { used: 0, allowed: 0 },
    },
    cardsWithUnknownGems: 1,
    masterCards: { used: 1, allowed: 2 },
    copiesByTitle: [
      { title: 'Slash', copies: 6 },
      { title: 'Master’s Advance', copies: 1 },
    ],
  });
});
