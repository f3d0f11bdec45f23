import { type Check, violationsOf } from '../../../../engine/check.ts';
import { Unsupported } from '../../../../engine/unsupported.ts';
import type { Violation } from '../../../../engine/violation.ts';
import type { Definition } from '../../vocabulary/definition.ts';
import type { Condition } from '../../vocabulary/terms.ts';
import type { Kind } from '../../vocabulary/words.ts';
import type { Cited } from '../actions/citing.ts';
import { check as actionCheck } from '../actions/verb.ts';
import type { Board, Seen } from '../board/board.ts';
import { isPreGame, isWeapon, ofType } from '../board/cards/kinds.ts';
import { is } from '../board/cards/likeness.ts';
import { personasOf } from '../board/cards/personas.ts';
import { partOf } from '../board/cards/plots.ts';
import { whichCard } from '../board/cards/restriction.ts';
import { abilityOf, maximumAbilityOf } from '../board/standing.ts';
import { isSpokenOf } from '../board/texts/spoken-of.ts';
import { frameOf } from '../board/texts/texts.ts';
import { mayBeSeveral } from '../board/turn/numbers-in-play.ts';
import { isFaceUp } from '../board/weapons/hands.ts';
import { moreHiltsThanMayBe } from '../board/weapons/hilts.ts';
import { attackChecks } from './attack-checks.ts';
import type { InPlay } from './state.ts';
import type { CardElsewhere, Frame } from './values.ts';

interface Standing {
  readonly board: Board;
  readonly action: { readonly player: string };
}

function check(code: string, rules: Cited, failures: (board: Board) => ReturnType<Check<Board>['failures']>) {
  return actionCheck<Standing>(code, rules, ({ board }) => failures(board));
}

const isCrystal = ofType('Crystal');

type Copies = readonly [string, Cited, (card: Definition) => boolean, string];

const oneOfEach = 'handbook-addendum/weapons-of-choice-secondary-weapons/one-of-each-unique-pre-game-card';
const ofEach: Cited = { first: oneOfEach, typeTwo: 'type-two/pre-game-cards/one-of-each-unique' };

/** Pre-Game cards of which nobody uses two copies. */
const preGameCopies: readonly Copies[] = [
  ['second-copy-of-weapon-of-choice', ofEach, isWeapon, 'Weapon of Choice'],
  [
    'second-copy-of-pre-game-card',
    ofEach,
    (card) => isPreGame(card) && !isWeapon(card) && !isCrystal(card),
    'Pre-Game card',
  ],
  [
    'second-copy-of-crystal',
    { first: oneOfEach, typeTwo: 'type-two/pre-game-crystals/one-of-each-unique' },
    isCrystal,
    'Crystal',
  ],
];

type OneInPlay = readonly [
  string,
  Cited,
  (board: Board, card: Seen) => boolean,
  string,
  /** One for each player, or one for both. */
  'each' | 'both',
];

const PLOTS = 'reference/plots/one-copy-per-player';

/** Cards of which there are no two copies in play, however they came to be there. */
const oneInPlay: readonly OneInPlay[] = [
  [
    'second-copy-of-ally',
    { by: 'allyCopies', typeTwo: 'type-two/allies/one-of-each', reference: 'reference/allies/one-copy' },
    (board, card) => is(board, card, 'ally'),
    'an Ally',
    'each',
  ],
  [
    'second-copy-of-plot',
    { by: 'plotCopies', typeTwo: 'type-two/sequence-plots/one-of-each', reference: PLOTS },
    (board, card) => is(board, card, 'plot') && partOf(card) !== undefined,
    'a Plot',
    'each',
  ],
  [
    'second-copy-of-plot',
    { by: 'plotCopies', typeTwo: 'type-two/stand-alone-plots/one-of-each', reference: PLOTS },
    (board, card) => is(board, card, 'plot') && partOf(card) === undefined,
    'a Plot',
    'each',
  ],
  [
    'second-copy-of-diamond',
    { by: 'diamondIcon', reference: 'reference/diamond-icon/one-copy' },
    (_, { definition }) => definition.diamond,
    'a card with a Diamond Icon',
    'each',
  ],
  [
    'second-copy-of-flock-member',
    { by: 'flockMembers', typeTwo: 'type-two/faq/flock-members-unique' },
    (board, card) => is(board, card, 'flock-member'),
    'a Flock Member',
    'both',
  ],
];

/** Kinds of which no player has two cards in play, whatever they are called (FAQ, Group Classifications). */
const oneOfAKind: readonly (readonly [string, Cited, readonly Kind[]])[] = [
  ['second-vehicle', { by: 'vehicles', typeTwo: 'type-two/faq/vehicle-one-in-play' }, ['vehicle']],
  [
    'second-armor-of-its-row',
    { by: 'armor', typeTwo: 'type-two/faq/armor-one-per-category' },
    ['upper-armor', 'middle-armor', 'lower-armor'],
  ],
];

