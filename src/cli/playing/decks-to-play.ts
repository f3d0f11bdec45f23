import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { OperatorError } from '../../operator-error.ts';
import type { Chance } from './chance.ts';
import type { Service } from './ways-in.ts';

/** Slugs of the cards of a deck, each as often as it is in it. */
export type DeckOfSlugs = readonly string[];

const gamesTold = z.object({
  games: z.array(z.object({ slug: z.string(), formats: z.array(z.object({ slug: z.string() })) })),
});
const report = z.object({
  cards: z.array(z.object({ slug: z.string(), quantity: z.int() })),
  unresolved: z.array(z.object({ title: z.string() })),
});
const problem = z.object({ detail: z.string() });

/** The deck in a file, in any form of deck list. Whether a format allows it does not matter at this table. */
export async function deckInFile(service: Service, game: string, file: string): Promise<DeckOfSlugs> {
  const { games } = gamesTold.parse(await told(service, '/v1/games'));
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
  if (unknown.length > 0)
    throw new OperatorError(`"${file}" has cards that are not known: ${unknown.join(', ')}.`);
  return cards.flatMap(({ slug, quantity }) => copies(slug, quantity));
}

const cardLine = z.object({
  slug: z.string(),
  type: z.string().nullable(),
  requires: z.array(z.string()).nullable(),
  provides: z.array(z.string()).nullable(),
});
type CardLine = z.infer<typeof cardLine>;
const abilitiesLine = z.object({ card: z.string(), abilities: z.array(z.unknown()) });

/** The most copies of one title in a deck (8.1). */
const MOST_COPIES = 5;
/** A fifth each of Feng Shui Sites and foundation Characters, as the rulebook counsels (8.1). */
const SHARES = { sites: 12, foundations: 12, others: 36 } as const;

/** Makes decks of the cards of which the vocabulary tells what they do, of each kind as many as make a game. */
export async function decksOfChance(
  service: Service,
  game: string,
): Promise<(chance: Chance) => DeckOfSlugs> {
  const understood = new Set(
    (await linesOf(service, `${game}-abilities`, abilitiesLine))
      .filter(({ abilities }) => !JSON.stringify(abilities).includes('"unsupported"'))
      .map(({ card }) => card),
  );
  const cards = (await linesOf(service, `${game}-cards`, cardLine)).filter(({ slug }) =>
    understood.has(slug),
  );
  const sites = cards.filter(({ type }) => type === 'Feng Shui Site');
  const foundations = cards.filter(isFoundation);
  const others = cards.filter((card) => !sites.includes(card) && !foundations.includes(card));
  return (chance) => [
    ...some(sites, SHARES.sites, chance),
    ...some(foundations, SHARES.foundations, chance),
    ...some(others, SHARES.others, chance),
  ];
}

function isFoundation({ type, requires, provides }: CardLine): boolean {
  return type === 'Character' && requires?.length === 0 && (provides ?? []).length > 0;
}

function some(cards: readonly CardLine[], number: number, chance: Chance): string[] {
  return chance.shuffled(cards.flatMap(({ slug }) => copies(slug, MOST_COPIES))).slice(0, number);
}

const copies = (slug: string, quantity: number) => Array.from({ length: quantity }, () => slug);

async function linesOf<Line>(service: Service, name: string, form: z.ZodType<Line>): Promise<Line[]> {
  const text = await bodyOf(service, `/v1/bulk/${name}.ndjson`);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => form.parse(JSON.parse(line)));
}

async function told(service: Service, path: string): Promise<unknown> {
  return JSON.parse(await bodyOf(service, path));
}

async function bodyOf(service: Service, path: string): Promise<string> {
  const { status, text } = await service.ask({ method: 'GET', path });
  if (status !== 200) throw new OperatorError(`The service answers ${status} to ${path}: ${text}`);
  return text;
}
