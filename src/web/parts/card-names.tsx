import type { CandidateView } from '../../catalogue/views.ts';
import { cardAddress } from '../addresses.ts';
import { gameNames } from '../game-names.ts';

interface CardNamesProps {
  readonly title: string;
  readonly cards: readonly CandidateView[];
}

/** Cards that may be meant, as links. */
export function CardNames({ title, cards }: CardNamesProps) {
  if (cards.length === 0) return null;
  return (
    <section class="card-names">
      <h2>{title}</h2>
      <ul>
        {cards.map(({ game, slug, name }) => (
          <li key={`${game}/${slug}`} data-game={game}>
            <a href={cardAddress(game, slug)}>{name}</a> <span class="faint small">{gameNames[game]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
