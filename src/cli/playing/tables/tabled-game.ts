import type { ActionVerdict, OpenChoice } from '../../../engine/answer.ts';
import type { Play } from '../../../games/rule-check.ts';
import type { Chance } from '../chance.ts';
import { completed, filled, listedAction } from '../listed-action.ts';
import type { Json } from './parts.ts';

type Outcome = ActionVerdict['outcome'];

/** What a game needs in order to be played on from a table. */
export interface TabledGame {
  /** Actions that may be legal one after the other; undefined where only a list tells what is. */
  proposals(state: Json, card: Abilities, chance: Chance): readonly object[] | undefined;
}

/** Actions that were tried one after the other; those that were not legal changed nothing. */
export interface Done {
  readonly before: Json;
  readonly actions: readonly Action[];
  readonly outcomes: readonly Outcome[];
  readonly events: readonly Json[];
  readonly after: Json;
}

/** Something that the rule check should never answer. */
export interface Failure {
  readonly message: string;
  readonly state: Json;
  readonly actions: readonly object[];
}

type Action = Readonly<Record<string, Json>>;

export interface Watching {
  did(done: Done): void;
  /** An action that is legal, or that is legal once its choices are made. */
  couldDo(action: Action, choices: readonly OpenChoice[]): void;
  failed(failure: Failure): void;
  isEnough(): boolean;
}

/** The card that is tried, as far as players look at it. */
export interface Abilities {
  readonly abilities: readonly Json[];
}

interface At {
  readonly game: TabledGame;
  readonly card: Abilities;
  readonly play: Play;
  readonly watching: Watching;
}

/** How many choices may be made on the way through some actions. */
const CHOICES = 16;

/** Plays on from a table, by actions that are likely to be legal. */
export function playedOn(opening: Json, at: At, rounds: number, chance: Chance): void {
  let state = opening;
  for (let round = 0; round < rounds && !at.watching.isEnough(); round += 1) {
    const proposed = at.game.proposals(state, at.card, chance) ?? oneListed(state, at, chance);
    if (proposed.length === 0) return;
    const reached = tried(state, proposed, at, chance);
    if (reached === undefined) return;
    state = reached;
  }
}

function oneListed(state: Json, { play, watching }: At, chance: Chance): object[] {
  const { legalActions } = play({ state, actions: [] }, { legalActions: 'all' });
  const listed = (legalActions ?? []).map((one) => listedAction.parse(one));
  for (const { action } of listed) watching.couldDo(action, []);
  const one = chance.one(listed);
  return one === undefined ? [] : [filled(one, chance, () => undefined)];
}

/** The state after these actions, with what they ask for chosen by chance; undefined if nothing can follow. */
function tried(state: Json, proposed: readonly object[], { play, watching }: At, chance: Chance): Json {
  let actions: Action[] = proposed.map((one) => ({ ...one }));
  for (let choices = 0; ; choices += 1) {
    const answer = play({ state, actions }, { continue: true });
    const asking = choices < CHOICES ? answer.verdicts.find(isAnswerable) : undefined;
    if (asking?.outcome === 'needs-choice') {
      const [choice] = asking.choices;
      const action = actions[asking.index];
      if (choice === undefined || action === undefined) return undefined;
      watching.couldDo(action, asking.choices);
      actions = actions.with(asking.index, answered(action, choice, chance));
      continue;
    }
    const failing = answer.verdicts.find(({ outcome }) => FAILURES.includes(outcome));
    if (failing !== undefined || answer.stateViolations.length > 0) {
      watching.failed({ message: JSON.stringify(failing ?? answer.stateViolations), state, actions });
      return undefined;
    }
    for (const { index, outcome } of answer.verdicts)
      if (outcome === 'legal') watching.couldDo(actions[index] ?? {}, []);
    // What is remembered beside the state would be lost on the way to a client.
    const after: Json = JSON.parse(JSON.stringify(answer.state));
    watching.did({
      before: state,
      actions,
      after,
      outcomes: answer.verdicts.map(({ outcome }) => outcome),
      events: answer.verdicts.flatMap((one) => (one.outcome === 'legal' ? one.events : [])),
    });
    return after;
  }
}

const FAILURES: readonly string[] = ['unsupported', 'over-budget'];

function isAnswerable(verdict: ActionVerdict): boolean {
  if (verdict.outcome !== 'needs-choice') return false;
  const [choice] = verdict.choices;
  if (choice === undefined) return false;
  return choice.form === 'number' || (choice.from ?? []).length >= Math.max(1, choice.least);
}

function answered(action: Action, choice: OpenChoice, chance: Chance): Action {
  const from = choice.from === null ? null : [...choice.from];
  return completed({ ...action }, { ...choice, from }, chance, () => undefined);
}
