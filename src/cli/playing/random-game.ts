import { z } from 'zod';
import type { Chance } from './chance.ts';
import { Dealer } from './dealer.ts';
import { filled, listedAction } from './listed-action.ts';
import type { Reply, Service } from './ways-in.ts';

/** How a game ended. */
export interface Ending {
  /** Null where nobody had won when the game was left. */
  readonly winner: string | null;
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
const answer = z.object({
  outcome: z.literal('legal'),
  state: z.looseObject({
    // What is as at the beginning is left out of a state.
    winner: z.string().nullable().default(null),
    turn: z.looseObject({ number: z.int().default(1) }),
  }),
  legalActions: z.array(listedAction),
});
type Answer = z.infer<typeof answer>;

/** An answer of which the fault lies in the action before, which led to such a state. */
const impossible = z.object({
  stateViolations: z.array(z.object({ message: z.string(), rule: z.string() })).min(1),
});

export interface Game {
  readonly game: string;
  /** The state before the first action. */
  readonly opening: unknown;
  /** After so many actions it is left. */
  readonly mostActions: number;
}

/** Plays a game in which every player takes any legal action, each as likely as the others. */
export async function randomGame(service: Service, game: Game, chance: Chance): Promise<Ending> {
  const dealer = new Dealer(game.opening);
  let request = requestOf(game, game.opening, []);
  let reached = await asked(service, { request, before: request, after: 0 });
  for (let actions = 0; ; actions += 1) {
    const { winner, turn } = reached.state;
    if (winner !== null || actions === game.mostActions) return { winner, turns: turn.number, actions };
    const shown = dealer.answer(reached.state, chance);
    const ordered = shown === undefined ? dealer.ordered(reached.state, chance) : undefined;
    if (ordered !== undefined) {
      const reordered = requestOf(game, ordered, []);
      reached = await asked(service, { request: reordered, before: request, after: actions });
    }
    const action = shown ?? chosenAction(reached, chance);
    if (action === undefined)
      throw new Fault('Nobody has won, and nothing is legal.', requestOf(game, reached.state, []), actions);
    const before = request;
    request = requestOf(game, reached.state, [action]);
    reached = await asked(service, { request, before, after: actions });
  }
}

function chosenAction({ legalActions }: Answer, chance: Chance): unknown {
  const chosen = chance.one(legalActions);
  return chosen === undefined ? undefined : filled(chosen, chance);
}

interface Request {
  readonly game: string;
  readonly state: unknown;
  readonly actions: readonly unknown[];
  readonly options: { readonly legalActions: true };
}

function requestOf({ game }: Game, state: unknown, actions: readonly unknown[]): Request {
  return { game, state, actions, options: { legalActions: true } };
}

interface Asking {
  readonly request: Request;
  /** The request that led to the state of this one. */
  readonly before: Request;
  /** How many actions went before. */
  readonly after: number;
}

async function asked(service: Service, { request, before, after }: Asking): Promise<Answer> {
  const reply = await service.ask({
    method: 'POST',
    path: '/v1/rule-check',
    type: 'application/json',
    body: JSON.stringify(request),
  });
  if (reply.status !== 200) throw new Fault(refusalIn(reply, request), request, after);
  const body: unknown = JSON.parse(reply.text);
  const read = answer.safeParse(body);
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
