import type { Check } from '../../../../../engine/check.ts';
import { toBeExertedFor } from '../../board/attacks/sequence.ts';
import type { Board } from '../../board/board.ts';
import { awaiting, mayGoWithIllusion, owedBy, soughtNow } from '../../board/conjunction.ts';
import { endOf, roomForHardExertion } from '../../board/turn/exertions.ts';
import { shuffledAgain } from '../citing.ts';
import { conjunctionFirst } from '../conjunction-first.ts';
import { type Kept, keptAsPowerBlows, notKeptFrom } from '../kept-from.ts';
import { check, oneOf, type Subject } from '../verb.ts';
import { declaredExertionFirst, owedFirst } from '../windows.ts';
import { inItsPhase } from './in-its-phase.ts';
import { playableFromHand, playedFromHand } from './nothing-to-play.ts';
import { onceATurn } from './once-a-turn.ts';
import { type Exert, kindOf, type Purpose, purposeOf, seeksGems } from './purpose.ts';
import { numbersAllowed, numberThere, numberTurnedOver, strangersShown, unseenOf } from './turned-over.ts';

/** What an Exertion for each purpose serves: who is kept from that does not exert for it. */
const what: Readonly<Partial<Record<Purpose, Pick<Kept, 'what' | 'words' | 'any'>>>> = {
  'power-blow': { what: 'make-power-blows', words: 'make Power Blows' },
  'head-shot': { what: 'make-head-shots', words: 'make Head Shots' },
  'power-block': { what: 'make-power-blocks', words: 'make Power Blocks' },
  attack: { what: 'attack', words: 'attack', any: 'attack' },
  defense: { what: 'defend', words: 'defend', any: 'defense' },
  'regain-weapon': { what: 'regain-weapon', words: 'regain a weapon' },
  'regain-feet': { what: 'regain-feet', words: 'get up' },
};

/** An Exertion for whatever yields the Illusion that all the cards that await one may go with. */
function mayYieldIllusion(board: Board, action: Exert): boolean {
  return (
    kindOf(action) === 'hard' &&
    awaiting(board).every(({ definition }) => mayGoWithIllusion(board, definition))
  );
}

/** Only so many Hard Exertions are made in a turn. */
export const notTooOften: Check<Subject<Exert>> = check(
  'second-exertion',
  onceATurn,
  function* ({ board, action }) {
    if (kindOf(action) !== 'hard') return;
    const { may, most, made } = roomForHardExertion(board, action.player, purposeOf(action));
    const called = board.switches.exertionKinds === 'one-kind' ? 'Exertion' : 'Hard Exertion';
    if (!may)
      yield {
        message:
          most === 1 ? `One ${called} a turn may be made.` : `No more such ${called}s may be made this turn.`,
        need: { most },
        have: made,
      };
  },
);

export const notKeptFromExerting = notKeptFrom(
  'prevented-from-exerting',
  function* ({ board, action }: Subject<Exert>): Iterable<Kept> {
    const purpose = purposeOf(action);
    const end = endOf(purpose);
    const deed = { at: '/for', ...(end === undefined ? {} : { for: end }) };
    yield { what: 'exert', words: 'exert so', ...deed };
    const kind = kindOf(action);
    if (kind === 'hard') yield { what: 'make-hard-exertions', words: 'make such a Hard Exertion', ...deed };
    if (kind === 'soft') yield { what: 'make-soft-exertions', words: 'make such a Soft Exertion', ...deed };
    // Where one may search for an attack that one has no opportunity to play, one may for what one cannot play, too.
    if (purpose === 'attack' && board.switches.idleSearch === 'allowed') return;
    const serves = what[purpose];
    if (serves !== undefined) yield { ...serves, ...deed, from: 'exertion', of: action.player };
    if (purpose === 'head-shot')
      for (const one of keptAsPowerBlows(board)) yield { ...one, ...deed, from: 'exertion' };
    // Who is prevented from playing an attack cannot make an Exertion for one (Type Two, Attack Phase).
    if (purpose === 'attack')
      yield {
        ...{ what: 'play', words: 'play an attack from an Exertion', any: 'attack' },
        ...{ at: '/for', from: 'exertion', of: action.player },
      };
  },
);

/** What a Hard Exertion is made for is sought by no Soft one (Guide, Reasons to make a Hard Exertion). */
const takesHard: Readonly<Record<Purpose, Check<Subject<Exert>>>> = {
  'regain-feet': hardOnly('reference/hard-exertions/reason-prone'),
  'regain-weapon': hardOnly('reference/hard-exertions/reason-disarmed'),
  defense: hardOnly('reference/hard-exertions/reason-defense'),
  attack: hardOnly('reference/hard-exertions/reason-attack'),
  illusion: hardOnly('reference/soft-exertions/no-illusions'),
  nothing: hardOnly('reference/hard-exertions/reason-nothing-playable'),
  'power-blow': hardOnly('reference/hard-exertions/reason-power-blow'),
  'head-shot': hardOnly('reference/hard-exertions/reason-power-blow'),
  'power-block': hardOnly('reference/hard-exertions/reason-power-block'),
};

function hardOnly(reference: string): Check<Subject<Exert>> {
  return check(
    'wrong-kind-of-exertion',
    {
      by: 'exertionKinds',
      first: 'first-edition/exertions-and-power-blows/exertion-is-five-cards',
      typeTwo: 'type-two/soft-exertions/usual-use',
      reference,
    },
    function* ({ board, action }) {
      const soft = action.kind === 'soft';
      const known = board.switches.exertionKinds === 'hard-and-soft';
      if (soft && !(known && seeksGems(purposeOf(action))))
        yield { message: 'That takes a Hard Exertion.', action: ['/kind'], need: 'hard', have: 'soft' };
    },
  );
}

