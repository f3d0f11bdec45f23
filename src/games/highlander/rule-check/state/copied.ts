import type {
  Attack,
  Defense,
  Inactive,
  InPlay,
  Lasting,
  Leave,
  Pile,
  Player,
  State,
  Turn,
} from './state.ts';
import type { Frame } from './values.ts';

/**
 * A state to play on, while the other stays as it was. What play never changes is the same in both: cards outside
 * play, what is said in the vocabulary, what was chosen, and what has happened.
 */
export function copied(state: State): State {
  const { exertion, countering } = state;
  const [one, other] = state.players;
  return {
    ...state,
    players: [copyPlayer(one), copyPlayer(other)],
    inPlay: state.inPlay.map(copyInPlay),
    turn: copyTurn(state.turn),
    turnsBefore: [...state.turnsBefore],
    attacks: state.attacks.map((attack): Attack => ({ ...attack })),
    defenses: state.defenses.map(copyDefense),
    pending: state.pending.map((one) => ({ ...one })),
    exertion: exertion === null ? null : { ...exertion, cards: [...exertion.cards] },
    awaitingExertion: [...state.awaitingExertion],
    lasting: state.lasting.map(copyLasting),
    obligations: state.obligations.map((one) => ({ ...one, frame: copyFrame(one.frame) })),
    leave: state.leave.map(copyLeave),
    countering: countering === null ? null : { ...countering, plots: [...countering.plots] },
  };
}

function copyPlayer(player: Player): Player {
  const copy = { ...player, skips: [...player.skips] };
  copy.hand = copyPile(player.hand);
  copy.endurance = copyPile(player.endurance);
  copy.discard = copyPile(player.discard);
  copy.removed = copyPile(player.removed);
  if (player.inactive !== null) copy.inactive = copyInactive(player.inactive);
  return copy;
}

function copyInactive(inactive: Inactive): Inactive {
  return { ...inactive, hand: copyPile(inactive.hand), weaponsLost: [...inactive.weaponsLost] };
}

function copyPile({ cards, unknown, bottom }: Pile): Pile {
  const copy: Pile = { cards: [...cards], unknown };
  if (bottom !== undefined) copy.bottom = [...bottom];
  return copy;
}

function copyInPlay(card: InPlay): InPlay {
  return { ...card, counters: { ...card.counters } };
}

function copyTurn(turn: Turn): Turn {
  return { ...turn, events: [...turn.events] };
}

function copyDefense(defense: Defense): Defense {
  return { ...defense, against: [...defense.against] };
}

function copyLasting(lasting: Lasting): Lasting {
  const copy = { ...lasting, frame: copyFrame(lasting.frame) };
  if (copy.kind === 'control') copy.cards = [...copy.cards];
  return copy;
}

function copyLeave(leave: Leave): Leave {
  const { frame, played, afterwards } = leave;
  return { ...leave, frame: copyFrame(frame), played: [...played], afterwards: [...afterwards] };
}

/** The event in it has happened and stays as it is. */
function copyFrame(frame: Frame): Frame {
  const copy = { ...frame, values: { ...frame.values } };
  if (frame.done !== undefined) copy.done = [...frame.done];
  return copy;
}
