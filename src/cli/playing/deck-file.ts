import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { OperatorError } from '../../operator-error.ts';
import { bodyOf } from './bulk-lines.ts';
import type { Service } from './ways-in.ts';

/** The cards of a deck list, zone by zone. */
export interface DeckInFile {
  readonly file: string;
  readonly cards: readonly { readonly slug: string; readonly zone: string; readonly quantity: number }[];
}

const gamesTold = z.object({
  games: z.array(z.object({ slug: z.string(), formats: z.array(z.object({ slug: z.string() })) })),
});
const report = z.object({
  cards: z.array(z.object({ slug: z.string(), zone: z.string(), quantity: z.int() })),
  unresolved: z.array(z.object({ title: z.string() })),
});
const problem = z.object({ detail: z.string() });

/** The deck in a file, in any form of deck list. Whether a format allows it does not matter at this table. */
export async function deckInFile(service: Service, game: string, file: string): Promise<DeckInFile> {
  const { games } = gamesTold.parse(JSON.parse(await bodyOf(service, '/v1/games')));
  const [format] = games.find(({ slug }) => slug === game)?.formats ?? [];
  const { status, text } = await service.ask({
    method: 'POST',
    path: `/v1/decks/validate?${new URLSearchParams({ game, format: format?.slug ?? '' })}`,
    type: 'application/octet-stream',
    body: readFileSync(file),
  });
  if (status !== 200) throw new OperatorError(`"${file}": ${problem.parse(JSON.parse(text)).detail}`);
  const { cards, unresolved } = report.parse(JSON.parse(text));
  const unknown = unresolved.map(({ title }) => title);
  if (unknown.length > 0) throw new OperatorError(`"${file}" has unknown cards: ${unknown.join(', ')}.`);
  return { file, cards };
}

export function copies<Card>(card: Card, quantity: number): Card[] {
  return Array.from({ length: quantity }, () => card);
}
