import type { Board } from '../board/board.ts';
import type { AsSoonAs, TextOn } from '../board/gathered.ts';
import { textsAsSoonAs } from '../board/texts.ts';
import { placeOf, useKey } from '../doing/limits.ts';
import type { InPlay, Trigger } from '../state/state.ts';

/** What texts do as soon as a condition is true is triggered, once until it has been false. Returns whether any was. */
export function noticeConditions(board: Board): boolean {
  let any = false;
  for (const text of textsAsSoonAs(board)) {
    const card = board.inPlay(text.card.id);
    if (card !== undefined && notice(board, card, text)) any = true;
  }
  return any;
}

function notice(board: Board, card: InPlay, { ability, frame, card: its }: TextOn<AsSoonAs>): boolean {
  const key = useKey(board, its, ability).ability;
  const before = card.noticed ?? [];
  const holds = board.meanings.holds(board, ability.when, frame);
  if (holds === before.includes(key)) return false;
  const noticed = holds ? [...before, key] : before.filter((one) => one !== key);
  if (noticed.length > 0) card.noticed = noticed;
  else delete card.noticed;
  if (!holds) return false;
  const trigger: Trigger = {
    id: board.newId('t'),
    effects: [...ability.do],
    choose: [],
    pay: [],
    optional: false,
    frame: { ...frame, values: { ...frame.values } },
    immediately: ability.immediately === true,
  };
  const place = placeOf(board, its.card, ability);
  if (place !== undefined) trigger.ability = place;
  board.state.triggers.push(trigger);
  board.changed();
  return true;
}
