import type { RulingView } from '../../rulings/views.ts';
import { cardAddress, rulingAddress } from '../addresses.ts';
import type { Terms } from '../glossary-terms.ts';
import { Citation } from './citation.tsx';
import { WithTerms } from './with-terms.tsx';

interface RulingProps {
  readonly ruling: RulingView;
  /** Slug of the card whose page it is; the others are named. */
  readonly on?: string;
  /** The terms to mark; absent: none. */
  readonly terms?: Terms | undefined;
  /** The terms already marked on the page: one set for all its texts. Absent: none. */
  readonly seen?: Set<string>;
}

/** A ruling: question, decision, the cards that it is about, and where it is written. */
export function Ruling({ ruling, on, terms, seen = new Set() }: RulingProps) {
  const { id, game, question, statement, citation, status, note } = ruling;
  const cards = on === undefined ? ruling.cards : ruling.cards.filter(({ slug }) => slug !== on);
  return (
    <article class="ruling" data-game={game} data-status={status}>
      {question === null ? null : <p class="question">{question}</p>}
      <p>
        {terms === undefined ? (
          statement
        ) : (
          <WithTerms text={statement} game={game} terms={terms} seen={seen} />
        )}
      </p>
      {note === null ? null : <p class="note">{note}</p>}
      <p class="faint small">
        {status === 'superseded' ? <strong>Superseded. </strong> : null}
        <Citation citation={citation} /> · <a href={rulingAddress(id)}>this ruling</a>
        {cards.length === 0 ? null : ' · '}
        {cards.map(({ slug, name }, at) => (
          <>
            {at === 0 ? '' : ', '}
            <a href={cardAddress(game, slug)}>{name}</a>
          </>
        ))}
      </p>
    </article>
  );
}