/** What could never have come about. */
const checks: readonly Check<Standing>[] = [
  check(
    'several-locations',
    {
      first: 'first-edition/locations/one-location-in-play',
      typeTwo: 'type-two/locations/one-in-play',
      reference: 'reference/locations/one-on-the-board',
    },
    function* (board) {
      const found = board.state.inPlay.flatMap((card, at) =>
        is(board, board.seen(card), 'location') ? [`/inPlay/${at}`] : [],
      );
      if (found.length > 1)
        yield {
          message: 'One Location may be in play.',
          state: found,
          need: { most: 1 },
          have: found.length,
        };
    },
  ),
  check(
    'hand-lies-face-up',
    { first: 'first-edition/card-anatomy/card-text', typeTwo: 'type-two/text/game-text' },
    function* (board) {
      for (const [at, { id, hand }] of board.state.players.entries()) {
        if (hand.unknown > 0 && isFaceUp(board, id))
          yield {
            message: `The hand of ${id} lies face up: everybody knows its cards.`,
            state: [`/players/${at}/hand`],
            need: { unknown: 0 },
            have: { unknown: hand.unknown },
          };
      }
    },
  ),
  ...oneInPlay.map(([code, rules, isSuch, called, among]) =>
    check(code, rules, function* (board) {
      for (const [earlier, at, card] of secondCopies(board, among)) {
        const seen = board.seen(card);
        if (!isSuch(board, seen)) continue;
        if (!mayBeSeveral(board, card.controller, seen) && !isSpokenOf(board, 'inPlayAtMost'))
          yield {
            message: `One copy of ${called} may be in play.`,
            state: [`/inPlay/${earlier}`, `/inPlay/${at}`],
            need: { most: 1 },
            have: 2,
          };
      }
    }),
  ),
  ...oneOfAKind.map(([code, rules, kinds]) =>
    check(code, rules, function* (board) {
      for (const { id } of board.state.players) {
        for (const kind of kinds) {
          const found = board.controlledBy(id).filter((card) => is(board, board.seen(card), kind));
          if (found.length < 2 || isSpokenOf(board, 'inPlayAtMost', ...mayHaveBeenNone)) continue;
          yield {
            message: `1 such in play is allowed, and ${found.length} are.`,
            state: found.map((card) => `/inPlay/${board.state.inPlay.indexOf(card)}`),
            need: { most: 1 },
            have: found.length,
          };
        }
      }
    }),
  ),
  ...preGameCopies.map(([code, rules, isSuch, called]) =>
    check(code, rules, function* (board) {
      const places = new Map<string, number>();
      for (const [at, { owner, card, preGame }] of board.state.inPlay.entries()) {
        if (!preGame) continue;
        const definition = board.definitionOf(card);
        if (!isSuch(definition)) continue;
        const copy = JSON.stringify([owner, definition]);
        const earlier = places.get(copy);
        places.set(copy, at);
        if (earlier !== undefined)
          yield {
            message: `One copy of each ${called} may be used.`,
            state: [`/inPlay/${earlier}`, `/inPlay/${at}`],
            need: { most: 1 },
            have: 2,
          };
      }
    }),
  ),
  check(
    'pre-game-card-against-its-text',
    { first: 'first-edition/card-anatomy/card-text', typeTwo: 'type-two/text/game-text' },
    function* (board) {
      const { turn, inPlay } = board.state;
      // Later what lay beside it may have gone.
      if (turn.phase !== 'before-the-game') return;
      for (const [at, card] of inPlay.entries()) {
        if (card.preGame && !mayBeUsed(board, card))
          yield {
            message: `${board.definition(card).title} may not be used with what lies beside it, by its own text.`,
            state: [`/inPlay/${at}`],
          };
      }
    },
  ),
  check(
    'second-hilt',
    {
      by: 'hilts',
      typeTwo: 'type-two/hilts/one-in-play',
      reference: 'reference/objects/one-hilt-per-weapon',
    },
    function* (board) {
      for (const { id } of board.state.players) {
        const tooMany = moreHiltsThanMayBe(board, id);
        if (tooMany === undefined || isSpokenOf(board, 'inPlayAtMost', ...mayHaveBeenNone)) continue;
        const { hilts, most } = tooMany;
        yield {
          message: most === 1 ? `${id} may have one hilt in play.` : `${id} may have ${most} hilts in play.`,
          state: hilts.map((card) => `/inPlay/${board.state.inPlay.indexOf(card)}`),
          need: { most },
          have: hilts.length,
        };
      }
    },
  ),
  check(
    'ability-above-maximum',
    { by: 'abilityGain', typeTwo: 'type-two/faq/ability-no-gain-at-maximum' },
    function* (board) {
      for (const [at, { id, ability }] of board.state.players.entries()) {
        const most = maximumAbilityOf(board, id);
        if (ability > most && !isSpokenOf(board, 'maximumAbility'))
          yield {
            message: `The Ability of ${id} is above its maximum.`,
            state: [`/players/${at}/ability`],
            need: { most },
            have: ability,
          };
      }
    },
  ),
  check(
    'zero-ability-in-attack-phase',
    {
      first: 'first-edition/winning-the-game/zero-ability-at-attack-phase-loses',
      typeTwo: 'type-two/game-concept-and-goal-of-the-game/zero-ability-loses',
    },
    function* (board) {
      const { players, turn, winner } = board.state;
      const at = players.findIndex(({ id }) => id === turn.player);
      const player = players[at];
      if (player === undefined || player.inactive !== null || winner !== null || turn.phase !== 'attack')
        return;
      const have = abilityOf(board, turn.player);
      // What had raised it may have left play since.
      const hasFallen = turn.events.some(({ event }) => event === 'left-play' || event === 'effect-ended');
      if (have <= 0 && !hasFallen && !isSpokenOf(board))
        yield {
          message: `Who begins the Attack Phase without Ability loses: ${turn.player} could not be in it.`,
          state: [`/players/${at}/ability`, '/turn/phase'],
          need: { least: 1 },
          have,
        };
    },
  ),
  check(
    'pre-game-card-in-hand',
    {
      first: 'first-edition/glossary/pre-game-never-shuffled',
      typeTwo: 'type-two/pre-game-cards/not-in-endurance-count',
    },
    function* (board) {
      for (const [at, { hand }] of board.state.players.entries()) {
        for (const place of preGameAmong(board, hand.cards)) {
          if (isSpokenOf(board, 'put-into-hand', 'retrieve')) return;
          yield {
            message: 'Pre-Game cards are never shuffled into the Endurance, and so never drawn.',
            state: [`/players/${at}/hand/cards/${place}`],
          };
        }
      }
    },
  ),
  check(
    'pre-game-card-in-endurance',
    {
      first: 'first-edition/glossary/pre-game-never-shuffled',
      typeTwo: 'type-two/pre-game-cards/not-in-endurance-count',
    },
    function* (board) {
      for (const [at, { endurance }] of board.state.players.entries()) {
        for (const key of ['cards', 'bottom'] as const) {
          for (const place of preGameAmong(board, endurance[key] ?? []))
            yield {
              message: 'Pre-Game cards are never shuffled into the Endurance.',
              state: [`/players/${at}/endurance/${key}/${place}`],
            };
        }
      }
    },
  ),
  check(
    'who-is-active',
    {
      first: 'first-edition/what-are-all-these-cards/persona-lets-you-be-immortal',
      typeTwo: 'type-two/faq/corda-reno-first-active',
    },
    function* (board) {
      for (const [at, { id, inactive }] of board.state.players.entries()) {
        const cards = personasOf(board, id);
        const personas = cards.map((card) => card.id);
        if (inactive !== null && !personas.includes(inactive.persona))
          yield {
            message: 'The inactive Immortal is one of the Personas of the player.',
            state: [`/players/${at}/inactive/persona`],
            need: personas,
            have: inactive.persona,
          };
        const isPair = cards.filter(({ preGame }) => preGame).length > 1;
        if (isPair && inactive === null && board.state.turn.phase !== 'before-the-game')
          yield {
            message: 'Of two Immortals one is active, and the other inactive.',
            state: [`/players/${at}/inactive`],
            need: personas,
          };
      }
    },
  ),
];

