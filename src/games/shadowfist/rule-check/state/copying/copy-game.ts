import type { Attack, Auction, Question, State, Turn } from '../state.ts';
import { copyScene } from './copy-effects.ts';

export function copyTurn(turn: Turn): Turn {
  const copy = { ...turn, events: [...turn.events] };
  copy.powerToCome = turn.powerToCome.map((one) => ({ ...one }));
  copy.failedOutOfTurn = [...turn.failedOutOfTurn];
  copy.limitedEvents = turn.limitedEvents.map((one) => ({ ...one }));
  copy.unturnedBy = turn.unturnedBy.map((one) => ({ ...one }));
  copy.uses = turn.uses.map((one) => ({ ...one }));
  return copy;
}

export function copyAttack(attack: Attack): Attack {
  const copy = { ...attack, attackers: attack.attackers.map((one) => ({ ...one })) };
  copy.chains = attack.chains.map(copyChain);
  copy.targets = [...attack.targets];
  copy.participants = [...attack.participants];
  copy.toJoin = [...attack.toJoin];
  copy.hadChance = [...attack.hadChance];
  copy.toIntercept = [...attack.toIntercept];
  copy.stealthUsed = [...attack.stealthUsed];
  copy.struck = [...attack.struck];
  copy.fought = attack.fought.map((one) => ({ ...one }));
  return copy;
}

function copyChain(chain: Attack['chains'][number]): Attack['chains'][number] {
  const copy = { ...chain, interceptors: [...chain.interceptors] };
  if (chain.gone !== undefined) copy.gone = [...chain.gone];
  return copy;
}

export function copyAuction(auction: Auction): Auction {
  const copy = { ...auction, bids: auction.bids.map((one) => ({ ...one })) };
  copy.cards = [...auction.cards];
  copy.newest = [...auction.newest];
  copy.openers = [...auction.openers];
  copy.passed = [...auction.passed];
  if (auction.suspended !== null) copy.suspended = copyScene(auction.suspended);
  return copy;
}

export function copyQuestion(question: Question): Question {
  const copy = { ...question, from: [...question.from] };
  if (question.positions !== undefined) copy.positions = question.positions.map((one) => ({ ...one }));
  const { sharing, unseen } = question;
  if (unseen !== undefined) copy.unseen = { ...unseen };
  if (typeof sharing === 'object') {
    copy.sharing = { designatorOtherThan: [...sharing.designatorOtherThan] };
  }
  return copy;
}

export function copyLeft(left: State['left'][number]): State['left'][number] {
  const { location, states, texts } = left;
  const copy = { ...left, location: location === null ? null : { ...location }, states: [...states] };
  if (texts !== undefined) copy.texts = [...texts];
  return copy;
}
