import type { Check } from '../../../../engine/check.ts';
import { inWords, timeInWords } from '../../card-language/rendering/in-words.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import { type Response, response } from '../../vocabulary/responses.ts';
import type { Condition } from '../../vocabulary/terms.ts';
import type { Board, Seen } from '../board/board.ts';
import { type Answering, answersScene, isItsTime, placesAnswered, whyUnanswered } from '../flow/answering.ts';
import { check, type Subject } from './verb.ts';
import { currentPlayerActsFirst, isBiddingOver, isMainShot } from './windows.ts';

/** What is being generated, as far as its time matters. */
export interface Generated extends Answering {
  /** The card that is played, for what must not be played in response. */
  readonly played?: Seen | undefined;
  /** The cards that would turn. */
  readonly turning?: readonly string[] | undefined;
  /** The face-down Sites that would be revealed. */
  readonly revealing?: readonly string[] | undefined;
}

type Read<Acting extends { readonly player: string }> = (subject: Subject<Acting>) => Generated | undefined;

/** When effects may be generated at all (5.2), for a text that may say otherwise. */
export function timingChecks<Acting extends { readonly player: string }>(
  read: Read<Acting>,
): Check<Subject<Acting>>[] {
  const on = (
    code: string,
    rule: string,
    failures: (
      board: Board,
      generated: Generated,
      subject: Subject<Acting>,
    ) => ReturnType<Check<unknown>['failures']>,
  ): Check<Subject<Acting>> =>
    check(code, rule, function* (subject: Subject<Acting>) {
      const generated = read(subject);
      if (generated !== undefined) yield* failures(subject.board, generated, subject);
    });
  return [
    on('auction-is-on', '5.5/only-auction-effects', function* (board, generated) {
      if (board.state.auction === null || isForAuctions(board, generated)) return;
      yield {
        message: 'During an auction only bids, passes and effects that say so are allowed.',
        state: ['/auction'],
      };
    }),
    on('before-the-opening-bid', '5.5/effects-between-bids', function* (board, generated) {
      const { auction } = board.state;
      if (auction === null || !isForAuctions(board, generated)) return;
      if (auction.bids.length === 0 && auction.passed.length === 0)
        yield { message: 'In an auction effects are generated after a bid or a pass.', state: ['/auction'] };
    }),
    on('establishing-shot', '3.3.1/no-effects-in-establishing-shot', function* (board, generated) {
      if (isMainShot(board) || board.state.auction !== null) return;
      if (['end-triggers', 'over'].includes(board.state.turn.phase)) return;
      if (
        answersScene(board, generated) ||
        says(generated.timing.when, ['start-of-turn', 'establishing-shot'])
      )
        return;
      yield {
        message: 'Only effects that say so, or that answer one, are generated in an Establishing Shot.',
        state: ['/turn/phase'],
        need: 'main',
        have: board.state.turn.phase,
      };
    }),
    on('text-says-when', '5.2.1/voluntary-within-rules-and-text', function* (board, { timing, frame }) {
      if (timing.when === undefined || isItsTime(board, timing, frame)) return;
      const need = timeInWords(timing.when);
      yield { message: `Its text does not allow it now: it does ${need}.`, need };
    }),
    on('answers-nothing', '5.2/stated-response-in-the-same-scene', function* (board, generated) {
      const { inResponseTo } = generated.timing;
      const places = generated.event === undefined ? [] : placesAnswered(board, generated);
      if (generated.event !== undefined && !places.includes(generated.event)) {
        yield {
          message:
            places.length === 0
              ? 'Its text answers no event that has happened.'
              : `Its text does not answer that event: it answers one of ${places.join(', ')}.`,
          action: ['/event'],
          need: places,
          have: generated.event,
        };
        return;
      }
      if (inResponseTo === undefined || answersScene(board, generated)) return;
      if (answersJoining(board, inResponseTo) || whyUnanswered(board, generated) !== undefined) return;
      const need = inWords(response, inResponseTo);
      yield {
        message: `Its text answers something that is not in the open scene: it is generated ${need}.`,
        state: ['/scene'],
        need,
      };
    }),
    on('answers-not-affected', '7.6/not-affected-is-as-if-absent', function* (board, generated) {
      if (whyUnanswered(board, generated) === 'not-affected')
        yield {
          message: 'The card whose effect it would answer is not affected by it.',
          state: ['/scene'],
        };
    }),
    on('answers-no-legal-target', '7.6/not-a-legal-target', function* (board, generated) {
      if (whyUnanswered(board, generated) === 'not-a-legal-target')
        yield {
          message: 'The card whose effect it would answer is not a legal target of it.',
          state: ['/scene'],
        };
    }),
    on('answers-joining', '10.2/when-an-attack-is-declared', function* (board, { timing: { inResponseTo } }) {
      if (inResponseTo !== undefined && answersJoining(board, inResponseTo))
        yield {
          message: 'Its text answers the declaration of an attack, and not that a player joins it.',
          state: ['/scene'],
          need: inWords(response, inResponseTo),
        };
    }),
    on('scene-is-closed', '4.8/no-voluntary-effects-among-triggers', function* (board) {
      const { scene, claim } = board.state;
      if (scene?.closed === true && claim === null)
        yield {
          message: 'Triggered effects of the end of the turn are not answered.',
          state: ['/scene/closed'],
        };
      if (board.state.turn.phase === 'end-triggers' && scene === null && board.state.auction === null)
        yield { message: 'The turn is ending.', state: ['/turn/phase'] };
    }),
    on('winning-decision', '4.9/no-voluntary-response-to-winning-decision', function* (board) {
      if (board.state.scene?.closed === true && board.state.claim !== null)
        yield { message: 'The decision that wins the game is not answered.', state: ['/claim'] };
    }),
    on('only-stated-responses', '6.4/end-of-combat-voluntary-effects', function* (board, generated) {
      const { scene, turn, attack } = board.state;
      if (scene?.onlyStatedResponses !== true || !isMainShot(board)) return;
      if (turn.phase === 'ending' || isAfterAmbush(attack?.step) || answersScene(board, generated)) return;
      yield {
        message: 'At the end of combat only effects that say they answer one are generated.',
        state: ['/scene'],
      };
    }),
    on('burned-for-power', '6.4.3/burn-for-power-voluntary-effects', function* (board, generated) {
      const { scene, turn } = board.state;
      if (scene?.onlyStatedResponses !== true || turn.phase !== 'ending' || answersScene(board, generated))
        return;
      yield { message: 'Only effects that answer the burning are generated now.', state: ['/scene'] };
    }),
    on('after-an-ambush', '6.4/ambush-voluntary-effects', function* (board, generated) {
      const { scene, attack, auction } = board.state;
      if (
        auction !== null ||
        !isAfterAmbush(attack?.step) ||
        (scene !== null && answersScene(board, generated))
      )
        return;
      yield {
        message: 'Between an Ambush and the answer to it only Tactics and stated responses are allowed.',
        state: ['/attack/step'],
      };
    }),
    on('only-one-scene', '4.8/only-one-scene', function* (board) {
      const { turn, scene, auction } = board.state;
      if (turn.phase === 'ending' && scene === null && auction === null)
        yield { message: 'The one scene at the end of the turn is over.', state: ['/turn/phase'] };
    }),
    currentPlayerActsFirst,
    on('others-get-a-chance', '5.4/opportunity-after-each-action', function* (board, _generated, { action }) {
      const { scene, passed } = board.state;
      if (scene?.lastBy !== action.player) return;
      const waiting = board.opponentsOf(action.player).filter((player) => !passed.includes(player));
      if (waiting.length > 0)
        yield {
          message: `${waiting.join(', ')} must have the opportunity to respond first.`,
          state: ['/passed'],
          action: ['/player'],
          need: waiting,
          have: passed,
        };
    }),
    on('not-in-response', '10.2/play-in-response', function* (board, { played, turning, revealing }) {
      for (const [place, item] of (board.state.scene?.items ?? []).entries()) {
        const { notInResponse } = item;
        if (notInResponse === undefined) continue;
        const barred =
          (played !== undefined &&
            notInResponse.playing !== undefined &&
            board.meanings.matches(board, notInResponse.playing, played, item.frame)) ||
          (turning?.some((id) => notInResponse.turning?.includes(id)) ?? false) ||
          (revealing?.some((id) => notInResponse.revealing?.includes(id)) ?? false);
        if (barred)
          yield {
            message: 'An effect of this scene says that this cannot be done in response.',
            state: [`/scene/items/${place}`],
          };
      }
    }),
  ];
}

