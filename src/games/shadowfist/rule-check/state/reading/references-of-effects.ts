import type { Path } from '../../../../../engine/mistake.ts';
import type { Item, Lasting, Scene, Signpost, Task, Trigger } from '../state.ts';
import type { Bindings, Frame, GameEvent, Value } from '../values.ts';
import type { References } from './references.ts';

/** What effects name that wait, last or are being performed. */
export function checkScene(scene: Scene, at: Path, refer: References): void {
  refer.player(scene.lastBy, at, 'lastBy');
  checkItems(scene.items, [...at, 'items'], refer);
  checkEvents(scene.events, [...at, 'events'], refer);
}

export function checkItems(items: readonly Item[], at: Path, refer: References): void {
  for (const [place, item] of items.entries()) {
    const here = [...at, place];
    checkFrame(item.frame, [...here, 'frame'], refer);
    refer.targets(item.targets, here, 'targets');
    refer.card(item.target, here, 'target');
    refer.cards(item.notInResponse?.turning, [...here, 'notInResponse'], 'turning');
    refer.cards(item.notInResponse?.revealing, [...here, 'notInResponse'], 'revealing');
  }
}

export function checkTriggers(triggers: readonly Trigger[], at: Path, refer: References): void {
  for (const [place, trigger] of triggers.entries()) checkTrigger(trigger, [...at, place], refer);
}

function checkTrigger(trigger: Trigger, at: Path, refer: References): void {
  checkFrame(trigger.frame, [...at, 'frame'], refer);
  refer.card(trigger.reveals, at, 'reveals');
}

/** A card that left play is forgotten by what lasts for it (4.4). */
export function checkLasting(lasting: Lasting, at: Path, refer: References): void {
  checkFrame(lasting.frame, [...at, 'frame'], refer);
  refer.player(lasting.turnOf, at, 'turnOf');
  if ('cards' in lasting) refer.allInPlay(lasting.cards, at, 'cards');
  if (lasting.kind === 'modify-players') refer.players(lasting.players, at, 'players');
  if (lasting.kind === 'control') refer.player(lasting.to, at, 'to');
  if (lasting.kind === 'subject') refer.card(lasting.to, at, 'to');
}

export function checkSignpost(
  { source, from, to, by, player, gone = [] }: Signpost,
  at: Path,
  refer: References,
): void {
  if ('card' in source) refer.card(source.card, [...at, 'source'], 'card');
  refer.cards(from, at, 'from');
  refer.card(to, at, 'to');
  refer.card(by, at, 'by');
  refer.player(player, at, 'player');
  refer.cards(gone, at, 'gone');
}

export function checkTask(task: Task, at: Path, refer: References): void {
  checkBindings(task.answers, at, 'answers', refer);
  switch (task.task) {
    case 'effects':
    case 'replacement':
      checkFrame(task.frame, [...at, 'frame'], refer);
      return;
    case 'trigger':
      checkTrigger(task.trigger, [...at, 'trigger'], refer);
      return;
    case 'order-triggers':
      refer.player(task.player, at, 'player');
      checkTriggers(task.triggers, [...at, 'triggers'], refer);
      return;
    case 'place':
      refer.player(task.player, at, 'player');
      refer.card(task.card, at, 'card');
      return;
    case 'fate-of-site':
      refer.card(task.card, at, 'card');
      refer.cards(task.sources, at, 'sources');
      return;
    case 'sites-gone':
      refer.player(task.player, at, 'player');
      refer.cards(task.characters, at, 'characters');
      return;
    default:
      return;
  }
}

/** The source may have left play, and then the frame tells which card it was. */
function checkFrame(frame: Frame, at: Path, refer: References): void {
  refer.player(frame.player, at, 'player');
  refer.player(frame.thatPlayer, at, 'thatPlayer');
  refer.card(frame.maintainedBy, at, 'maintainedBy');
  refer.players(frame.alsoBy ?? [], at, 'alsoBy');
  refer.player(frame.doer, at, 'doer');
  if (frame.card === undefined) refer.card(frame.source, at, 'source');
  refer.card(frame.granter, at, 'granter');
  refer.card(frame.each, at, 'each');
  checkBindings(frame.values, at, 'values', refer);
  for (const [name, locations] of Object.entries(frame.locations ?? {}))
    for (const [place, { player }] of locations.entries())
      refer.player(player, [...at, 'locations', name, place], 'player');
  if (frame.event !== undefined) checkEvent(frame.event, [...at, 'event'], refer);
}

export function checkBindings(bindings: Bindings, at: Path, key: string, refer: References): void {
  for (const name in bindings) {
    const value = bindings[name];
    if (value !== undefined) checkValue(value, [...at, key, name], refer);
  }
}

function checkValue(value: Value, at: Path, refer: References): void {
  if ('cards' in value) refer.things(value.cards, at, 'cards');
  if ('players' in value) refer.players(value.players, at, 'players');
  if ('division' in value)
    for (const id of Object.keys(value.division)) refer.card(id, [...at, 'division'], id);
}

/** Of what happened, only the players are sure to be there still. */
export function checkEvents(events: readonly GameEvent[], at: Path, refer: References): void {
  for (const [place, event] of events.entries()) checkEvent(event, [...at, place], refer);
}

function checkEvent(event: GameEvent, at: Path, refer: References): void {
  refer.player(event.player, at, 'player');
  refer.player(event.by, at, 'by');
  refer.players(event.players, at, 'players');
}
