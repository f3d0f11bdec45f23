import type { Definition } from '../../../vocabulary/definition.ts';
import { rolesOf } from '../../../words/effects/effects.ts';
import { followsSubject } from '../../board/follows-subject.ts';
import { keeperOf } from '../../board/keepers.ts';
import { rightfulController } from '../../doing/control.ts';
import { ofEachCard } from './each-card.ts';
import { hasSettled, stateCheck } from './state-check.ts';

const HOW_HOME_IS_LEFT =
  ' Where a card is not with its home, a lasting effect of kind control gives it away; without one, home is left out.';

/** What lasting effects do, and what keeps them up. */
export const lastingEffects = [
  stateCheck('controlled-by-another', '7.4/effects-can-change-control', (board) => {
    if (!hasSettled(board)) return [];
    return ofEachCard(board, ({ inPlay: card, definition }, place) => {
      if (card.on !== undefined && followsSubject(board, card)) return undefined;
      const rightful = rightfulController(board, card);
      if (rightful === card.controller) return undefined;
      return {
        message: `By the effects that last, ${rightful} controls ${definition.title}.${rightful === card.home ? HOW_HOME_IS_LEFT : ''}`,
        state: [`/inPlay/${place}/controller`],
        need: rightful,
        have: card.controller,
      };
    });
  }),

  stateCheck('maintained-by-unturned-card', '4.2/maintained-effect-stops', function* (board) {
    for (const [place, lasting] of board.state.lasting.entries()) {
      const keeper = keeperOf(lasting);
      if (lasting.until !== 'while-this-turned' || keeper === undefined) continue;
      if (board.inPlay(keeper)?.turned === true) continue;
      const key = lasting.frame.maintainedBy === undefined ? 'source' : 'maintainedBy';
      yield {
        message: 'The effect lasts while its card stays turned, and there is no such turned card in play.',
        state: [`/lasting/${place}/frame/${key}`],
        have: keeper,
      };
    }
  }),

  stateCheck('copy-not-told', '10.2/when-a-card-enters-play', (board) => {
    if (!hasSettled(board)) return [];
    return ofEachCard(board, ({ id, definition, inPlay }, place) => {
      // A token enters without having been played.
      if (!copiesOnEntering(definition) || inPlay.ownerGone) return undefined;
      if (board.state.lasting.some((one) => one.kind === 'copy' && one.cards.includes(id))) return undefined;
      return {
        message: `${definition.title} copied a card as it entered play: a lasting effect of kind copy tells which.`,
        state: [`/inPlay/${place}`, '/lasting'],
      };
    });
  }),
];

/** Its text makes it a copy of another card for as long as it is in play: it could not have entered without one. */
function copiesOnEntering({ abilities }: Definition): boolean {
  return abilities.some(
    (ability) =>
      ability.ability === 'entering' &&
      ability.choose?.every(({ optional }) => optional !== true) === true &&
      ability.do?.some((effect) => {
        const { from = [], to = [], until } = rolesOf(effect).copies?.(effect) ?? {};
        return from.length > 0 && to.includes('this') && until === 'while-in-play';
      }) === true,
  );
}
