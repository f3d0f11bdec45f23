import { attack, decline, windfall } from '../acting.ts';
import { aCharacter, afterPlaying, anEvent, aSite, pass, table } from '../table.ts';

export const come = (who: string, id: string, more: object = {}) => ({
  do: 'change-location',
  player: who,
  card: id,
  to: 'attack',
  ...more,
});
export const granting = (special: 'Superleap' | 'Stealth') =>
  anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'victim' }],
        do: [{ do: 'modify', cards: { chosen: 'victim' }, by: [{ special }], until: 'end-of-turn' }],
      },
    ],
  });
export const lure = anEvent({
  abilities: [
    {
      ability: 'event',
      choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
      do: [
        {
          do: 'change-attack-target',
          attackers: { each: { attacking: true, controller: 'every-opponent' }, in: 'play' },
          to: { chosen: 'victim' },
        },
      ],
    },
  ],
});
export const hero = aCharacter({ title: 'Hero', fighting: 3 });
export const guard = aCharacter({ title: 'Guard', fighting: 1 });
export const turned = { card: guard, turned: true };
/** Bob is attacked at his second location; eve sits at his left. */
export const given = table({
  ann: {
    front: { gate: aSite() },
    characters: { hero, squire: guard },
    hand: { leap: granting('Superleap'), luck: windfall },
  },
  bob: {
    front: { wall: aSite(), tower: aSite(), keep: aSite(), mill: aSite() },
    characters: {
      here: { ...turned, column: 1 },
      beside: { card: guard, column: 0 },
      spent: { ...turned, column: 0 },
      far: { card: guard, column: 3 },
    },
    hand: { lure },
  },
  eve: { front: { hut: aSite() }, characters: { friend: guard, weary: turned }, hand: { lucky: windfall } },
});
export const attacked = afterPlaying(given, attack('tower', 'hero', 'squire'), pass, decline('eve'), pass);
export const bobs = afterPlaying(attacked, decline('eve'), decline('ann'));
