import { aCharacter, aSite, table } from '../table.ts';

export const hero = aCharacter({ title: 'Hero', fighting: 3 });
export const rogue = aCharacter({ title: 'Rogue', fighting: 2 });
export const state = table({
  ann: { front: { gate: aSite() }, characters: { hero, squire: aCharacter() } },
  bob: { front: { tower: aSite() }, back: { yard: aSite() }, characters: { rogue } },
});
