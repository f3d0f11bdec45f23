import type { About } from '../deck-list.ts';

/** What is said of the deck, a label before each line of it. */
export function labelLines({ name, author, game, plugin, told, notes }: About): string[] {
  const labelled = (label: string, value: string | number | null) =>
    value === null ? [] : [`${label}: ${value}`];
  return [
    ...labelled('Name', name),
    ...labelled('Author', author),
    ...labelled('Game', game),
    ...labelled('Plugin', plugin),
    ...labelled('Cards', told),
    ...(notes?.split('\n') ?? []).map((line) => `Note: ${line}`.trimEnd()),
  ];
}
