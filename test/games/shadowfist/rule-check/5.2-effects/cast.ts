import { aCharacter, anEvent } from '../table.ts';

export const windfall = (amount = 1) =>
  anEvent({
    title: 'Windfall',
    abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount }] }],
  });
export const smokeOne = anEvent({
  title: 'Doom',
  abilities: [
    {
      ability: 'event',
      choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
      do: [{ do: 'smoke', cards: { chosen: 'victim' } }],
    },
  ],
});
export const turningFor = (amount: number) =>
  aCharacter({
    fighting: 3,
    abilities: [
      {
        ability: 'voluntary',
        pay: [{ pay: 'turn', card: 'this' }],
        do: [{ do: 'gain-power', players: 'you', amount }],
      },
    ],
  });
