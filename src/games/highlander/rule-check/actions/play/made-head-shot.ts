import type { Check } from '../../../../../engine/check.ts';
import type { Definition } from '../../../vocabulary/definition.ts';
import { mayBecomeOneByHeadShot, mayBeHeadShot } from '../../board/attacks.ts';
import type { Seen } from '../../board/board.ts';
import { awaiting, conjoinedBy, fits } from '../../board/conjunction.ts';
import { makesHeadShot } from '../../board/text-does.ts';
import { check, type Subject } from '../verb.ts';
import { type Play, seenAs } from './card-played.ts';
import { partsOf } from './ways.ts';

/** A card that makes a Head Shot of an attack goes with an upper one that can be a Power Blow (Special Attacks; Head Shots). */
export const madeHeadShot: Check<Subject<Play>> = check(
  'attack-cannot-be-head-shot',
  {
    first: 'first-edition/special-attacks/no-head-shot',
    typeTwo: 'type-two/head-shots/must-allow-power-blow',
    reference: 'reference/head-shots/top-row-and-power-blow',
  },
  function* (subject) {
    const attack = seenAs(subject, 'attack');
    if (attack === undefined) return;
    for (const { definition, pointer } of companions(subject, attack)) {
      if (definition.abilities.some(makesHeadShot) && !mayBecomeIt(subject, attack, definition))
        yield { message: 'That attack cannot be made a Head Shot.', action: [`${pointer}/card`] };
    }
  },
);

/** What is played in conjunction with an attack now, or was with one that an Exertion has found. */
function companions({ board, action }: Subject<Play>, attack: Seen) {
  const now = partsOf(board, action).flatMap(({ played: { definition }, pointer }) =>
    pointer === '' ? [] : [{ definition, pointer }],
  );
  const before = attack.from === 'exertion' ? awaiting(board) : [];
  return [...now, ...before.map(({ definition }) => ({ definition, pointer: '' }))];
}

/** Where its own text says with which attacks it goes, it has said whether they are upper ones. */
function mayBecomeIt({ board, action }: Subject<Play>, attack: Seen, companion: Definition): boolean {
  if (!mayBecomeOneByHeadShot(board, attack)) return false;
  const frame = { player: action.player, values: {} };
  const goesWithIt = conjoinedBy(companion).some((wanted) => fits(board, wanted, attack, frame));
  return !goesWithIt || mayBeHeadShot(board, attack);
}
