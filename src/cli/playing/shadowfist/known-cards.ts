import { z } from 'zod';
import { told } from '../../../games/content/abilities.ts';
import { linesOf } from '../bulk-lines.ts';
import type { Service } from '../ways-in.ts';

const cardLine = z.object({
  slug: z.string(),
  title: z.string(),
  type: z.string().nullable(),
  text: z.string().nullable(),
});
const ability = z.looseObject({ ability: z.string() });
const abilitiesLine = z.object({ card: z.string(), told, abilities: z.array(ability) });

export type KnownAbility = z.output<typeof ability>;

/** A card of the catalogue, and what it does in the vocabulary. */
export interface KnownCard {
  readonly slug: string;
  readonly title: string;
  readonly type: string | null;
  /** Whether the abilities are all that the card does. */
  readonly told: z.output<typeof told>;
  readonly abilities: readonly KnownAbility[];
}

/** These cards as the service knows them. */
export async function knownCards(service: Service, slugs: ReadonlySet<string>): Promise<KnownCard[]> {
  const does = new Map(
    (await linesOf(service, 'shadowfist-abilities', abilitiesLine)).map((line) => [line.card, line]),
  );
  return (await linesOf(service, 'shadowfist-cards', cardLine))
    .filter(({ slug }) => slugs.has(slug))
    .map(({ text, ...card }) => ({ ...card, ...knownAbilities(does.get(card.slug), text) }));
}

/** A text of which nothing is understood has no abilities. */
function knownAbilities(
  line: z.output<typeof abilitiesLine> | undefined,
  text: string | null,
): Pick<KnownCard, 'told' | 'abilities'> {
  if (line !== undefined) return { told: line.told, abilities: line.abilities };
  if (text === '') return { told: 'whole', abilities: [] };
  const unsupported = { ability: 'unsupported', text: text ?? 'a text that no source gives' };
  return { told: 'in-part', abilities: [unsupported] };
}

/** What of a card the rule check does not play, quoted if its words are known; empty if it plays everything. */
export function notPlayed({ told, abilities }: Pick<KnownCard, 'told' | 'abilities'>): string[] {
  const gaps = abilities.flatMap(({ ability: kind, text }) => (kind === 'unsupported' ? [`"${text}"`] : []));
  return gaps.length === 0 && told === 'in-part' ? ['the rest of its text'] : gaps;
}
