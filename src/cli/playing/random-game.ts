import { z } from 'zod';
import type { Chance } from './chance.ts';
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

const listed = z.object({
  action: z.record(z.string(), z.json()),
  open: z
    .record(z.string(), z.object({ from: z.array(z.json()), least: z.int(), most: z.int() }))
    .default({}),
});

/** As much of an answer as is needed to go on. */
const answer = z.object({
  outcome: z.literal('legal'),
  state: z.looseObject({ winner: z.string().nullable(), turn: z.looseObject({ number: z.int() }) }),
  legalActions: z.array(listed),
});
type Answer = z.infer<typeof answer>;

export interface Game {
  readonly game: string;
  /** The state before the first action. */
  readonly opening: unknown;
  /** After so many actions it is left. */
  readonly mostActions: number;
}

/** Plays a game in which every player takes any legal action, each as likely as the others. */
export async function randomGame(service: Service, game: Game, chance: Chance): Promise<Ending> {
  let reached = await asked(service, game, game.opening, [], 0);
  for (let actions = 0; ; actions += 1) {
    const { state, legalActions } = reached;
    const { winner, turn } = state;
    if (winner !== null || actions === game.mostActions) return { winner, turns: turn.number, actions };
    const chosen = chance.one(legalActions);
    if (chosen === undefined)
      throw new Fault('Nobody has won, and nothing is legal.', requestOf(game, state, []), actions);
    reached = await asked(service, game, state, [filled(chosen, chance)], actions);
  }
}

function requestOf({ game }: Game, state: unknown, actions: readonly unknown[]): object {
  return { game, state, actions, options: { legalActions: true } };
}

async function asked(
  service: Service,
  game: Game,
  state: unknown,
  actions: readonly unknown[],
  after: number,
): Promise<Answer> {
  const request = requestOf(game, state, actions);
  const reply = await service.ask({
    method: 'POST',
    path: '/v1/rule-check',
    type: 'application/json',
    body: JSON.stringify(request),
  });
  const read = reply.status === 200 ? answer.safeParse(JSON.parse(reply.text)) : undefined;
  if (read?.success !== true) throw new Fault(faultIn(reply, actions), request, after);
  return read.data;
}

/** So much of an answer is printed; the request repeats the rest. */
const TOLD = 600;

function faultIn({ status, text }: Reply, actions: readonly unknown[]): string {
  const { state, ...rest } = status === 200 ? z.looseObject({}).parse(JSON.parse(text)) : { told: text };
  const asked = actions.length === 0 ? 'the state alone' : JSON.stringify(actions[0]);
  return `Status ${status} to ${asked}: ${JSON.stringify(rest).slice(0, TOLD)}`;
}

/** The action with what it leaves open filled by chance. */
function filled({ action, open }: z.infer<typeof listed>, chance: Chance): unknown {
  const whole = structuredClone(action);
  for (const [pointer, { from, least, most }] of Object.entries(open)) {
    const number = chance.between(least, Math.min(most, from.length));
    put(whole, pointer, chance.shuffled(from).slice(0, number));
  }
  return whole;
}

/** Puts what was chosen to the place in the action: a list of it, or the one thing where no list stands. */
function put(action: Record<string, unknown>, pointer: string, chosen: readonly unknown[]): void {
  const steps = pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = steps.pop() ?? '';
  let place = action;
  for (const step of steps) {
    const inner = place[step];
    if (!isObject(inner)) throw new RangeError(`Nothing is at ${pointer}.`);
    place = inner;
  }
  place[last] = Array.isArray(place[last]) ? chosen : chosen[0];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
