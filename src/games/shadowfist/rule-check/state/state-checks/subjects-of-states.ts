import type { Failure } from '../../../../../engine/check.ts';
import type { restrictions } from '../../../card.ts';
import type { Definition } from '../../../vocabulary/definition.ts';
import type { Board } from '../../board/board.ts';
import { keptOff, playerWhoPlayed } from '../../board/kept-off.ts';
import type { InPlay } from '../state.ts';
import { grouped } from './grouped.ts';
import { hasSettled, stateCheck } from './state-check.ts';
import { mayStay } from './staying.ts';

interface Attached {
  readonly state: InPlay;
  readonly subject: InPlay;
  readonly printed: Definition;
  readonly pointer: string;
}

function attached(board: Board): readonly Attached[] {
  return board.remembered('attached', () =>
    board.table.flatMap(({ inPlay: state, definition: printed }, place) => {
      const subject = state.on === undefined ? undefined : board.inPlay(state.on);
      return subject === undefined ? [] : { state, subject, printed, pointer: `/inPlay/${place}` };
    }),
  );
}

/** States, the cards they are on, and who controls them. */
export const subjectsOfStates = [
  stateCheck('wrong-subject', '4.3.4/legal-subjects', function* (board) {
    for (const { subject, printed, pointer } of attached(board)) {
      const { type } = board.definition(subject);
      for (const legal of typesOfSubjects(printed)) {
        if (legal.includes(type)) continue;
        yield {
          message: `${printed.title} is played on a ${legal.join(' or ')}, and is on a ${type}.`,
          state: [`${pointer}/on`],
          need: legal,
          have: type,
        };
      }
    }
  }),

  stateCheck('vehicle-on-no-character', '10.1.1/vehicle-on-characters-only', function* (board) {
    for (const { subject, printed, pointer } of attached(board)) {
      const { type } = board.definition(subject);
      if (!printed.restrictions.includes('Vehicle') || type === 'Character') continue;
      yield {
        message: `${printed.title} is a Vehicle, and only Characters have one.`,
        state: [`${pointer}/on`],
        need: 'Character',
        have: type,
      };
    }
  }),

  stateCheck('second-vehicle', '10.1.1/vehicle-one-per-character', function* (board) {
    const vehicles = attached(board).filter(({ printed }) => printed.restrictions.includes('Vehicle'));
    for (const [subject, theirs] of grouped(vehicles, ({ subject: { id } }) => id)) {
      if (theirs.length < 2) continue;
      yield {
        message: `${subject} has ${theirs.length} Vehicles.`,
        state: theirs.map(({ pointer }) => `${pointer}/on`),
        need: 1,
        have: theirs.length,
      };
    }
  }),

  stateCheck('on-no-legal-subject', '7.6/state-on-an-illegal-subject', function* (board) {
    if (!hasSettled(board)) return;
    for (const { state, subject, pointer } of attached(board)) {
      const playedBy = playerWhoPlayed(board, state);
      if (keptOff(board, subject, board.seen(state), playedBy).length === 0 || mayStay(board, state))
        continue;
      yield {
        message: `${board.definition(subject).title} is no legal subject of States.`,
        state: [`${pointer}/on`],
      };
    }
  }),

  follows('Schtick', '10.1.1/schtick-controlled-with-its-subject'),
  follows('Vehicle', '10.1.1/vehicle-controlled-with-its-character'),
  follows('Weapon', '10.1.1/weapon-controlled-with-its-subject'),
];

function follows(restriction: (typeof restrictions)[number], rule: string) {
  return stateCheck(`${restriction.toLowerCase()}-of-another`, rule, function* (board): Generator<Failure> {
    if (!hasSettled(board)) return;
    for (const { state, subject, printed, pointer } of attached(board)) {
      if (!printed.restrictions.includes(restriction) || state.controller === subject.controller) continue;
      yield {
        message: `${subject.controller} controls the card that ${printed.title} is on, and so controls it.`,
        state: [`${pointer}/controller`],
        need: subject.controller,
        have: state.controller,
      };
    }
  });
}

/** The types that its text allows, for each that limits them. */
function typesOfSubjects({ abilities }: Definition): (readonly Definition['type'][])[] {
  return abilities.flatMap((ability) => {
    if (ability.ability !== 'subject' || ability.which.type === undefined) return [];
    const { type } = ability.which;
    // Site is any Site (10.3).
    return [type.includes('Site') ? [...type, 'Feng Shui Site' as const] : type];
  });
}
