import type { Card, CardAbilities, GameSnapshot } from './snapshot.ts';

/**
 * What a card does, if that is written: by the version that is in force or, for a card whose wording no source has
 * issued, by what examples tell of it.
 */
export function abilitiesInForce(
  game: GameSnapshot,
  card: Card,
  version: string | null,
): CardAbilities | undefined {
  const ofCard = game.abilities.filter((abilities) => abilities.card === card.id);
  const said = ofCard.find((abilities) => abilities.version !== null && abilities.version === version);
  if (said !== undefined || hasIssuedWording(card)) return said;
  return ofCard.find((abilities) => abilities.version === null);
}

/** What the community keeps is not issued: it does not set aside what a source's examples tell. */
function hasIssuedWording({ versions }: Card): boolean {
  return versions.some(({ text, source }) => text !== null && source?.official === true);
}
