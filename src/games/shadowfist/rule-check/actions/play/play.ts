import type { Board } from '../../board/board.ts';
import { isFreeFirstSite } from '../../flow/cost.ts';
import { notePermission, permissionToPlay } from '../../flow/permissions.ts';
import { asking, generateCard } from '../../flow/playing.ts';
import { noteReduction } from '../../flow/reductions.ts';
import type { CardElsewhere } from '../../state/values.ts';
import { acted } from '../generating.ts';
import { wholeChoice } from '../naming.ts';
import { mayBecomeLegal, type Remedy, type Verb } from '../verb.ts';
import { inTheGame, nothingElseIsAsked } from '../windows.ts';
import { askedChecks } from './asked.ts';
import { candidates } from './candidates.ts';
import { costChecks } from './cost.ts';
import { placedTheOnlyWay } from './only-place.ts';
import { open } from './open.ts';
import { placeChecks } from './place.ts';
import {
  costNow,
  eyesOf,
  isAlwaysAtNoCost,
  isAtNoCost,
  leftOpen,
  type Play,
  type Playing,
  played,
  waysOf,
} from './played.ts';
import { restrictionChecks } from './restrictions.ts';
import { needsPermission, timeChecks } from './time.ts';

const checks: Verb<'play'>['checks'] = [
  ...inTheGame,
  nothingElseIsAsked,
  ...timeChecks,
  ...costChecks,
  ...restrictionChecks,
  ...placeChecks,
  ...askedChecks,
];

function perform(subject: Playing): void {
  const found = played(subject);
  if (found === undefined) return;
  const { board, action } = subject;
  const { card, player, terms } = found;
  const firstSite = isFreeFirstSite(board, card, player);
  const { on: _, ...eyes } = eyesOf(board, found, action);
  const x = card.definition.cost === 'X' ? { X: { number: action.x ?? 0 } } : {};
  const { cost, reduced } = costNow(found, subject);
  const noCost = isAtNoCost(board, found, action);
  if (!isAlwaysAtNoCost(board, found)) noteReduction(board, card, player, action);
  const permission = needsPermission(found, subject)
    ? permissionToPlay(board, card, player, action.on)
    : undefined;
  if (permission !== undefined) notePermission(board, permission);
  generateCard(board, {
    card: takeFromHand(board, action),
    owner: player,
    from: 'hand',
    frame: { ...eyes, values: { ...x, ...eyes.values } },
    cost,
    firstSite,
    noCost,
    reduced,
    also: terms?.do,
    faceUp: terms?.faceUp,
    way: terms,
    column: action.at?.column ?? null,
    row: action.at?.row,
    on: action.on,
    with: action.with,
  });
  acted(board, player);
}

function takeFromHand(board: Board, { card, player }: Play): CardElsewhere {
  const { hand } = board.player(player);
  board.changed();
  if (typeof card !== 'string') {
    hand.unknown -= 1;
    return { id: card.id, card: card.card };
  }
  const place = hand.cards.findIndex(({ id }) => id === card);
  const [taken] = hand.cards.splice(place, 1);
  if (taken === undefined) throw new Error(`${card} is not in hand: that is checked before.`);
  return taken;
}

/** With cards named that its text chooses and nobody had seen, and with what can be chosen in but one way. */
function named(subject: Playing): Play {
  const found = played(subject);
  const { board, action } = subject;
  if (found === undefined) return action;
  const asks = asking(found.card.definition, found.terms);
  const choose = wholeChoice(board, asks, found.frame, action.choose, leftOpen(board, found, action));
  const placed = placedTheOnlyWay(board, found, action);
  return choose === undefined ? placed : { ...placed, choose };
}

/** Another way of playing it that its text offers, and that would be legal now. */
function remedy({ board, action }: Playing): Remedy | undefined {
  if (action.way !== undefined) return undefined;
  const ways = waysOf(played({ board, action })?.card.definition);
  const way = ways.find((one) => mayBecomeLegal(checks, { board, action: { ...action, way: one } }));
  return way === undefined
    ? undefined
    : { pointer: '/way', message: `With "way": ${way} it may be played, as its text says.` };
}

export const play: Verb<'play'> = {
  named,
  checks,
  remedy,
  open,
  perform,
  candidates: (board, player) => candidates(board, player, checks),
};
