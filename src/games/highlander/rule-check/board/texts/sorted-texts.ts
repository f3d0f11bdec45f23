import type { Ability } from '../../../vocabulary/abilities.ts';
import type { Text } from './texts.ts';

export type Triggered = Extract<Ability, { ability: 'triggered' }>;
export type Replacement = Extract<Ability, { ability: 'replacement' }>;
export type InAPhase = Extract<Ability, { ability: 'may-do' | 'must-do' }>;

/** A text with the card in play that has it, and its place among the texts of that card. */
export interface TextOn<Of extends Ability> {
  readonly card: string;
  readonly at: number;
  readonly ability: Of;
  readonly frame: Text['frame'];
}

/** Texts by what is asked of them. */
export interface SortedTexts {
  /** By the names of the events that they wait for. */
  readonly triggered: ReadonlyMap<string, readonly TextOn<Triggered>[]>;
  readonly replacements: readonly TextOn<Replacement>[];
  /** Of those that say what is done in a phase, what must be. */
  readonly mustDo: readonly TextOn<InAPhase>[];
  /** The first that the vocabulary cannot say, and that might bear on anything. */
  readonly unsaid: Text | undefined;
}

export function sorted(texts: ReadonlyMap<string, readonly Text[]>): SortedTexts {
  const triggered = new Map<string, TextOn<Triggered>[]>();
  const replacements: TextOn<Replacement>[] = [];
  const mustDo: TextOn<InAPhase>[] = [];
  let unsaid: Text | undefined;
  for (const [card, own] of texts) {
    for (const [at, text] of own.entries()) {
      const { ability, frame } = text;
      if (ability.ability === 'triggered') {
        for (const event of new Set([ability.on.event].flat())) {
          const waiting = triggered.get(event) ?? [];
          waiting.push({ card, at, ability, frame });
          triggered.set(event, waiting);
        }
      } else if (ability.ability === 'replacement') replacements.push({ card, at, ability, frame });
      else if (ability.ability === 'must-do') mustDo.push({ card, at, ability, frame });
      else if (ability.ability === 'unsupported' && ability.reach === 'anything') unsaid ??= text;
    }
  }
  return { triggered, replacements, mustDo, unsaid };
}
