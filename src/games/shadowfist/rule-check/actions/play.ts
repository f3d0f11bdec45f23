import type { Failure } from '../../../../engine/check.ts';
import type { Definition } from '../../vocabulary/definition.ts';
import type { Board, Seen } from '../board/board.ts';
import { placesForCharacter, placesForSite } from '../board/locations.ts';
import { isSite } from '../board/printed.ts';
import { answeringFrame, answerToName, generatedFrame, type ToName, timingOf } from '../flow/answering.ts';
import { costOf, isFreeFirstSite, noteReduction, reducersFor } from '../flow/cost.ts';
import {
  asking,
  generateCard,
  isForbidden,
  limitedEventPlayed,
  limitOf,
  oneShotPlayed,
  ownTextForbids,
  timesPlayed,
  type Way,
} from '../flow/playing.ts';
import { ignoresConditions, lacking } from '../flow/resources.ts';
import { subjectObjection } from '../flow/subjects.ts';
import { victoryBarred } from '../flow/victory.ts';
import type { CardElsewhere, Frame } from '../state/values.ts';
import type { ActionNamed } from './actions.ts';
import { foreseenChecks } from './foreseen.ts';
import { acted, type Generated, timingChecks } from './generating.ts';
import { withUnseenNamed } from './naming.ts';
import { misplacements, placing } from './site-placement.ts';
import {
  answersOf,
  openAnswer,
  openChoices,
  unpaid,
  unready,
  waysToChoose,
  wrongChoices,
} from './texts-chosen.ts';
import { check, type Subject, type Verb } from './verb.ts';
import { inTheGame, nothingElseIsAsked } from './windows.ts';

type Play = ActionNamed<'play'>;
type Playing = Subject<Play>;

/** The card that is played, and how its text says it may be. */
interface Played {
  readonly card: Seen;
  readonly player: string;
  readonly frame: Frame;
  /** An ability that lets it be played otherwise than its type is. */
  readonly way: Way | undefined;
  /** What it costs and does so played: as that ability says, or the only one there is. */
  readonly terms: Way | undefined;
}

function played({ board, action }: Playing): Played | undefined {
  const card = cardPlayed(board, action);
  if (card === undefined) return undefined;
  const { player } = action;
  if (!board.state.players.some(({ id }) => id === player)) return undefined;
  const ability = action.way === undefined ? undefined : card.definition.abilities[action.way];
  const way = ability?.ability === 'playing' && ability.kind === 'also' ? ability : undefined;
  const frame = answeringFrame(board, {
    timing: timingOf(card.definition, way),
    frame: {
      ...{ player, source: card.id, card: sourceCard(board, action, card) },
      values: action.x === undefined ? {} : { X: { number: action.x } },
    },
    chosen: action.choose,
  });
  return { card, player, frame, way, terms: way ?? onlyWay(card.definition) };
}

/** The one way in which its text lets it be played, if that says more than when. */
function onlyWay({ abilities }: Definition): Way | undefined {
  return abilities.find(
    (one): one is Way =>
      one.ability === 'playing' && one.kind === 'only' && Object.keys(one).some((key) => !whenOnly.has(key)),
  );
}

const whenOnly: ReadonlySet<string> = new Set(['ability', 'kind', 'when', 'inResponseTo', 'limit']);

function sourceCard(board: Board, { card }: Play, seen: Seen): CardElsewhere['card'] {
  if (typeof card !== 'string') return card.card;
  for (const { hand } of board.state.players) {
    const held = hand.cards.find(({ id }) => id === card);
    if (held !== undefined) return held.card;
  }
  return seen.definition;
}

/** In the player's hand, by name or as one nobody had seen. */
function cardPlayed(board: Board, { card, player }: Play): Seen | undefined {
  if (typeof card !== 'string') return board.seenElsewhere(card, player);
  const holder = board.state.players.find(({ id }) => id === player);
  const held = holder?.hand.cards.find(({ id }) => id === card);
  return held === undefined ? undefined : board.seenElsewhere(held, player);
}

function generated(subject: Playing): Generated | undefined {
  const found = played(subject);
  if (found === undefined) return undefined;
  const { card, frame, way } = found;
  return { timing: timingOf(card.definition, way), frame, chosen: subject.action.choose, played: card };
}

const on = (code: string, rule: string, failures: (played: Played, subject: Playing) => Iterable<Failure>) =>
  check<Playing>(code, rule, function* (subject) {
    const found = played(subject);
    if (found !== undefined) yield* failures(found, subject);
  });

