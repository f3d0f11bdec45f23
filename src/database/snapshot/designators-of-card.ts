import type { Designator, DesignatorLaw } from '../../games/designators.ts';
import type { Card } from './snapshot.ts';

/** The designators of a card by its game's law, with those that its wordings grant it. */
export function designatorsOfCard(
  law: DesignatorLaw,
  { title, subtitle, versions }: Card,
): readonly Designator[] {
  const grants = versions.flatMap(({ id, grants: words }) => words.map((word) => ({ word, version: id })));
  return law.designatorsOf({ title, subtitle, grants });
}
