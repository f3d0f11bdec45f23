import { aCharacter } from '../table.ts';

export const victim = { choose: 'cards', which: {}, in: 'play', as: 'victim' } as const;
export const tough = { ability: 'special', special: 'Toughness', amount: 2 } as const;
export const hero = (fighting: number, more: Parameters<typeof aCharacter>[0] = {}) =>
  aCharacter({ title: 'Hero', fighting, ...more });
