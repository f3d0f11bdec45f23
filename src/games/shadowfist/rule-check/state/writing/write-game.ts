import type { Json } from '../../../../../engine/json.ts';
import type { Attack, Auction, Question, State, Turn } from '../state.ts';
import { flag, lean, list, orAbsent } from './lean.ts';
import { inVocabulary } from './vocabulary.ts';
import { writeScene } from './write-effects.ts';
import { writeCard, writeEvent, writePosition } from './write-values.ts';

export function writeTurn(turn: Turn): Json {
  return lean<Turn>({
    player: turn.player,
    number: turn.number === 1 ? undefined : turn.number,
    phase: turn.phase,
    generatedPower: orAbsent(turn.generatedPower),
    powerToCome: list(turn.powerToCome.map(({ player, amount, source }) => ({ player, amount, source }))),
    firstOption: flag(turn.firstOption),
    sitePlayed: flag(turn.sitePlayed),
    lastAttack: orAbsent(turn.lastAttack),
    onlyIndependent: flag(turn.onlyIndependent),
    failedOutOfTurn: list(turn.failedOutOfTurn),
    limitedEvents: list(turn.limitedEvents.map(({ player, title }) => ({ player, title }))),
    unturnedBy: list(turn.unturnedBy.map(({ card, by }) => ({ card, by }))),
    uses: list(turn.uses.map(({ card, ability, times, per }) => ({ card, ability, times, per }))),
    opponentResponded: flag(turn.opponentResponded),
    events: list(turn.events.map(writeEvent)),
    unanswered: turn.unanswered === 0 ? undefined : turn.unanswered,
  });
}

export function writeAttack(attack: Attack): Json {
  return lean<Attack>({
    player: attack.player,
    defending: attack.defending,
    step: attack.step,
    targets: attack.targets,
    attackers: attack.attackers.map(({ id, target, player }) => ({ id, target, player })),
    participants: attack.participants,
    toJoin: list(attack.toJoin),
    hadChance: list(attack.hadChance),
    toIntercept: list(attack.toIntercept),
    intercepting: attack.intercepting,
    chains: list(attack.chains.map(writeChain)),
    stealthUsed: list(attack.stealthUsed),
    struck: list(attack.struck),
    fought: list(attack.fought.map(({ attacker, opposing }) => ({ attacker, opposing }))),
    successful: flag(attack.successful),
    outOfTurn: flag(attack.outOfTurn),
  });
}

function writeChain({ attacker, interceptors, fighting, gone }: Attack['chains'][number]): Json {
  return lean<Attack['chains'][number]>({ attacker, interceptors, fighting, gone });
}

export function writeAuction(auction: Auction): Json {
  return lean<Auction>({
    cards: auction.cards,
    newest: auction.newest,
    losersToasted: flag(auction.losersToasted),
    openers: list(auction.openers),
    bids: list(auction.bids.map(({ player, power }) => ({ player, power }))),
    turn: auction.turn,
    passed: list(auction.passed),
    winner: auction.winner,
    suspended: auction.suspended === null ? undefined : writeScene(auction.suspended),
  });
}

export function writeQuestion(question: Question): Json {
  return lean<Question>({
    player: question.player,
    as: question.as,
    about: question.about,
    kind: question.kind,
    from: list(question.from),
    least: question.least === 1 ? undefined : question.least,
    most: question.most === 1 ? undefined : question.most,
    amount: question.amount,
    positions: question.positions?.map(writePosition),
    sharing: question.sharing,
    unseen: question.unseen === undefined ? undefined : writeUnseen(question.unseen),
  });
}

function writeUnseen({ number, which }: NonNullable<Question['unseen']>): Json {
  return { number, which: inVocabulary(which) };
}

export function writeLeft(left: State['left'][number]): Json {
  const { id, controller, owner, fighting, column, location, turned, states, on } = left;
  const texts = left.texts?.map(writeCard);
  const place = location === null ? null : { player: location.player, column: location.column };
  return lean<typeof left>({
    id,
    controller,
    owner,
    fighting,
    column,
    location: place,
    turned,
    states,
    on,
    texts,
  });
}
