import { z } from 'zod';
import type { Chance } from './chance.ts';
import type { Dealer } from './dealing.ts';
import { completed, filled, listedAction, openChoice, withValue } from './listed-action.ts';
import { answered, type Watcher } from './watching.ts';
import type { Reply, Service } from './ways-in.ts';

/** How a game ended. */
export interface Ending {
  /** Null where nobody had won when the game was left, or where all who were left lost together. */
  readonly winner: string | null;
  /** Whether the law says that the game is over. */
  readonly isOver: boolean;
  readonly turns: number;
  readonly actions: number;
}

/** The service refused what it had listed as legal, or did not answer: a fault of ours. */
export class Fault extends Error {
  override readonly name = 'Fault';
  /** What was asked: `arbiter check` asks it again. */
  readonly request: object;
  /** How many actions went before. */
  readonly after: number;

  constructor(message: string, request: object, after: number) {
    super(message);
    this.request = request;
    this.after = after;
  }
}

/** As much of an answer as is needed to go on. */
const answer = answered.extend({
  outcome: z.literal('legal'),
  state: z.looseObject({
    // What is as at the beginning is left out of a state.
    winner: z.string().nullable().default(null),
    turn: z.looseObject({ number: z.int().default(1), phase: z.string().default('') }),
  }),
  legalActions: z.array(listedAction),
});
type Answer = z.infer<typeof answer>;

/** An answer that asks for what the action has not said. */
const asking = z.object({
  outcome: z.literal('needs-choice'),
  verdicts: z.tuple([z.object({ choices: z.array(openChoice).min(1) })]),
});
type Asking = z.infer<typeof asking>;

/** An answer of which the fault lies in the action before, which led to such a state. */
const impossible = z.object({
  stateViolations: z.array(z.object({ message: z.string(), rule: z.string() })).min(1),
});

export interface Game {
  readonly game: string;
  /** The ruleset that judges; the game's present one, unless told. */
  readonly ruleset?: string;
  readonly dealer: Dealer;
  /** The state before the first action. */
  readonly opening: unknown;
  /** After so many actions it is left. */
  readonly mostActions: number;
  readonly watchers?: readonly Watcher[];
}

/** Plays a game in which every player takes any legal action, each as likely as the others. */
export async function randomGame(service: Service, game: Game, chance: Chance): Promise<Ending> {
  const { dealer, watchers = [] } = game;
  let request = requestOf(game, game.opening, []);
  let reached = await reachedBy(service, { request, before: request, after: 0 });
  for (const watcher of watchers) watcher.saw({ after: 0, action: undefined, answer: reached, request });
  for (let actions = 0; ; actions += 1) {
    const amiss = dealer.amiss(reached.state);
    if (amiss !== undefined) throw new Fault(amiss, request, Math.max(0, actions - 1));
    const { winner, turn } = reached.state;
    const isOver = winner !== null || turn.phase === 'over';
    if (isOver || actions === game.mostActions) return { winner, isOver, turns: turn.number, actions };
    const shown = dealer.answer(reached.state, chance);
    const ordered = shown === undefined ? dealer.ordered(reached.state, chance) : undefined;
    if (ordered !== undefined) {
      const reordered = requestOf(game, ordered, []);
      reached = await reachedBy(service, { request: reordered, before: request, after: actions });
    }
    const action = shown ?? chosenAction(reached, dealer, chance);
    if (action === undefined)
      throw new Fault('Nobody has won, and nothing is legal.', requestOf(game, reached.state, []), actions);
    const before = request;
    const { state } = reached;
    ({ request, reached } = await done(service, { game, state, action, before, after: actions }, chance));
    const [did] = request.actions;
    for (const watcher of watchers) watcher.saw({ after: actions, action: did, answer: reached, request });
  }
}

function chosenAction({ legalActions }: Answer, dealer: Dealer, chance: Chance): Action | undefined {
  const plays = legalActions.filter(({ action }) => dealer.isPlay(action));
  const chosen = chance.one(plays);
  return chosen === undefined ? undefined : filled(chosen, chance, dealer.nothing);
}

type Action = Record<string, unknown>;

interface Doing {
  readonly game: Game;
  readonly state: Answer['state'];
  readonly action: object;
  readonly before: Request;
  readonly after: number;
}

/** How often one action may ask for more. */
const MOST_QUESTIONS = 40;

/** The action done, with everything that it is asked for on the way. */
async function done(
  service: Service,
  { game, state, before, after, ...given }: Doing,
  chance: Chance,
): Promise<{ readonly request: Request; readonly reached: Answer }> {
  let action: Action = { ...given.action };
  for (let questions = 0; ; questions += 1) {
    const request = requestOf(game, state, [action]);
    const reached = await asked(service, { request, before, after });
    if (reached.outcome === 'legal') return { request, reached };
    if (questions === MOST_QUESTIONS) throw new Fault('The questions have no end.', request, after);
    const [choice] = reached.verdicts[0].choices;
    if (choice === undefined) throw new Fault('Nothing is asked for.', request, after);
    action =
      choice.from === null && choice.form !== 'number'
        ? withValue(action, choice.pointer, game.dealer.shown(state, choice, chance))
        : completed(action, choice, chance, game.dealer.nothing);
  }
}

interface Request {
  readonly game: string;
  readonly ruleset?: string;
  readonly state: unknown;
  readonly actions: readonly Action[];
  readonly options: { readonly legalActions: true };
}

function requestOf({ game, ruleset }: Game, state: unknown, actions: readonly Action[]): Request {
  const by = ruleset === undefined ? {} : { ruleset };
  return { game, ...by, state, actions, options: { legalActions: true } };
}

interface Sent {
  readonly request: Request;
  /** The request that led to the state of this one. */
  readonly before: Request;
  /** How many actions went before. */
  readonly after: number;
}

async function reachedBy(service: Service, sent: Sent): Promise<Answer> {
  const answered = await asked(service, sent);
  if (answered.outcome === 'legal') return answered;
  throw new Fault(
    `The state alone is asked for something: ${JSON.stringify(answered)}`,
    sent.request,
    sent.after,
  );
}

async function asked(service: Service, { request, before, after }: Sent): Promise<Answer | Asking> {
  const reply = await service.ask({
    method: 'POST',
    path: '/v1/rule-check',
    type: 'application/json',
    body: JSON.stringify(request),
  });
  if (reply.status !== 200) throw new Fault(refusalIn(reply, request), request, after);
  const body: unknown = JSON.parse(reply.text);
  const read = z.union([answer, asking]).safeParse(body);
  if (read.success) return read.data;
  const { data } = impossible.safeParse(body);
  if (data === undefined || after === 0) throw new Fault(refusalIn(reply, request), request, after);
  const told = data.stateViolations.map(({ message, rule }) => `${message} [${rule}]`).join(' ');
  throw new Fault(
    `${JSON.stringify(before.actions[0])} led to an impossible state: ${told}`,
    before,
    after - 1,
  );
}

/** So much of an answer is printed; the request repeats the rest. */
const TOLD = 600;

function refusalIn({ status, text }: Reply, { actions }: Request): string {
  const { state, ...rest } = status === 200 ? z.looseObject({}).parse(JSON.parse(text)) : { told: text };
  const asked = actions.length === 0 ? 'the state alone' : JSON.stringify(actions[0]);
  return `Status ${status} to ${asked}: ${JSON.stringify(rest).slice(0, TOLD)}`;
}
