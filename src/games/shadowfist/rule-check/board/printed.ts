import { factions, symbols } from '../../card.ts';
import type { Definition } from '../../vocabulary/definition.ts';
import type { Amount } from '../../vocabulary/terms.ts';
import type { Figure } from '../../vocabulary/words.ts';

/** The figure as it is printed; null where there is none, or an X. */
export function printedFigure(definition: Definition, figure: Figure): number | null {
  switch (figure) {
    case 'conditions':
      return definition.requires.length;
    case 'provisions':
      return definition.provides.length;
    case 'damage':
      return null;
    default: {
      const printed = definition[figure];
      return typeof printed === 'number' ? printed : null;
    }
  }
}

const factionSymbols: ReadonlySet<string> = new Set(symbols.slice(0, factions.length));

/** How many symbols its conditions, its provisions or both have: of one kind, or all (4.3.1). */
export function symbolsPrinted(
  { requires, provides }: Definition,
  { which, among }: Pick<Extract<Amount, { symbolsOn: unknown }>, 'which' | 'among'>,
): number {
  const printed = [...(among === 'provisions' ? [] : requires), ...(among === 'conditions' ? [] : provides)];
  if (which === undefined) return printed.length;
  if (which === 'faction' || which === 'talent')
    return printed.filter((symbol) => factionSymbols.has(symbol) === (which === 'faction')).length;
  return printed.filter((symbol) => symbol === which).length;
}

/** No resource conditions, but provisions of at least one faction (2.1). */
export function isFoundation(definition: Definition): boolean {
  return (
    definition.type === 'Character' &&
    definition.requires.length === 0 &&
    definition.provides.some((symbol) => factionSymbols.has(symbol))
  );
}

/** Of no faction by its conditions or provisions (2.1, 10.3). */
export function isNeutral(definition: Definition): boolean {
  return ![...definition.requires, ...definition.provides].some((symbol) => factionSymbols.has(symbol));
}

export function isSite(definition: Definition): boolean {
  return definition.type === 'Site' || definition.type === 'Feng Shui Site';
}
