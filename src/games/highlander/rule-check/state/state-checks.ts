import { type Check, violationsOf } from '../../../../engine/check.ts';
import type { Violation } from '../../../../engine/violation.ts';
import type { Cited } from '../actions/citing.ts';
import { check as actionCheck } from '../actions/verb.ts';
import type { Board } from '../board/board.ts';
import { isPreGame } from '../board/cards/kinds.ts';
import { is } from '../board/cards/likeness.ts';
import { personasOf } from '../board/cards/personas.ts';
import { abilityOf, maximumAbilityOf } from '../board/standing.ts';
import { isSpokenOf } from '../board/texts/spoken-of.ts';
import { mayBeSeveral } from '../board/turn/numbers-in-play.ts';
import { isFaceUp } from '../board/weapons/hands.ts';
import { hiltsTooMany } from '../board/weapons/hilts.ts';
import { attackChecks } from './attack-checks.ts';
import type { InPlay } from './state.ts';

interface Standing {
  readonly board: Board;
  readonly action: { readonly player: string };
}

function check(code: string, rules: Cited, failures: (board: Board) => ReturnType<Check<Board>['failures']>) {
  return actionCheck<Standing>(code, rules, ({ board }) => failures(board));
}

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
  check(
    'second-copy-of-ally',
    { by: 'allyCopies', typeTwo: 'type-two/allies/one-of-each', reference: 'reference/allies/one-copy' },
    function* (board) {
      for (const [earlier, at, card] of secondCopies(board)) {
        if (!is(board, board.seen(card), 'ally')) continue;
        if (!mayBeSeveral(board, card.controller, board.seen(card)) && !isSpokenOf(board, 'inPlayAtMost'))
          yield {
            message: 'One copy of an Ally may be in play.',
            state: [`/inPlay/${earlier}`, `/inPlay/${at}`],
            need: { most: 1 },
            have: 2,
          };
      }
    },
  ),
  check(
    'second-copy-of-weapon-of-choice',
    {
      first: 'handbook-addendum/weapons-of-choice-secondary-weapons/one-of-each-unique-pre-game-card',
      typeTwo: 'type-two/pre-game-cards/one-of-each-unique',
    },
    function* (board) {
      const places = new Map<string, number>();
      for (const [at, { owner, card, preGame }] of board.state.inPlay.entries()) {
        const definition = board.definitionOf(card);
        if (!preGame || definition.type !== 'Weapon of Choice') continue;
        const copy = JSON.stringify([owner, definition]);
        const earlier = places.get(copy);
        places.set(copy, at);
        if (earlier !== undefined)
          yield {
            message: 'One copy of each Weapon of Choice may be used.',
            state: [`/inPlay/${earlier}`, `/inPlay/${at}`],
            need: { most: 1 },
            have: 2,
          };
      }
    },
  ),
  check('second-hilt', { by: 'hilts', typeTwo: 'type-two/hilts/one-in-play' }, function* (board) {
    for (const { id } of board.state.players) {
      const hilts = hiltsTooMany(board, id);
      if (hilts.length === 0 || isSpokenOf(board, 'inPlayAtMost', ...mayHaveBeenNone)) continue;
      yield {
        message: `${id} may have one hilt in play.`,
        state: hilts.map((card) => `/inPlay/${board.state.inPlay.indexOf(card)}`),
        need: { most: 1 },
        have: hilts.length,
      };
    }
  }),
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
        for (const [place, card] of hand.cards.entries()) {
          const definition = board.definition(card);
          if (
            definition.type !== null &&
            isPreGame(definition) &&
            !isSpokenOf(board, 'put-into-hand', 'retrieve')
          )
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
          for (const [place, card] of (endurance[key] ?? []).entries()) {
            const definition = board.definition(card);
            if (definition.type !== null && isPreGame(definition))
              yield {
                message: 'Pre-Game cards are never shuffled into the Endurance.',
                state: [`/players/${at}/endurance/${key}/${place}`],
              };
          }
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

/** By what a card may have been no hilt for a while, or a hilt of another hand. */
const mayHaveBeenNone = ['textless', 'nullified', 'ignoredBy', 'duplicates', 'loses', 'off-hand'] as const;

/** Cards that lie in play before a player who has another copy: its place, their own, and they themselves. */
function* secondCopies(board: Board): Iterable<readonly [number, number, InPlay]> {
  const places = new Map<string, number>();
  for (const [at, card] of board.state.inPlay.entries()) {
    if (card.under !== undefined || card.faceDown) continue;
    const { title, subtitle, type } = board.definition(card);
    const copy = JSON.stringify([card.controller, title, subtitle, type]);
    const earlier = places.get(copy);
    if (earlier === undefined) places.set(copy, at);
    else yield [earlier, at, card];
  }
}

export function stateViolations(board: Board): Violation[] {
  return violationsOf([...checks, ...attackChecks], { board, action: { player: board.current } });
}
