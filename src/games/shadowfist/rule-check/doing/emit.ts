import type { Ability } from '../../vocabulary/abilities.ts';
import { asItWas } from '../board/as-it-was.ts';
import type { Board } from '../board/board.ts';
import { isSuch } from '../board/memory.ts';
import { frameOf, isWorking, type Text, textsOf } from '../board/texts.ts';
import type { InPlay, Trigger } from '../state/state.ts';
import type { GameEvent } from '../state/values.ts';
import { hasUsesLeft, noteUse, useKey } from './limits.ts';

type Triggered = Extract<Ability, { ability: 'triggered' }>;

/** What later questions of the same turn may ask about; the rest is told in the answer and forgotten. */
const remembered: ReadonlySet<GameEvent['event']> = new Set([
  ...(['played', 'enters-play', 'leaves-play', 'smoked', 'toasted', 'sacrificed', 'discarded'] as const),
  ...(['revealed', 'damage-inflicted', 'body-reduced-to-zero', 'seized', 'burned-for-victory'] as const),
  ...(['burned-for-power', 'turned-to-attack', 'attack-declared', 'attack-ended', 'healed'] as const),
  ...(['power-gained', 'power-stolen', 'power-spent', 'drawn', 'control-changed'] as const),
]);

/**
 * Something happens. It is told, remembered, and triggers what waits for it (5.2.2). What happens to a card that is
 * about to leave play is emitted while it still is there, so that its own text and others can see it.
 */
export function emit(board: Board, event: GameEvent): void {
  const { state } = board;
  board.budget.step();
  board.events.push(event);
  if (remembered.has(event.event)) state.turn.events.push(event);
  if (state.scene !== null && !state.scene.resolving) state.scene.events.push(event);
  const waiting = triggeredTexts(board);
  board.look(3 * waiting.length + state.lasting.length);
  for (const { card, text, ability } of waiting) trigger(board, card, text, ability, event);
  for (const lasting of [...state.lasting]) {
    if (lasting.kind !== 'when' || !isSuch(board, lasting.on, event, lasting.frame)) continue;
    state.triggers.push({
      ...{ id: board.newId('t'), effects: lasting.effects, choose: [], pay: [], optional: false },
      ...{ immediately: false, frame: { ...lasting.frame, event } },
    });
    if (lasting.once) state.lasting.splice(state.lasting.indexOf(lasting), 1);
  }
}

interface Waiting {
  readonly card: InPlay;
  readonly text: Text;
  readonly ability: Triggered;
}

function triggeredTexts(board: Board): readonly Waiting[] {
  return board.remembered('triggered', () => [
    ...board.state.inPlay.flatMap((card) => {
      const texts = textsOf(board, card);
      if (texts.length === 0 || (!isWorking(board, card) && !card.faceDown)) return [];
      return onlyOnce(texts).flatMap((text) =>
        text.ability.ability === 'triggered' ? [{ card, text, ability: text.ability }] : [],
      );
    }),
    ...textsOfTheGone(board),
  ]);
}

/** A text that is copied to a card which has it already does not add up (7.5). */
function onlyOnce(texts: readonly Text[]): readonly Text[] {
  const triggered = texts.filter(({ ability }) => ability.ability === 'triggered');
  if (triggered.length < 2) return triggered;
  const said = new Map(triggered.map((text) => [JSON.stringify([text.ability, text.frame.granter]), text]));
  return [...said.values()];
}

/** Only cards in play trigger anything (5.2.2), unless their text says that it does so when they are gone. */
function textsOfTheGone(board: Board): readonly Waiting[] {
  const gone = new Set(board.state.left.map(({ id }) => id));
  return [...gone].flatMap((id) => {
    const was = asItWas(board, id);
    return (was?.definition.abilities ?? []).flatMap((ability) =>
      was !== undefined && ability.ability === 'triggered' && ability.evenIfGone === true
        ? [{ card: was.inPlay, text: { ability, frame: frameOf(was.inPlay) }, ability }]
        : [],
    );
  });
}

function isOfThatName({ event: names }: Triggered['on'], { event }: GameEvent): boolean {
  return typeof names === 'string' ? names === event : names.some((name) => name === event);
}

function trigger(board: Board, card: InPlay, text: Text, ability: Triggered, event: GameEvent): void {
  if (!isOfThatName(ability.on, event)) return;
  const frame = { ...text.frame, event };
  if (!isSuch(board, ability.on, event, frame)) return;
  if (ability.if !== undefined && !board.meanings.holds(board, ability.if, frame)) return;
  const key = useKey(board, card, ability);
  if (ability.limit !== undefined) {
    if (!hasUsesLeft(board, key, ability.limit)) return;
    noteUse(board, key, ability.limit);
  }
  const waiting: Trigger = {
    id: board.newId('t'),
    effects: [...ability.do],
    frame,
    choose: [...(ability.choose ?? [])],
    pay: [...(ability.pay ?? [])],
    // It is up to its controller to remember a face-down Site's triggered effect (5.2.2).
    optional: ability.optional === true || card.faceDown,
    immediately: ability.immediately === true,
  };
  if (card.faceDown) waiting.reveals = card.id;
  board.state.triggers.push(waiting);
}
