import { partsInCommon } from '../../../vocabulary/lint/spoken-of.ts';
import type { EventName } from '../event-names.ts';
import type { EventPattern } from '../terms.ts';

/** What there is to ask of something that happens, and to name of it. */
export type EventPart = Exclude<keyof EventPattern, 'event'>;

const player = ['player'] as const;
const card = ['card', 'player'] as const;
/** By a card and its player, or by nobody. */
const caused = ['card', 'source', 'player', 'by'] as const;
const amount = ['source', 'player', 'by', 'amount'] as const;

/** What is told of each event. The day has no card. */
const parts: { readonly [Name in EventName]: readonly EventPart[] } = {
  'attack-played': [...card, 'from'],
  'attack-successful': card,
  'attack-blocked': caused,
  'attack-dodged': caused,
  'attack-avoided': caused,
  'defense-played': [...card, 'target', 'from'],
  'power-blow-made': [...card, 'exertion'],
  'power-block-made': [...card, 'target', 'exertion'],
  'head-shot-made': [...card, 'exertion'],
  played: [...card, 'from'],
  'entered-play': [...card, 'by', 'from'],
  'left-play': [...card, 'by'],
  'removed-from-play': caused,
  'removed-from-game': [...caused, 'from'],
  countered: caused,
  discarded: [...caused, 'amount', 'from', 'forced', 'phase'],
  drawn: ['player', 'by', 'amount', 'phase'],
  retrieved: [...caused, 'amount'],
  searched: ['source', 'player', 'by', 'from'],
  captured: caused,
  'control-changed': [...card, 'by'],
  dropped: card,
  used: card,
  'damage-dealt': amount,
  'damage-taken': amount,
  'damage-prevented': amount,
  'ability-lost': amount,
  'ability-gained': amount,
  'exertion-made': ['source', 'player', 'by', 'amount', 'exertion', 'phase'],
  exhausted: ['player', 'by', 'forced'],
  disarmed: caused,
  'weapon-broken': caused,
  'weapon-regained': [...card, 'exertion'],
  tripped: ['source', 'player', 'by'],
  'feet-regained': ['player', 'exertion'],
  'turn-begun': player,
  'turn-ended': player,
  'phase-begun': ['player', 'phase'],
  'phase-ended': ['player', 'phase'],
};

/** What every event that a pattern names has. */
export function partsOfEvent({ event }: Pick<EventPattern, 'event'>): ReadonlySet<EventPart> {
  return partsInCommon(parts, event);
}
