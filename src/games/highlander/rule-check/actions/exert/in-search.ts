import type { Check } from '../../../../../engine/check.ts';
import { opportunitiesOf } from '../../board/opportunities.ts';
import { check, type Subject } from '../verb.ts';
import type { Exert } from './purpose.ts';

/** Exertions in search of an attack, a defense or an Illusion. */
export const inSearch: readonly Check<Subject<Exert>>[] = [
  check(
    'search-without-opportunity',
    {
      first: 'first-edition/attack-phase/one-attack-a-turn',
      typeTwo: 'type-two/attack-phase/no-opportunity-no-attack',
      reference: 'reference/attacking/one-opportunity',
    },
    function* ({ board, action }) {
      if (!('attack' in action.for)) return;
      const { primary, additional } = opportunitiesOf(board, action.player);
      if (!primary && additional === 0)
        yield { message: `${action.player} has no opportunity to attack left.`, action: ['/for'] };
    },
  ),
  check(
    'search-without-attack-pending',
    {
      first: 'first-edition/defense-phase/no-defense-without-attack',
      typeTwo: 'type-two/searching-for-a-defense/needs-pending-attack',
    },
    function* ({ board, action }) {
      const { for: given, player } = action;
      if (!('defense' in given)) return;
      const attack = board.attacksOn(player).find(({ id }) => id === given.defense);
      if (attack?.result !== 'pending')
        yield {
          message: `No attack ${given.defense} is pending against ${player}.`,
          action: ['/for/defense'],
          have: attack?.result ?? null,
        };
    },
  ),
  check(
    'exertion-out-of-sequence',
    { typeTwo: 'type-two/multiple-defenses/defend-and-resolve-in-order' },
    function* ({ board, action }) {
      const { for: given, player } = action;
      if (!('defense' in given)) return;
      const [first] = board.attacksOn(player).filter(({ result }) => result === 'pending');
      if (first !== undefined && first.id !== given.defense)
        yield {
          message: `Attacks are resolved in their sequence: ${first.id} comes first.`,
          action: ['/for/defense'],
          need: first.id,
          have: given.defense,
        };
    },
  ),
];
