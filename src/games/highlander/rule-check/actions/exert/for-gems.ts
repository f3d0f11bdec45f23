import type { Check } from '../../../../../engine/check.ts';
import type { Consideration } from '../../../vocabulary/words.ts';
import type { Board } from '../../board/board.ts';
import { doneBy } from '../../board/memory.ts';
import { nameOfSource, pointersToSource } from '../../board/sources.ts';
import { considered, lostWeapons } from '../../board/weapons/weapons.ts';
import { check, type Failures, type Subject } from '../verb.ts';
import { type Exert, purposeOf } from './purpose.ts';

/** Exertions to regain a weapon or one's feet. */
export const forGems: readonly Check<Subject<Exert>>[] = [
  check(
    'no-exertion-to-get-up',
    { by: 'gettingUp', first: 'first-edition/exertions-and-power-blows/three-uses-of-exertion' },
    function* ({ action }) {
      if ('feet' in action.for)
        yield { message: 'Nobody gets up by an Exertion, but as a card says.', action: ['/for'] };
    },
  ),
  check(
    'regained-by-a-die',
    { by: 'regainingWeapons', first: 'first-edition/disarming-and-breaking-weapons/roll-to-recover' },
    function* ({ action }) {
      if ('weapon' in action.for)
        yield { message: 'A weapon is regained by the roll of a die.', action: ['/for'] };
    },
  ),
  check(
    'weapon-not-lost',
    {
      by: 'regainingWeapons',
      typeTwo: 'type-two/disarming-breaking-weapons/rearm-soft-three',
      reference: 'reference/becoming-armed-getting-unprone/say-which',
    },
    function* ({ board, action }) {
      const { for: given, player } = action;
      if ('weapon' in given && !lostWeapons(board, player).some(({ weapon }) => weapon === given.weapon))
        yield { message: `${player} has lost no such weapon.`, action: ['/for/weapon'] };
    },
  ),
  check(
    'broken-weapon-not-regained',
    { by: 'regainingWeapons', typeTwo: 'type-two/disarming-breaking-weapons/broken-not-regained' },
    function* ({ board, action }) {
      const { for: given, player } = action;
      if (!('weapon' in given)) return;
      const lost = lostWeapons(board, player).find(({ weapon }) => weapon === given.weapon);
      if (lost?.status === 'broken')
        yield { message: 'A broken weapon is not regained.', action: ['/for/weapon'] };
    },
  ),
  check(
    'weapon-lost-this-turn',
    { by: 'recoveryOnTurnLost', typeTwo: 'type-two/disarming-breaking-weapons/no-attempt-on-first-turn' },
    function* ({ board, action }) {
      const { for: given, player } = action;
      if (!('weapon' in given)) return;
      const lost = lostWeapons(board, player).find(({ weapon }) => weapon === given.weapon);
      if (lost?.lostIn === board.state.turn.number)
        yield {
          message: 'The weapon was lost this turn: the first attempt is in the next.',
          action: ['/for'],
        };
    },
  ),
  check(
    'considered-disarmed',
    {
      by: 'regainingWeapons',
      typeTwo: 'type-two/considered-disarmed-considered-weapon-broken/no-regaining',
    },
    function* ({ board, action }) {
      if ('weapon' in action.for) yield* whileConsidered(board, action.player, 'disarmed', 'weapon-broken');
    },
  ),
  check(
    'considered-prone',
    { by: 'gettingUp', typeTwo: 'type-two/considered-prone/no-regaining' },
    function* ({ board, action }) {
      if ('feet' in action.for) yield* whileConsidered(board, action.player, 'prone');
    },
  ),
  check(
    'not-prone',
    {
      by: 'gettingUp',
      typeTwo: 'type-two/prone/attempt-each-turn',
      reference: 'reference/becoming-armed-getting-unprone/say-which',
    },
    function* ({ board, action }) {
      if ('feet' in action.for && !board.player(action.player).prone)
        yield { message: `${action.player} is not Prone.`, action: ['/for'] };
    },
  ),
  check(
    'prone-since-this-turn',
    { by: 'recoveryOnTurnLost', typeTwo: 'type-two/prone/no-attempt-on-first-turn' },
    function* ({ board, action }) {
      if ('feet' in action.for && board.player(action.player).proneSince === board.state.turn.number)
        yield { message: 'The first attempt to get up is in the next turn.', action: ['/for'] };
    },
  ),
  check(
    'one-attempt-a-turn',
    {
      by: 'exertionKinds',
      typeTwo: 'type-two/exertions/one-recovery-attempt',
      reference: 'reference/becoming-armed-getting-unprone/one-per-effect',
    },
    function* ({ board, action }) {
      const purpose = purposeOf(action);
      if (purpose !== 'regain-weapon' && purpose !== 'regain-feet') return;
      const attempts = doneBy(board, action.player, 'exertion-made').filter(
        ({ to, source }) =>
          to === purpose && (!('weapon' in action.for) || (source ?? 'generic') === action.for.weapon),
      );
      if (attempts.length > 0)
        yield { message: 'One attempt a turn may be made.', action: ['/for'], need: { most: 1 } };
    },
  ),
];

function* whileConsidered(board: Board, player: string, ...whats: readonly Consideration[]): Failures {
  for (const what of whats) {
    for (const { frame } of considered(board, player, what))
      yield {
        message: `Nothing is regained while ${nameOfSource(board, frame)} is against it.`,
        state: pointersToSource(board, frame),
        action: ['/for'],
      };
  }
}
