import { aCharacter, anEvent, aSite, table } from '../table.ts';

export const playing = (who: string, id: string, victim?: string) => ({
  ...{ do: 'play', player: who, card: id },
  ...(victim === undefined ? {} : { choose: { victim: { cards: [victim] } } }),
});
/** An Event that does something to a card. */
export const doing = (what: 'smoke' | 'turn' | 'unturn' | 'cease-attacking') =>
  anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
        do: [{ do: what, cards: { chosen: 'victim' } }],
      },
    ],
  });
export const windfall = anEvent({
  abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }],
});
export const hero = aCharacter({ title: 'Hero', fighting: 3 });
export const rogue = aCharacter({ title: 'Rogue', fighting: 2 });
export const state = table({
  ann: { front: { gate: aSite() }, characters: { hero, squire: aCharacter() } },
  bob: { front: { tower: aSite() }, back: { yard: aSite() }, characters: { rogue } },
});
