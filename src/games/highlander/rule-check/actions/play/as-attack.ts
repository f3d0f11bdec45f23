import type { Check } from '../../../../../engine/check.ts';
import type { Kind } from '../../../vocabulary/words.ts';
import { type Closed, closedAreas, lastDefense } from '../../board/attacks/aim.ts';
import { areaInForce, needed } from '../../board/attacks/areas.ts';
import { hiddenWay, isPowerBlow } from '../../board/attacks/attacks.ts';
import { common, named, overlaps } from '../../board/attacks/grid.ts';
import { isAdditionalOnly, opportunitiesOf, opportunityFor } from '../../board/attacks/opportunities.ts';
import type { Board, Seen } from '../../board/board.ts';
import { is } from '../../board/cards/likeness.ts';
import { attacksPlayedBy, doneBy, doneLastTurnBy } from '../../board/memory.ts';
import { does } from '../../board/texts/doings.ts';
import { playerModifiersOn } from '../../board/texts/player-modifiers.ts';
import { textsOf } from '../../board/texts/texts.ts';
import { mayDespite } from '../../board/turn/leave.ts';
import { lacksWeapon } from '../../board/weapons/without-weapon.ts';
import { check, type Failures, type Subject } from '../verb.ts';
import { named as phaseNamed } from '../windows.ts';
import { isFoundBySearch, type Play, playing, seenAs } from './card-played.ts';
import { isByLeave } from './leave-taken.ts';
import { inPlaceOf, type Part, partsOf } from './ways.ts';

/** What a turn tells of a Power Blow: a Head Shot is one, too (Head Shots). */
const powerBlowsTold = ['power-blow-made', 'head-shot-made'] as const;

/** Whether the opponent made a Power Blow in the last turn: it is remembered, or lies there yet (Power Blows). */
function wasMetByPowerBlow(board: Board, player: string): boolean {
  const { id } = board.opponentOf(player);
  return (
    powerBlowsTold.some((event) => doneLastTurnBy(board, id, event).length > 0) ||
    board.attacksOn(player).some((attack) => isPowerBlow(board, attack))
  );
}

/** Attacks have a phase of their own. */
export const attackInAttackPhase = check<Subject<Play>>(
  'attack-in-attack-phase',
  {
    first: 'first-edition/set-up/four-phases-in-order',
    typeTwo: 'type-two/attack-phase/one-attack',
    reference: 'reference/attack-phase/attacks',
  },
  function* (subject) {
    const { board, action } = subject;
    const { phase } = board.state.turn;
    if (phase === 'attack' || isByLeave(board, action)) return;
    const inPlace = partInPlaceOfAttack(subject);
    if (inPlace !== undefined || playing(subject, 'attack') !== undefined)
      yield {
        message: `${inPlace === undefined ? 'Attacks are' : 'What stands in the place of an attack is'} played in the Attack Phase; this is the ${phaseNamed(phase)}.`,
        state: ['/turn/phase'],
        action: [`${inPlace?.pointer ?? ''}/card`],
        need: 'attack',
        have: phase,
      };
  },
);

