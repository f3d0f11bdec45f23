import type { Check } from '../../../../../engine/check.ts';
import type { Kind } from '../../../vocabulary/words.ts';
import type { Seen } from '../../board/board.ts';
import { is } from '../../board/cards/likeness.ts';
import { mayBeSeveral } from '../../board/turn/numbers-in-play.ts';
import { hiltsTogether } from '../../board/weapons/hilts.ts';
import { weaponsOf } from '../../board/weapons/weapons.ts';
import { check, type Failures, type Subject } from '../verb.ts';
import { type Play, seenPlayed } from './card-played.ts';

/** What the rules say of certain groups of cards (Group Classifications; Hilts). */
export const groups: readonly Check<Subject<Play>>[] = [
  check(
    'second-hilt',
    {
      by: 'hilts',
      typeTwo: 'type-two/hilts/one-in-play',
      reference: 'reference/objects/one-hilt-per-weapon',
    },
    function* (subject) {
      const { board, action } = subject;
      const card = cardOf(subject, 'hilt');
      if (card === undefined || mayBeSeveral(board, action.player, card)) return;
      for (const { hilts, most } of hiltsTogether(board, action.player, card)) {
        if (hilts.length < most) continue;
        yield* moreThan(most, hilts.length);
        return;
      }
    },
  ),
  check(
    'hilt-without-weapon',
    { by: 'hilts', typeTwo: 'type-two/hilts/only-for-weapon' },
    function* (subject) {
      const { board, action } = subject;
      if (cardOf(subject, 'hilt') === undefined) return;
      if (!weaponsOf(board, action.player).some(({ weapon }) => weapon === 'held'))
        yield { message: `${action.player} has no Weapon of Choice for a hilt.`, action: ['/card'] };
    },
  ),
];

function cardOf(subject: Subject<Play>, kind: Kind): Seen | undefined {
  const card = seenPlayed(subject);
  return card !== undefined && is(subject.board, card, kind) ? card : undefined;
}

function* moreThan(most: number, have: number): Failures {
  if (have >= most)
    yield {
      message: `${most} such in play ${most === 1 ? 'is' : 'are'} allowed, and ${have} ${have === 1 ? 'is' : 'are'}.`,
      action: ['/card'],
      need: { most },
      have,
    };
}
