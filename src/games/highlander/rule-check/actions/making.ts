import type { Check } from '../../../../engine/check.ts';
import { isHeadShot, isPowerBlow, mayBeHeadShot, mayBePowerBlow, waysOf } from '../board/attacks/attacks.ts';
import { isPowerBlock, mayBePowerBlock } from '../board/attacks/power-blocks.ts';
import { powerBlowsLeft } from '../board/turn/exertions.ts';
import { emit } from '../doing/emit.ts';
import type { InPlay, Phase } from '../state/state.ts';
import { refuseIfTextUnknown } from '../unknown-texts.ts';
import type { ActionNamed } from './actions.ts';
import type { Cited } from './citing.ts';
import { type Kept, keptAsPowerBlows, notKeptFrom } from './kept-from.ts';
import { ofBlockedAttacks } from './power-blocks.ts';
import { check, type Subject, type Verb } from './verb.ts';
import { inOwnTurn, named } from './windows.ts';

type Making = Subject<ActionNamed<'make'>>;
type Into = ActionNamed<'make'>['into'];

const keys = { 'power-blow': 'powerBlow', 'head-shot': 'headShot', 'power-block': 'powerBlock' } as const;
const phases: Readonly<Record<Into, Phase>> = {
  'power-blow': 'attack',
  'head-shot': 'attack',
  'power-block': 'defense',
};
const kept: Readonly<Record<Into, Pick<Kept, 'what' | 'words'>>> = {
  'power-blow': { what: 'make-power-blows', words: 'make Power Blows' },
  'head-shot': { what: 'make-head-shots', words: 'make Head Shots' },
  'power-block': { what: 'make-power-blocks', words: 'make Power Blocks' },
};

/** A player's own attack or block of this turn. */
function ownCard({ board, action }: Making): InPlay | undefined {
  const used = action.into === 'power-block' ? board.state.defenses : board.state.attacks;
  return used.some(({ id, by }) => id === action.card && by === action.player)
    ? board.inPlay(action.card)
    : undefined;
}

function isAlready({ board, action }: Making): boolean {
  const attack = board.attack(action.card);
  const defense = board.state.defenses.find(({ id }) => id === action.card);
  if (action.into === 'power-block') return defense !== undefined && isPowerBlock(board, defense);
  if (attack === undefined) return false;
  return action.into === 'head-shot' ? isHeadShot(board, attack) : isPowerBlow(board, attack);
}

/** A text lets it be made so, and nothing else is against it. */
function mayBecome({ board, action }: Making, inPlay: InPlay): boolean {
  const card = board.seen(inPlay);
  if (!waysOf(board, card, keys[action.into]).may) return false;
  if (action.into === 'power-block') return mayBePowerBlock(board, card);
  return action.into === 'head-shot' ? mayBeHeadShot(board, card) : mayBePowerBlow(board, card);
}

const byText: Cited = {
  first: 'first-edition/making-a-power-blow/attack-then-exertion',
  typeTwo: 'type-two/head-shots/other-head-shots',
  reference: 'reference/head-shots/by-card-or-effect',
};

const checks: readonly Check<Making>[] = [
  ...inOwnTurn,
  check('made-outside-its-phase', byText, function* ({ board, action }) {
    const { phase } = board.state.turn;
    const need = phases[action.into];
    if (phase !== need)
      yield {
        message: `That is made in the ${named(need)}; this is the ${named(phase)}.`,
        state: ['/turn/phase'],
        action: ['/into'],
        need,
        have: phase,
      };
  }),
  check('no-such-card-to-make', byText, function* (subject) {
    if (ownCard(subject) === undefined)
      yield { message: `${subject.action.player} has played no such card this turn.`, action: ['/card'] };
  }),
  check('no-leave-to-make', byText, function* (subject) {
    const card = ownCard(subject);
    if (card === undefined || mayBecome(subject, card)) return;
    refuseIfTextUnknown(subject.board, subject.board.definition(card));
    yield { message: 'No text lets it be made that without an Exertion.', action: ['/into'] };
  }),
  check('made-already', byText, function* (subject) {
    if (isAlready(subject)) yield { message: 'It is that already.', action: ['/into'] };
  }),
  ...ofBlockedAttacks<Making>(({ action: { card, into } }) => ({
    block: into === 'power-block' ? card : undefined,
    at: '/into',
  })),
  check(
    'second-power-blow',
    {
      first: 'first-edition/making-a-power-blow/one-power-blow-a-turn',
      typeTwo: 'type-two/power-blows/one-per-turn',
    },
    function* ({ board, action }) {
      if (action.into === 'power-blow' && powerBlowsLeft(board, action.player) <= 0)
        yield { message: 'No more Power Blows may be made this turn.', action: ['/into'] };
    },
  ),
  notKeptFrom('prevented-from-making', function* ({ board, action }: Making): Iterable<Kept> {
    const also = action.into === 'head-shot' ? keptAsPowerBlows(board) : [];
    for (const one of [kept[action.into], ...also]) yield { ...one, at: '/into' };
  }),
];

/** What a text lets an attack or block be made into at will. */
export const make: Verb<'make'> = {
  checks,
  perform({ board, action: { player, card, into } }) {
    const attack = board.attack(card);
    const defense = board.state.defenses.find(({ id }) => id === card);
    if (into === 'power-block' && defense !== undefined) defense.powerBlock = true;
    if (into === 'power-blow' && attack !== undefined) attack.powerBlow = true;
    if (into === 'head-shot' && attack !== undefined) attack.headShot = true;
    emit(board, { event: `${into}-made`, player, card });
  },
  *candidates(board, player) {
    for (const { id, by } of board.state.attacks) {
      if (by !== player) continue;
      yield { do: 'make', player, card: id, into: 'power-blow' };
      yield { do: 'make', player, card: id, into: 'head-shot' };
    }
    for (const { id, by } of board.state.defenses)
      if (by === player) yield { do: 'make', player, card: id, into: 'power-block' };
  },
};
