import { attack, decline } from '../acting.ts';
import { aCharacter, aFengShuiSite, afterPlaying, anEdge, aSite, pass, table } from '../table.ts';

export const decide = (mode: string, who = 'ann') => ({ do: 'choose', player: who, value: { mode } });
export const on = (
  event:
    | 'burned-for-power'
    | 'attack-ended'
    | 'turn-ended'
    | 'combat-ended'
    | 'smoked'
    | 'body-reduced-to-zero',
  power: number,
) =>
  anEdge({
    title: `On ${event}`,
    abilities: [
      { ability: 'triggered', on: { event }, do: [{ do: 'gain-power', players: 'you', amount: power }] },
    ],
  });
export const hero = aCharacter({ title: 'Hero', fighting: 5 });
export const grove = aFengShuiSite({ title: 'Grove', power: 2, body: 5 });
/** Ann has brought Bob's grove to zero, and has to decide. */
export const taken = (
  more: { ann?: object; bob?: object; eve?: object; turn?: object } = {},
  site = grove,
  actions: readonly object[] = [],
) =>
  afterPlaying(
    table(
      {
        ann: { front: { gate: aSite() }, characters: { hero }, ...more.ann },
        bob: { front: { grove: { card: site, turned: true } }, back: { yard: aSite() }, ...more.bob },
        ...(more.eve === undefined ? {} : { eve: more.eve }),
      },
      more.turn === undefined ? {} : { turn: more.turn },
    ),
    attack('grove', 'hero'),
    pass,
    ...(more.eve === undefined ? [] : [decline('eve'), pass, decline('eve')]),
    ...actions,
    decline('ann'),
    decline('bob'),
    pass,
  );
