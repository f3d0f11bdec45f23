import type { Check } from '../../../../../engine/check.ts';
import { beginningOfTurn, isBeginning } from '../../board/turn/beginning.ts';
import type { Phase } from '../../state/state.ts';
import { type Cited, ruleCited } from '../citing.ts';
import type { Subject } from '../verb.ts';
import { named } from '../windows.ts';
import { type Exert, type Purpose, purposeOf } from './purpose.ts';

interface When {
  readonly phases: readonly Phase[] | 'beginning';
  /** Who says so. */
  readonly first: string;
  readonly typeTwo: string;
  readonly reference?: string;
  readonly by?: 'regainingWeapons' | 'gettingUp';
}

const exertingPhases: readonly Phase[] = ['may-do', 'defense', 'attack'];

/** The first edition tells the ends of an Exertion, and no phase; what serves to attack or to defend has that one's. */
const FIRST_ENDS = 'first-edition/exertions-and-power-blows/three-uses-of-exertion';
const FIRST_ATTACKING = 'first-edition/set-up/four-phases-in-order';
const FIRST_DEFENDING = 'first-edition/defense-phase/defenses-come-first';

const inAnyPhase: When = {
  phases: exertingPhases,
  first: FIRST_ENDS,
  typeTwo: 'type-two/exertions/which-phases',
};

const toMakePowerBlow: When = {
  phases: ['attack'],
  first: FIRST_ATTACKING,
  typeTwo: 'type-two/power-blows/declare-then-exert',
  reference: 'reference/attacking/power-blow-how',
};

/** The phases that an Exertion for each purpose belongs to. */
const when: Readonly<Record<Purpose, When>> = {
  'power-blow': toMakePowerBlow,
  'head-shot': toMakePowerBlow,
  'power-block': {
    phases: ['defense'],
    first: FIRST_DEFENDING,
    typeTwo: 'type-two/power-blocks/declare-then-exert',
  },
  attack: {
    phases: ['attack'],
    first: FIRST_ATTACKING,
    typeTwo: 'type-two/attack-phase/one-attack',
    reference: 'reference/attack-phase/attacks',
  },
  defense: {
    phases: ['defense'],
    first: FIRST_DEFENDING,
    typeTwo: 'type-two/defense-phase/only-phase-for-defenses',
    reference: 'reference/defense-phase/defend-here',
  },
  illusion: inAnyPhase,
  'regain-weapon': {
    phases: 'beginning',
    by: 'regainingWeapons',
    first: FIRST_ENDS,
    typeTwo: 'type-two/disarming-breaking-weapons/rearm-soft-three',
    reference: 'reference/becoming-armed-getting-unprone/say-which',
  },
  'regain-feet': {
    phases: 'beginning',
    by: 'gettingUp',
    first: FIRST_ENDS,
    typeTwo: 'type-two/prone/attempt-each-turn',
    reference: 'reference/becoming-armed-getting-unprone/say-which',
  },
  nothing: {
    phases: exertingPhases,
    first: FIRST_ENDS,
    typeTwo: 'type-two/exerting-for-nothing/before-attack-phase-ends',
  },
};

/** Nobody exerts in any other phase (Exertions); of a Useless Exertion its own rule says so. */
function whoSays({ board, action }: Subject<Exert>): Cited {
  const purpose = purposeOf(action);
  const isLate = !exertingPhases.includes(board.state.turn.phase) && purpose !== 'nothing';
  const { phases: _, first, ...said } = when[purpose];
  return isLate ? { first, typeTwo: inAnyPhase.typeTwo } : { first, ...said };
}

export const inItsPhase: Check<Subject<Exert>> = {
  code: 'exertion-outside-its-phase',
  rule: (subject) => `highlander.${ruleCited(subject.board.ruling, whoSays(subject))}`,
  *failures({ board, action }) {
    const { phase } = board.state.turn;
    const told = when[purposeOf(action)].phases;
    const phases = told === 'beginning' ? [beginningOfTurn(board)] : told;
    if (told === 'beginning' && phases.includes(phase) && !isBeginning(board))
      yield { message: 'Such an Exertion is made as the turn begins, before any card is played.' };
    if (!phases.includes(phase))
      yield {
        message: `Such an Exertion is made in the ${phases.map(named).join(' or the ')}; this is the ${named(phase)}.`,
        state: ['/turn/phase'],
        action: ['/for'],
        need: [...phases],
        have: phase,
      };
  },
};
