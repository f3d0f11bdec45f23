import type { Card, CardAbilities, GameSnapshot } from '../database/snapshot/snapshot.ts';

/**
 * What a card does by the wording that is in force; where no source issues the words, by what its examples tell of the
 * card. Undefined where nobody has said it in the vocabulary yet.
 */
export function abilitiesInForce(
  { abilities }: GameSnapshot,
  { id }: Card,
  version: string | null,
): CardAbilities | undefined {
  const ofCard = abilities.filter(({ card }) => card === id);
  return ofCard.find((one) => one.version === version) ?? ofCard.find((one) => one.version === null);
}
