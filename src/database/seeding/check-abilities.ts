import type { Game } from '../../games/registry.ts';
import { keyOf } from '../snapshot/abilities-by-text.ts';
import type { GameContent, Placed, SeedProblem } from './parse-seeds.ts';

/** Reports abilities by text that say the same text twice, and every mistake that the vocabulary finds in abilities. */
export function checkAbilities(content: GameContent): SeedProblem[] {
  return [...textsTwice(content.abilitiesByText), ...mistakesIn(content)];
}

function textsTwice(entries: GameContent['abilitiesByText']): SeedProblem[] {
  const seen = new Map<string, Placed<unknown>>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry.value);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, entry);
    const { title, textHash } = entry.value;
    return first === undefined
      ? []
      : [at(entry, `the abilities of "${title}" by the text ${textHash} are at ${first.file}:${first.line}`)];
  });
}

function mistakesIn({ game, cards, abilities, abilitiesByText }: GameContent): SeedProblem[] {
  const figuresOf = new Map(cards.map(({ value }) => [value.slug, value]));
  return [
    ...abilities.flatMap((entry) => {
      const card = figuresOf.get(entry.value.card);
      return card === undefined ? [] : linted(game, entry, card.title, { ...card });
    }),
    ...abilitiesByText.flatMap((entry) => {
      const { title, type } = entry.value;
      return game.types.includes(type)
        ? linted(game, entry, title, { type })
        : [at(entry, `type: "${type}" is not a type of card; the types are ${game.types.join(', ')}`)];
    }),
  ];
}

/** An unknown figure counts as an empty list here: else it adds an ability, and the places of the others move. */
function linted(
  { ruleCheck, figureKeys }: Game,
  entry: Placed<{ readonly abilities: readonly unknown[] }>,
  title: string,
  known: Readonly<Record<string, unknown>>,
): SeedProblem[] {
  const { abilities } = entry.value;
  const figures = Object.fromEntries(figureKeys.map((key) => [key, known[key] ?? []]));
  const card = { slug: '', title, subtitle: null, figures, text: null, told: 'whole', abilities } as const;
  const mistakes = ruleCheck?.lint(card) ?? [];
  return mistakes.map(({ pointer, message }) => at(entry, `${pointer}: ${message}`));
}

function at({ file, line }: Placed<unknown>, message: string): SeedProblem {
  return { file, line, message };
}
