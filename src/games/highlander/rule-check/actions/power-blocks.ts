import type { Check } from '../../../../engine/check.ts';
import { isPowerBlow } from '../board/attacks/attacks.ts';
import { keepsFromPowerBlocking, metBy } from '../board/attacks/power-blocks.ts';
import { nameOfSource, pointersToSource } from '../board/sources.ts';
import { prevention } from './kept-from.ts';
import { check, type Subject } from './verb.ts';

/** Which block an action would make a Power Block, and where the action says it. */
interface Asked {
  readonly block: string | undefined;
  readonly at: string;
}

/** What the attacks must be against which a block is made a Power Block, by an Exertion or by a text. */
export function ofBlockedAttacks<Of extends Subject<{ readonly player: string }>>(
  asked: (subject: Of) => Asked,
): readonly Check<Of>[] {
  return [
    check(
      'power-block-without-power-blow',
      {
        by: 'powerBlocks',
        first: 'first-edition/exertions-and-power-blows/three-uses-of-exertion',
        typeTwo: 'type-two/power-blocks/only-against-power-blow',
      },
      function* (subject) {
        const { board } = subject;
        const { block, at } = asked(subject);
        const defense = board.state.defenses.find(({ id }) => id === block);
        if (defense === undefined || defense.against.length === 0) return;
        if (!metBy(board, defense).some((attack) => isPowerBlow(board, attack)))
          yield { message: 'That block was not played against a Power Blow.', action: [at] };
      },
    ),
    check('attack-cannot-be-power-blocked', prevention, function* (subject) {
      const { board } = subject;
      const { block, at } = asked(subject);
      const defense = board.state.defenses.find(({ id }) => id === block);
      if (defense === undefined) return;
      for (const { attack, frame } of keepsFromPowerBlocking(board, defense))
        yield {
          message: `${attack.id} cannot be Power Blocked: ${nameOfSource(board, frame)} says so.`,
          state: pointersToSource(board, frame),
          action: [at],
        };
    }),
  ];
}
