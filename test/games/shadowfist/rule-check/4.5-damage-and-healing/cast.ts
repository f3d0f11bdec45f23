import { aCharacter, anEvent } from '../table.ts';

export const victim = { choose: 'cards', which: {}, in: 'play', as: 'victim' } as const;
export const fire = (amount: number) =>
  anEvent({
    title: 'Fire',
    abilities: [
      { ability: 'event', choose: [victim], do: [{ do: 'damage', amount, to: { chosen: 'victim' } }] },
    ],
  });
export const doing = (what: 'smoke' | 'unturn') =>
  anEvent({
    title: what,
    abilities: [{ ability: 'event', choose: [victim], do: [{ do: what, cards: { chosen: 'victim' } }] }],
  });
export const tough = { ability: 'special', special: 'Toughness', amount: 2 } as const;
export const hero = (fighting: number, more: Parameters<typeof aCharacter>[0] = {}) =>
  aCharacter({ title: 'Hero', fighting, ...more });
