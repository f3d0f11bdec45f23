import type { Check } from '../../../../../engine/check.ts';
import { mayAttack } from '../../board/attacks/opportunities.ts';
import { handBarsSearch } from '../../board/attacks/sequence.ts';
import type { Board } from '../../board/board.ts';
import { is } from '../../board/cards/likeness.ts';
import { check, type Failures, type Subject } from '../verb.ts';
import type { Exert } from './purpose.ts';

/** Exertions in search of an attack, a defense or an Illusion. */
export const inSearch: readonly Check<Subject<Exert>>[] = [
  check(
    'no-search-for-illusions',
    { by: 'illusions', first: 'first-edition/exertions-and-power-blows/three-uses-of-exertion' },
    function* ({ action }) {
      if ('illusion' in action.for)
        yield { message: 'No Exertion is made in search of an Illusion.', action: ['/for'] };
    },
  ),
  check(
    'search-without-opportunity',
    {
      by: 'idleSearch',
      typeTwo: 'type-two/attack-phase/no-opportunity-no-attack',
      reference: 'reference/attacking/one-opportunity',
    },
    function* ({ board, action }) {
      if ('attack' in action.for && !mayAttack(board, action.player))
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
    'attack-in-hand',
    {
      by: 'searchForAttack',
      first: 'first-edition/searching-for-an-attack-or-defense/search-by-exertion',
      typeTwo: 'type-two/searching-for-an-attack/why',
      reference: 'reference/attacking/no-attack-in-hand',
    },
    function* ({ board, action }) {
      if (!('attack' in action.for) || board.switches.searchForAttack !== 'none-in-hand') return;
      yield* heldInHand(board, action.player, 'attack');
    },
  ),
  check(
    'defense-in-hand',
    {
      by: 'searchForDefense',
      first: 'first-edition/searching-for-an-attack-or-defense/search-by-exertion',
      typeTwo: 'type-two/searching-for-a-defense/play-one',
      reference: 'reference/defending/exert-for-defense',
    },
    function* ({ board, action }) {
      const { for: given, player } = action;
      if (!('defense' in given)) return;
      const attack = board.attacksOn(player).find(({ id }) => id === given.defense);
      if (attack !== undefined && handBarsSearch(board, player, attack))
        yield* heldInHand(board, player, 'defense');
    },
  ),
  check(
    'exertion-out-of-sequence',
    { by: 'defenseOrder', typeTwo: 'type-two/multiple-defenses/defend-and-resolve-in-order' },
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

/** By the Rules Reference Guide only those search who have none in hand. */
function* heldInHand(board: Board, player: string, sought: 'attack' | 'defense'): Failures {
  for (const [at, card] of board.player(player).hand.cards.entries()) {
    if (!is(board, board.seenElsewhere(card, player), sought)) continue;
    const seat = board.state.players.findIndex(({ id }) => id === player);
    yield {
      message: `${player} has ${sought === 'attack' ? 'an attack' : 'a defense'} in hand: ${card.id}.`,
      state: [`/players/${seat}/hand/${at}`],
      action: ['/for'],
    };
  }
}
