import type { Game } from '../../games/registry.ts';
import { abilityMistakes } from '../ability-mistakes.ts';
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
      : [
          at(
            entry,
            `duplicate abilities of "${title}" for the text ${textHash}; first given at ${first.file}:${first.line}`,
          ),
        ];
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
      const { title, type, figures } = entry.value;
      return game.types.includes(type)
        ? linted(game, entry, title, { ...figures, type })
        : [at(entry, `type: "${type}" is not a card type; expected ${game.types.join(', ')}`)];
    }),
  ];
}

function linted(
  game: Game,
  entry: Placed<{ readonly abilities: readonly unknown[] }>,
  title: string,
  figures: Readonly<Record<string, unknown>>,
): SeedProblem[] {
  return abilityMistakes(game, title, figures, entry.value.abilities).map(({ pointer, message }) =>
    at(entry, `${pointer}: ${message}`),
  );
}

function at({ file, line }: Placed<unknown>, message: string): SeedProblem {
  return { file, line, message };
}
