import type { EventName } from '../event-names.ts';
import type { EventPattern } from '../terms.ts';

/** What there is to ask of something that happens, and to name of it. */
export type EventPart = Exclude<keyof EventPattern, 'event'> | 'opposing';

const player = ['player'] as const;
const card = ['card', 'source', 'player', 'by'] as const;
const power = ['card', 'source', 'player', 'by', 'amount'] as const;
const attack = ['card', 'target', 'player', 'by'] as const;
const combat = ['card', 'source', 'target', 'opposing', 'player', 'by'] as const;

/** As the names of the events explain them: the day has no card, and no card is spent. */
const parts: { readonly [Name in EventName]: readonly EventPart[] } = {
  'enters-play': card,
  'leaves-play': card,
  played: [...card, 'targets'],
  'returned-to-play': card,
  smoked: [...card, 'combat'],
  toasted: card,
  sacrificed: card,
  discarded: [...card, 'amount'],
  drawn: [...card, 'amount'],
  'returned-to-hand': card,
  revealed: card,
  turned: card,
  unturned: card,
  'turned-to-attack': attack,
  'attack-declared': attack,
  'attack-joined': attack,
  'attack-ended': [...attack, 'successful'],
  'interception-declared': combat,
  'ceased-attacking': [...attack, 'source'],
  'ceased-intercepting': [...attack, 'source'],
  'about-to-enter-combat': combat,
  'combat-ended': combat,
  'damage-inflicted': [...combat, 'amount', 'combat'],
  healed: [...card, 'amount'],
  'turned-to-heal': card,
  'body-reduced-to-zero': [...card, 'combat'],
  seized: card,
  'burned-for-victory': card,
  'burned-for-power': [...card, 'amount'],
  'control-changed': card,
  targeted: [...card, 'targets'],
  generated: [...card, 'targets'],
  redirected: [...combat, 'amount', 'combat'],
  canceled: card,
  'location-changed': card,
  'power-generated': power,
  'power-phase-ended': ['player', 'amount'],
  'power-gained': power,
  'power-spent': power,
  'power-stolen': power,
  'turn-started': player,
  'main-shot-started': player,
  'turn-ended': player,
  overcame: combat,
  'survived-combat': combat,
};

/** What every event that a pattern names has. */
export function partsOfEvent({ event }: Pick<EventPattern, 'event'>): ReadonlySet<EventPart> {
  const [first = [], ...others] = (typeof event === 'string' ? [event] : event).map((name) => parts[name]);
  return new Set(first.filter((part) => others.every((other) => other.includes(part))));
}
