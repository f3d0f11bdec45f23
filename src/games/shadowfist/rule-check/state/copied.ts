import { copyInPlay, copyPlayer } from './copying/copy-cards.ts';
import {
  copyItem,
  copyLasting,
  copyScene,
  copySignpost,
  copyTask,
  copyTrigger,
} from './copying/copy-effects.ts';
import { copyAttack, copyAuction, copyLeft, copyQuestion, copyTurn } from './copying/copy-game.ts';
import type { State } from './state.ts';

/**
 * A state to play on, while the other stays as it was. What play never changes is the same in both: cards, what is
 * said in the vocabulary, and what has happened.
 */
export function copied(state: State): State {
  const { scene, attack, auction, question, claim } = state;
  return {
    players: state.players.map(copyPlayer),
    inPlay: state.inPlay.map(copyInPlay),
    turn: copyTurn(state.turn),
    scene: scene === null ? null : copyScene(scene),
    nextScene: state.nextScene.map(copyItem),
    attack: attack === null ? null : copyAttack(attack),
    auction: auction === null ? null : copyAuction(auction),
    lasting: state.lasting.map(copyLasting),
    signposts: state.signposts.map(copySignpost),
    triggers: state.triggers.map(copyTrigger),
    agenda: state.agenda.map(copyTask),
    question: question === null ? null : copyQuestion(question),
    passed: [...state.passed],
    winner: state.winner,
    claim: claim === null ? null : { ...claim },
    left: state.left.map(copyLeft),
    next: state.next,
  };
}
