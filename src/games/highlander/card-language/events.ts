import { type Phrase, reading, words } from '../../vocabulary/phrases/kinds.ts';
import type { CardRef } from '../vocabulary/references.ts';
import type { EventPattern } from '../vocabulary/terms.ts';
import { forms } from './forms.ts';
import { aNoun, cardRef, player } from './slots.ts';

/** What happens with one card: with the attack that has the text, or with the one it is played with. */
const withCard = (template: string, event: EventPattern['event']): Phrase<EventPattern> =>
  reading(
    template,
    { card: cardRef },
    ({ card }: { readonly card: CardRef }): EventPattern => ({
      event,
      card: { is: card },
    }),
  );

export const eventPhrases = (): readonly Phrase<EventPattern>[] => [
  withCard('{card} is successful', 'attack-successful'),
  withCard('{card} is blocked', 'attack-blocked'),
  withCard('{card} is dodged', 'attack-dodged'),
  reading(
    '{player} (be~ successfully|become~) disarmed',
    { player },
    (one): EventPattern => ({
      event: 'disarmed',
      player: one.player,
    }),
  ),
  reading(
    '{by} (remove~) {card} from play',
    { by: player, card: cardRef },
    ({ by, card }): EventPattern => ({
      event: 'removed-from-play',
      card: { is: card },
      by,
    }),
  ),
  reading(
    '{player} play~ {card}',
    { player, card: aNoun },
    (one): EventPattern => ({
      event: 'played',
      card: one.card,
      player: one.player,
    }),
  ),
  words<EventPattern>(`you are forced to discard cards from your hand by ${forms.opponent}`, {
    event: 'discarded',
    player: 'you',
    by: 'opponent',
    from: ['hand'],
    forced: true,
  }),
];
