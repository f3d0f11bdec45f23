import type { Board } from '../board/board.ts';
import { interceptsAnyway, isUnaffectedBySpecial } from '../board/figures.ts';
import { destinationOf } from '../board/locations.ts';
import { cardNamed, isThere } from '../board/references.ts';
import { isKeptCanceledBy } from '../board/texts.ts';
import { unansweredEvents } from '../board/unanswered.ts';
import { ceaseIntercepting } from '../doing/attack-changes.ts';
import { withLocations } from '../doing/chosen-locations.ts';
import { emit } from '../doing/emit.ts';
import { isSameText } from '../doing/following.ts';
import { noteWhen } from '../doing/precedence.ts';
import { reveal } from '../doing/turning.ts';
import type { InPlay, Item, Scene } from '../state/state.ts';
import type { Frame, GameEvent } from '../state/values.ts';
import { decideClaim } from './victory.ts';

export type NewItem = Pick<Item, 'kind' | 'frame'> & Partial<Omit<Item, 'id' | 'kind' | 'frame'>>;

/** An effect is generated: it joins the open scene, or starts one; during resolution it waits for the next (5.2.2). */
export function addItem(board: Board, given: NewItem): Item {
  const { state } = board;
  const item: Item = {
    ...{ id: board.newId('e'), effects: [], targets: [], choices: [], maintained: false },
    ...given,
  };
  item.frame = withLocations(board, item.choices, { ...item.frame, item: item.id });
  board.budget.hold(state.nextScene.length + (state.scene?.items.length ?? 0));
  if (state.scene?.resolving === true) state.nextScene.push(item);
  else {
    const scene = openSceneOfEffects(board);
    scene.items.push(item);
    state.passed = [];
  }
  board.changed();
  return item;
}

/** The scene that is being generated; a new one if there is none, in which these events can be responded to. */
export function openScene(board: Board, events: readonly GameEvent[] = []): Scene {
  const { state } = board;
  if (state.scene !== null) return state.scene;
  // The attack that ended is over, unless effects that trigger on its end are still to come (6.4.2).
  const afterAttack = state.attack === null && events.some(({ event }) => event === 'attack-ended');
  state.scene = { items: [], resolving: false, events: [...events], afterAttack, ...limitsNow(board) };
  if (state.auction === null) state.turn.unanswered = 0;
  return state.scene;
}

/**
 * The same for an effect: the new scene also answers what happened since the last one was generated (5.2.2). At the end
 * of combat, and between an Ambush and the answer to it, that has to wait: only what triggered is responded to (6.4).
 */
export function openSceneOfEffects(board: Board): Scene {
  const { state } = board;
  if (state.scene !== null) return state.scene;
  const { unanswered, phase } = state.turn;
  const scene = openScene(board, unansweredEvents(board));
  if (scene.onlyStatedResponses && phase === 'main') {
    scene.events = [];
    state.turn.unanswered = unanswered;
  }
  return scene;
}

/**
 * What may be added to a scene that opens now. In an Establishing Shot, at the end of combat and between an Ambush
 * and the answer to it, only effects that say they respond to what is there (3.3.1, 6.4), there also Tactics; at the
 * end of the turn nothing (4.8).
 */
function limitsNow({ state }: Board): Pick<Scene, 'onlyStatedResponses' | 'closed' | 'tacticsAllowed'> {
  if (state.auction !== null) return { onlyStatedResponses: false, closed: false, tacticsAllowed: false };
  const { phase } = state.turn;
  const step = state.attack?.step;
  const afterAmbush = step === 'ambush' || step === 'target-ambush';
  return {
    onlyStatedResponses:
      phase !== 'main' && phase !== 'ending'
        ? true
        : afterAmbush || step === 'fought' || step === 'target-fought',
    closed: phase === 'end-triggers',
    tacticsAllowed: afterAmbush,
  };
}

/** Reports that an effect is generated; an effect that a generation triggered does not trigger another one. */
export function tellGenerated(board: Board, item: Item, name?: string): void {
  const { source, player, event } = item.frame;
  const generated: GameEvent = {
    ...{ event: 'generated', effect: item.id, player, targets: item.targets },
    ...(source === undefined ? {} : { source }),
    ...(name === undefined ? {} : { name }),
  };
  if (event?.event === 'generated') board.events.push(generated);
  else emit(board, generated);
}

/** What a targeting effect is told with: by that word only (4.3.6). */
export function tellTargets(board: Board, item: Item, by = item.frame.player): void {
  for (const target of item.targets) {
    emit(board, {
      event: 'targeted',
      card: target,
      by,
      effect: item.id,
      ...(item.frame.source === undefined ? {} : { source: item.frame.source }),
    });
  }
}

/** The last of the scene resolves next (5.2). Returns false when nothing is left. */
export function resolveNext(board: Board, scene: Scene): boolean {
  const item = scene.items.pop();
  if (item === undefined) return false;
  emit(board, {
    ...{ event: 'resolved', effect: item.id, player: item.frame.player },
    ...(item.frame.source === undefined ? {} : { card: item.frame.source }),
  });
  resolve(board, item);
  board.changed();
  return true;
}