const checks: Verb<'play'>['checks'] = [
  ...inTheGame,
  nothingElseIsAsked,
  check<Playing>('card-not-in-hand', '4.3/steps-of-playing', function* ({ board, action }) {
    const holder = board.state.players.findIndex(({ id }) => id === action.player);
    const hand = board.state.players[holder]?.hand;
    if (hand === undefined) return;
    if (typeof action.card === 'string') {
      if (!hand.cards.some(({ id }) => id === action.card))
        yield {
          message: `${action.player} has no card ${action.card} in hand.`,
          action: ['/card'],
          state: [`/players/${holder}/hand`],
        };
    } else if (hand.unknown === 0 || board.find(action.card.id) !== undefined) {
      yield {
        message:
          'A card that nobody has seen is played only from a hand with such cards, under an id of its own.',
        ...{ action: ['/card'], state: [`/players/${holder}/hand`] },
      };
    }
  }),
  ...timingChecks<Play>(generated),
  on('no-such-way', '4.3/only-named-requirements-are-waived', function* ({ card, way }, { action }) {
    if (action.way !== undefined && way === undefined)
      yield {
        message: `${card.definition.title} cannot be played in a way ${action.way}.`,
        action: ['/way'],
      };
  }),
  on('limit', '5.2.1/voluntary-within-rules-and-text', function* ({ card, way, player }, { board }) {
    const { definition } = card;
    const limited = limitOf(definition, way);
    if (limited?.limit === undefined) return;
    const { times, per } = limited.limit;
    const before = timesPlayed(board, definition, limited, player);
    if (before >= times)
      yield {
        message: `Its text allows it ${times} time(s) a ${per}.`,
        ...{ state: ['/turn/uses'], action: ['/card'], need: times, have: before + 1 },
      };
  }),
  on(
    'others-play-only-events',
    '3.3.2/opponents-play-only-events',
    function* ({ card, way, player }, { board }) {
      if (way !== undefined || player === board.current || card.definition.type === 'Event') return;
      yield {
        message: `In another's turn only Events are played.`,
        ...{ action: ['/card'], state: ['/turn/player'], need: 'Event', have: card.definition.type },
      };
    },
  ),
  on('cards-during-attack', '3.3.3/cards-during-attack', function* ({ card, way }, { board }) {
    const { type } = card.definition;
    if (board.state.attack === null || way !== undefined || type === 'Event' || type === 'State') return;
    yield {
      message: 'During an attack only Events and States are played.',
      ...{ action: ['/card'], state: ['/attack'], need: ['Event', 'State'], have: type },
    };
  }),
  on('no-edges-during-attack', '4.3.5/no-edges-during-attack', function* ({ card, way }, { board }) {
    if (board.state.attack !== null && way === undefined && card.definition.type === 'Edge')
      yield { message: 'No Edge is played during an attack.', state: ['/attack'] };
  }),
  on('one-site-a-turn', '3.3.2/one-site-a-turn', function* ({ card, player }, { board }) {
    if (isSite(card.definition) && player === board.current && board.state.turn.sitePlayed)
      yield { message: 'A Site has been played this turn.', state: ['/turn/sitePlayed'], need: 1, have: 2 };
  }),
  on('pay-the-cost', '3.3.2/pay-the-cost', function* (found, { board, action }) {
    const { player } = found;
    if (found.card.definition.cost === 'X' && action.x === undefined && found.terms?.cost !== 'none') return;
    const cost = costNow(found, { board, action });
    const power = board.player(player).power;
    if (cost > power)
      yield {
        message: `It costs ${cost} Power, and ${player} has ${power}.`,
        ...{
          state: [`/players/${indexOf(board, player)}/power`],
          action: ['/card'],
          need: cost,
          have: power,
        },
      };
  }),
  on('x-without-an-x', '4.3.2/x-cost-chosen-on-generation', function* ({ card, terms }, { action }) {
    const free = terms?.cost === 'none';
    if (action.x === undefined || (card.definition.cost === 'X' && !free)) return;
    if (free && action.x === 0) return;
    yield {
      message: free ? 'At no cost X is zero.' : 'Its cost is no X.',
      action: ['/x'],
      need: 0,
      have: action.x,
    };
  }),
  on('wrong-reducer', '4.3.2/choosing-the-reducer', function* (found, { board, action }) {
    const { reducedBy } = action;
    if (reducedBy === undefined) return;
    const reducers = reducersFor(board, found.card, found.player);
    if (!reducers.includes(reducedBy))
      yield {
        message: `${reducedBy} does not reduce this cost.`,
        action: ['/reducedBy'],
        need: reducers,
        have: reducedBy,
      };
  }),
  on('no-cost-cannot-change', '4.3.2/no-cost-cannot-change', function* (found, { board, action }) {
    const free = found.terms?.cost === 'none' || isFreeFirstSite(board, found.card, found.player);
    if (action.reducedBy !== undefined && free)
      yield { message: 'A card played at no cost has no cost to reduce.', action: ['/reducedBy'] };
  }),
  on(
    'meet-resource-conditions',
    '3.3.2/meet-resource-conditions',
    function* ({ card, player, terms }, { board }) {
      if (terms?.ignoringResources === true || ignoresConditions(board, card, player)) return;
      for (const { symbol, need, have } of lacking(board, card.definition, player)) {
        yield {
          message: `${need} {${symbol}} are needed in the resource pool, and there are ${have}.`,
          ...{ action: ['/card'], need: { [symbol]: need }, have: { [symbol]: have } },
        };
      }
    },
  ),
  on('limited', '10.1.1/limited-one-controlled', function* ({ card, player }, { board }) {
    if (card.definition.restrictions.includes('Limited')) yield* secondCopies(board, card, player, 'Limited');
  }),
  on('limited-event', '10.1.1/limited-event-once-a-turn', function* ({ card, player }, { board }) {
    const before = limitedEventPlayed(board, card.definition, player);
    if (before >= 0)
      yield {
        message: `${card.definition.title} has been played this turn.`,
        state: [`/turn/limitedEvents/${before}`],
      };
  }),
  on('one-shot', '10.1.1/one-shot-once-a-game', function* ({ card, player }, { board }) {
    if (oneShotPlayed(board, card.definition, player))
      yield {
        message: `${player} has played ${card.definition.title} in this game.`,
        state: [`/players/${indexOf(board, player)}/oneShots`],
      };
  }),
  on('unique', '10.1.1/unique-no-second-own-copy', function* ({ card, player }, { board }) {
    if (card.definition.restrictions.includes('Unique')) yield* secondCopies(board, card, player, 'Unique');
  }),
  on(
    'one-short-of-victory',
    '3.3.2/no-playing-one-short-of-victory',
    function* ({ card, player }, { board }) {
      if (victoryBarred(board, card.definition, player))
        yield {
          message: 'The last Feng Shui Site must be seized or burned while an opponent has one.',
          action: ['/card'],
        };
    },
  ),
  on('cannot-be-played', '7.7/cannot-prevails', function* ({ card, player }, { board }) {
    if (isForbidden(board, card, player))
      yield { message: `A text says that ${card.definition.title} cannot be played.`, action: ['/card'] };
  }),
  on('cannot-be-played-in-response', '7.7/cannot-prevails', function* ({ card, player }, { board }) {
    if (board.state.scene !== null && ownTextForbids(board, card, player, 'be-played-in-response'))
      yield { message: 'Its text says that it cannot be played in response.', state: ['/scene'] };
  }),
  on(
    'characters-at-own-location',
    '2.2/characters-at-own-location',
    function* ({ card, player }, { board, action }) {
      if (card.definition.type !== 'Character' || action.at === undefined) return;
      const places = placesForCharacter(board, player).map(({ column }) => column);
      if (action.at.row !== undefined || !places.includes(action.at.column))
        yield {
          message: 'A Character is placed at a location of its controller.',
          action: ['/at'],
          need: places,
          have: action.at.column,
        };
    },
  ),
  ...placementChecks(),
  on('placed-with-opponent', '3/golden-rule', function* ({ card, player }, { board, action }) {
    const elsewhere = card.definition.abilities.some(({ ability }) => ability === 'placed-with-opponent');
    const opponents = board.opponentsOf(player);
    if (!elsewhere && action.with !== undefined)
      yield { message: 'It is placed in the structure of the player who plays it.', action: ['/with'] };
    if (elsewhere && action.with !== undefined && !opponents.includes(action.with))
      yield {
        message: 'It is placed in the structure of an opponent.',
        action: ['/with'],
        need: opponents,
        have: action.with,
      };
  }),
  on('nowhere-to-place', '2.2/types-played-into-play', function* ({ card }, { action }) {
    const { type } = card.definition;
    if (action.at !== undefined && type !== 'Character' && !isSite(card.definition))
      yield { message: `${type}s have no place in a site structure.`, action: ['/at'] };
    if (action.on !== undefined && type !== 'State')
      yield { message: 'Only States are played on a card.', action: ['/on'] };
  }),
  on('feng-shui-sites-face-down', '4.3.3/feng-shui-site-face-down', function* ({ card, terms }, { action }) {
    if (action.faceUp === undefined) return;
    if (card.definition.type === 'Feng Shui Site' && action.faceUp && terms?.faceUp !== true)
      yield {
        message: 'A Feng Shui Site is played face down.',
        action: ['/faceUp'],
        need: false,
        have: true,
      };
  }),
  ...subjectChecks(),
  ...foreseenChecks<Play>((subject) => {
    const found = played(subject);
    if (found === undefined) return undefined;
    const { card, frame, way, terms } = found;
    const texts = card.definition.abilities.flatMap((one) => (one.ability === 'event' ? one.do : []));
    const timing = timingOf(card.definition, way);
    return {
      effects: [...texts, ...(terms?.do ?? [])],
      frame: generatedFrame(subject.board, { timing, frame, chosen: subject.action.choose }),
    };
  }),
  on(
    'choices',
    '5.2/choices-and-payments-at-generation',
    function* ({ card, frame, terms }, { board, action }) {
      yield* wrongChoices(
        board,
        asking(card.definition, terms),
        frame,
        action.choose,
        responseNames(card.definition),
      );
    },
  ),
  on('already-turned', '4.2/turned-card-cannot-turn', function* ({ card, frame, terms }, { board, action }) {
    yield* unready(board, asking(card.definition, terms), frame, action.choose, 'is turned already');
  }),
  on('turning-waits', '4.3/turning-abilities-wait', function* ({ card, frame, terms }, { board, action }) {
    yield* unready(board, asking(card.definition, terms), frame, action.choose, 'has not resolved yet');
  }),
  on('preconditions', '5.2/preconditions-met-at-generation', function* (found, { board, action }) {
    const { card, frame, terms } = found;
    const undecided = card.definition.cost === 'X' && action.x === undefined && terms?.cost !== 'none';
    const cost = undecided ? 0 : costNow(found, { board, action });
    yield* unpaid(board, asking(card.definition, terms), frame, action.choose, cost);
  }),
];

