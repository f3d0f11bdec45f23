import type { OpenChoice } from '../../../../engine/answer.ts';
import { gems } from '../../card.ts';
import { type Board, sizeOf } from '../board/board.ts';
import { gemsOn } from '../board/cards/gems.ts';
import { isFaceUp } from '../board/weapons/hands.ts';
import { putUnderEndurance, takeFromEndurance, unseenOnTop } from '../doing/endurance.ts';
import { beginTurn } from '../flow/turn.ts';
import { COMPARED } from '../state/notes.ts';
import type { Player } from '../state/state.ts';
import type { CardElsewhere } from '../state/values.ts';
import type { ActionNamed } from './actions.ts';
import {
  activeIsOneOfTwo,
  activeUntold,
  decideWhoIsActive,
  drawOpeningHands,
  type OpeningHand,
  openingHands,
  whoMayBeActive,
} from './two-immortals.ts';
import { check, type Offer, type Subject, type Verb } from './verb.ts';

type Start = ActionNamed<'start'>;

/** As many of so many cards as an Endurance holds. */
function thereAre(number: number, { endurance }: Player): number {
  return Math.min(number, sizeOf(endurance));
}

export const start: Verb<'start'> = {
  checks: [
    check<Subject<Start>>(
      'begun-already',
      {
        first: 'first-edition/set-up/draw-fifteen',
        typeTwo: 'type-two/beginning-the-game/opening-hand',
      },
      function* ({ board }) {
        if (board.state.turn.phase !== 'before-the-game')
          yield { message: 'The duel has begun already.', state: ['/turn/phase'] };
      },
    ),
    check<Subject<Start>>(
      'first-turn-by-die',
      { by: 'firstTurn', first: 'first-edition/set-up/die-roll-for-first-turn' },
      function* ({ action }) {
        if (action.gems !== undefined)
          yield { message: 'A die decides who goes first: no gems are named.', action: ['/gems'] };
      },
    ),
    check<Subject<Start>>(
      'more-gems-goes-first',
      { by: 'firstTurn', typeTwo: 'type-two/beginning-the-game/more-gems-first' },
      function* (subject) {
        const first = decided(subject);
        if (first !== undefined && first !== subject.action.player)
          yield {
            message: `${first} drew more of the gem that he named, and goes first.`,
            action: ['/player'],
            need: first,
            have: subject.action.player,
          };
      },
    ),
    check<Subject<Start>>(
      'opening-hand-larger-than-ability',
      {
        first: 'first-edition/set-up/draw-fifteen',
        typeTwo: 'type-two/beginning-the-game/opening-hand',
      },
      function* (subject) {
        const hands = openingHands(subject.board);
        for (const named of Object.keys(subject.action.hands ?? {})) {
          if (!hands.some(({ of }) => of === named))
            yield {
              message: `No opening hand is drawn for ${named}.`,
              action: [`/hands/${named}`],
              need: hands.map(({ of }) => of),
              have: named,
            };
        }
        for (const hand of hands) {
          const { of, size } = hand;
          const most = unknownInHand(subject, hand);
          const have = subject.action.hands?.[of]?.length ?? 0;
          if (have > most)
            yield {
              message: `${of} draws ${size} cards, of which ${most} were not known.`,
              action: [`/hands/${of}`],
              need: { most },
              have,
            };
        }
      },
    ),
    activeIsOneOfTwo,
    check<Subject<Start>>(
      'shown-more-than-decides',
      {
        by: 'firstTurn',
        first: 'first-edition/set-up/die-roll-for-first-turn',
        typeTwo: 'type-two/beginning-the-game/name-gem-and-draw',
      },
      function* (subject) {
        const { board, action } = subject;
        const lines = turnedOver(subject);
        for (const player of board.state.players) {
          const cards = lines?.get(player.id)?.length;
          const most = mostShown(board, player, cards);
          const have = action.shown?.[player.id]?.length ?? 0;
          if (have > most)
            yield {
              message: `To decide who goes first ${player.id} shows ${most} that were not known.`,
              action: [`/shown/${player.id}`],
              need: { most },
              have,
            };
        }
      },
    ),
  ],
  open(subject) {
    return [...untold(subject), ...activeUntold(subject)];
  },
  perform({ board, action }) {
    if (board.switches.firstTurn === 'gems') returnWhatWasShown(board, action);
    drawOpeningHands(board, action.hands ?? {});
    decideWhoIsActive(board, action.active ?? {});
    beginTurn(board, action.player);
  },
  *candidates(board, player) {
    const active = whoMayBeActive(board);
    const isDecided = Object.keys(active).length === 0;
    for (const { offer, open } of starts(board, player)) {
      const left = { ...open, ...active };
      yield open === undefined && isDecided ? offer : { offer, open: left };
    }
  },
};

