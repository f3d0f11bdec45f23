import { isThing, numberOf, thingsIn } from '../board/reading.ts';

/** The state after each step: that of the situation first. A move that is not legal leaves it as it was. */
export async function loadStates(id: string): Promise<readonly unknown[]> {
  const address = `/v1/rule-check/examples/${id}`;
  const [request, played] = await Promise.all([load(`${address}/request`), load(`${address}/played`)]);
  const states = [request.state];
  for (const { state } of thingsIn(played.items)) states.push(state ?? states.at(-1));
  return states;
}

async function load(address: string): Promise<Readonly<Record<string, unknown>>> {
  const reply = await fetch(address, { headers: { accept: 'application/json' } });
  const body: unknown = await reply.json();
  if (!reply.ok || !isThing(body)) throw new Error(`${address} was not answered (${reply.status}).`);
  return body;
}

/** The number of a step in the fragment of an address, such as #step-3; undefined if it has none. */
export function stepIn(fragment: string): number | undefined {
  const [, number] = /^#step-(\d+)$/.exec(fragment) ?? [];
  return number === undefined ? undefined : numberOf(Number(number));
}
