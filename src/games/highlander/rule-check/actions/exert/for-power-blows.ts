import type { Check } from '../../../../../engine/check.ts';
import { isPowerBlow } from '../../board/attacks/attacks.ts';
import { isPowerBlock, mayBePowerBlock } from '../../board/attacks/power-blocks.ts';
import { is } from '../../board/cards/likeness.ts';
import { powerBlowsLeft, powerBlowsMade } from '../../board/turn/exertions.ts';
import { prevention } from '../kept-from.ts';
import { ofBlockedAttacks } from '../power-blocks.ts';
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
  ...ofBlockedAttacks<Subject<Exert>>(({ action: { for: given } }) => ({
    block: 'powerBlock' in given ? given.powerBlock : undefined,
    at: '/for/powerBlock',
  })),
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
];
