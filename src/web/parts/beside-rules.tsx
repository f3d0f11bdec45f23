import type { GameSlug } from '../../games/registry.ts';
import type { RulingView } from '../../rulings/views.ts';
import { cardAddress, exampleAddress, rulingAddress } from '../addresses.ts';
import type { Beside } from '../books/shelf.ts';
import type { Terms } from '../glossary-terms.ts';
import { counted } from '../words.ts';
import { WithTerms } from './with-terms.tsx';

interface BesideRulesProps {
  readonly beside: Beside;
  readonly game: GameSlug;
  readonly heading: string;
  readonly terms: Terms;
  readonly seen: Set<string>;
}

/** The rulings and worked examples of a section: in the margin of a wide page, otherwise to be opened. */
export function BesideRules({ beside: { rulings, examples }, game, heading, terms, seen }: BesideRulesProps) {
  if (rulings.length + examples.length === 0) return null;
  const counts = [counted(rulings.length, 'ruling'), counted(examples.length, 'worked example')];
  return (
    <details class="beside">
      <summary>{counts.filter((count) => count !== null).join(', ')}</summary>
      {rulings.length === 0 ? null : <b>Rulings</b>}
      {rulings.map((ruling) => (
        <RulingBeside
          key={ruling.id}
          ruling={ruling}
          game={game}
          heading={heading}
          terms={terms}
          seen={seen}
        />
      ))}
      {examples.length === 0 ? null : (
        <>
          <b>Worked examples</b>
          <ul>
            {examples.map(({ id, about }) => (
              <li key={id}>
                <a href={exampleAddress(id)}>{about}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

interface RulingBesideProps extends Omit<BesideRulesProps, 'beside'> {
  readonly ruling: RulingView;
}

function RulingBeside({ ruling, game, heading, terms, seen }: RulingBesideProps) {
  const { id, question, statement, cards, status, citation } = ruling;
  const entry = citation.heading === heading ? null : citation.heading;
  return (
    <div class="beside-ruling" data-status={status}>
      <p>
        {status === 'superseded' ? <b>Superseded. </b> : null}
        {question === null ? null : <i>{question} </i>}
        <WithTerms text={statement} game={game} terms={terms} seen={seen} />
      </p>
      <p class="small">
        <a href={rulingAddress(id)}>{entry ?? 'Ruling'}</a>
        {cards.map(({ slug, name }) => (
          <>
            {' · '}
            <a href={cardAddress(game, slug)}>{name}</a>
          </>
        ))}
      </p>
    </div>
  );
}
