import { partsInCommon } from '../../../vocabulary/lint/spoken-of.ts';
import type { EventName } from '../event-names.ts';
import type { EventPattern } from '../terms.ts';

/** What there is to ask of something that happens, and to name of it. */
export type EventPart = Exclude<keyof EventPattern, 'event'> | 'opposing';

const player = ['player'] as const;
const card = ['card', 'player'] as const;
const cardBy = ['card', 'player', 'by'] as const;
/** By a card and its player, or by nobody. */
const caused = ['card', 'source', 'player', 'by'] as const;
const attack = ['player', 'by'] as const;
const combat = ['card', 'target', 'opposing'] as const;

/** What is told of each event. The day has no card, and no card is spent. */
const parts: { readonly [Name in EventName]: readonly EventPart[] } = {
  'enters-play': card,
  'leaves-play': card,
  played: [...cardBy, 'amount', 'targets', 'targetsPlayer', 'effect', 'from', 'cost'],
  'returned-to-play': card,
  smoked: [...caused, 'combat', 'byDamage'],
  toasted: caused,
  sacrificed: caused,
  discarded: [...cardBy, 'amount'],
  drawn: ['player', 'amount'],
  'returned-to-hand': caused,
  revealed: cardBy,
  turned: cardBy,
  unturned: cardBy,
  'turned-to-attack': [...cardBy, 'target'],
  'attacked-without-turning': [...cardBy, 'target'],
  'target-changed': [...cardBy, 'target'],
  'attack-declared': [...cardBy, 'amount', 'targets'],
  'attack-joined': [...attack, 'amount'],
  'attack-ended': [...attack, 'successful', 'targets'],
  'interception-declared': [...combat, 'player', 'by'],
  'ceased-attacking': ['card'],
  'ceased-intercepting': ['card', 'source', 'using'],
  'about-to-enter-combat': combat,
  'enters-combat': combat,
  'combat-ended': combat,
  'damage-inflicted': [...caused, 'opposing', 'amount', 'combat'],
  healed: ['card', 'source', 'player', 'amount'],
  'turned-to-heal': cardBy,
  'body-reduced-to-zero': [...caused, 'combat'],
  seized: cardBy,
  'burned-for-victory': caused,
  'burned-for-power': caused,
  'control-changed': cardBy,
  targeted: ['card', 'source', 'by'],
  generated: ['source', 'player', 'targets', 'targetsPlayer', 'using', 'effect'],
  redirected: ['card', 'source', 'target', 'amount'],
  canceled: ['by'],
  'location-changed': card,
  'site-moved': ['card'],
  'power-generated': ['source', 'player', 'amount'],
  'power-phase-ended': ['player', 'amount'],
  'power-gained': ['source', 'player', 'amount'],
  'power-spent': ['player', 'amount'],
  'power-stolen': ['source', 'player', 'by', 'amount'],
  'turn-started': player,
  'main-shot-started': player,
  'turn-ended': player,
  overcame: combat,
  'survived-combat': combat,
};

/** What every event that a pattern names has. */
export function partsOfEvent({ event }: Pick<EventPattern, 'event'>): ReadonlySet<EventPart> {
  return partsInCommon(parts, event);
}
