import type { LookUpItem } from '../../look-up/views.ts';
import { foundAddress } from '../found-address.ts';
import { gameNames } from '../game-names.ts';
import { kindNames } from '../kind-names.ts';
import { Highlights } from './highlights.tsx';

/** A search result of any kind, with the words that match. */
export function FoundRow({ item }: { readonly item: LookUpItem }) {
  const { kind, game, title } = item;
  const parts = (field: 'title' | 'question' | 'text') =>
    item.highlights.find((highlight) => highlight.field === field)?.parts ?? [];
  const question = parts('question');
  const text = parts('text');
  return (
    <li data-game={game}>
      <h2>
        <a href={foundAddress(item)}>
          {title === '' ? kindNames[kind].one : <Highlights parts={parts('title')} />}
        </a>
      </h2>
      <p class="type-line">
        <span class="kind">{kindNames[kind].one}</span> · {gameNames[game]}
      </p>
      {question.length === 0 ? null : (
        <p class="question">
          <Highlights parts={question} />
        </p>
      )}
      {text.length === 0 ? null : (
        <p>
          <Highlights parts={text} />
        </p>
      )}
    </li>
  );
}
