import type { Check } from '../../../../../engine/check.ts';
import type { Definition } from '../../../vocabulary/definition.ts';
import type { Board } from '../../board/board.ts';
import {
  isAttack,
  isBlock,
  isDefense,
  isEdge,
  isIllusion,
  isPlot,
  isSpecialCard,
} from '../../board/kinds.ts';
import { playedBy } from '../../board/memory.ts';
import { isOfWeapon, weaponsOf } from '../../board/weapons.ts';
import { check, type Subject } from '../verb.ts';
import { named } from '../windows.ts';
import { cardPlayed, type Play } from './card-played.ts';

/** A player never has more Hand Icons in play (Hand Icon). */
const HANDS = 2;

const definitionOf = ({ board, action }: Subject<Play>): Definition | undefined =>
  cardPlayed(board, action.player, action.card)?.definition;

/** What limits cards of all kinds: when, how many a turn, how many in play. */
export const limits: readonly Check<Subject<Play>>[] = [
  check(
    'special-card-outside-its-phases',
    {
      first: 'first-edition/special-cards/special-in-defense-or-attack-phase',
      typeTwo: 'type-two/special-cards/defense-or-attack-phase',
      reference: 'reference/defense-phase/special-cards-from-here',
    },
    function* (subject) {
      const { phase } = subject.board.state.turn;
      const definition = definitionOf(subject);
      if (definition !== undefined && isSpecialCard(definition) && phase !== 'defense' && phase !== 'attack')
        yield {
          message: `Special cards are played in the Defense or the Attack Phase; this is the ${named(phase)}.`,
          state: ['/turn/phase'],
          action: ['/card'],
          need: ['defense', 'attack'],
          have: phase,
        };
    },
  ),
  check(
    'second-special-card',
    {
      first: 'first-edition/special-cards/one-special-a-turn',
      typeTwo: 'type-two/special-cards/one-per-turn',
      reference: 'reference/special-cards/one-per-turn',
    },
    function* (subject) {
      const { board, action } = subject;
      const definition = definitionOf(subject);
      if (definition === undefined || !isSpecialCard(definition)) return;
      const played = playedBy(board, action.player).filter((one) => isSpecialCard(one.definition)).length;
      if (played > 0)
        yield {
          message: 'One Special card a turn may be played.',
          action: ['/card'],
          need: { most: 1 },
          have: played,
        };
    },
  ),
  check(
    'card-in-its-phase',
    {
      typeTwo: 'type-two/may-do-must-do-phase/beginning-of-turn',
      reference: 'reference/may-do-must-do-phase/only-edges-and-illusions',
    },
    function* (subject) {
      const definition = definitionOf(subject);
      const { phase } = subject.board.state.turn;
      if (definition === undefined || isSpecialCard(definition) || isIllusion(definition)) return;
      if (isAttack(definition) || isDefense(definition)) return;
      if (phase === 'may-do')
        yield {
          message: 'Only what its text lets be played there is played in the May Do/Must Do Phase.',
          state: ['/turn/phase'],
          action: ['/card'],
        };
    },
  ),
  check(
    'nothing-played-after-adjustment',
    {
      first: 'first-edition/ability-adjustment/no-cards-after-start',
      typeTwo: 'type-two/draw-discard-phase/no-cards',
    },
    function* ({ board }) {
      if (board.state.turn.phase === 'draw-discard')
        yield {
          message: 'Once the Ability Adjustment Phase has begun no card is played.',
          state: ['/turn/phase'],
        };
    },
  ),
  check(
    'weapon-of-the-card-lost',
    {
      first: 'handbook-addendum/disarming-and-weapons-of-choice/no-weapon-specific-cards',
      typeTwo: 'type-two/disarming-breaking-weapons/no-weapon-cards',
    },
    function* (subject) {
      const { board, action } = subject;
      const weapon = definitionOf(subject)?.weapon ?? null;
      if (weapon === null) return;
      const lost = weaponsOf(board, action.player).filter(
        (one) => one.weapon !== 'held' && isOfWeapon(board, one, weapon),
      );
      if (lost.length > 0)
        yield { message: `The card is specific to the ${weapon}, which is lost.`, action: ['/card'] };
    },
  ),
  check('hands-full', { typeTwo: 'type-two/hand-icon/no-third-hand' }, function* (subject) {
    const { board, action } = subject;
    const icons = definitionOf(subject)?.handIcons ?? 0;
    if (icons === 0) return;
    const used = handIconsOf(board, action.player);
    if (used + icons > HANDS)
      yield {
        message: `The card needs ${icons} hand${icons === 1 ? '' : 's'}, and ${used} of ${HANDS} are in use.`,
        action: ['/card'],
        need: HANDS - icons,
        have: used,
      };
  }),
  check(
    'second-copy-of-plot',
    {
      typeTwo: 'type-two/stand-alone-plots/one-of-each',
      reference: 'reference/plots/one-copy-per-player',
    },
    function* (subject) {
      const definition = definitionOf(subject);
      if (definition !== undefined && isPlot(definition)) yield* secondCopy(subject, definition);
    },
  ),
  check('second-copy-of-diamond', { reference: 'reference/diamond-icon/one-copy' }, function* (subject) {
    const definition = definitionOf(subject);
    if (definition?.diamond === true) yield* secondCopy(subject, definition);
  }),
  check(
    'second-copy-of-ally',
    { typeTwo: 'type-two/allies/one-of-each', reference: 'reference/allies/one-copy' },
    function* (subject) {
      const definition = definitionOf(subject);
      if (definition !== undefined && isAlly(definition)) yield* secondCopy(subject, definition);
    },
  ),
  check(
    'prone-without-discard',
    { typeTwo: 'type-two/prone/discard-same-icon', reference: 'reference/prone/discard-same-type' },
    function* (subject) {
      const { board, action } = subject;
      if (board.switches.proneCost === 'by-card-text' || !board.player(action.player).prone) return;
      const played = cardPlayed(board, action.player, action.card);
      if (played?.from !== 'hand') return;
      const discarded = (action.discard ?? []).flatMap((named) => {
        const card = cardPlayed(board, action.player, named);
        return card?.from === 'hand' && card.card.id !== played.card.id ? [card.definition] : [];
      });
      if (!discarded.some((one) => iconOf(one) === iconOf(played.definition)))
        yield {
          message: 'Who is Prone discards a card of the same icon to play a card from the hand.',
          action: ['/discard'],
          need: iconOf(played.definition),
        };
    },
  ),
];