/** A Site needs a place next to those that are there (4.3.3). */
function placementChecks() {
  return misplacements.map(({ code, rule, message, isSo }) =>
    on(code, rule, function* ({ card, player }, { board, action }) {
      const owner = structureOwner(card.definition, player, action);
      const { column, row } = action.at ?? {};
      if (!isSite(card.definition) || column === undefined || row === undefined) return;
      if (owner === undefined || !board.state.players.some(({ id }) => id === owner)) return;
      if (isSo(placing(board, owner, { column, row })))
        yield {
          ...{ message, action: ['/at'], have: { column, row } },
          need: placesForSite(board, owner).map((place) => ({ ...place })),
        };
    }),
  );
}

/** A State needs a subject that it may be played on (4.3.4, 7.6, 10.1.1). */
function subjectChecks() {
  const objections = {
    text: ['subject', '4.3.4/legal-subjects', 'Its text does not allow it to be played on that card.'],
    'not-a-legal-subject': [
      'not-a-legal-subject',
      '7.6/not-a-legal-subject',
      'That card is no legal subject.',
    ],
    'vehicle-on-characters': [
      'vehicle-on-characters',
      '10.1.1/vehicle-on-characters-only',
      'A Vehicle is played on a Character.',
    ],
    'one-vehicle': ['one-vehicle', '10.1.1/vehicle-one-per-character', 'That Character has a Vehicle.'],
  } as const;
  const wrong = (Object.keys(objections) as (keyof typeof objections)[]).map((kind) => {
    const [code, rule, message] = objections[kind];
    return on(code, rule, function* ({ card, player }, { board, action }) {
      const subject = action.on === undefined ? undefined : board.inPlay(action.on);
      if (card.definition.type !== 'State' || subject === undefined) return;
      if (subjectObjection(board, card, subject, player) === kind) yield { message, action: ['/on'] };
    });
  });
  return [
    on('subject-in-play', '4.3.4/states-on-cards-in-play', function* ({ card }, { board, action }) {
      if (
        card.definition.type === 'State' &&
        action.on !== undefined &&
        board.inPlay(action.on) === undefined
      )
        yield { message: 'A State is played on a card in play.', action: ['/on'], have: action.on };
    }),
    ...wrong,
  ];
}

