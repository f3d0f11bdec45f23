import { anEvent } from '../table.ts';

export const victim = (which: object = {}, place: object | 'play' = 'play') =>
  ({ choose: 'cards', which, in: place, as: 'victim' }) as never;
export const rise = anEvent({
  title: 'Rise',
  abilities: [
    {
      ability: 'event',
      choose: [victim({ type: ['Character', 'State'] }, { smoked: 'you' })],
      do: [{ do: 'return-to-play', cards: { chosen: 'victim' }, by: 'you' }],
    },
  ],
});