/** What must be met to attack. */
export const asAttack: readonly Check<Subject<Play>>[] = [
  attackInAttackPhase,
  check(
    'no-attack-opportunity',
    {
      by: 'primaryAttack',
      first: 'first-edition/attack-phase/one-attack-a-turn',
      typeTwo: 'type-two/multiple-attacks/one-opportunity',
      reference: 'reference/attacking/one-opportunity',
    },
    function* (subject) {
      if (hasLostTheFirst(subject) || comesBeforeThePrimary(subject)) return;
      if (lacksOpportunity(subject))
        yield {
          message: `${subject.action.player} has no opportunity left for such an attack.`,
          action: ['/card'],
        };
    },
  ),
  check(
    'additional-before-primary',
    { by: 'primaryAttack', typeTwo: 'type-two/multiple-attacks/primary-first' },
    function* (subject) {
      if (comesBeforeThePrimary(subject) && lacksOpportunity(subject))
        yield {
          message: 'It is an additional attack only: the primary one is played or forfeited first.',
          action: ['/card'],
        };
    },
  ),
  check(
    'no-attack-opportunity',
    {
      first: 'handbook-addendum/losing-attacks/lose-first-available',
      typeTwo: 'type-two/attack-phase/no-opportunity-no-attack',
      reference: 'reference/attacking/one-opportunity',
    },
    function* (subject) {
      if (hasLostTheFirst(subject) && lacksOpportunity(subject))
        yield {
          message: `${subject.action.player} has lost the opportunity for such an attack.`,
          state: ['/turn/attacksLost'],
          action: ['/card'],
          have: subject.board.state.turn.attacksLost,
        };
    },
  ),
  check(
    'dodged-out-of-position',
    { by: 'limitingDefense', first: 'first-edition/attack-phase/dodge-text-governs-attacks' },
    function* (subject) {
      const { board, action } = subject;
      const last = lastDefense(board, action.player);
      if (last === undefined || !is(board, last, 'dodge') || !hasLostTheFirst(subject)) return;
      const losesThem = textsOf(board, last).some(({ ability }) => does('cost-attacks')(ability));
      if (losesThem && lacksOpportunity(subject))
        yield {
          message: `By its text ${last.id}, the last defense of ${action.player}, has cost the attack.`,
          state: pointerTo(board, last.id),
          action: ['/card'],
        };
    },
  ),
  check(
    'disarmed-no-attack',
    {
      first: 'first-edition/disarming-and-breaking-weapons/no-weapon-no-attack',
      typeTwo: 'type-two/disarming-breaking-weapons/no-weapon-no-attack-or-block',
      reference: 'reference/disarmed/no-attacks-or-blocks',
    },
    function* (subject) {
      yield* disarmed(subject, (kinds) => !kinds('ranged-attack') && !kinds('dirty-trick'));
    },
  ),
  check(
    'disarmed-no-attack',
    { by: 'rangedWhileDisarmed', first: 'first-edition/disarming-and-breaking-weapons/no-weapon-no-attack' },
    function* (subject) {
      yield* disarmed(subject, (kinds) => kinds('ranged-attack'));
    },
  ),
  check(
    'disarmed-no-attack',
    { by: 'dirtyTricks', first: 'first-edition/disarming-and-breaking-weapons/no-weapon-no-attack' },
    function* (subject) {
      yield* disarmed(subject, (kinds) => kinds('dirty-trick'));
    },
  ),
  check(
    'attack-where-blocked',
    {
      by: 'attackAfterBlock',
      first: 'first-edition/attack-phase/no-attack-to-blocked-area',
      typeTwo: 'type-two/attack-phase/only-outside-block',
      reference: 'reference/blocks/first-attack-elsewhere',
    },
    function* (subject) {
      yield* closed(subject, 'blocked-last');
    },
  ),
  check(
    'attack-where-guarded',
    {
      first: 'first-edition/guards-and-other-standing-defenses/no-attack-to-guarded-area',
      typeTwo: 'type-two/guard/no-attack-to-covered-area',
    },
    function* (subject) {
      yield* closed(subject, 'guard-used');
    },
  ),
  // The first edition says of a Guard once more what holds of every block: to drop it opens nothing.
  check(
    'attack-where-guarded',
    {
      by: 'attackAfterBlock',
      first: 'first-edition/guards-and-other-standing-defenses/no-attack-to-guarded-area',
    },
    function* (subject) {
      yield* closed(subject, 'guard-gone');
    },
  ),
  check(
    'attack-where-guarded',
    {
      first: 'first-edition/guards-and-other-standing-defenses/guard-dropped-at-will',
      typeTwo: 'type-two/guard/no-attack-to-covered-area',
    },
    function* (subject) {
      yield* closed(subject, 'guard-in-play');
    },
  ),
  check(
    'hidden-without-leave',
    {
      first: 'first-edition/hidden-attacks/when-attacks-may-be-hidden',
      typeTwo: 'type-two/power-blows/opponent-may-hide',
      reference: 'reference/attacking/hide-after-power-blow',
    },
    function* (subject) {
      const { board, action } = subject;
      const attack = seenAs(subject, 'attack');
      if (action.hidden !== true || attack === undefined || hiddenWay(board, attack) !== undefined) return;
      const leave = wasMetByPowerBlow(board, action.player);
      const first = attacksPlayedBy(board, action.player).length === 0;
      if (!leave || !first)
        yield {
          message: leave
            ? 'Only the next attack after an opponent’s Power Blow may be Hidden.'
            : 'The opponent made no Power Blow in the last turn, and nothing else lets this attack be Hidden.',
          action: ['/hidden'],
        };
    },
  ),
  check(
    'special-attack-not-hidden',
    {
      first: 'first-edition/special-attacks/not-hidden',
      typeTwo: 'type-two/special-attacks/not-hidden',
      reference: 'reference/hidden-attacks/no-special-attacks',
    },
    function* (subject) {
      const { board, action } = subject;
      const attack = seenAs(subject, 'attack');
      if (action.hidden !== true || attack === undefined || !is(board, attack, 'special-attack')) return;
      if (hiddenWay(board, attack) === undefined)
        yield { message: 'A Special Attack may not be Hidden.', action: ['/hidden'] };
    },
  ),
  check(
    'hidden-but-no-attack',
    {
      first: 'first-edition/hidden-attacks/when-attacks-may-be-hidden',
      typeTwo: 'type-two/hidden-attacks/face-down',
      reference: 'reference/attacking/hidden-face-down',
    },
    function* (subject) {
      if (subject.action.hidden === true && seenAs(subject, 'attack') === undefined)
        yield { message: 'Only attacks are Hidden.', action: ['/hidden'] };
    },
  ),
  check(
    'hidden-as-its-text-says',
    {
      first: 'first-edition/hidden-attacks/when-attacks-may-be-hidden',
      typeTwo: 'type-two/hidden-attacks/face-down',
      reference: 'reference/attacking/hidden-face-down',
    },
    function* (subject) {
      const { board, action } = subject;
      const attack = seenAs(subject, 'attack');
      const way = attack === undefined ? undefined : hiddenWay(board, attack);
      if (way === 'cannot' && action.hidden === true)
        yield { message: 'That attack cannot be Hidden.', action: ['/hidden'] };
      if (way === 'is' && action.hidden !== true)
        yield { message: 'That attack is played Hidden.', action: ['/hidden'], need: true };
    },
  ),
  check(
    'no-defense-against-an-attack',
    {
      first: 'first-edition/defense-phase/one-defense-for-each-attack',
      typeTwo: 'type-two/defense-phase/one-per-attack',
      reference: 'reference/defending/avoid-attacks',
    },
    function* (subject) {
      const isOther = playing(subject, undefined, 'attack') !== undefined;
      if (subject.action.against !== undefined && isOther)
        yield { message: 'Only defenses are played against attacks.', action: ['/against'] };
    },
  ),
  check(
    'attacks-keep-their-order',
    {
      by: 'exertedAttackStands',
      first: 'first-edition/searching-for-an-attack-or-defense/play-the-found-card',
      typeTwo: 'type-two/multiple-attacks/no-rearranging',
    },
    function* (subject) {
      const { board, action } = subject;
      const played = playing(subject, 'attack');
      if (action.place === undefined) return;
      const last = board.state.attacks.filter(({ by }) => by === action.player).length;
      const least = board.switches.exertedAttackStands === 'last' ? last : 0;
      if (played?.from !== 'exertion' || action.place > last || action.place < least)
        yield {
          message:
            least === 0
              ? 'Only an attack found by an Exertion is inserted, at a place of the sequence.'
              : 'An attack found by an Exertion follows those that were played before it.',
          action: ['/place'],
          need: { least, most: last },
          have: action.place,
        };
    },
  ),
];