/** The places of the Pre-Game cards in a pile. */
function preGameAmong(board: Board, cards: readonly CardElsewhere[]): number[] {
  const places: number[] = [];
  cards.forEach((card, place) => {
    const definition = board.definition(card);
    if (definition.type !== null && isPreGame(definition)) places.push(place);
  });
  return places;
}

/** Whether it may be played before the game, as it says that it only is; where that cannot be told, it may. */
function mayBeUsed(board: Board, card: InPlay): boolean {
  const seen = board.seen(card);
  const conditions = seen.definition.abilities.flatMap((ability) =>
    ability.ability === 'playing' && ability.kind === 'only' && ability.if !== undefined ? [ability.if] : [],
  );
  return conditions.length === 0 || conditions.some((one) => mayHold(board, one, frameOf(seen)));
}

function mayHold(board: Board, condition: Condition, frame: Frame): boolean {
  try {
    return board.meanings.holds(board, condition, frame);
  } catch (error) {
    if (error instanceof Unsupported) return true;
    throw error;
  }
}

/** By what a card may have been no such card for a while, or a hilt of another hand. */
const mayHaveBeenNone = ['textless', 'nullified', 'ignoredBy', 'duplicates', 'loses', 'off-hand'] as const;

/** Cards of which a copy lies in play besides, the same player's or anybody's: its place, their own, and they themselves. */
function* secondCopies(board: Board, among: 'each' | 'both'): Iterable<readonly [number, number, InPlay]> {
  const places = new Map<string, number>();
  for (const [at, card] of board.state.inPlay.entries()) {
    if (card.under !== undefined || card.faceDown) continue;
    const copy = `${whichCard(board.definition(card))} ${among === 'each' ? card.controller : ''}`;
    const earlier = places.get(copy);
    if (earlier === undefined) places.set(copy, at);
    else yield [earlier, at, card];
  }
}

export function stateViolations(board: Board): Violation[] {
  return violationsOf([...checks, ...attackChecks], { board, action: { player: board.current } });
}
