import type { Path } from '../../../../../engine/mistake.ts';
import type { Definition } from '../../../vocabulary/definition.ts';
import type { Library } from '../../board/board.ts';
import { isSite } from '../../board/printed.ts';
import type { InPlay, State } from '../state.ts';
import type { Mistakes } from './mistakes.ts';

/** More States on States than any text brings about. */
const MOST_ON_ONE_ANOTHER = 20;

/** What a card in play must have, and cannot have, by its type. */
export function checkCardsInPlay(state: State, library: Library, mistakes: Mistakes): void {
  for (const [place, card] of state.inPlay.entries()) {
    const definition = typeof card.card === 'string' ? library(card.card) : card.card;
    if (definition !== undefined) checkType(card, definition, ['state', 'inPlay', place], mistakes);
    if (card.lastingDamage > card.damage) {
      const message = 'It is part of the damage, and cannot be more than that.';
      mistakes.add('wrong-value', ['state', 'inPlay', place, 'lastingDamage'], message);
    }
  }
  checkSubjects(state, mistakes);
}

function checkType(card: InPlay, definition: Definition, at: Path, mistakes: Mistakes): void {
  const { type } = definition;
  const site = isSite(definition);
  const wrong = (key: string, message: string) => mistakes.add('wrong-value', [...at, key], message);
  const missing = (key: string, message: string) => mistakes.add('missing', [...at, key], message);
  if (type === 'Event') wrong('card', 'An Event is never in play (4.3.6).');
  if (type === 'State' && card.on === undefined) missing('on', 'A State is on another card (4.3.4).');
  if (type !== 'State' && card.on !== undefined) wrong('on', 'Only a State is on another card (4.3.4).');
  if (site && card.column === null) missing('column', 'A Site stands in a column (4.3.3).');
  if (site && card.row === undefined) missing('row', 'A Site stands in the front or back row (4.3.3).');
  if (!site && card.row !== undefined) wrong('row', 'Only Sites stand in rows (4.3.3).');
  if (!site && type !== 'Character' && card.column !== null) {
    wrong('column', 'Only Sites and Characters are at a location of their own (2.2).');
  }
  if (type !== 'Character' && card.away !== undefined) {
    wrong('away', 'Only Characters change location (4.7).');
  }
}

/** A State was put on a card that was in play already (4.3.4): they cannot go round in a circle. */
function checkSubjects({ inPlay }: State, mistakes: Mistakes): void {
  const states = inPlay.filter(({ on }) => on !== undefined);
  const subjects = new Map(states.map(({ id, on }) => [id, on]));
  for (const [place, { id }] of inPlay.entries()) {
    let subject = subjects.get(id);
    for (let steps = 0; subject !== undefined; steps += 1) {
      if (steps === MOST_ON_ONE_ANOTHER) {
        const message = 'States are on one another in a circle, or too many of them (4.3.4).';
        mistakes.add('wrong-value', ['state', 'inPlay', place, 'on'], message);
        break;
      }
      subject = subjects.get(subject);
    }
  }
}
