import type { Check } from '../../../../../engine/check.ts';
import type { Definition } from '../../../vocabulary/definition.ts';
import { isUpperAttack, mayBecomeHeadShot, waysOf } from '../../board/attacks/attacks.ts';
import type { Board, Seen } from '../../board/board.ts';
import { is } from '../../board/cards/likeness.ts';
import { awaiting, conjoinedBy, fits } from '../../board/conjunction.ts';
import { does } from '../../board/texts/doings.ts';
import { CARD_TEXT, type Cited } from '../citing.ts';
import { check, type Failures, type Subject } from '../verb.ts';
import { type Play, seenAs } from './card-played.ts';
import { partsOf } from './ways.ts';

const mustAllowPowerBlow = {
  typeTwo: 'type-two/head-shots/must-allow-power-blow',
  reference: 'reference/head-shots/top-row-and-power-blow',
} as const;

/** The rule of each reason for which an attack is never a Head Shot. */
const noHeadShot: { readonly [Reason in Why]: Cited } = {
  text: CARD_TEXT,
  'special-attack': { first: 'first-edition/special-attacks/no-head-shot', ...mustAllowPowerBlow },
  'power-blow': {
    first: 'first-edition/glossary/only-some-attacks-become-power-blows',
    ...mustAllowPowerBlow,
  },
};

/** What must be met to play a card that makes an attack a Head Shot in conjunction with it. */
export const madeHeadShot: readonly Check<Subject<Play>>[] = [
  check(
    'head-shot-of-no-upper-attack',
    {
      first: 'first-edition/head-shots/head-shot-with-upper-attack',
      typeTwo: 'type-two/head-shots/event-with-upper-attack',
      reference: 'reference/head-shots/top-row-and-power-blow',
    },
    function* (subject) {
      const { board, action } = subject;
      const [alone, ...others] = partsOf(board, action);
      if (
        others.length === 0 &&
        alone?.way?.inConjunctionWith !== undefined &&
        action.awaitingExertion !== true
      )
        if (alone.played.definition.abilities.some(does('make-a-head-shot')))
          yield {
            message: 'It makes a Head Shot of an attack: name it in `with` of one.',
            action: ['/card'],
          };
      yield* ofEachCompanion(
        subject,
        'A Head Shot is an upper attack, and this one is not.',
        (attack, companion) => isUpperAttack(board, attack) || saysWhereAimed(subject, attack, companion),
      );
    },
  ),
  ...(['text', 'special-attack', 'power-blow'] as const).map((why) =>
    check<Subject<Play>>('attack-cannot-be-head-shot', noHeadShot[why], (subject) =>
      ofEachCompanion(
        subject,
        'That attack cannot be made a Head Shot.',
        (attack) => mayBecomeHeadShot(subject.board, attack) || whyNot(subject.board, attack) !== why,
      ),
    ),
  ),
];

type Why = 'text' | 'special-attack' | 'power-blow';

/** Its text says so, or it is a Special Attack, or nothing can make a Power Blow of it. */
function whyNot(board: Board, attack: Seen): Why {
  if (waysOf(board, attack, 'headShot').cannot) return 'text';
  return is(board, attack, 'special-attack') ? 'special-attack' : 'power-blow';
}

function* ofEachCompanion(
  subject: Subject<Play>,
  message: string,
  may: (attack: Seen, companion: Definition) => boolean,
): Failures {
  const attack = seenAs(subject, 'attack');
  if (attack === undefined) return;
  for (const { definition, pointer } of companionsOf(subject, attack)) {
    if (definition.abilities.some(does('make-a-head-shot')) && !may(attack, definition))
      yield { message, action: [`${pointer}/card`] };
  }
}

/** What is played in conjunction with an attack now, or was with one that an Exertion has found. */
export function companionsOf({ board, action }: Subject<Play>, attack: Seen) {
  const now = partsOf(board, action).flatMap(({ played: { definition }, pointer }) =>
    pointer === '' ? [] : [{ definition, pointer }],
  );
  const before = attack.from === 'exertion' ? awaiting(board) : [];
  return [...now, ...before.map(({ definition }) => ({ definition, pointer: '' }))];
}

/** A card may say of its own where the attacks are aimed that it goes with. */
function saysWhereAimed({ board, action }: Subject<Play>, attack: Seen, companion: Definition): boolean {
  const frame = { player: action.player, values: {} };
  return conjoinedBy(companion).some(
    (wanted) => wanted.grid !== undefined && fits(board, wanted, attack, frame),
  );
}
