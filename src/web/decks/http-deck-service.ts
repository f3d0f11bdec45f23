import type { Conversion, DeckAnswers } from './answers.ts';
import type { DeckService } from './check-deck.ts';

/** Why the service did not answer, in words for people. */
export class Unanswered extends Error {}

const MOST_TRIES = 3;

/** The service over its public interface. */
export const httpDeckService: DeckService = {
  async validate(list, game, formats) {
    const query = new URLSearchParams([['game', game], ...formats.map((slug) => ['format', slug])]);
    const answer = await post<DeckAnswers | OneAnswer>(`/v1/decks/validate?${query}`, list);
    return 'reports' in answer ? answer : { list: answer.list, reports: [answer] };
  },
  convert(list, asked) {
    const query = new URLSearchParams(Object.entries(asked));
    return post<Conversion>(`/v1/decks/convert?${query}`, list);
  },
};

/** The answer about one format. */
type OneAnswer = DeckAnswers['reports'][number] & Pick<DeckAnswers, 'list'>;

async function post<Answer>(address: string, list: string, tries = 1): Promise<Answer> {
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: list,
  }).catch(() => {
    throw new Unanswered('The service cannot be reached. Check your connection, then try again.');
  });
  if (reply.ok) return reply.json();
  if (reply.status === 503 && tries < MOST_TRIES) {
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(reply.headers.get('retry-after') ?? 1)));
    return post(address, list, tries + 1);
  }
  throw new Unanswered(await reasonOf(reply));
}

async function reasonOf(reply: Response): Promise<string> {
  if (reply.status === 413) return 'This list is too long.';
  if (reply.status === 429) return 'That were many checks at once. Wait a minute, then try again.';
  if (reply.status >= 500) return 'The service is busy or out of order. Try again in a minute.';
  const { detail } = await reply.json().catch(() => ({ detail: undefined }));
  return typeof detail === 'string' ? detail : 'The list could not be checked.';
}
