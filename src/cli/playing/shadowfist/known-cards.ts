import { z } from 'zod';
import { linesOf } from '../bulk-lines.ts';
import type { Service } from '../ways-in.ts';

const cardLine = z.object({
  slug: z.string(),
  title: z.string(),
  type: z.string().nullable(),
  text: z.string().nullable(),
});
const ability = z.looseObject({ ability: z.string() });
const abilitiesLine = z.object({ card: z.string(), abilities: z.array(ability) });

export type KnownAbility = z.output<typeof ability>;

/** A card of the catalogue, and what it does in the vocabulary. */
export interface KnownCard {
  readonly slug: string;
  readonly title: string;
  readonly type: string | null;
  readonly abilities: readonly KnownAbility[];
}

/** These cards as the service knows them. */
export async function knownCards(service: Service, slugs: ReadonlySet<string>): Promise<KnownCard[]> {
  const abilities = new Map(
    (await linesOf(service, 'shadowfist-abilities', abilitiesLine)).map((line) => [
      line.card,
      line.abilities,
    ]),
  );
  return (await linesOf(service, 'shadowfist-cards', cardLine))
    .filter(({ slug }) => slugs.has(slug))
    .map(({ text, ...card }) => ({ ...card, abilities: abilities.get(card.slug) ?? unknownAbilities(text) }));
}

/** A text of which nothing is understood has no abilities. */
function unknownAbilities(text: string | null): KnownAbility[] {
  if (text === '') return [];
  return [{ ability: 'unsupported', text: text ?? 'a text that no source gives' }];
}

/** What of a card the rule check does not play, in the words of the card; empty if it plays everything. */
export function notPlayed({ abilities }: KnownCard): string[] {
  return abilities.flatMap(({ ability: kind, text }) => (kind === 'unsupported' ? [String(text)] : []));
}