/** What is left open of a start, whoever is active first. */
function* starts(
  board: Board,
  player: string,
): Iterable<{ readonly offer: Start; readonly open?: Offer<Start>['open'] }> {
  if (board.switches.firstTurn === 'die') {
    yield { offer: { do: 'start', player } };
    return;
  }
  if (board.state.players.every((each) => each.endurance.cards.length >= thereAre(COMPARED, each))) {
    for (const offer of withGemsNamed(board, player)) yield { offer };
    return;
  }
  const every = { form: 'value' as const, from: [...gems], least: 1, most: 1 };
  const open = Object.fromEntries(board.state.players.map(({ id }) => [`/gems/${id}`, every]));
  const shown = board.state.players.flatMap((each) => {
    const least = unseenOnTop(each, thereAre(COMPARED, each));
    const unnamed = unseenOnTop(each, sizeOf(each.endurance));
    const domain = { form: 'known' as const, from: [], least, most: Math.min(MOST_SHOWN, unnamed), unnamed };
    return least === 0 ? [] : [[`/shown/${each.id}`, domain] as const];
  });
  yield { offer: { do: 'start', player }, open: { ...open, ...Object.fromEntries(shown) } };
}

/** So many cards at most may be told with an action. */
const MOST_SHOWN = 60;

/** Where the cards are known, the gems decide who goes first: each pair that may be named. */
function* withGemsNamed({ state }: Board, player: string): Iterable<Start> {
  const [one, other] = state.players;
  for (const first of gems) {
    for (const second of gems) yield { do: 'start', player, gems: { [one.id]: first, [other.id]: second } };
  }
}

/**
 * Cards that each turns over until one has more of his gem, or nobody has any left; undefined while that cannot be
 * told. No rule says who goes first if all cards leave it tied: whom chance names.
 */
function turnedOver({ board, action }: Subject<Start>): Map<string, CardElsewhere[]> | undefined {
  const lines = linesOf({ board, action });
  for (let number = COMPARED; isTold(lines, number); number += 1) {
    const compared = lines.map(({ player, line }) => ({
      player: player.id,
      gems: gemsFound(board, action, player.id, line.slice(0, number)),
    }));
    const [one, other] = compared;
    if (one === undefined || other === undefined) return undefined;
    if (one.gems === undefined || other.gems === undefined) return undefined;
    if (one.gems !== other.gems || lines.every(({ player }) => thereAre(number, player) < number))
      return new Map(lines.map(({ player, line }) => [player.id, line.slice(0, number)]));
  }
  return undefined;
}

/** A player, and the cards on top of the Endurance as far as they are known. */
interface Line {
  readonly player: Player;
  readonly line: readonly CardElsewhere[];
}

function linesOf({ board, action }: Subject<Start>): Line[] {
  return board.state.players.map((player) => ({ player, line: inOrder(player, action) }));
}

function isTold(lines: readonly Line[], number: number): boolean {
  return lines.every(({ player, line }) => line.length >= thereAre(number, player));
}

/** How many cards each shows next: who has shown more than the other is not tied with him (First Turn). */
function nextCompared(subject: Subject<Start>): number {
  const lines = linesOf(subject);
  let number = COMPARED;
  while (isTold(lines, number)) number += 1;
  return number;
}

