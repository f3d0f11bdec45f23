import { type Noun, one } from '../../../vocabulary/english.ts';
import type { EventName } from '../event-names.ts';
import type { CardRef, PlayerRef } from '../references.ts';
import { kindOfCard } from './kinds.ts';
import type { Speech } from './speech.ts';

type Part = Extract<CardRef | PlayerRef, { event: string }>['event'];

const combats: readonly EventName[] = [
  'about-to-enter-combat',
  'combat-ended',
  'overcame',
  'survived-combat',
];

/** How a text calls a part of the event that it speaks of. A card that the text itself has named keeps its name. */
export function partCalled(part: Part, { event }: Speech, called: (ref: CardRef) => Noun): Noun {
  const named = part === 'card' || part === 'source' || part === 'target' ? event?.[part]?.is : undefined;
  if (named !== undefined && named !== 'each') return called(named);
  switch (part) {
    case 'card':
      return one(`that ${kindOfCard(event?.card)}`);
    case 'source':
      return one('the card that did it');
    case 'target': {
      const isCombat = combats.some((name) => event !== null && [event.event].flat().includes(name));
      return one(isCombat ? 'the card it fights' : 'its target');
    }
    case 'opposing':
      return one('the opposing card');
    case 'player':
      return one('that player');
    case 'by':
      return one('the player who did it');
  }
}
