import { z } from 'zod';
import { told } from '../../../../games/content/abilities.ts';
import { linesOf } from '../../bulk-lines.ts';
import type { TriedCard } from '../../dealing.ts';
import type { Service } from '../../ways-in.ts';

const cardLine = z.looseObject({
  slug: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  type: z.string().nullable(),
});
const ability = z.looseObject({ ability: z.string() });
const abilitiesLine = z.object({ card: z.string(), told, abilities: z.array(ability) });

/** The cards with abilities that the rule check plays in full. */
export async function triedCards(service: Service): Promise<TriedCard[]> {
  const does = new Map(
    (await linesOf(service, 'shadowfist-abilities', abilitiesLine)).map((line) => [line.card, line]),
  );
  return (await linesOf(service, 'shadowfist-cards', cardLine)).flatMap((card) => {
    const { slug, title, subtitle, type, ...figures } = card;
    const { told: howMuch, abilities = [] } = does.get(slug) ?? {};
    const isTried = howMuch === 'whole' && abilities.every(({ ability: kind }) => kind !== 'unsupported');
    if (type === null || !isTried || abilities.length === 0) return [];
    return [{ slug, title, subtitle, type, figures: { type, ...figures }, abilities }];
  });
}