function partInPlaceOfAttack({ board, action }: Subject<Play>): Part | undefined {
  return partsOf(board, action).find((one) => inPlaceOf(board, action, one) === 'attack');
}

/** Whether the play is an attack, or stands in the place of one, and there is no opportunity for it. */
function lacksOpportunity(subject: Subject<Play>): boolean {
  const { board, action } = subject;
  if (isByLeave(board, action)) return false;
  const attack = seenAs(subject, 'attack');
  const part = partInPlaceOfAttack(subject);
  const using =
    attack ?? (part === undefined ? undefined : board.seenElsewhere(part.played.card, action.player));
  if (using === undefined) return false;
  const found = isFoundBySearch(board, attack?.from ?? 'hand');
  return opportunityFor(board, action.player, using, found) === undefined;
}

/** Whether what can only be an additional attack is played while the primary one may still be. */
function comesBeforeThePrimary(subject: Subject<Play>): boolean {
  const { board, action } = subject;
  const attack = seenAs(subject, 'attack');
  if (board.switches.primaryAttack !== 'first' || !isAdditionalOnly(attack)) return false;
  return opportunitiesOf(board, action.player).primary;
}

/** Whether attacks were lost, and none has been made that could have used the opportunity up. */
function hasLostTheFirst({ board, action }: Subject<Play>): boolean {
  if (board.state.turn.attacksLost === 0) return false;
  return doneBy(board, action.player, 'opportunity-used').length === 0;
}

