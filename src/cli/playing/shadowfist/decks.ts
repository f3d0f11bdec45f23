import { z } from 'zod';
import { linesOf } from '../bulk-lines.ts';
import type { Chance } from '../chance.ts';
import { copies } from '../deck-file.ts';
import type { Service } from '../ways-in.ts';

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
export async function decksOfChance(service: Service): Promise<(chance: Chance) => string[]> {
  const understood = new Set(
    (await linesOf(service, 'shadowfist-abilities', abilitiesLine))
      .filter(({ abilities }) => !JSON.stringify(abilities).includes('"unsupported"'))
      .map(({ card }) => card),
  );
  const cards = (await linesOf(service, 'shadowfist-cards', cardLine)).filter(({ slug }) =>
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
