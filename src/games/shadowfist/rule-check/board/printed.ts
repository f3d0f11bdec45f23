import { factions, symbols } from '../../card.ts';
import type { Definition } from '../../vocabulary/definition.ts';
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