function responseNames({ abilities }: Definition): string[] {
  return abilities.flatMap((ability) =>
    ability.ability === 'playing' && ability.inResponseTo !== undefined && 'as' in ability.inResponseTo
      ? [ability.inResponseTo.as]
      : [],
  );
}

function* secondCopies(board: Board, card: Seen, player: string, restriction: string): Iterable<Failure> {
  const { title } = card.definition;
  for (const [place, other] of board.state.inPlay.entries()) {
    if (other.controller === player && board.definition(other).title === title)
      yield {
        message: `${player} controls a copy of the ${restriction} ${title}.`,
        action: ['/card'],
        state: [`/inPlay/${place}`],
      };
  }
}

function indexOf(board: Board, player: string): number {
  return board.state.players.findIndex(({ id }) => id === player);
}

function costNow({ card, player, terms }: Played, { board, action }: Playing): number {
  const reduced =
    typeof terms?.cost === 'object'
      ? board.meanings.reckon(board, terms.cost.reducedBy, { player, source: card.id, values: {} })
      : 0;
  return costOf(board, card, player, {
    ...{ x: action.x, reducedBy: action.reducedBy, noCost: terms?.cost === 'none', wayReduces: reduced },
  }).cost;
}

function structureOwner(definition: Definition, player: string, action: Play): string | undefined {
  const elsewhere = definition.abilities.some(({ ability }) => ability === 'placed-with-opponent');
  return elsewhere ? action.with : player;
}