/** What answers the declaration of an attack does not answer that another player joins it (10.2). */
function answersJoining(board: Board, response: Response): boolean {
  const answered = 'event' in response ? [response.event.event].flat() : [];
  const isJoined = board.state.scene?.events.some(({ event }) => event === 'attack-joined') ?? false;
  return isJoined && answered.every((event) => event === 'attack-declared') && answered.length > 0;
}

function isAfterAmbush(step: string | undefined): boolean {
  return step === 'ambush' || step === 'target-ambush';
}

/** It says that it is played during an auction, or that it answers what was (5.5). */
function isForAuctions(board: Board, generated: Generated): boolean {
  return answersScene(board, generated) || says(generated.timing.when, ['auction']);
}

/** Whether a text names one of these times: that is what lets it be used then (3.3.1, 5.5). */
function says(when: Condition | undefined, times: readonly During[]): boolean {
  if (when === undefined) return false;
  if ('during' in when) return times.includes(when.during);
  if ('all' in when) return when.all.some((part) => says(part, times));
  if ('any' in when) return when.any.some((part) => says(part, times));
  return false;
}

type During = Extract<Condition, { during: unknown }>['during'];

/** After a game action of a player: others have the chance to answer before the same player acts again (5.4). */
export function acted(board: Board, player: string): void {
  const { state } = board;
  if (isBiddingOver(board)) state.question = null;
  state.passed = [];
  if (state.scene !== null) state.scene.lastBy = player;
  board.changed();
  if (state.auction !== null) return;
  if (state.turn.firstOption && player === state.turn.player) state.turn.firstOption = false;
  if (
    state.turn.phase === 'ending' &&
    player !== state.turn.player &&
    state.scene?.onlyStatedResponses === false
  )
    state.turn.opponentResponded = true;
  board.changed();
}

export type Voluntary = Extract<Ability, { ability: 'voluntary' }>;
