import type { Check } from '../../../../../engine/check.ts';
import { mayBePowerBlow } from '../../board/attacks.ts';
import { makesHeadShot } from '../../board/text-does.ts';
import { check, type Subject } from '../verb.ts';
import { type Play, seenAs } from './card-played.ts';
import { partsOf } from './ways.ts';

/** A card that makes a Head Shot of an attack goes with one that can be a Power Blow (Special Attacks; Head Shots). */
export const madeHeadShot: Check<Subject<Play>> = check(
  'attack-cannot-be-head-shot',
  {
    first: 'first-edition/special-attacks/no-head-shot',
    typeTwo: 'type-two/head-shots/must-allow-power-blow',
    reference: 'reference/head-shots/top-row-and-power-blow',
  },
  function* (subject) {
    const { board, action } = subject;
    const attack = seenAs(subject, 'attack');
    if (attack === undefined || mayBePowerBlow(board, attack)) return;
    for (const { played, pointer } of partsOf(board, action)) {
      if (pointer !== '' && played.definition.abilities.some(makesHeadShot))
        yield { message: 'That attack cannot be made a Head Shot.', action: [`${pointer}/card`] };
    }
  },
);
