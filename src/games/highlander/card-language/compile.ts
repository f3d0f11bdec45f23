import { readIfRight } from '../../../engine/reading.ts';
import type { CompiledText } from '../../compiled-text.ts';
import { type Assembled, compilerOf } from '../../vocabulary/card-language/compiling.ts';
import { plural } from '../../vocabulary/english.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import { definition } from '../vocabulary/definition.ts';
import { lintDefinition } from '../vocabulary/lint/lint.ts';
import { differencesIn } from './accounting.ts';
import { assembled } from './assembling.ts';
import { statement } from './language.ts';
import type { PrintedCard } from './printed-card.ts';
import type { Statement } from './sentences.ts';

/** A card whose text is compiled. */
export interface CompilableCard extends PrintedCard {
  readonly subtitle: string | null;
  readonly text: string;
}

/** The longest text of an ability that is not supported. */
const LONGEST_UNSUPPORTED = 2000;

/** A permission in a phase of the turn concerns only the player who uses it. */
const MAY_DO = /^(?:at the beginning of|during) (?:each of )?your [\w/ ]+?,? you may /i;

/** What the text of a card says, in the vocabulary. */
export const compile: (card: CompilableCard) => CompiledText<Ability> = compilerOf<
  CompilableCard,
  Statement,
  Ability
>({
  statement,
  namesOf,
  separator: () => 0,
  assembled: (parts, card) => assembled(parts, card),
  isWrong,
  differencesIn: (card, sentences, all) => differencesIn(sentences, all, namesOf(card)),
  unsupported: (sentence) => ({
    ability: 'unsupported',
    reach: MAY_DO.test(sentence) ? 'use' : 'anything',
    text: sentence.slice(0, LONGEST_UNSUPPORTED),
  }),
});

/** The title, one or many; and the sub-title before a colon, as on a Dirty Trick. */
export function namesOf({ title, subtitle, text }: CompilableCard): string[] {
  const isLabel = subtitle !== null && text.startsWith(`${subtitle}:`);
  return [title, plural(title), ...(isLabel ? [subtitle] : [])];
}

/** A May Do effect for no phase of its own, of a card that stays: no text and no rule says how often it may be done. */
function isHowOftenUnsaid(ability: Ability): boolean {
  return ability.ability === 'may-do' && ability.during.length > 1 && ability.limit?.per === 'turn';
}

/** Whether an ability makes no sense on such a card. */
function isWrong(
  card: CompilableCard,
  all: readonly Assembled<Ability>[],
): (one: Assembled<Ability>) => boolean {
  const { title, subtitle, type } = card;
  const read = readIfRight(definition, {
    title,
    subtitle,
    type,
    abilities: all.map(({ ability }) => ability),
  });
  const mistakes = read && lintDefinition(read).map(({ pointer }) => pointer);
  return (one) => {
    if (mistakes === undefined || isHowOftenUnsaid(one.ability)) return true;
    const pointer = `/abilities/${all.indexOf(one)}`;
    return mistakes.some((at) => at === pointer || at.startsWith(`${pointer}/`));
  };
}
