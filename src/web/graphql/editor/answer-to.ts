import type { Asked } from './address.ts';

export interface Answer {
  /** One line about the answer. */
  readonly summary: string;
  /** The answer as indented JSON; undefined if there is none. */
  readonly json?: string;
}

/** Sends a question to the service. A mistake in it is an answer too. */
export async function answerTo(
  address: string,
  { query, variables }: Asked,
  operationName: string | undefined,
): Promise<Answer> {
  let values: unknown;
  try {
    values = JSON.parse(variables.trim() || '{}');
  } catch (error) {
    return { summary: `The variables are not valid JSON: ${messageOf(error)}` };
  }
  const sentAt = performance.now();
  try {
    const reply = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query, variables: values, operationName }),
    });
    const json = JSON.stringify(await reply.json(), null, 2);
    const milliseconds = Math.round(performance.now() - sentAt);
    const size = (new Blob([json]).size / 1000).toFixed(1);
    return { summary: `Answered in ${milliseconds} ms, ${size} kB (status ${reply.status}).`, json };
  } catch (error) {
    return { summary: `The service did not answer: ${messageOf(error)}` };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
