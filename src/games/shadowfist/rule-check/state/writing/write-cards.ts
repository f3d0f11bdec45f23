import type { Json } from '../../../../../engine/json.ts';
import type { InPlay, Player, Zone } from '../state.ts';
import { flag, lean, list, record, type Writing } from './lean.ts';
import { writeBindings, writeCard, writeElsewhere } from './write-values.ts';

export function writePlayer(player: Player): Json {
  return lean<Player>({
    id: player.id,
    power: player.power,
    hand: writeZone(player.hand),
    deck: writeZone(player.deck),
    smoked: writeZone(player.smoked),
    toasted: writeZone(player.toasted),
    burnedForVictory: writeZone(player.burnedForVictory),
    eliminated: flag(player.eliminated),
    turnsCompleted: player.turnsCompleted === 0 ? undefined : player.turnsCompleted,
    oneShots: list(player.oneShots),
  });
}

/** As a number, a list, or both; an empty one is left out. */
function writeZone({ cards, unknown }: Zone): Json | undefined {
  if (cards.length === 0) return unknown === 0 ? undefined : unknown;
  const known = cards.map(writeElsewhere);
  return unknown === 0 ? known : { cards: known, unknown };
}

/** There are many of these, so each key is looked at by itself. */
export function writeInPlay(card: InPlay): Json {
  const { id, owner, controller } = card;
  const json: Writing = { id, card: writeCard(card.card), owner, controller };
  if (card.home !== undefined) json.home = card.home;
  if (card.turned) json.turned = true;
  if (card.faceDown) json.faceDown = true;
  if (card.damage !== 0) json.damage = card.damage;
  if (card.lastingDamage !== 0) json.lastingDamage = card.lastingDamage;
  const counters = record(card.counters, (count) => count);
  if (counters !== undefined) json.counters = counters;
  if (card.column !== null) json.column = card.column;
  if (card.row !== undefined) json.row = card.row;
  if (card.away !== undefined) json.away = { player: card.away.player, column: card.away.column };
  if (card.on !== undefined) json.on = card.on;
  if (card.unresolved) json.unresolved = true;
  if (card.enteredThisTurn) json.enteredThisTurn = true;
  const chosen = writeBindings(card.chosen);
  if (chosen !== undefined) json.chosen = chosen;
  if (card.ownerGone) json.ownerGone = true;
  if (card.spared === true) json.spared = true;
  if (card.arrived === true) json.arrived = true;
  if (card.noticed !== undefined) json.noticed = [...card.noticed];
  if (card.since !== undefined) json.since = card.since;
  return json;
}
