import { hasAlternatives, termsOf, withoutTerms } from '../card-query.ts';
import { type AskedCards, cardSearchAddress } from '../card-search-address.ts';

/** The terms of a card search, each with a link that removes it. */
export function ChosenTerms({ asked }: { readonly asked: AskedCards }) {
  const { q } = asked;
  if (q === '' || hasAlternatives(q)) return null;
  return (
    <ul class="chosen-terms no-print" aria-label="Terms of this search">
      {termsOf(q).map((term) => (
        <li key={term}>
          <a href={cardSearchAddress({ ...asked, q: withoutTerms(q, [term]) })} rel="nofollow">
            <span class="visually-hidden">Remove </span>
            <code>{term}</code>
            <span aria-hidden="true"> ×</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
