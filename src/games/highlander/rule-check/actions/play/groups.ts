import type { Check } from '../../../../../engine/check.ts';
import type { Kind } from '../../../vocabulary/words.ts';
import type { Seen } from '../../board/board.ts';
import { hiltsBeside, mostHilts } from '../../board/hilts.ts';
import { is, titleOf } from '../../board/likeness.ts';
import { mayBeSeveral } from '../../board/numbers-in-play.ts';
import { isPersona } from '../../board/personas.ts';
import { weaponsOf } from '../../board/weapons.ts';
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
      const most = mostHilts(board, action.player);
      yield* moreThan(most, hiltsBeside(board, action.player, card).length);
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
  check(
    'second-vehicle',
    { by: 'vehicles', typeTwo: 'type-two/faq/vehicle-one-in-play' },
    function* (subject) {
      yield* tooMany(subject, 'vehicle', 1);
    },
  ),
  check(
    'second-armor-of-its-row',
    { by: 'armor', typeTwo: 'type-two/faq/armor-one-per-category' },
    function* (subject) {
      for (const row of ['upper-armor', 'middle-armor', 'lower-armor'] as const)
        yield* tooMany(subject, row, 1);
    },
  ),
  check(
    'ally-is-opponents-persona',
    { by: 'immortalAllies', typeTwo: 'type-two/faq/immortal-ally-not-opponents-persona' },
    function* (subject) {
      const { board, action } = subject;
      const card = cardOf(subject, 'immortal-ally');
      if (card === undefined) return;
      const opponent = board.opponentOf(action.player).id;
      if (isPersona(board, opponent, titleOf(board, card)))
        yield { message: `${opponent} plays that Immortal as a Persona.`, action: ['/card'] };
    },
  ),
];

function cardOf(subject: Subject<Play>, kind: Kind): Seen | undefined {
  const card = seenPlayed(subject);
  return card !== undefined && is(subject.board, card, kind) ? card : undefined;
}

function* tooMany(subject: Subject<Play>, kind: Kind, most: number): Failures {
  const { board, action } = subject;
  const card = cardOf(subject, kind);
  if (card === undefined || mayBeSeveral(board, action.player, card)) return;
  const have = board.controlledBy(action.player).filter((one) => is(board, board.seen(one), kind)).length;
  yield* moreThan(most, have);
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