function* closed(subject: Subject<Play>, why: Closed['why']) {
  const { board, action } = subject;
  const attack = seenAs(subject, 'attack');
  if (attack === undefined) return;
  if (
    (why === 'blocked-last' || why === 'guard-gone') &&
    mayDespite(board, action.player, attack, 'last-defense')
  )
    return;
  // One that an Exertion finds may be put before those that were played (Multiple Attacks).
  const asking = { found: isFoundBySearch(board, attack.from ?? 'hand'), putFirst: action.place === 0 };
  for (const { by } of closedAreas(board, action.player, asking).filter((one) => one.why === why)) {
    const aim = areaInForce(board, attack);
    const closed = areaInForce(board, by);
    if (needed(board, overlaps(closed, aim), by, attack))
      yield {
        message: `The attack is aimed at ${named(common(closed, aim))}, which ${by.id} covers.`,
        state: pointerTo(board, by.id),
        action: ['/card'],
      };
  }
}

/** Such an attack needs a weapon, and it is lost. */
function* disarmed(subject: Subject<Play>, isSuch: (kinds: (kind: Kind) => boolean) => boolean): Failures {
  const { board, action } = subject;
  const attack = seenAs(subject, 'attack');
  if (attack === undefined || !attacksAsDisarmed(board, action.player, attack)) return;
  if (isSuch((kind) => is(board, attack, kind)))
    yield { message: `${action.player} is Disarmed, and this attack needs a weapon.`, action: ['/card'] };
}

/** Whose weapon is lost, or counts for nothing in attacks. */
function attacksAsDisarmed(board: Board, player: string, attack: Seen): boolean {
  if (lacksWeapon(board, player, attack, 'attack')) return true;
  if (board.switches.attacksAsIfDisarmed === 'not-with-a-weapon') return false;
  const asIf = playerModifiersOn(board, player, 'attacksAsIfDisarmed').length > 0;
  return asIf && !mayDespite(board, player, attack, 'disarmed');
}

function pointerTo(board: Board, id: string): string[] {
  const at = board.state.inPlay.findIndex((card) => card.id === id);
  return at === -1 ? [] : [`/inPlay/${at}`];
}
