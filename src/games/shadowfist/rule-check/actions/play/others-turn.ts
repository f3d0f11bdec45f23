import type { Definition } from '../../../vocabulary/definition.ts';
import type { EventName } from '../../../vocabulary/event-names.ts';
import type { Players } from '../../../vocabulary/references.ts';
import type { Response } from '../../../vocabulary/responses.ts';
import type { Condition } from '../../../vocabulary/terms.ts';
import { timingOf } from '../../flow/answering.ts';

/**
 * A text breaks only the rules that it mentions (3): “only during an opponent's Main Shot” lets its card be played then,
 * and so does what an opponent does in that opponent's own Main Shot, if the card is only played in response to it.
 */
export function isOnlyForOthersTurn(definition: Definition): boolean {
  const { when, inResponseTo } = timingOf(definition, undefined);
  return (
    (when !== undefined && isOthersTurn(when)) ||
    (inResponseTo !== undefined && isDoneInOthersTurn(inResponseTo))
  );
}

function isOthersTurn(when: Condition): boolean {
  if ('all' in when) return when.all.some(isOthersTurn);
  return 'not' in when && 'turnOf' in when.not && when.not.turnOf === 'you';
}

/** Events are also played by opponents of the current player (3.3.2). */
function isDoneInOthersTurn(response: Response): boolean {
  if ('event' in response) {
    const { event, by, player } = response.event;
    const doers = [event].flat().every((name) => declarations.has(name)) ? [by, player] : [by];
    return [event].flat().every((name) => inOwnTurn.has(name)) && doers.some(areOpponents);
  }
  const { kind, by, source } = response.to;
  return (
    kind === 'played-card' && areOpponents(by) && source?.type?.every((type) => type !== 'Event') === true
  );
}

const areOpponents = (players: Players | undefined): boolean =>
  players === 'every-opponent' ||
  (typeof players === 'object' && 'every' in players && players.every === 'opponent');

/** Of these, `player` is who does it. */
const declarations: ReadonlySet<EventName> = new Set([
  ...(['attack-declared', 'attack-ended', 'turned-to-attack', 'attacked-without-turning'] as const),
]);

/** What players do in their own Main Shots: they attack, and decide what becomes of a Site (3.3.2, 3.3.3). */
const inOwnTurn: ReadonlySet<EventName> = new Set([
  ...declarations,
  ...(['seized', 'burned-for-victory', 'burned-for-power'] as const),
]);
