import type { Check } from '../../../../../engine/check.ts';
import type { Definition } from '../../../vocabulary/definition.ts';
import { mayBePowerBlow } from '../../board/attacks/attacks.ts';
import { givenToConjoined } from '../../board/conjunction.ts';
import { noPowerBlow, whyNever } from '../exert/never-power-blows.ts';
import { check, type Subject } from '../verb.ts';
import { type Play, seenAs } from './card-played.ts';
import { companionsOf } from './made-head-shot.ts';

/** What makes an attack a Power Blow is not played in conjunction with one that may not be one (Special Attacks; Dirty Tricks). */
export const madePowerBlow: readonly Check<Subject<Play>>[] = (
  ['dirty-trick', 'ranged-attack', 'special-attack'] as const
).map((why) =>
  check('never-a-power-blow', noPowerBlow[why], function* (subject) {
    const { board } = subject;
    const attack = seenAs(subject, 'attack');
    if (attack === undefined) return;
    for (const { definition, pointer } of companionsOf(subject, attack)) {
      if (makesPowerBlow(definition) && !mayBePowerBlow(board, attack) && whyNever(board, attack) === why)
        yield { message: 'Such an attack may not be a Power Blow.', action: [`${pointer}/card`] };
    }
  }),
);

function makesPowerBlow({ abilities }: Definition): boolean {
  return abilities.flatMap(givenToConjoined).some((one) => 'powerBlow' in one && one.powerBlow === 'is');
}
