import { readIfRight } from '../../../engine/reading.ts';
import type { CompiledText } from '../../compiled-text.ts';
import { compilerOf } from '../../vocabulary/card-language/compiling.ts';
import type { Sentence } from '../../vocabulary/card-language/splitting.ts';
import type { Steps } from '../../vocabulary/phrases/parsing.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import { definition } from '../vocabulary/definition.ts';
import { lintDefinition } from '../vocabulary/lint/lint.ts';
import { differencesIn } from './accounting.ts';
import { assembled, type PrintedCard } from './assembling.ts';
import { definesX } from './definition-of-x.ts';
import type { Assembled } from './groups.ts';
import { statement } from './language.ts';
import { withOwners } from './owners.ts';
import { reminderIn, restates } from './reminders.ts';
import type { Statement } from './sentences.ts';
import { hasUnknownToken } from './tokens.ts';
import { withWhichever } from './whichever.ts';
import { mentionsX } from './x.ts';

/** A card whose text is compiled. */
export interface CompilableCard extends PrintedCard {
  readonly title: string;
  readonly text: string;
}

/** The longest text of an ability that is not supported. */
const LONGEST_UNSUPPORTED = 2000;

/** What the text of a card says, in the vocabulary. */
const compileText: (card: CompilableCard, steps?: Steps) => CompiledText<Ability> = compilerOf<
  CompilableCard,
  Statement,
  Ability
>({
  statement,
  namesOf,
  separator: definesX,
  assembled(parts, card, sentences) {
    const said = assembled(parts, card).map((one) => ({
      ...one,
      ability: withOwners(withWhichever(one.ability)),
    }));
    return [...subjectOf(card, sentences, said), ...said];
  },
  isWrong,
  reminders: {
    isReminder: (tokens) => reminderIn(tokens) !== undefined,
    restates: (tokens, abilities, { type }) => {
      const said = reminderIn(tokens);
      return said !== undefined && restates(said, abilities, type);
    },
  },
  differencesIn: (card, sentences, all) => differencesIn(sentences, all, namesOf(card)),
  unsupported: (sentence) => ({
    ability: 'unsupported',
    reach: 'anything',
    text: sentence.slice(0, LONGEST_UNSUPPORTED),
  }),
});

export const compile = ({ text, ...card }: CompilableCard, steps?: Steps): CompiledText<Ability> =>
  compileText({ ...card, text: unquoted(text) }, steps);

/** Some lists of cards have whole texts in quotation marks. Offsets into the text stay what they are. */
const unquoted = (text: string): string => text.replace(/^"([^"“”]+)"$/, ' $1 ');

/** The original edition says “controlling Character”, too. */
const NAMING_SUBJECT: ReadonlySet<string> = new Set(['subject', 'controlling']);

/** “subject Character” in the text of a State that does not say what it is played on: it is played on a Character. */
function subjectOf(
  { type }: CompilableCard,
  sentences: readonly Sentence[],
  all: readonly Assembled[],
): Assembled[] {
  if (type !== 'State' || all.some(({ ability }) => ability.ability === 'subject')) return [];
  for (const [at, { tokens }] of sentences.entries()) {
    const after = tokens.find((_, place) => NAMING_SUBJECT.has(tokens[place - 1]?.text ?? ''))?.text;
    const which = (['Character', 'Site', 'Edge'] as const).find((one) => one.toLowerCase() === after);
    if (which !== undefined)
      return [{ ability: { ability: 'subject', which: { type: [which] } }, sentences: [at] }];
  }
  return [];
}

/** The title, and the first word of it for a Unique Character: texts call such a Character by its first name. */
export function namesOf({ title, type, text }: CompilableCard): string[] {
  const [first = ''] = title.split(' ');
  const isPerson = type === 'Character' && /(?:^|\.)\s*Unique\./.test(text) && !/^(?:the|a|an)$/i.test(first);
  return isPerson && first !== title && first.length > 2 ? [title, first] : [title];
}

/** Whether an ability has an X that nothing defines, or makes no sense on such a card. */
function isWrong(card: CompilableCard, all: readonly Assembled[]): (one: Assembled) => boolean {
  const { title, type, fighting, cost } = card;
  const abilities = all.map(({ ability }) => ability);
  const read = readIfRight(definition, { title, type, fighting, cost, abilities });
  const mistakes = read && lintDefinition(read).map(({ pointer }) => pointer);
  return (one) => {
    if (mistakes === undefined || (cost !== 'X' && mentionsX(one.ability))) return true;
    if (hasUnknownToken(one.ability)) return true;
    // What is chosen for nothing.
    if (one.ability.ability === 'triggered' && one.ability.do.length === 0) return true;
    const pointer = `/abilities/${all.indexOf(one)}`;
    return mistakes.some((at) => at === pointer || at.startsWith(`${pointer}/`));
  };
}
