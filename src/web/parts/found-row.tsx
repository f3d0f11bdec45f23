import type { LookUpItem } from '../../look-up/views.ts';
import { foundAddress } from '../found-address.ts';
import { foundTitle } from '../found-title.ts';
import { gameNames } from '../game-names.ts';
import { kindNames } from '../kind-names.ts';
import { Highlights } from './highlights.tsx';

interface FoundRowProps {
  readonly item: LookUpItem;
  /** Title of the document that it comes from; absent: shown with its game only. */
  readonly source: string | undefined;
  /** Under the heading of a group; otherwise under that of the page. */
  readonly isGrouped?: boolean;
}

/** A search result of any kind, with the words that match. */
export function FoundRow({ item, source, isGrouped = false }: FoundRowProps) {
  const { kind, game, title } = item;
  const parts = (field: 'title' | 'question' | 'text') =>
    item.highlights.find((highlight) => highlight.field === field)?.parts ?? [];
  const isExample = kind === 'example';
  const heading = parts(isExample ? 'text' : 'title');
  const question = parts('question');
  const text = isExample ? [] : parts('text');
  const Heading = isGrouped ? 'h3' : 'h2';
  return (
    <li data-game={game}>
      <Heading>
        <a href={foundAddress(item)}>
          {heading.length === 0 ? foundTitle(item) : <Highlights parts={heading} />}
        </a>
      </Heading>
      <p class="type-line">
        <span class="kind">{kindNames[kind].one}</span> · {source ?? gameNames[game]}
        {isExample ? ` · ${title}` : ''}
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
