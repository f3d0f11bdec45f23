import { forms } from '../../../../src/games/highlander/card-language/forms.ts';
import { effectNames } from '../../../../src/games/highlander/words/effects/effects.ts';
import { expanded } from '../../../../src/games/vocabulary/phrases/template.ts';

const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const IN_WORDS = new RegExp(`\\b(?:${COUNTS.slice(2).join('|')})\\b(?!-)`, 'g');

/** One way to say the same in other words; undefined where the sentence does not have those words. */
type Variation = (sentence: string) => string | undefined;

const replacing =
  (pattern: RegExp, by: (found: string) => string): Variation =>
  (sentence) => {
    const varied = capitalised(sentence.replace(pattern, by));
    return varied === sentence ? undefined : varied;
  };

/** Every wording that a form of the grammar declares. */
export function wordingsOf(template: string): string[] {
  const all = expanded(template).map((parts) =>
    parts.map((part) => ('words' in part ? (part.words[0] ?? '') : `{${part.slot}}`)).join(' '),
  );
  return [...new Set(all.map((words) => words.replaceAll(" 's", "'s")))];
}

const wordings = Object.entries(forms).map(([form, template]) => ({ form, all: wordingsOf(template) }));

/** Whether a wording belongs to one form only, unlike “if”, and is not the name of an effect, as “discard” is. */
const isOfOneForm = (wording: string): boolean =>
  wordings.filter(({ all }) => all.includes(wording)).length === 1 &&
  !effectNames.some((verb) => verb === wording);

/** The wording, and not a part of a longer one: “players cannot” is one within “all players cannot”. */
function patternOf(wording: string): RegExp {
  const longer = wordings
    .flatMap(({ all }) => all)
    .filter((other) => other !== wording && other.endsWith(` ${wording}`))
    .map((other) => other.slice(0, -wording.length));
  const after = wording.endsWith("'s") ? '' : "(?!'s)";
  return new RegExp(`${longer.map((before) => `(?<!\\b${before})`).join('')}\\b${wording}\\b${after}`, 'gi');
}

/** A sentence begins with a capital letter. */
const capitalised = (text: string): string =>
  text.replace(/(?:^|[.] )\p{Ll}/gu, (start) => start.toUpperCase());

const declared = wordings.flatMap(({ form, all }) =>
  all
    .filter(isOfOneForm)
    .flatMap((wording) =>
      all
        .filter((other) => other !== wording)
        .map((other): [string, Variation] => [
          `${form}: “${other}” for “${wording}”`,
          replacing(patternOf(wording), () => other),
        ]),
    ),
);

/** The ways in which card texts say the same: each wording of each form that the grammar declares, and numbers. */
export const variations: Readonly<Record<string, Variation>> = {
  ...Object.fromEntries(declared),
  'numbers in words': replacing(
    /\b[2-9]\b(?! (?:Hand|card Hard))/g,
    (found) => COUNTS[Number(found)] ?? found,
  ),
  'numbers in figures': replacing(IN_WORDS, (found) => String(COUNTS.indexOf(found))),
  '“discards”': replacing(/^Your opponent must discard /, () => 'Your opponent discards '),
  '“must discard”': replacing(/^(Your opponent|Each player) discards /, (found) =>
    found.replace('discards', 'must discard'),
  ),
  '“more damage”': replacing(/\badditional damage\b/g, () => 'more damage'),
};

/** The sentence in all other words, one variation at a time. */
export function variationsOf(sentence: string): [variation: string, sentence: string][] {
  return Object.entries(variations).flatMap(([name, vary]): [string, string][] => {
    const varied = vary(sentence);
    return varied === undefined ? [] : [[name, varied]];
  });
}
