import { anEvent } from '../table.ts';

export const playing = (id: string, more: object = {}) => ({ do: 'play', player: 'ann', card: id, ...more });
export const windfall = anEvent({
  title: 'Windfall',
  abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 2 }] }],
});
