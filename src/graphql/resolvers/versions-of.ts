import type { CardView } from '../../catalogue/views.ts';
import type { Context } from '../context.ts';
import type { TextVersionParent } from '../parents.ts';

/** Made once for a card, though several of its fields lead to them: card and versions are immutable. */
const made = new WeakMap<CardView, readonly TextVersionParent[]>();

/** The wordings of a card, as of the moment that the card is for. */
export function versionsOf(
  card: CardView,
  _: unknown,
  { services: { catalogue } }: Context,
): readonly TextVersionParent[] {
  const known = made.get(card);
  if (known !== undefined) return known;
  const { items } = catalogue.versions(card.game, card.slug, card.asOf ?? undefined);
  const versions = items.map((version) => ({ ...version, card }));
  made.set(card, versions);
  return versions;
}

/** The wording of an id; null for none. */
export function versionOf(card: CardView, id: string | null, context: Context): TextVersionParent | null {
  if (id === null) return null;
  return versionsOf(card, undefined, context).find((version) => version.id === id) ?? null;
}