/** The icon in the corner of a card: what it is at a glance (Card Anatomy). */
function iconOf(definition: Definition): string {
  if (definition.type === 'Special Attack' || definition.type === 'Ranged Attack') return 'gold grid';
  if (isAttack(definition)) return 'red grid';
  if (isBlock(definition)) return 'blue grid';
  if (isDefense(definition)) return 'green grid';
  return isEdge(definition) ? 'hand' : definition.type;
}

function handIconsOf(board: Board, player: string): number {
  return board
    .controlledBy(player)
    .filter(({ faceDown }) => !faceDown)
    .reduce((sum, card) => sum + (board.definition(card).handIcons ?? 0), 0);
}

function isAlly({ subtype }: Definition): boolean {
  return subtype?.includes('Ally') === true;
}

function* secondCopy({ board, action }: Subject<Play>, definition: Definition) {
  const copies = board.state.inPlay
    .map((card, at) => ({ card, at }))
    .filter(({ card }) => card.controller === action.player && isSame(board.definition(card), definition));
  for (const { card, at } of copies)
    yield {
      message: `One copy may be in play, and ${card.id} is.`,
      state: [`/inPlay/${at}`],
      action: ['/card'],
    };
}

/** The same card, not only its title. */
function isSame(one: Definition, other: Definition): boolean {
  return one.title === other.title && one.subtitle === other.subtitle && one.type === other.type;
}