/** Nothing else is exerted for meanwhile, but for what was declared before: that leaves room for it. */
export const madeFirst: readonly Check<Subject<Exert>>[] = owedFirst.map((first) => ({
  ...first,
  *failures({ board, action }) {
    const { for: given, player } = action;
    if (kindOf(action) === 'soft') return;
    if ('defense' in given && toBeExertedFor(board, player)?.id === given.defense) return;
    const target =
      'powerBlow' in given ? given.powerBlow : 'powerBlock' in given ? given.powerBlock : undefined;
    if (owedBy(board, player).some(({ card }) => card === target)) return;
    for (const failure of first.failures({ board, action })) yield { ...failure, action: ['/for'] };
  },
}));

export const whenAndHowOften: readonly Check<Subject<Exert>>[] = [
  inItsPhase,
  notTooOften,
  notKeptFromExerting,
  {
    ...declaredExertionFirst,
    *failures({ board, action }) {
      const { for: given, player } = action;
      const declared = toBeExertedFor(board, player);
      if (declared !== undefined && !('defense' in given && given.defense === declared.id))
        yield* declaredExertionFirst.failures({ board, action });
    },
  },
  oneOf('wrong-kind-of-exertion', ({ action }) => takesHard[purposeOf(action)]),
  check(
    'exertion-for-nothing',
    {
      by: 'uselessExertion',
      first: 'first-edition/exertions-and-power-blows/three-uses-of-exertion',
      typeTwo: 'type-two/exerting-for-nothing/useless-exertion',
      reference: 'reference/hard-exertions/reason-nothing-playable',
    },
    function* ({ board, action }) {
      if (purposeOf(action) !== 'nothing') return;
      const { uselessExertion } = board.switches;
      if (uselessExertion === 'never')
        yield { message: 'An Exertion serves one of the ends the rules name.', action: ['/for'] };
      if (uselessExertion !== 'without-card-to-play') return;
      const played = playedFromHand(board, action.player);
      if (played !== undefined)
        yield {
          message: `${action.player} has played a card from the Hand this turn: ${played}.`,
          state: ['/turn/events'],
          action: ['/for'],
          have: played,
        };
      const card = playableFromHand(board, action.player);
      if (card !== undefined)
        yield { message: `${action.player} has a card to play: ${card}.`, action: ['/for'], have: card };
    },
  ),
  check(
    'wrong-number-of-cards',
    {
      first: 'first-edition/exertions-and-power-blows/exertion-is-five-cards',
      typeTwo: 'type-two/exertions/declare-first',
      reference: 'reference/hard-exertions/take-five',
    },
    function* ({ board, action }) {
      const sizes = numbersAllowed(board, action);
      if (action.cards !== undefined && !sizes.includes(action.cards))
        yield {
          message: `Such an Exertion is of ${sizes.join(' or ')} cards.`,
          action: ['/cards'],
          need: [...sizes],
          have: action.cards,
        };
    },
  ),
  check(
    'no-card-to-turn-over',
    {
      first: 'first-edition/exertions-and-power-blows/exertion-is-five-cards',
      typeTwo: 'type-two/exertions/reveal-five',
      reference: 'reference/hard-exertions/take-five',
    },
    function* ({ board, action }) {
      const at = board.state.players.findIndex(({ id }) => id === action.player);
      if (numberTurnedOver(board, action) === 0)
        yield {
          message: 'Such an Exertion would turn over no cards.',
          action: ['/for'],
          need: { least: 1 },
          have: 0,
        };
      else if (numberThere(board, action) === 0)
        yield {
          message: `The Endurance of ${action.player} is empty.`,
          state: [`/players/${at}/endurance`],
          action: ['/for'],
        };
    },
  ),
  check(
    'shown-more-than-turned-over',
    {
      first: 'first-edition/exertions-and-power-blows/exertion-is-five-cards',
      typeTwo: 'type-two/exertions/reveal-five',
      reference: 'reference/hard-exertions/take-five',
    },
    function* ({ board, action }) {
      const unseen = unseenOf(board, action);
      const shown = action.shown?.length ?? 0;
      if (shown > unseen)
        yield {
          message: `Of the cards turned over ${unseen} were not known.`,
          action: ['/shown'],
          need: { most: unseen },
          have: shown,
        };
    },
  ),
  check('shown-not-in-discard-pile', shuffledAgain, function* ({ board, action }) {
    for (const card of strangersShown(board, action))
      yield {
        message:
          'After the last card of the Endurance come those of the Discard Pile, and this one was not there.',
        action: [`/shown/${action.shown?.indexOf(card)}`],
        have: card.id,
      };
  }),
  ...(['attack', 'defense'] as const).map((sought) =>
    check<Subject<Exert>>(
      'nothing-but-the-awaited-exertion',
      conjunctionFirst[sought],
      function* ({ board, action }) {
        if (board.state.awaitingExertion.length === 0 || soughtNow(board) !== sought) return;
        if (purposeOf(action) !== sought && !mayYieldIllusion(board, action))
          yield {
            message: 'A card was played in conjunction with what an Exertion is to find.',
            state: ['/awaitingExertion'],
            action: ['/for'],
          };
      },
    ),
  ),
  ...madeFirst,
];
