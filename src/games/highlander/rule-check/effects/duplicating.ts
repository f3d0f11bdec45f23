import type { Ability } from '../../vocabulary/abilities.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Board, Seen } from '../board/board.ts';
import { givenToConjoined } from '../board/conjunction.ts';
import { cannot } from '../board/forbidding/prohibitions.ts';
import { lastSeen } from '../board/memory.ts';
import { sourceOf } from '../board/sources.ts';
import { modifiersOn } from '../board/texts/texts.ts';
import type { Frame } from '../state/values.ts';
import { chosen, isPossible } from './choosing.ts';
import { canPay, pay } from './paying.ts';
import type { Perform, Performing } from './performing.ts';

/**
 * The effects of a card as if it had been played, with those of the cards that were played in conjunction with it. What
 * it asks for to be played is waived; what its effects ask for is not (Duplicating a Card's Effects).
 */
export const duplicate: Perform<'duplicate'> = ({ card, by }, performing) => {
  const { board, frame } = performing;
  const player = board.meanings.player(board, by, frame);
  const [id] = board.meanings.card(board, card, frame);
  const seen = id === undefined ? undefined : lastSeen(board, id);
  if (player === undefined || seen === undefined) return false;
  const source = sourceOf(board, frame);
  if (cannot(board, seen, 'be-duplicated', { player, ...(source === undefined ? {} : { by: source }) }))
    return false;
  const { abilities } = seen.definition;
  const added = modifiersOn(board, seen, 'ability').map(({ modifier }) => modifier.ability);
  const all = [
    ...duplicatedWith(board, seen).map((one) => besideIt(board, one, seen.id)),
    { seen, abilities: [...abilities, ...added] },
  ];
  for (const one of all) duplicateOne(performing, player, one);
  return true;
};

/** The cards in conjunction that are duplicated with it: all, or those alone that modify it. */
function duplicatedWith(board: Board, { id }: Seen): Seen[] {
  const attached = board.state.inPlay.filter((one) => one.with === id && one.under === undefined);
  const all = attached.map((one) => board.seen(one));
  if (board.switches.duplicatedWith === 'all-in-conjunction') return all;
  return all.filter(({ definition }) => definition.abilities.some(mayModifyConjoined));
}

function mayModifyConjoined(ability: Ability): boolean {
  return ability.ability === 'unsupported' || givenToConjoined(ability).length > 0;
}

/** What it does beside what it gives to the card that it was played with: that is in the duplicate already. */
function besideIt(board: Board, seen: Seen, conjoined: string): Duplicated {
  const abilities = seen.definition.abilities
    .filter((one) => one.ability !== 'continuous' || givenToConjoined(one).length === 0)
    .map((one) =>
      one.ability === 'played'
        ? { ...one, do: one.do.filter((effect) => !stillGiven(board, seen, effect)) }
        : one,
    );
  return { seen, abilities, conjoined };
}

/** Whether the card with which it was played still has what this effect gave to it. */
function stillGiven({ state }: Board, { id }: Seen, effect: Effect): boolean {
  return (
    effect.do === 'modify' &&
    effect.cards === 'conjoined' &&
    state.lasting.some(
      (lasting) => lasting.kind === 'modify' && lasting.cards === 'conjoined' && lasting.frame.source === id,
    )
  );
}

interface Duplicated {
  readonly seen: Seen;
  readonly abilities: readonly Ability[];
  readonly conjoined?: string;
}

function duplicateOne(
  performing: Performing,
  player: string,
  { seen, abilities, conjoined }: Duplicated,
): void {
  const { source } = performing.frame;
  for (const ability of abilities) {
    const theirs: Frame = {
      ...{ player, source: seen.id, card: seen.definition, values: {} },
      ...(source === undefined ? {} : { granter: source }),
      ...(conjoined === undefined ? {} : { with: conjoined }),
    };
    duplicateAbility(performing, seen, ability, theirs);
  }
}

/** To use it up would be to discard it, and who duplicates it does not have it: that effect is not achieved. */
function duplicateAbility(
  performing: Performing,
  { definition }: Seen,
  ability: Ability,
  frame: Frame,
): void {
  const { board } = performing;
  switch (ability.ability) {
    case 'unsupported':
      board.unsupported(definition, ability.text);
      break;
    case 'may-do':
    case 'must-do':
      board.unsupported(definition, FOR_A_PHASE);
      break;
    case 'played':
      doAsPlayed(performing, ability, frame);
      break;
    case 'continuous':
    case 'triggered':
    case 'replacement':
      goOn(board, ability, frame);
      break;
    default:
  }
}

const FOR_A_PHASE =
  'What a duplicated card lets be done in a phase: it would be said as what it does when played, or as what waits for that phase.';

/** What its effect asks for is chosen and paid, or it has none. */
function doAsPlayed(
  { board, perform }: Performing,
  { if: condition, choose = [], pay: payments = [], do: effects }: Extract<Ability, { ability: 'played' }>,
  frame: Frame,
): void {
  const able =
    (condition === undefined || board.meanings.holds(board, condition, frame)) &&
    canPay(board, frame.player, payments, frame) &&
    (payments.length === 0 || choose.every((choice) => isPossible(board, choice, frame)));
  if (!able) return;
  const isWhole = payments.length > 0;
  for (const choice of choose) frame.values[choice.as] = chosen(board, frame.player, choice, frame, isWhole);
  pay(board, frame.player, payments, frame);
  perform(effects, frame);
}

/** What is so while such a card lies in play is so until it would be swept. */
function goOn(board: Board, ability: Ability, frame: Frame): void {
  board.state.lasting.push({
    ...{ id: board.newId('l'), kind: 'text', ability, frame },
    ...{ until: 'end-of-opponents-next-turn', since: board.state.turn.number },
  });
}
