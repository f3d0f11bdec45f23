import { type Phrase, phrases, saying } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import { attacking } from './events/attacks.ts';
import { counting } from './events/counted.ts';
import { damaging } from './events/damage.ts';
import { active, passive } from './events/deeds.ts';
import type { Said } from './events/event-parts.ts';
import { moving } from './events/moves.ts';
import { playing } from './events/played.ts';
import type { Happened } from './slots.ts';

const happening: Kind<Said> = phrases<Said>('an event', () => [
  ...passive(),
  ...attacking(),
  ...moving(),
  ...damaging(),
  ...playing(),
  ...counting(),
  ...active(),
]);

export const eventPhrases = (): readonly Phrase<Happened>[] => [
  saying(
    '{one}',
    { one: happening },
    ({ one: { beside: also = {}, ...on } }): Happened => ({ on, ...also }),
    ({ on, ...also }: Happened) => ({
      one: Object.keys(also).length === 0 ? on : { ...on, beside: also },
    }),
  ),
];
