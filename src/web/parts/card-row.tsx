import { typeLineOf } from '../../catalogue/type-line.ts';
import type { CardView, ExplanationView } from '../../catalogue/views.ts';
import { cardAddress } from '../addresses.ts';
import { count } from '../count.ts';

/** As many characters of a text as two lines hold. */
const LONGEST_TEXT = 200;

interface CardRowProps {
  readonly card: CardView;
  /** Why a search with `does:` finds it. */
  readonly does?: readonly ExplanationView[];
}

/** A card in a list: its name, its type and figures, and the beginning of its text. */
export function CardRow({ card, does = [] }: CardRowProps) {
  const { game, slug, name, text, textStatus, hasErrata, rulingCount } = card;
  const notes = [
    ...(hasErrata ? ['errata'] : []),
    ...(rulingCount > 0 ? [count(rulingCount, 'ruling')] : []),
  ];
  return (
    <li data-game={game}>
      <h2>
        <a href={cardAddress(game, slug)}>{name}</a>
      </h2>
      <p class="type-line">
        {typeLineOf(card)}
        {notes.length === 0 ? null : (
          <>
            {' · '}
            <span class="notes">{notes.join(' · ')}</span>
          </>
        )}
      </p>
      {textStatus === 'unknown' || text === null ? (
        <p class="faint small">The text of this card is not known.</p>
      ) : (
        <p class="text">{beginningOf(text)}</p>
      )}
      {does.length === 0 ? null : <p class="small">{explained(does)}</p>}
    </li>
  );
}

/** `draws (ability 1), smokes (ability 2)`. */
const explained = (does: readonly ExplanationView[]): string =>
  [...new Set(does.map(({ tag, ability }) => `${tag} (ability ${ability + 1})`))].join(', ');

function beginningOf(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_TEXT))} …`;
}
