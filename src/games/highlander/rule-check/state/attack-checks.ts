import type { Check } from '../../../../engine/check.ts';
import { noPowerBlow, whyNever } from '../actions/exert/never-power-blows.ts';
import { check, type Failures, type Subject } from '../actions/verb.ts';
import { cardOf, hiddenWay, mayBePowerBlow, upperTold, whatItIs } from '../board/attacks/attacks.ts';
import { coveredBy, isUpper } from '../board/attacks/grid.ts';
import type { Board, Seen } from '../board/board.ts';
import { isSpecialAttack } from '../board/cards/kinds.ts';
import { isSpokenOf } from '../board/texts/spoken-of.ts';
import type { Attack } from './state.ts';

type Standing = Subject<{ readonly player: string }>;

const named = { 'power-blow': 'Power Blow', 'head-shot': 'Head Shot' } as const;

const headShot = {
  first: 'first-edition/head-shots/head-shot-with-upper-attack',
  typeTwo: 'type-two/head-shots/event-with-upper-attack',
  reference: 'reference/head-shots/top-row-and-power-blow',
} as const;

/** How an attack becomes one. */
const madeSo = {
  'power-blow': {
    first: 'first-edition/making-a-power-blow/attack-then-exertion',
    typeTwo: 'type-two/power-blows/declare-then-exert',
    reference: 'reference/attacking/power-blow-how',
  },
  'head-shot': headShot,
} as const;

/** What no attack could have become: a text may have made it so, and then a card that is known tells of such. */
export const attackChecks: readonly Check<Standing>[] = [
  check<Standing>(
    'special-attack-not-hidden',
    {
      first: 'first-edition/special-attacks/not-hidden',
      typeTwo: 'type-two/special-attacks/not-hidden',
      reference: 'reference/hidden-attacks/no-special-attacks',
    },
    ({ board }) =>
      ofEach(board, 'hidden', 'A Special Attack may not be Hidden.', (attack, card) => {
        const cannot = attack.hidden && isSpecialAttack(card.definition);
        return cannot && hiddenWay(board, card) === undefined && !isSpokenOf(board, 'hidden');
      }),
  ),
  ...(['dirty-trick', 'ranged-attack', 'special-attack'] as const).map((why) =>
    check<Standing>('never-a-power-blow', noPowerBlow[why], ({ board }) =>
      ofEach(board, 'powerBlow', 'Such an attack may not be a Power Blow.', (attack, card) => {
        const cannot = attack.powerBlow && !mayBePowerBlow(board, card) && whyNever(board, card) === why;
        return cannot && !isSpokenOf(board, 'powerBlow', 'headShot');
      }),
    ),
  ),
  check<Standing>('head-shot-of-no-upper-attack', headShot, ({ board }) =>
    ofEach(board, 'headShot', 'A Head Shot is an upper attack, and this one is not.', (attack, card) => {
      const { grid } = card.definition;
      if (!attack.headShot || grid === null || isUpper(coveredBy(grid)) !== false) return false;
      return upperTold(board, card) === false && !isSpokenOf(board, 'headShot');
    }),
  ),
  check<Standing>(
    'second-power-blow',
    {
      first: 'first-edition/making-a-power-blow/one-power-blow-a-turn',
      typeTwo: 'type-two/power-blows/one-per-turn',
    },
    function* ({ board }) {
      for (const { id } of board.state.players) {
        const made = board.state.attacks.flatMap((attack, at) =>
          attack.by === id && attack.powerBlow && !attack.headShot ? [`/attacks/${at}/powerBlow`] : [],
        );
        if (made.length > 1 && !isSpokenOf(board, 'powerBlow', 'headShot', 'additionalPowerBlows'))
          yield {
            message: `${id} may make one Power Blow a turn.`,
            state: made,
            need: { most: 1 },
            have: made.length,
          };
      }
    },
  ),
  check<Standing>(
    'attack-of-another',
    { first: 'first-edition/attack-phase/one-attack-a-turn', typeTwo: 'type-two/attack-phase/one-attack' },
    function* ({ board }) {
      for (const [at, attack] of board.state.attacks.entries()) {
        const { controller } = board.inPlayFor(attack.id);
        if (attack.by !== controller && !isSpokenOf(board, 'take-control', 'trade-control', 'control'))
          yield {
            message: `The card is ${controller}’s, and so is the attack.`,
            state: [`/attacks/${at}/by`],
            need: controller,
            have: attack.by,
          };
      }
    },
  ),
  ...(['power-blow', 'head-shot'] as const).map((what) =>
    check<Standing>('attack-told-otherwise', madeSo[what], function* ({ board }) {
      for (const [at, attack] of board.state.attacks.entries()) {
        const told = attack.is?.includes(what);
        const is = told !== undefined && whatItIs(board, attack).includes(what);
        if (told !== undefined && told !== is)
          yield {
            message: `${is ? 'It is' : 'Nothing in the state makes it'} a ${named[what]}; \`is\` need not be given.`,
            state: [`/attacks/${at}/is`],
            need: is,
            have: told,
          };
      }
    }),
  ),
];

/** Of attacks whose kind is told. */
function* ofEach(
  board: Board,
  key: keyof Attack,
  message: string,
  isWrong: (attack: Attack, card: Seen) => boolean,
): Failures {
  for (const [at, attack] of board.state.attacks.entries()) {
    const card = cardOf(board, attack);
    if (card.definition.type !== null && isWrong(attack, card))
      yield { message, state: [`/attacks/${at}/${key}`], need: false, have: true };
  }
}
