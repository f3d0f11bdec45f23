const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const IN_WORDS = new RegExp(`\\b(?:${COUNTS.slice(2).join('|')})\\b(?!-)`, 'g');

/** One way to say the same in other words; undefined where the sentence does not have those words. */
type Variation = (sentence: string) => string | undefined;

const replacing =
  (pattern: RegExp, by: (found: string) => string): Variation =>
  (sentence) => {
    const varied = sentence.replace(pattern, by);
    return varied === sentence ? undefined : varied;
  };

/** The ways in which card texts say the same: figures and words, other subjects, “must” and “cannot”. */
export const variations: Readonly<Record<string, Variation>> = {
  'numbers in words': replacing(
    /\b[2-9]\b(?! (?:Hand|card Hard))/g,
    (found) => COUNTS[Number(found)] ?? found,
  ),
  'numbers in figures': replacing(IN_WORDS, (found) => String(COUNTS.indexOf(found))),
  '“the opponent”': replacing(/\b([Yy])our opponent\b(?!'s)/g, (found) =>
    found[0] === 'Y' ? 'The opponent' : 'the opponent',
  ),
  '“players cannot”': replacing(/^No player may /, () => 'Players cannot '),
  '“all players cannot”': replacing(/^No player may /, () => 'All players cannot '),
  '“no player may”': replacing(/^Players cannot /, () => 'No player may '),
  '“discards”': replacing(/^Your opponent must discard /, () => 'Your opponent discards '),
  '“must discard”': replacing(/^(Your opponent|Each player) discards /, (found) =>
    found.replace('discards', 'must discard'),
  ),
  '“may not”': replacing(/\bcannot be (?=blocked|dodged)/g, () => 'may not be '),
  '“more damage”': replacing(/\badditional damage\b/g, () => 'more damage'),
};

/** The sentence in all other words, one variation at a time. */
export function variationsOf(sentence: string): [variation: string, sentence: string][] {
  return Object.entries(variations).flatMap(([name, vary]): [string, string][] => {
    const varied = vary(sentence);
    return varied === undefined ? [] : [[name, varied]];
  });
}
