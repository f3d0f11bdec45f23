import { attack, decline, intercept } from '../acting.ts';
import { aCharacter, afterPlaying, anEdge, aSite, pass, table } from '../table.ts';

export const use = (who: string, id: string, ability = 0) => ({ do: 'use', player: who, card: id, ability });
export const strong = (title: string, fighting: number) => aCharacter({ title, fighting });
/** Gains Power whenever something of combat happens. */
export const herald = (
  event:
    | 'combat-ended'
    | 'survived-combat'
    | 'overcame'
    | 'about-to-enter-combat'
    | 'enters-combat'
    | 'attack-ended',
) =>
  anEdge({
    title: 'Herald',
    abilities: [
      { ability: 'triggered', on: { event }, do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
    ],
  });
export const damages = (state: ReturnType<typeof table>, ...ids: string[]) =>
  ids.map((id) => state.inPlay.find((one) => one.id === id)?.damage);
/** Ann attacks Bob's tower; he intercepts as it says. */
export const intercepted = (
  seats: {
    ann?: object;
    bob?: object;
    attackers: Record<string, ReturnType<typeof aCharacter>>;
    defenders: Record<string, ReturnType<typeof aCharacter>>;
  },
  interceptions: Record<string, string[]>,
) =>
  afterPlaying(
    table({
      ann: { characters: seats.attackers, ...seats.ann },
      bob: { front: { tower: aSite({ body: 40 }) }, characters: seats.defenders, ...seats.bob },
    }),
    attack('tower', ...Object.keys(seats.attackers)),
    pass,
    decline('ann'),
    intercept('bob', interceptions),
  );
