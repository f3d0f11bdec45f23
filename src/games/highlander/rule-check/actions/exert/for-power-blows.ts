import type { Check } from '../../../../../engine/check.ts';
import { cardOf, isPowerBlow } from '../../board/attacks/attacks.ts';
import { isPowerBlock, mayBePowerBlock } from '../../board/attacks/defenses.ts';
import type { Board } from '../../board/board.ts';
import { is } from '../../board/cards/likeness.ts';
import { prohibitionsOn } from '../../board/forbidding/prohibitions.ts';
import { nameOfSource, pointersToSource } from '../../board/sources.ts';
import { powerBlowsLeft, powerBlowsMade } from '../../board/turn/exertions.ts';
import { prevention } from '../kept-from.ts';
import { check, type Subject } from '../verb.ts';
import { neverPowerBlows } from './never-power-blows.ts';
import type { Exert } from './purpose.ts';

/** Exertions for a Power Blow, and for a Power Block. */
export const forPowerBlows: readonly Check<Subject<Exert>>[] = [
  check(
    'no-attack-to-make-power-blow',
    {
      first: 'first-edition/making-a-power-blow/attack-then-exertion',
      typeTwo: 'type-two/power-blows/declare-then-exert',
      reference: 'reference/attacking/power-blow-how',
    },
    function* ({ board, action }) {
      if (!('powerBlow' in action.for)) return;
      const attack = board.attack(action.for.powerBlow);
      if (attack?.by !== action.player)
        yield {
          message: 'A Power Blow is made of an attack that one has played this turn.',
          action: ['/for/powerBlow'],
        };
    },
  ),
  ...neverPowerBlows,
  check(
    'power-blow-already',
    {
      first: 'first-edition/making-a-power-blow/one-power-blow-a-turn',
      typeTwo: 'type-two/power-blows/not-twice',
    },
    function* ({ board, action }) {
      const attack = 'powerBlow' in action.for ? board.attack(action.for.powerBlow) : undefined;
      if (attack !== undefined && isPowerBlow(board, attack))
        yield { message: 'That attack is a Power Blow already.', action: ['/for/powerBlow'] };
    },
  ),
  check(
    'second-power-blow',
    {
      first: 'first-edition/making-a-power-blow/one-power-blow-a-turn',
      typeTwo: 'type-two/power-blows/one-per-turn',
    },
    function* ({ board, action }) {
      if (!('powerBlow' in action.for)) return;
      const made = powerBlowsMade(board, action.player);
      const left = powerBlowsLeft(board, action.player);
      if (left <= 0)
        yield {
          message:
            left + made === 1 ? 'One Power Blow a turn may be made.' : 'No more Power Blows may be made.',
          action: ['/for'],
          need: { most: left + made },
          have: made,
        };
    },
  ),
  check(
    'no-block-to-make-power-block',
    {
      first: 'first-edition/making-a-power-block/block-then-exertion',
      typeTwo: 'type-two/power-blocks/declare-then-exert',
      reference: 'reference/blocks/power-block',
    },
    function* ({ board, action }) {
      const { for: given, player } = action;
      if (!('powerBlock' in given)) return;
      const defense = board.state.defenses.find(({ id, by }) => id === given.powerBlock && by === player);
      const card = board.inPlay(given.powerBlock);
      const hasBlocked = defense !== undefined && defense.against.length > 0;
      if (!hasBlocked || card === undefined || !is(board, board.seen(card), 'block'))
        yield {
          message: 'A Power Block is made of a block that one has blocked with this turn.',
          action: ['/for/powerBlock'],
        };
    },
  ),
  check(
    'power-block-without-power-blow',
    {
      by: 'powerBlocks',
      first: 'first-edition/exertions-and-power-blows/three-uses-of-exertion',
      typeTwo: 'type-two/power-blocks/only-against-power-blow',
    },
    function* ({ board, action }) {
      const { for: given } = action;
      if (!('powerBlock' in given)) return;
      const defense = board.state.defenses.find(({ id }) => id === given.powerBlock);
      if (defense === undefined || defense.against.length === 0) return;
      if (!defense.against.some((id) => isPowerBlowNow(board, id)))
        yield { message: 'That block was not played against a Power Blow.', action: ['/for/powerBlock'] };
    },
  ),
  check(
    'power-block-already',
    {
      first: 'first-edition/making-a-power-block/block-then-exertion',
      typeTwo: 'type-two/power-blocks/not-twice',
    },
    function* ({ board, action }) {
      const { for: given } = action;
      if (!('powerBlock' in given)) return;
      const defense = board.state.defenses.find(({ id }) => id === given.powerBlock);
      if (defense !== undefined && isPowerBlock(board, defense))
        yield { message: 'That block is a Power Block already.', action: ['/for/powerBlock'] };
    },
  ),
  check('never-a-power-block', prevention, function* ({ board, action }) {
    const { for: given } = action;
    const card = 'powerBlock' in given ? board.inPlay(given.powerBlock) : undefined;
    if (card === undefined || !is(board, board.seen(card), 'block')) return;
    if (!mayBePowerBlock(board, board.seen(card)))
      yield { message: 'That block cannot be a Power Block.', action: ['/for/powerBlock'] };
  }),
  check('attack-cannot-be-power-blocked', prevention, function* ({ board, action }) {
    const { for: given, player } = action;
    if (!('powerBlock' in given)) return;
    const card = board.inPlay(given.powerBlock);
    const defense = board.state.defenses.find(({ id }) => id === given.powerBlock);
    const by = card && board.seen(card);
    for (const attack of (defense?.against ?? []).flatMap((id) => board.attack(id) ?? [])) {
      const doing = { player, ...(by === undefined ? {} : { by }) };
      for (const { frame } of prohibitionsOn(board, cardOf(board, attack), 'be-power-blocked', doing))
        yield {
          message: `${attack.id} cannot be Power Blocked: ${nameOfSource(board, frame)} says so.`,
          state: pointersToSource(board, frame),
          action: ['/for/powerBlock'],
        };
    }
  }),
];

function isPowerBlowNow(board: Board, id: string): boolean {
  const attack = board.attack(id);
  return attack !== undefined && isPowerBlow(board, attack);
}