/** What is left open: a place, a subject, an X, the choices of the text. */
const open: NonNullable<Verb<'play'>['open']> = (subject) => {
  const found = played(subject);
  if (found === undefined) return [];
  const { board, action } = subject;
  const { card, player, frame } = found;
  const { type, cost, abilities } = card.definition;
  const wanted = [];
  const one = { player, least: 1, most: 1 };
  if (abilities.some(({ ability }) => ability === 'placed-with-opponent') && action.with === undefined)
    wanted.push({
      ...one,
      pointer: '/with',
      about: 'in whose site structure',
      from: board.opponentsOf(player),
    });
  const owner = structureOwner(card.definition, player, action);
  if (isSite(card.definition) && action.at?.row === undefined && owner !== undefined)
    wanted.push({
      ...one,
      pointer: '/at',
      about: 'where it is placed',
      from: placesForSite(board, owner).map((place) => ({ ...place })),
    });
  const places = placesForCharacter(board, player);
  if (type === 'Character' && action.at === undefined && places.length > 0 && places[0]?.column !== null)
    wanted.push({
      ...one,
      pointer: '/at',
      about: 'where it is placed',
      from: places.map(({ column }) => ({ column })),
    });
  if (type === 'State' && action.on === undefined)
    wanted.push({ ...one, pointer: '/on', about: 'on which card', from: subjectsOf(board, card, player) });
  if (cost === 'X' && action.x === undefined && found.terms?.cost !== 'none')
    wanted.push({
      ...one,
      pointer: '/x',
      about: 'how much Power is paid for X',
      from: null,
      least: 0,
      most: board.player(player).power,
    });
  const answer = toName(board, found, action);
  if (answer !== undefined) wanted.push(openAnswer(answer, player));
  const awaited = answer === undefined ? [] : [answer.as];
  return [
    ...wanted,
    ...openChoices(board, asking(card.definition, found.terms), frame, action.choose, awaited),
  ];
};

/** Which of several effects it answers, if nobody has said so. */
function toName(
  board: Board,
  { card: { definition }, frame, way }: Played,
  action: Play,
): ToName | undefined {
  const answering = { timing: timingOf(definition, way), frame, chosen: action.choose };
  return answerToName(board, answering, definition.abilities);
}

function subjectsOf(board: Board, card: Seen, player: string): string[] {
  return board.state.inPlay
    .filter((one) => subjectObjection(board, card, one, player) === undefined)
    .map(({ id }) => id);
}

