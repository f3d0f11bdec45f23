import type { Path } from '../../../../../engine/mistake.ts';
import type { Mistakes } from '../../../../../engine/mistakes-found.ts';
import { definitionGiven } from '../../../../rule-check.ts';
import type { Definition } from '../../../vocabulary/definition.ts';
import type { Library } from '../../board/board.ts';
import type { State } from '../state.ts';

/** What tells where a card in play is. */
const keys = ['on', 'column', 'row', 'away'] as const;
type Key = (typeof keys)[number];

/** Which of it a card of each type must have, and which others it may have. */
const where: { readonly [Type in Definition['type']]: Partial<Record<Key, 'must' | 'may'>> } = {
  Character: { column: 'may', away: 'may' },
  Site: { column: 'must', row: 'must' },
  'Feng Shui Site': { column: 'must', row: 'must' },
  State: { on: 'must' },
  Edge: {},
  Event: {},
};

const why: { readonly [Name in Key]: string } = {
  on: 'A State, and only a State, is on another card (4.3.4).',
  column: 'A Site stands in a column, and but for Characters nothing else is at a location of its own (2.2).',
  row: 'A Site, and only a Site, stands in the front or back row (4.3.3).',
  away: 'Only Characters change location (4.7).',
};

/** More States on States than any text brings about. */
const MOST_ON_ONE_ANOTHER = 20;

/** What a card in play must have, and cannot have, by its type. */
export function checkCardsInPlay(state: State, library: Library, mistakes: Mistakes): void {
  state.inPlay.forEach((card, place) => {
    const definition = definitionGiven(card.card, library);
    const at = ['state', 'inPlay', place];
    if (definition?.type === 'Event') {
      mistakes.add('wrong-value', [...at, 'card'], 'An Event is never in play (4.3.6).');
    } else if (definition !== undefined) checkWhere(card, definition, at, mistakes);
    if (card.lastingDamage > card.damage) {
      const message = 'It is part of the damage, and cannot be more than that.';
      mistakes.add('wrong-value', [...at, 'lastingDamage'], message);
    }
  });
  checkSubjects(state, mistakes);
}

function checkWhere(card: State['inPlay'][number], { type }: Definition, at: Path, mistakes: Mistakes): void {
  const wanted = where[type];
  for (const key of keys) {
    const has = card[key] !== undefined && card[key] !== null;
    if (has && wanted[key] === undefined) mistakes.add('wrong-value', [...at, key], why[key]);
    if (!has && wanted[key] === 'must') mistakes.add('missing', [...at, key], why[key]);
  }
}

/** A State was put on a card that was in play already (4.3.4): they cannot go round in a circle. */
function checkSubjects({ inPlay }: State, mistakes: Mistakes): void {
  const states = inPlay.filter(({ on }) => on !== undefined);
  if (states.length === 0) return;
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
