import type { Effect } from '../../vocabulary/abilities.ts';
import type { Board, Seen } from '../board/board.ts';
import { isSite } from '../board/printed.ts';
import { cardsAt } from '../board/references.ts';
import { emit } from '../doing/emit.ts';
import { enterPlay } from '../doing/entering.ts';
import { spendPower } from '../doing/power.ts';
import { put, take } from '../doing/zones.ts';
import { choose, targetsAmong } from '../flow/choosing.ts';
import { costOf, isFreeFirstSite } from '../flow/cost.ts';
import { canPay, pay } from '../flow/payments.ts';
import { lacking } from '../flow/resources.ts';
import { addItem } from '../flow/scenes.ts';
import { subjectsFor } from '../flow/subjects.ts';
import { victoryBarred } from '../flow/victory.ts';
import type { Bindings, Frame } from '../state/values.ts';
import { mayEnter, positionFor } from './cards.ts';
import type { EffectNamed, Perform, Performing } from './performing.ts';

/** A player plays a card of their choice during the resolution of an effect: it resolves at once (5.2). */
export const play: Perform<'play'> = (effect, performing) => {
  const { board, frame } = performing;
  const by = board.meanings.player(board, effect.by, frame);
  if (by === undefined) return false;
  const from = playableFor(board, effect, frame, by);
  if (from.length === 0) return false;
  const answer = performing.ask({
    ...{ player: by, as: 'play', about: 'which card is played', kind: 'cards', from },
    ...{ least: effect.optional ? 0 : 1, most: 1 },
  });
  const [id] = 'cards' in answer ? answer.cards : [];
  const card = id === undefined ? undefined : board.find(id);
  if (card === undefined) return false;
  return playNow(performing, effect, card, by);
};

/** The cards that a player could play by the effect now. */
export function playableFor(
  board: Board,
  effect: EffectNamed<'play'>,
  frame: Frame,
  player: string,
): string[] {
  return cardsAt(board, effect.in, frame)
    .filter((card) => isPlayable(board, frame, effect, card, player))
    .map(({ id }) => id);
}

function isPlayable(
  board: Board,
  frame: Frame,
  effect: EffectNamed<'play'>,
  card: Seen,
  player: string,
): boolean {
  if (!board.meanings.matches(board, effect.which, card, frame)) return false;
  if (card.inPlay !== undefined || !mayBePlayed(board, card, player)) return false;
  if (!effect.ignoringResources && lacking(board, card.definition, player).length > 0) return false;
  return price(board, effect, card, player, frame) <= board.player(player).power;
}

function mayBePlayed(board: Board, card: Seen, player: string): boolean {
  if (card.definition.type !== 'Event' && !mayEnter(board, card.id, player)) return false;
  if (card.definition.type === 'State' && subjectsFor(board, card, player).length === 0) return false;
  if (isSite(card.definition) && player === board.current && board.state.turn.sitePlayed) return false;
  return !victoryBarred(board, card.definition, player);
}

function price(
  board: Board,
  effect: EffectNamed<'play'>,
  card: Seen,
  player: string,
  frame: Performing['frame'],
): number {
  if (effect.cost === 'none') return 0;
  const reduction = effect.cost === 'full' ? 0 : board.meanings.reckon(board, effect.cost.reducedBy, frame);
  return Math.max(0, costOf(board, card, player, {}).cost - reduction);
}

/** During resolution it resolves at once; during generation it takes its place in the scene (5.2). */
function playNow(performing: Performing, effect: EffectNamed<'play'>, card: Seen, player: string): boolean {
  const { board, frame } = performing;
  const { definition } = card;
  const theirs = { player, source: card.id, card: card.definition, values: { X: { number: 0 } } };
  const asked = definition.abilities.flatMap((ability) =>
    ability.ability === 'entering' || ability.ability === 'event' ? (ability.choose ?? []) : [],
  );
  const payments = definition.abilities.flatMap((ability) =>
    ability.ability === 'entering' || ability.ability === 'event' ? (ability.pay ?? []) : [],
  );
  const resolves = board.state.scene?.resolving === true;
  const values: Bindings | undefined = choose(board, asked, theirs, performing.answers);
  if (values === undefined) return false;
  const eyes = { ...theirs, values: { ...theirs.values, ...values } };
  if (!canPay(board, payments, eyes)) return false;
  const position = positionFor(performing, card.id, player);
  const on = definition.type === 'State' ? subjectFor(performing, card, player) : undefined;
  const cost = price(board, effect, card, player, frame);
  const gains: Effect[] = isFreeFirstSite(board, card, player)
    ? [{ do: 'gain-power', players: 'you', amount: 1 }]
    : [];
  const taken = take(board, card.id);
  if (taken === undefined) return false;
  spendPower(board, player, cost);
  emit(board, {
    ...{ event: 'played', card: card.id, player, by: player, from: taken.pile, amount: cost },
    ...(effect.cost === 'none' ? { name: 'no-cost' } : {}),
  });
  if (definition.type === 'Event') {
    put(board, taken.owner, definition.restrictions.includes('Toast It') ? 'toasted' : 'smoked', taken.card);
    pay(board, payments, eyes);
    const does = definition.abilities.flatMap((ability) => (ability.ability === 'event' ? ability.do : []));
    const targets = targetsAmong(asked, values);
    if (resolves) performing.next(does, eyes);
    else addItem(board, { kind: 'card', frame: eyes, effects: [...does], choices: [...asked], targets });
    return true;
  }
  if (isSite(definition) && player === board.current) board.state.turn.sitePlayed = true;
  const entered = enterPlay(board, {
    ...{ card: taken.card, owner: taken.owner, controller: player, ...position, chosen: values },
    ...{
      unresolved: !resolves,
      faceDown: definition.type === 'Feng Shui Site' && effect.faceUp !== true,
      on,
    },
  });
  pay(board, payments, eyes);
  performing.remember(effect.as ?? 'played', { cards: [entered.id] });
  for (const ability of definition.abilities) {
    if (ability.ability === 'entering' && ability.do !== undefined) performing.next(ability.do, eyes);
  }
  if (resolves) performing.next(gains, eyes);
  else addItem(board, { kind: 'card', frame: eyes, effects: gains });
  return true;
}

export function subjectFor(performing: Performing, card: Seen, player: string): string | undefined {
  const from = subjectsFor(performing.board, card, player);
  const answer = performing.ask({
    ...{
      player,
      as: `on-${card.id}`,
      about: `whom ${card.definition.title} is played on`,
      kind: 'cards',
      from,
    },
  });
  return 'cards' in answer ? answer.cards[0] : undefined;
}