function gemsFound(
  board: Board,
  { gems: named }: Start,
  player: string,
  cards: readonly CardElsewhere[],
): number | undefined {
  const gem = named?.[player];
  return gem === undefined ? undefined : gemsOn(board, cards, gem);
}

/** The cards on top of an Endurance as far as they are known: first those of the state, then those shown. */
function inOrder(player: Player, { shown }: Start): CardElsewhere[] {
  const told = shown?.[player.id] ?? [];
  return [...player.endurance.cards, ...told.slice(0, unseenOnTop(player, sizeOf(player.endurance)))];
}

/** How many cards are shown that nobody knew: those that decide it, or while nothing does as many as there are. */
function mostShown(board: Board, player: Player, decisive: number | undefined): number {
  if (board.switches.firstTurn !== 'gems') return 0;
  return unseenOnTop(player, decisive ?? sizeOf(player.endurance));
}

/** How many cards of an opening hand nobody knew, once what was shown lies under the Endurance. */
function unknownInHand(subject: Subject<Start>, { player, after, size }: OpeningHand): number {
  const { id, endurance } = player;
  const isByGems = subject.board.switches.firstTurn === 'gems';
  const compared = isByGems ? (turnedOver(subject)?.get(id)?.length ?? 0) : 0;
  const known = Math.max(0, endurance.cards.length - compared);
  const unknown = endurance.unknown - Math.max(0, compared - endurance.cards.length);
  return Math.max(0, Math.min(after + size, known + unknown) - Math.max(after, known));
}

function decided(subject: Subject<Start>): string | undefined {
  const lines = turnedOver(subject);
  if (lines === undefined) return undefined;
  const { board, action } = subject;
  const [one, other] = [...lines].map(([player, cards]) => ({
    player,
    gems: gemsFound(board, action, player, cards) ?? 0,
  }));
  if (one === undefined || other === undefined || one.gems === other.gems) return undefined;
  return one.gems > other.gems ? one.player : other.player;
}

function* untold(subject: Subject<Start>): Iterable<OpenChoice> {
  const { board, action } = subject;
  yield* untoldFaceUp(subject);
  if (board.switches.firstTurn !== 'gems') return;
  const unnamed = board.state.players.filter(({ id }) => action.gems?.[id] === undefined);
  for (const { id } of unnamed)
    yield {
      ...{
        pointer: `/gems/${id}`,
        form: 'value',
        player: id,
        about: 'The gem that is named',
        from: [...gems],
      },
      ...{ least: 1, most: 1 },
    };
  if (unnamed.length > 0 || turnedOver(subject) !== undefined) return;
  const next = nextCompared(subject);
  for (const player of board.state.players) {
    const least = unseenOnTop(player, thereAre(next, player));
    if (least > (action.shown?.[player.id]?.length ?? 0))
      yield {
        ...{
          pointer: `/shown/${player.id}`,
          form: 'known',
          player: player.id,
          about: 'The cards turned over',
        },
        ...{ from: null, least, most: MOST_SHOWN },
      };
  }
}

/** Of a hand that will lie face up every card is told. */
function* untoldFaceUp(subject: Subject<Start>): Iterable<OpenChoice> {
  const { board, action } = subject;
  for (const hand of openingHands(board)) {
    const { of } = hand;
    const { id } = hand.player;
    const least = isFaceUp(board, id) ? unknownInHand(subject, hand) : 0;
    if (least > (action.hands?.[of]?.length ?? 0))
      yield {
        ...{
          pointer: `/hands/${of}`,
          form: 'known',
          player: id,
          about: 'The hand that is drawn, which lies face up',
        },
        ...{ from: null, least, most: least },
      };
  }
}

/** All cards drawn to decide it go to the bottom of the Endurance. */
function returnWhatWasShown(board: Board, action: Start): void {
  const lines = turnedOver({ board, action });
  for (const player of board.state.players) {
    const cards = lines?.get(player.id) ?? [];
    putUnderEndurance(player, takeFromEndurance(board, player, cards.length, action.shown?.[player.id]));
  }
}
