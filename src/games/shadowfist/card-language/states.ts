import { type Phrase, words } from '../../vocabulary/phrases/kinds.ts';
import { restrictions } from '../card.ts';
import type { Filter } from '../vocabulary/terms.ts';

/** What a card can be for a time: as it is said before a noun, and after “is”. */
interface State {
  readonly which: Filter;
  readonly before?: string;
  readonly after?: string;
}

const STATES: readonly State[] = [
  { which: { turned: true }, before: 'turned', after: 'turned' },
  { which: { turned: false }, before: 'unturned', after: '(unturned|not turned)' },
  { which: { damaged: true }, before: 'damaged', after: 'damaged' },
  { which: { damaged: false }, before: '(undamaged|non-damaged)', after: '(undamaged|not damaged)' },
  { which: { attacking: true }, before: 'attacking', after: 'attacking' },
  { which: { attacking: false }, before: 'non-attacking', after: 'not attacking' },
  { which: { intercepting: true }, before: 'intercepting', after: 'intercepting' },
  { which: { intercepting: false }, after: 'not intercepting' },
  { which: { targetOfAttack: true }, after: '(the target of an attack|attacked)' },
  { which: { faceDown: true }, before: '(face-down|unrevealed)', after: '(face-down|face down|unrevealed)' },
  { which: { faceDown: false }, before: '(face-up|revealed)', after: '(face-up|face up|revealed)' },
  // Said of the card itself, whose controller is “you”.
  { which: { row: 'front' }, before: '(front-row|front row)', after: 'in the front row' },
  { which: { row: 'back' }, before: '(back-row|back row)', after: 'in the back row' },
  { which: { controlledByOwner: true }, after: 'controlled by its owner' },
  { which: { controlledByOwner: false }, after: 'not controlled by its owner' },
  ...restrictions.flatMap((restriction): State[] => [
    { which: { restriction }, before: restriction, after: restriction },
    { which: { not: { restriction } }, before: `non-${restriction}`, after: `not ${restriction}` },
  ]),
];

/** “turned”, before a noun or after “is”. */
export const states = (place: 'before' | 'after'): readonly Phrase<Filter>[] =>
  STATES.flatMap(({ which, [place]: said }) => (said === undefined ? [] : words<Filter>(said, which)));
