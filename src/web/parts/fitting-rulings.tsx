import type { RulingView } from '../../rulings/views.ts';
import { rulingAddress } from '../addresses.ts';

/** Characters of a page that a ruling takes besides its question and statement. */
const BESIDE_TEXT = 420;
const LONGEST_TITLE = 90;

/** Characters that a ruling takes on a page. */
export const lengthOf = ({ question, statement }: RulingView): number =>
  (question?.length ?? 0) + statement.length + BESIDE_TEXT;

/** The first rulings, as many as so many characters can show whole, and the others. */
export function splitToFit(
  rulings: readonly RulingView[],
  characters: number,
): readonly [whole: readonly RulingView[], others: readonly RulingView[]] {
  let length = 0;
  const end = rulings.findIndex((ruling) => {
    length += lengthOf(ruling);
    return length > characters;
  });
  return end === -1 ? [rulings, []] : [rulings.slice(0, end), rulings.slice(end)];
}

/** Links to rulings, by their questions. */
export function RulingTitles({ rulings }: { readonly rulings: readonly RulingView[] }) {
  return (
    <ul class="ruling-titles">
      {rulings.map((ruling) => (
        <li key={ruling.id}>
          <a href={rulingAddress(ruling.id)}>{titleOf(ruling)}</a>
        </li>
      ))}
    </ul>
  );
}

function titleOf({ question, statement }: RulingView): string {
  if (question !== null) return question;
  return statement.length <= LONGEST_TITLE
    ? statement
    : `${statement.slice(0, statement.lastIndexOf(' ', LONGEST_TITLE))} …`;
}
