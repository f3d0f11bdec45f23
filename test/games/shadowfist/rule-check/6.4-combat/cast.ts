import { attack, decline, intercept } from '../acting.ts';
import { aCharacter, afterPlaying, anEdge, anEvent, aSite, pass, table } from '../table.ts';

export const playing = (who: string, id: string, victim?: string) => ({
  ...{ do: 'play', player: who, card: id },
  ...(victim === undefined ? {} : { choose: { victim: { cards: [victim] } } }),
});
export const use = (who: string, id: string, ability = 0) => ({ do: 'use', player: who, card: id, ability });
export const happened = (told: readonly unknown[], name: string) =>
  told.filter((event) => (event as { event: string }).event === name);
export const strong = (title: string, fighting: number) => aCharacter({ title, fighting });
export const doing = (what: 'smoke' | 'cease-attacking' | 'cease-intercepting') =>
  anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
        do: [{ do: what, cards: { chosen: 'victim' } }],
      },
    ],
  });
/** Gains Power whenever something of combat happens. */
export const herald = (
  event: 'combat-ended' | 'survived-combat' | 'overcame' | 'about-to-enter-combat' | 'attack-ended',
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
