import type { CardText, CompiledText } from './compiled-text.ts';
import type { Told } from './content/abilities.ts';

/** A card whose text may be compiled. */
export interface CardToCompile extends Omit<CardText, 'type' | 'text'> {
  /** Null where no source gives it. */
  readonly text: string | null;
}

/** The card as a compiler reads it; null where its text or its type is not known. */
export function cardText(
  { title, subtitle, figures, text }: CardToCompile,
  types: readonly string[],
): CardText | null {
  const type = types.find((one) => one === figures.type);
  return text === null || type === undefined ? null : { title, subtitle, type, figures, text };
}

/** A compiled text, and whether what it says is used. */
export interface CompiledAbilities<Ability> {
  readonly compiled: CompiledText<Ability>;
  readonly isUsed: boolean;
}

/**
 * Compiles a text unless all that the card does is written. Where only a part is written, as examples tell it, the
 * compiled abilities are used if the whole text is understood.
 */
export function compiledAbilities<Ability>(
  compile: (card: CardText) => CompiledText<Ability>,
  card: CardText | null,
  written: { readonly told: Told } | null,
): CompiledAbilities<Ability> | null {
  if (card === null || written?.told === 'whole') return null;
  const compiled = compile(card);
  return { compiled, isUsed: written === null ? compiled.told !== 'nothing' : compiled.told === 'whole' };
}

/**
 * Units of work of compiling a text, of about a microsecond each. Each sentence is read together with those before it, so
 * the cost of a long text grows with the square of its length.
 */
export function compilingCost({ text: { length } }: Pick<CardText, 'text'>): number {
  return COMPILING + length * A_CHARACTER + length ** 2 * TWO_CHARACTERS;
}

const COMPILING = 200;
const A_CHARACTER = 4;
const TWO_CHARACTERS = 0.01;