function resolve(board: Board, item: Item): void {
  const { state } = board;
  const source = item.frame.source === undefined ? undefined : board.inPlay(item.frame.source);
  if (item.kind === 'card' && source !== undefined) {
    source.unresolved = false;
    board.changed();
    noteWhen(board, source);
  }
  if (item.kind === 'change-location' && source !== undefined) move(board, source, item);
  if (item.kind === 'reveal' && source !== undefined) reveal(board, source, item.frame.player);
  if (item.kind === 'stealth') bypass(board, item.frame);
  if (item.kind === 'expiry') {
    state.lasting = state.lasting.filter(({ id }) => id !== item.expires);
    emit(board, { event: 'effect-expired', ...(item.expires === undefined ? {} : { effect: item.expires }) });
  }
  if (item.effects.length > 0) {
    state.agenda.push({ task: 'effects', effects: item.effects, frame: item.frame, answers: {} });
  }
}

/** An Edge or State that the same text keeps canceled for a time works when that time is over (5.2, 7.2). */
export function resolveIfOnlyForATime(board: Board, { kind, frame: { source } }: Item, frame: Frame): void {
  const card = kind !== 'card' || source === undefined ? undefined : board.inPlay(source);
  if (card?.unresolved !== true) return;
  if (!isKeptCanceledBy(board, card, (its) => isSameText(its, frame))) return;
  card.unresolved = false;
  board.changed();
  noteWhen(board, card);
}

/** To the location that is there now; without one, it stays where it is (4.7). */
function move(board: Board, card: InPlay, { direction, target }: Item): void {
  const to = destinationOf(board, card, direction ?? 'left', target);
  if (to === undefined) return;
  if (to.player === card.controller) {
    card.column = to.column;
    delete card.away;
  } else card.away = to;
  board.changed();
  emit(board, { event: 'location-changed', card: card.id, player: card.controller });
}

/** The attacker passes the interceptor by (10.1.2), unless that is not affected by it (7.6). */
function bypass(board: Board, frame: Frame): void {
  for (const id of cardNamed(board, { chosen: 'interceptor' }, frame)) {
    const card = board.inPlay(id);
    if (card === undefined || !isThere(board, board.seen(card), frame)) continue;
    if (!isUnaffectedBySpecial(board, card, 'Stealth') && !interceptsAnyway(board, card))
      ceaseIntercepting(board, id, frame.source);
  }
}

/**
 * After its last effect: what was triggered meanwhile is the next scene (5.2.2); signposts in it expire (4.5.2). A
 * scene within an auction leaves all that as it is: it belongs to the scene that the auction interrupted (5.5).
 */
export function endScene(board: Board): void {
  const { state } = board;
  const { closed = true, afterAttack = false } = state.scene ?? {};
  emit(board, { event: 'scene-ended' });
  state.scene = null;
  state.passed = [];
  board.changed();
  if (state.auction !== null) return;
  endWaiting(board);
  state.left = state.left.filter(({ id }) => isInCombat(state, id) || isAwaited(state, id));
  state.signposts = state.signposts.filter(({ until }) => until !== 'effect-resolved');
  // A Site that was played wins after its own scene, or not at all (4.9).
  if (!closed && state.claim !== null) decideClaim(board, 'played');
  if (state.winner === null && state.nextScene.length > 0) openNextScene(board, afterAttack);
}

/**
 * Characters and Sites have nothing to resolve (4.3): one whose playing was canceled has waited for its scene, and no
 * longer (5.2.1). Edges and States do nothing before they resolve.
 */
function endWaiting(board: Board): void {
  for (const card of board.state.inPlay) {
    const { type } = board.definition(card);
    if (card.unresolved && type !== 'Edge' && type !== 'State') card.unresolved = false;
  }
  board.changed();
}

/**
 * Who fell in a combat is looked at again when that combat ends (6.4), and where the target was is where those are that
 * still attack (6.4.2).
 */
function isInCombat({ attack }: Board['state'], id: string): boolean {
  if (attack === null) return false;
  return (
    attack.fought.some(({ attacker, opposing }) => id === attacker || id === opposing) ||
    attack.attackers.some(({ target }) => id === target)
  );
}

/** What the gone have triggered looks at them as they last were, until it has resolved (4.4). */
function isAwaited({ nextScene }: Board['state'], id: string): boolean {
  return nextScene.some(({ frame: { source, event, values } }) => {
    const chosen = Object.values(values).flatMap((value) => ('cards' in value ? value.cards : []));
    const { card, source: cause, sources = [], target } = event ?? {};
    return [source, card, cause, ...sources, target, ...chosen].includes(id);
  });
}

function openNextScene(board: Board, afterAttack: boolean): void {
  const { state } = board;
  const items = state.nextScene;
  state.nextScene = [];
  const scene = openSceneOfEffects(board);
  scene.items = items;
  scene.afterAttack ||= afterAttack;
  // Nobody answers what the end of a turn triggers (4.8), nor the decision that wins (4.9).
  if (state.turn.phase === 'ending' || state.claim !== null) scene.closed = true;
  board.changed();
}
