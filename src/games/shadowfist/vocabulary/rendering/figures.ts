import type { Figure } from '../words.ts';

export const figureCalled: { readonly [Name in Figure]: string } = {
  fighting: 'Fighting',
  body: 'Body',
  cost: 'cost',
  power: 'Power',
  conditions: 'resource conditions',
  provisions: 'resource provisions',
  damage: 'damage',
};
