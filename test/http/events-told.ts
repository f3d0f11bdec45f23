import { type GameSlug, games } from '../../src/games/registry.ts';

/** The events of verdicts that are not of the form which the game tells of them. */
export function unlikeTheirForms(
  game: GameSlug,
  verdicts: readonly { readonly events?: readonly unknown[] | undefined }[],
): unknown[] {
  const form = games.find(({ slug }) => slug === game)?.ruleCheck?.eventSchema;
  if (form === undefined) throw new Error(`Moves of ${game} cannot be checked.`);
  return verdicts.flatMap(({ events = [] }) => events).filter((event) => !form.safeParse(event).success);
}
