import { type Phrase, words } from '../../vocabulary/phrases/kinds.ts';
import { type Kind, kindOf, type Parsing } from '../../vocabulary/phrases/parsing.ts';
import { tokenClasses } from '../../vocabulary/phrases/tokens.ts';
import { gems } from '../card.ts';
import { kindCalled } from '../vocabulary/rendering/kinds.ts';
import type { Gem } from '../vocabulary/terms.ts';
import { areas, kinds } from '../vocabulary/words.ts';

/** Words that the game has a meaning for are not the title of a card. */
const NOT_TITLES: ReadonlySet<string> = new Set(
  [
    ...kinds.map(kindCalled),
    ...areas,
    ...gems,
    'Power Blow Head Shot Hidden Hard Soft Exertion Endurance Discard Pile Hand Ability Prone Disarmed',
    'Phase Sweep Draw May Must Do Turn Attribute Check Challenge Signature Reserved Restricted',
    'You Your Their His This That These Those It They No Each Any All Non Immortal Player Opponent Icon',
    'Attacks Blocks Dodges Defenses Guards Events Situations Objects Locations Plots Edges Illusions Allies',
    'Cards Weapons Hilts Personas',
  ].flatMap((called) => called.toLowerCase().split(/[ -]/)),
);

/** Small words within a title. */
const WITHIN: ReadonlySet<string> = new Set(['of', 'the', 'and', "'s"]);

/** A run of capitalised words, as long as it can be. */
function capitals(name: string, isAllowed: (word: string) => boolean): Kind<string> {
  const isWord = ({ tokens }: Parsing, at: number) => {
    const token = tokens[at];
    return (
      token?.keys.includes(tokenClasses.word) === true &&
      /^\p{Lu}/u.test(token.written) &&
      isAllowed(token.text)
    );
  };
  return kindOf<string>(name, {
    first: () => [tokenClasses.word],
    read(at, parsing) {
      let end = at;
      while (isWord(parsing, end)) {
        end += 1;
        const within = parsing.tokens.slice(end).findIndex(({ text }) => !WITHIN.has(text));
        if (within > 0 && isWord(parsing, end + within)) end += within;
      }
      if (end === at) return [];
      const words = parsing.tokens.slice(at, end).map(({ written }) => written);
      return [{ end, value: words.join(' ').replaceAll(" '", "'").replaceAll(' ’', '’') }];
    },
    render: (title) => ({ text: title, many: false }),
    marked: (marks) => [marks.text()],
  });
}

/** The title of another card: “Back Away”. */
export const otherTitle: Kind<string> = capitals(
  'a title',
  (word) => !NOT_TITLES.has(word) && !word.startsWith('non-'),
);

/** Words of a title, which may be any: “Head Shot in the title”. */
export const titleWords: Kind<string> = capitals('words of a title', () => true);

/** A gem of an Attribute Check. */
export const gemPhrases = (): readonly Phrase<Gem>[] => gems.map((one) => words<Gem>(one, one));
