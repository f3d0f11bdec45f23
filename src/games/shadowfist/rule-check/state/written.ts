import type { Json } from '../../../../engine/json.ts';
import type { State } from './state.ts';
import { lean, list, orAbsent } from './writing/lean.ts';
import { writeInPlay, writePlayer } from './writing/write-cards.ts';
import {
  writeItem,
  writeLasting,
  writeScene,
  writeSignpost,
  writeTask,
  writeTrigger,
} from './writing/write-effects.ts';
import { writeAttack, writeAuction, writeLeft, writeQuestion, writeTurn } from './writing/write-game.ts';

/**
 * A state as JSON, in one form only: keys in the order of the schema, and nothing that the schema fills in by itself.
 * What is read from it is the same state, and what is written of that is the same JSON.
 */
export function written(state: State): Json {
  const { scene, attack, auction, question, claim } = state;
  return lean<State>({
    players: state.players.map(writePlayer),
    inPlay: list(state.inPlay.map(writeInPlay)),
    turn: writeTurn(state.turn),
    scene: scene === null ? undefined : writeScene(scene),
    nextScene: list(state.nextScene.map(writeItem)),
    attack: attack === null ? undefined : writeAttack(attack),
    auction: auction === null ? undefined : writeAuction(auction),
    lasting: list(state.lasting.map(writeLasting)),
    signposts: list(state.signposts.map(writeSignpost)),
    triggers: list(state.triggers.map(writeTrigger)),
    agenda: list(state.agenda.map(writeTask)),
    question: question === null ? undefined : writeQuestion(question),
    passed: list(state.passed),
    winner: orAbsent(state.winner),
    claim: claim === null ? undefined : { player: claim.player, site: claim.site },
    left: list(state.left.map(writeLeft)),
    next: state.next === 1 ? undefined : state.next,
  });
}
