import type { Json } from '../../../../../engine/json.ts';
import { isCompleted } from '../../../../completing.ts';
import { abilitiesToWrite } from '../../../../unsaid-text.ts';
import { saysMoreThanRestrictions } from '../../../restrictions-in-text.ts';
import type { Definition } from '../../../vocabulary/definition.ts';
import type { Bindings, Card, CardElsewhere, Frame, GameEvent, Value } from '../values.ts';
import { lean, list, orAbsent, record, type Writing } from './lean.ts';
import { inVocabulary } from './vocabulary.ts';

export function writeCard(card: Card): Json {
  return typeof card === 'string' || isCompleted(card) ? card : writeDefinition(card);
}

function writeDefinition(definition: Definition): Json {
  return lean<Definition>({
    title: definition.title,
    subtitle: orAbsent(definition.subtitle),
    type: definition.type,
    cost: orAbsent(definition.cost),
    requires: list(definition.requires),
    provides: list(definition.provides),
    fighting: orAbsent(definition.fighting),
    power: orAbsent(definition.power),
    body: orAbsent(definition.body),
    restrictions: list(definition.restrictions),
    text: orAbsent(definition.text),
    abilities: writtenAbilities(definition),
  });
}

function writtenAbilities(definition: Definition): Json | undefined {
  const abilities = abilitiesToWrite(definition, saysMoreThanRestrictions);
  return abilities === undefined ? undefined : inVocabulary(abilities);
}

export function writeElsewhere({ id, card, owner }: CardElsewhere): Json {
  return owner === undefined ? { id, card: writeCard(card) } : { id, card: writeCard(card), owner };
}

export function writeBindings(bindings: Bindings): Writing | undefined {
  return record(bindings, writeValue);
}

function writeValue(value: Value): Json {
  if ('known' in value) return { known: value.known.map(writeElsewhere) };
  if ('division' in value) return { division: record(value.division, (amount) => amount) ?? {} };
  if ('position' in value) return { position: writePosition(value.position) };
  return value;
}

interface Position {
  readonly column: number | null;
  readonly row?: 'front' | 'back';
}

export function writePosition(position: Position): Json {
  return lean<Position>({ column: position.column, row: position.row });
}

/** There are many of these, so each key is looked at by itself. */
export function writeEvent(event: GameEvent): Json {
  const json: Writing = { event: event.event };
  if (event.card !== undefined) json.card = event.card;
  if (event.source !== undefined) json.source = event.source;
  if (event.target !== undefined) json.target = event.target;
  if (event.player !== undefined) json.player = event.player;
  if (event.by !== undefined) json.by = event.by;
  if (event.amount !== undefined) json.amount = event.amount;
  if (event.combat !== undefined) json.combat = event.combat;
  if (event.successful !== undefined) json.successful = event.successful;
  if (event.effect !== undefined) json.effect = event.effect;
  if (event.from !== undefined) json.from = event.from;
  if (event.to !== undefined) json.to = event.to;
  if (event.targets !== undefined) json.targets = event.targets;
  if (event.cards !== undefined) json.cards = event.cards;
  if (event.players !== undefined) json.players = event.players;
  if (event.sources !== undefined) json.sources = event.sources;
  if (event.name !== undefined) json.name = event.name;
  if (event.ability !== undefined) json.ability = event.ability;
  if (event.rule !== undefined) json.rule = event.rule;
  return json;
}

function writeLocations(locations: NonNullable<Frame['locations']>[string]): Json {
  return locations.map(({ player, column }) => ({ player, column }));
}

export function writeFrame(frame: Frame): Json {
  return lean<Omit<Frame, 'on'>>({
    player: frame.player,
    source: frame.source,
    card: frame.card === undefined ? undefined : writeCard(frame.card),
    granter: frame.granter,
    values: writeBindings(frame.values) ?? {},
    event: frame.event === undefined ? undefined : writeEvent(frame.event),
    locations: frame.locations === undefined ? undefined : (record(frame.locations, writeLocations) ?? {}),
    done: frame.done,
    gone: frame.gone,
    each: frame.each,
    thatPlayer: frame.thatPlayer,
    doer: frame.doer,
    item: frame.item,
    maintainedBy: frame.maintainedBy,
    byTurning: frame.byTurning,
    alsoBy: frame.alsoBy,
  });
}
