import type { Check } from '../../../../engine/check.ts';
import { cardOf } from '../board/attacks.ts';
import type { Board } from '../board/board.ts';
import { mayBeMetBy } from '../board/defenses.ts';
import { is } from '../board/likeness.ts';
import { prohibitionsOn } from '../board/prohibitions.ts';
import { nameOfSource, pointersToSource } from '../board/sources.ts';
import { isDisarmed } from '../board/weapons.ts';
import { meet, succeed } from '../doing/attacking.ts';
import { emit } from '../doing/emit.ts';
import type { Attack, Defense, InPlay } from '../state/state.ts';
import type { ActionNamed } from './actions.ts';
import { type Kept, notKeptFrom, prevention } from './kept-from.ts';
import { cannotBeDefended, servesOnceOnly, servingOnce, uncovered, unstoppable } from './stopping.ts';
import { check, type Subject, type Verb } from './verb.ts';
import { inOwnTurn, inPhase, thePhaseGoesOn } from './windows.ts';

type OfAnAttack = Subject<{ readonly player: string; readonly attack: string }>;
type Defend = ActionNamed<'defend'>;

function attackOn({ board, action }: OfAnAttack): Attack | undefined {
  return board.attacksOn(action.player).find(({ id }) => id === action.attack);
}

const inDefensePhase = inPhase(
  'defense-in-defense-phase',
  {
    first: 'first-edition/defense-phase/defenses-come-first',
    typeTwo: 'type-two/defense-phase/only-phase-for-defenses',
    reference: 'reference/defense-phase/defend-here',
  },
  'defense',
);

const isPending: Check<OfAnAttack> = check(
  'attack-not-pending',
  {
    first: 'first-edition/defense-phase/one-defense-for-each-attack',
    typeTwo: 'type-two/defense-phase/one-per-attack',
    reference: 'reference/defending/one-per-attack',
  },
  function* (subject) {
    const attack = attackOn(subject);
    if (attack?.result !== 'pending')
      yield {
        message: `No attack ${subject.action.attack} is pending against ${subject.action.player}.`,
        action: ['/attack'],
        have: attack?.result ?? null,
      };
  },
);

/** Attacks are resolved one by one; only around a declared Exertion may later ones be defended first. */
const comesNext: Check<OfAnAttack> = check(
  'attacks-in-sequence',
  { typeTwo: 'type-two/multiple-defenses/defend-and-resolve-in-order' },
  function* ({ board, action }) {
    const waiting = board.attacksOn(action.player).filter(({ result }) => result === 'pending');
    const next = waiting.find(({ exertionDeclared }) => !exertionDeclared);
    if (next !== undefined && next.id !== action.attack && waiting.some(({ id }) => id === action.attack))
      yield {
        message: `Attacks are resolved in their sequence: ${next.id} comes first.`,
        action: ['/attack'],
        need: next.id,
        have: action.attack,
      };
  },
);

/** A defense of one's own that lies in play: a Guard, or one that was played against an attack before. */
function defenseInPlay(board: Board, player: string, id: string): InPlay | undefined {
  const card = board.inPlay(id);
  if (card === undefined || card.controller !== player || card.under !== undefined) return undefined;
  return is(board, board.seen(card), 'defense') && card.as !== 'attack' ? card : undefined;
}

