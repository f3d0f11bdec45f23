import type { Attack, Auction, InPlay, Question, State, Turn } from '../state.ts';
import { pileAt, piles } from './piles.ts';
import type { References } from './references.ts';
import {
  checkBindings,
  checkEvents,
  checkItems,
  checkLasting,
  checkScene,
  checkSignpost,
  checkTask,
  checkTriggers,
} from './references-of-effects.ts';

/** Every id names what there is. */
export function checkReferences(state: State, given: unknown, refer: References): void {
  state.inPlay.forEach((card, place) => {
    checkInPlay(card, place, refer);
  });
  checkPiles(state, given, refer);
  checkTurn(state.turn, refer);
  if (state.scene !== null) checkScene(state.scene, ['state', 'scene'], refer);
  checkItems(state.nextScene, ['state', 'nextScene'], refer);
  if (state.attack !== null) checkAttack(state.attack, refer);
  if (state.auction !== null) checkAuction(state.auction, refer);
  for (const [place, one] of state.lasting.entries()) checkLasting(one, ['state', 'lasting', place], refer);
  for (const [place, one] of state.signposts.entries())
    checkSignpost(one, ['state', 'signposts', place], refer);
  checkTriggers(state.triggers, ['state', 'triggers'], refer);
  for (const [place, one] of state.agenda.entries()) checkTask(one, ['state', 'agenda', place], refer);
  if (state.question !== null) checkQuestion(state.question, refer);
  refer.players(state.passed, ['state'], 'passed');
  refer.player(state.winner ?? undefined, ['state'], 'winner');
  refer.player(state.claim?.player, ['state', 'claim'], 'player');
  refer.card(state.claim?.site, ['state', 'claim'], 'site');
  for (const [place, one] of state.left.entries()) {
    const at = ['state', 'left', place];
    refer.player(one.controller, at, 'controller');
    refer.player(one.owner, at, 'owner');
    refer.player(one.location?.player, [...at, 'location'], 'player');
    refer.card(one.on, at, 'on');
  }
}

function checkPiles({ players }: State, given: unknown, refer: References): void {
  for (const [player, zones] of players.entries()) {
    for (const pile of piles) {
      zones[pile].cards.forEach(({ owner }, at) => {
        if (owner !== undefined) refer.player(owner, [...pileAt(given, player, pile), at], 'owner');
      });
    }
  }
}

function checkInPlay(card: InPlay, place: number, refer: References): void {
  const at = ['state', 'inPlay', place];
  refer.player(card.owner, at, 'owner');
  refer.player(card.controller, at, 'controller');
  refer.player(card.home, at, 'home');
  if (card.away !== undefined) refer.player(card.away.player, [...at, 'away'], 'player');
  refer.inPlay(card.on, at, 'on');
  checkBindings(card.chosen, at, 'chosen', refer);
}

function checkTurn(turn: Turn, refer: References): void {
  const at = ['state', 'turn'];
  refer.player(turn.player, at, 'player');
  for (const [place, { player, source }] of turn.powerToCome.entries()) {
    refer.player(player, [...at, 'powerToCome', place], 'player');
    refer.card(source, [...at, 'powerToCome', place], 'source');
  }
  refer.players(turn.failedOutOfTurn, at, 'failedOutOfTurn');
  for (const [place, { player }] of turn.limitedEvents.entries()) {
    refer.player(player, [...at, 'limitedEvents', place], 'player');
  }
  for (const [place, { card, by }] of turn.unturnedBy.entries()) {
    refer.card(card, [...at, 'unturnedBy', place], 'card');
    refer.card(by, [...at, 'unturnedBy', place], 'by');
  }
  checkEvents(turn.events, [...at, 'events'], refer);
}

/** Who attacks or intercepts is in play; a target, or an attacker that was intercepted, may be no longer. */
function checkAttack(attack: Attack, refer: References): void {
  const at = ['state', 'attack'];
  refer.player(attack.player, at, 'player');
  refer.player(attack.defending, at, 'defending');
  refer.player(attack.intercepting, at, 'intercepting');
  for (const key of ['toJoin', 'hadChance', 'toIntercept'] as const) refer.players(attack[key], at, key);
  for (const key of ['targets', 'participants', 'stealthUsed', 'struck'] as const) {
    refer.cards(attack[key], at, key);
  }
  for (const [place, { attacker, opposing }] of attack.fought.entries()) {
    const here = [...at, 'fought', place];
    refer.card(attacker, here, 'attacker');
    refer.card(opposing, here, 'opposing');
  }
  for (const [place, { id, target, player }] of attack.attackers.entries()) {
    const here = [...at, 'attackers', place];
    refer.inPlay(id, here, 'id');
    refer.card(target, here, 'target');
    refer.player(player, here, 'player');
  }
  for (const [place, { attacker, interceptors, fighting, gone }] of attack.chains.entries()) {
    const here = [...at, 'chains', place];
    refer.card(attacker, here, 'attacker');
    refer.allInPlay(interceptors, here, 'interceptors');
    refer.inPlay(fighting, here, 'fighting');
    refer.cards(gone ?? [], here, 'gone');
  }
}

/** A copy may leave play while it is bid for. */
function checkAuction(auction: Auction, refer: References): void {
  const at = ['state', 'auction'];
  refer.cards(auction.cards, at, 'cards');
  refer.cards(auction.newest, at, 'newest');
  refer.players(auction.openers, at, 'openers');
  for (const [place, { player }] of auction.bids.entries())
    refer.player(player, [...at, 'bids', place], 'player');
  refer.player(auction.turn, at, 'turn');
  refer.players(auction.passed, at, 'passed');
  refer.player(auction.winner, at, 'winner');
  if (auction.suspended !== null) checkScene(auction.suspended, [...at, 'suspended'], refer);
}

function checkQuestion(question: Question, refer: References): void {
  const at = ['state', 'question'];
  refer.player(question.player, at, 'player');
  switch (question.kind) {
    case 'players':
      refer.players(question.from, at, 'from');
      return;
    case 'cards':
    case 'division':
    case 'effect':
    case 'order':
      refer.things(question.from, at, 'from');
      return;
    default:
      return;
  }
}