function perform(subject: Playing): void {
  const found = played(subject);
  if (found === undefined) return;
  const { board, action } = subject;
  const { card, player, way, terms } = found;
  const firstSite = isFreeFirstSite(board, card, player);
  const timing = timingOf(card.definition, way);
  const eyes = generatedFrame(board, { timing, frame: found.frame, chosen: action.choose });
  const x = card.definition.cost === 'X' ? { X: { number: action.x ?? 0 } } : {};
  const cost = costNow(found, subject);
  noteReduction(board, card, player, action);
  generateCard(board, {
    ...{ card: takeFromHand(board, action), owner: player, from: 'hand' },
    ...{ frame: { ...eyes, values: { ...x, ...eyes.values } }, cost, firstSite },
    ...{ noCost: terms?.cost === 'none' || firstSite, also: terms?.do, faceUp: terms?.faceUp, way: terms },
    ...{ column: action.at?.column ?? null, row: action.at?.row, on: action.on, with: action.with },
  });
  acted(board, player);
}

function takeFromHand(board: Board, { card, player }: Play): CardElsewhere {
  const { hand } = board.player(player);
  board.changed();
  if (typeof card !== 'string') {
    hand.unknown -= 1;
    return { id: card.id, card: card.card };
  }
  const place = hand.cards.findIndex(({ id }) => id === card);
  const [taken] = hand.cards.splice(place, 1);
  if (taken === undefined) throw new Error(`${card} is not in hand: that is checked before.`);
  return taken;
}

/** Every way to play every known card in hand. */
function* candidates(board: Board, player: string): Iterable<Play> {
  for (const held of board.player(player).hand.cards) {
    const card = board.seenElsewhere(held, player);
    const ways = card.definition.abilities.flatMap((one, index) =>
      one.ability === 'playing' && one.kind === 'also' ? [index] : [],
    );
    for (const way of [undefined, ...ways]) {
      yield* candidatesFor(
        board,
        { do: 'play', player, card: held.id, ...(way === undefined ? {} : { way }) },
        card,
      );
    }
  }
}

function* candidatesFor(board: Board, action: Play, card: Seen): Iterable<Play> {
  const { player } = action;
  for (const placed of placings(board, action, card)) {
    const maximum = board.player(player).power + 10;
    const free = played({ board, action: placed })?.terms?.cost === 'none';
    const xs =
      card.definition.cost === 'X' && !free
        ? Array.from({ length: Math.min(maximum, 30) + 1 }, (_, x) => x)
        : [undefined];
    for (const x of xs) {
      const withX = { ...placed, ...(x === undefined ? {} : { x }) };
      for (const reducedBy of [undefined, ...reducersFor(board, card, player)]) {
        const base = { ...withX, ...(reducedBy === undefined ? {} : { reducedBy }) };
        yield* answersChosen(board, base);
      }
    }
  }
}

function* answersChosen(board: Board, action: Play): Iterable<Play> {
  const found = played({ board, action });
  if (found === undefined) return;
  for (const answer of answersOf(toName(board, found, action))) {
    const answered = { ...action, ...(answer === undefined ? {} : { choose: answer }) };
    const { frame = found.frame } = played({ board, action: answered }) ?? {};
    for (const choose of waysToChoose(board, asking(found.card.definition, found.terms), frame)) {
      const all = { ...answer, ...choose };
      yield Object.keys(all).length === 0 ? action : { ...action, choose: all };
    }
  }
}

function* placings(board: Board, action: Play, card: Seen): Iterable<Play> {
  const { definition } = card;
  const { player } = action;
  if (isSite(definition)) {
    const elsewhere = definition.abilities.some(({ ability }) => ability === 'placed-with-opponent');
    for (const owner of elsewhere ? board.opponentsOf(player) : [player]) {
      for (const at of placesForSite(board, owner))
        yield { ...action, at, ...(elsewhere ? { with: owner } : {}) };
    }
  } else if (definition.type === 'Character') {
    for (const { column } of placesForCharacter(board, player))
      yield column === null ? action : { ...action, at: { column } };
  } else if (definition.type === 'State') {
    for (const on of subjectsOf(board, card, player)) yield { ...action, on };
  } else yield action;
}

/** With cards named that its text chooses and nobody had seen. */
function named(subject: Playing): Play {
  const found = played(subject);
  const { board, action } = subject;
  if (found === undefined) return action;
  const choose = withUnseenNamed(
    board,
    asking(found.card.definition, found.terms),
    found.frame,
    action.choose,
  );
  return choose === undefined ? action : { ...action, choose };
}

export const play: Verb<'play'> = { named, checks, open, perform, candidates };