export const defend: Verb<'defend'> = {
  checks: [
    ...inOwnTurn,
    thePhaseGoesOn,
    inDefensePhase,
    isPending,
    comesNext,
    check<Subject<Defend>>(
      'no-such-defense-in-play',
      {
        first: 'first-edition/guards-and-other-standing-defenses/guard-blocks-again',
        typeTwo: 'type-two/guard/block-again',
        reference: 'reference/defending/several-consecutive',
      },
      function* ({ board, action }) {
        if (defenseInPlay(board, action.player, action.with) === undefined)
          yield { message: `${action.player} has no such defense in play.`, action: ['/with'] };
      },
    ),
    check<Subject<Defend>>(
      'inappropriate-defense',
      {
        first: 'first-edition/defense-phase/covering-defense-succeeds',
        typeTwo: 'type-two/defense-phase/full-cover-succeeds',
        reference: 'reference/defending/cover-all',
      },
      function* (subject) {
        const { board, action } = subject;
        const attack = attackOn(subject);
        const card = defenseInPlay(board, action.player, action.with);
        if (attack === undefined || attack.hidden || card === undefined) return;
        yield* uncovered(board, attack, board.seen(card), '/with');
      },
    ),
    check<Subject<Defend>>('attack-cannot-be-defended-so', cannotBeDefended, function* (subject) {
      const { board, action } = subject;
      const attack = attackOn(subject);
      const card = defenseInPlay(board, action.player, action.with);
      if (attack !== undefined && !attack.hidden && card !== undefined)
        yield* unstoppable(board, attack, board.seen(card), '/with');
    }),
    notKeptFrom('prevented-from-defending', function* ({ board, action }: Subject<Defend>): Iterable<Kept> {
      const inPlay = defenseInPlay(board, action.player, action.with);
      if (inPlay === undefined) return;
      const deed = { card: board.seen(inPlay), at: '/with' };
      yield { what: 'defend', words: 'defend so', ...deed };
      if (board.state.defenses.some(({ by, against }) => by === action.player && against.length > 0))
        yield { what: 'defend-several-times', words: 'defend against a further attack', ...deed };
    }),
    check<Subject<Defend>>('defends-one-attack-only', servesOnceOnly, function* ({ board, action }) {
      const card = defenseInPlay(board, action.player, action.with);
      const used = board.state.defenses.some(({ id, against }) => id === action.with && against.length > 0);
      if (card !== undefined && used) yield* servingOnce(board, board.seen(card), '/with');
    }),
    check<Subject<Defend>>(
      'cannot-be-blocked',
      {
        first: 'first-edition/guards-and-other-standing-defenses/unblockable-passes-guard',
        typeTwo: 'type-two/guard/still-a-block',
        reference: 'reference/ranged-attacks/no-block',
      },
      function* (subject) {
        const { board, action } = subject;
        const attack = attackOn(subject);
        const card = defenseInPlay(board, action.player, action.with);
        if (attack === undefined || attack.hidden || card === undefined) return;
        if (!mayBeMetBy(board, cardOf(board, attack), board.seen(card)))
          yield { message: 'The attack cannot be blocked.', action: ['/with'] };
      },
    ),
    check<Subject<Defend>>(
      'only-consecutive-attacks',
      { reference: 'reference/defending/several-consecutive' },
      function* (subject) {
        const { board, action } = subject;
        const last = board.state.defenses.find(({ id }) => id === action.with)?.against.at(-1);
        if (last === undefined || board.switches.defenseForSeveral !== 'consecutive') return;
        const sequence = board.attacksOn(action.player).map(({ id }) => id);
        if (sequence.indexOf(action.attack) !== sequence.indexOf(last) + 1)
          yield { message: 'One defense serves against consecutive attacks.', action: ['/with'] };
      },
    ),
    check<Subject<Defend>>(
      'disarmed-no-block',
      {
        first: 'first-edition/disarming-and-breaking-weapons/no-weapon-no-block',
        typeTwo: 'type-two/disarming-breaking-weapons/no-weapon-no-attack-or-block',
        reference: 'reference/disarmed/no-attacks-or-blocks',
      },
      function* ({ board, action }) {
        const card = defenseInPlay(board, action.player, action.with);
        const isBlock = card !== undefined && is(board, board.seen(card), 'block');
        if (isBlock && isDisarmed(board, action.player))
          yield { message: `${action.player} is Disarmed, and a block needs a weapon.`, action: ['/with'] };
      },
    ),
  ],
  perform(subject) {
    const { board, action } = subject;
    const attack = attackOn(subject);
    const card = defenseInPlay(board, action.player, action.with);
    if (attack === undefined || card === undefined) return;
    meet(board, attack, usedDefense(board, action), card, true);
  },
  *candidates(board, player) {
    for (const attack of board.attacksOn(player)) {
      for (const card of board.controlledBy(player)) {
        if (defenseInPlay(board, player, card.id) !== undefined)
          yield { do: 'defend', player, attack: attack.id, with: card.id };
      }
    }
  },
};

/** The record of a defense's use this turn; a Guard that stood before begins one. */
function usedDefense(board: Board, { player, with: id }: Defend): Defense {
  const known = board.state.defenses.find((one) => one.id === id);
  if (known !== undefined) return known;
  const defense: Defense = { id, by: player, against: [], powerBlock: false, reckoned: false };
  board.state.defenses.push(defense);
  return defense;
}

export const declareSuccessful: Verb<'declare-successful'> = {
  checks: [
    ...inOwnTurn,
    inDefensePhase,
    isPending,
    comesNext,
    check<Subject<ActionNamed<'declare-successful'>>>('cannot-be-declared', prevention, function* (subject) {
      const { board, action } = subject;
      const attack = attackOn(subject);
      if (attack === undefined) return;
      const doing = { player: action.player };
      for (const { frame } of prohibitionsOn(board, cardOf(board, attack), 'be-declared-successful', doing))
        yield {
          message: `${nameOfSource(board, frame)} does not let it be declared successful.`,
          state: pointersToSource(board, frame),
          action: ['/attack'],
        };
    }),
  ],
  perform(subject) {
    const attack = attackOn(subject);
    if (attack !== undefined) succeed(subject.board, attack);
  },
  *candidates(board, player) {
    for (const { id } of board.attacksOn(player)) yield { do: 'declare-successful', player, attack: id };
  },
};

export const declareExertion: Verb<'declare-exertion'> = {
  checks: [
    ...inOwnTurn,
    inDefensePhase,
    isPending,
    check<Subject<ActionNamed<'declare-exertion'>>>(
      'exertion-declared-already',
      {
        first: 'first-edition/exertion-caveat/one-exertion-a-turn',
        typeTwo: 'type-two/hard-exertions/one-per-turn',
      },
      function* ({ board, action }) {
        const declared = board.attacksOn(action.player).filter(({ exertionDeclared }) => exertionDeclared);
        const made = board.state.turn.events.some(
          ({ event, what }) => event === 'exertion-made' && what === 'hard',
        );
        if (declared.length > 0 || made)
          yield { message: 'One such Exertion a turn may be made.', action: ['/attack'] };
      },
    ),
  ],
  perform(subject) {
    const attack = attackOn(subject);
    if (attack === undefined) return;
    attack.exertionDeclared = true;
    const { board, action } = subject;
    emit(board, { event: 'exertion-declared', player: action.player, card: attack.id });
  },
  *candidates(board, player) {
    for (const { id } of board.attacksOn(player)) yield { do: 'declare-exertion', player, attack: id };
  },
};
