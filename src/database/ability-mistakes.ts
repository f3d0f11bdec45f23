import type { Mistake } from '../engine/answer.ts';
import type { Game } from '../games/registry.ts';

/**
 * What the vocabulary finds wrong with the abilities of a card. An unknown figure counts as an empty list here: else it
 * adds an ability, and the places of the others move.
 */
export function abilityMistakes(
  { ruleCheck, figureKeys }: Game,
  title: string,
  known: Readonly<Record<string, unknown>>,
  abilities: readonly unknown[],
): readonly Mistake[] {
  const figures = Object.fromEntries(figureKeys.map((key) => [key, known[key] ?? []]));
  const card = { slug: '', title, subtitle: null, figures, text: null, told: 'whole', abilities } as const;
  return ruleCheck?.lint(card) ?? [];
}
