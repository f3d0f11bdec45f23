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

const domain = z.object({
  from: z.array(z.json()),
  least: z.int(),
  most: z.int(),
  amount: z.int().optional(),
});
type Domain = z.infer<typeof domain>;

const listed = z.object({
  action: z.record(z.string(), z.json()),
  open: z.record(z.string(), domain).default({}),
  apart: z.boolean().default(false),
});

/** As much of an answer as is needed to go on. */
const answer = z.object({
  outcome: z.literal('legal'),
  state: z.looseObject({
    // What is as at the beginning is left out of a state.
    winner: z.string().nullable().default(null),
    turn: z.looseObject({ number: z.int().default(1) }),
  }),
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
function filled({ action, open, apart }: z.infer<typeof listed>, chance: Chance): unknown {
  const whole = structuredClone(action);
  const taken: z.core.util.JSONType[] = [];
  // Those that must have something choose first: what they take, others may not.
  const parameters = Object.entries(open).sort(([, one], [, other]) => other.least - one.least);
  for (const [pointer, { from, ...bounds }] of parameters) {
    const free = apart ? from.filter((one) => !taken.includes(one)) : from;
    const chosen = chosenOf({ from: free, ...bounds }, chance);
    taken.push(...chosen);
    if (bounds.amount !== undefined) put(whole, pointer, divided(bounds.amount, from, chance));
    else if (chosen.length > 0) put(whole, pointer, chosen);
  }
  return whole;
}

function chosenOf({ from, least, most }: Domain, chance: Chance): Domain['from'] {
  return chance.shuffled(from).slice(0, chance.between(least, Math.min(most, from.length)));
}

/** So much, one by one, among these. */
function divided(amount: number, among: Domain['from'], chance: Chance): Record<string, number> {
  const shares: Record<string, number> = {};
  for (let one = 0; one < amount; one += 1) {
    const whose = String(chance.one(among));
    shares[whose] = (shares[whose] ?? 0) + 1;
  }
  return shares;
}

/** Puts what was chosen in its place in the action. */
function put(action: Record<string, unknown>, pointer: string, chosen: unknown): void {
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
  place[last] = chosen;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
