import { reducersFor } from '../../flow/reductions.ts';
import { unmetConditions } from '../../flow/resources.ts';
import type { Verb } from '../verb.ts';
import {
  costNow,
  indexOf,
  isAlwaysAtNoCost,
  isAtNoCost,
  isCostOpen,
  on,
  type Played,
  type Playing,
} from './played.ts';

/** What a card costs, and what it asks of the resource pool. */
export const costChecks: Verb<'play'>['checks'] = [
  on('pay-the-cost', '3.3.2/pay-the-cost', function* (found, { board, action }) {
    const { player } = found;
    if (isCostOpen(board, found, action)) return;
    const { cost } = costNow(found, { board, action });
    const power = board.player(player).power;
    if (cost <= power) return;
    const cheaper = action.reducedBy === undefined ? affordable(found, { board, action }) : undefined;
    const unless =
      cheaper === undefined
        ? ''
        : ` With "reducedBy": "${cheaper}" it costs ${costNow(found, { board, action }, { reducedBy: cheaper }).cost}.`;
    yield {
      message: `It costs ${cost} Power, and ${player} has ${power}.${unless}`,
      state: [`/players/${indexOf(board, player)}/power`],
      action: cheaper === undefined ? ['/card'] : ['/card', '/reducedBy'],
      ...{ need: cost, have: power },
    };
  }),
  on('x-without-an-x', '4.3.2/x-cost-chosen-on-generation', function* (found, { board, action }) {
    const free = isAtNoCost(board, found, action);
    if (action.x === undefined || (found.card.definition.cost === 'X' && !free)) return;
    if (free && action.x === 0) return;
    yield {
      message: free ? 'At no cost X is zero.' : 'Its cost is no X.',
      action: ['/x'],
      need: 0,
      have: action.x,
    };
  }),
  on('wrong-reducer', '4.3.2/choosing-the-reducer', function* (found, { board, action }) {
    const { reducedBy } = action;
    if (reducedBy === undefined) return;
    const { from } = reducersFor(board, found.card, found.player, action.on);
    if (!from.includes(reducedBy))
      yield {
        message: `${reducedBy} does not reduce this cost.`,
        action: ['/reducedBy'],
        need: [...from],
        have: reducedBy,
      };
  }),
  on('no-cost-cannot-change', '4.3.2/no-cost-cannot-change', function* (found, { board, action }) {
    if (action.reducedBy !== undefined && isAlwaysAtNoCost(board, found))
      yield { message: 'A card played at no cost has no cost to reduce.', action: ['/reducedBy'] };
  }),
  on(
    'meet-resource-conditions',
    '3.3.2/meet-resource-conditions',
    function* ({ card, player, terms }, { board, action }) {
      const waived = { ignoring: terms?.ignoringResources, on: action.on, reducedBy: action.reducedBy };
      const unseen = board.player(player).smoked.unknown > 0;
      const uncounted = unseen ? '; unnamed cards of the smoked pile are not counted' : '';
      for (const { symbol, need, have } of unmetConditions(board, card, player, waived)) {
        yield {
          message: `${need} {${symbol}} are needed in the resource pool, and there are ${have}${uncounted}.`,
          ...{ action: ['/card'], need: { [symbol]: need }, have: { [symbol]: have } },
        };
      }
    },
  ),
];

/** A card whose reduction, which is up to the player, makes the cost one that can be paid (4.3.2). */
function affordable(found: Played, { board, action }: Playing): string | undefined {
  const { power } = board.player(found.player);
  const { from } = reducersFor(board, found.card, found.player, action.on);
  return from.find((reducedBy) => costNow(found, { board, action }, { reducedBy }).cost <= power);
}
