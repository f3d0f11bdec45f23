import type { GameSlug } from '../../games/registry.ts';
import type { RulingView } from '../../rulings/views.ts';
import { cardAddress, exampleAddress, rulingAddress } from '../addresses.ts';
import type { Beside } from '../books/shelf.ts';
import type { Terms } from '../glossary-terms.ts';
import { counted } from '../words.ts';
import { lengthOf, RulingTitles, splitToFit } from './fitting-rulings.tsx';
import { WithTerms } from './with-terms.tsx';

interface BesideRulesProps {
  readonly beside: Beside;
  readonly game: GameSlug;
  readonly heading: string;
  readonly terms: Terms;
  readonly seen: Set<string>;
}

/** Characters for the rulings of a section that are shown whole. */
const FOR_RULINGS = 2000;

/** Characters of a page for the link to a ruling or worked example. */
const LINK = 150;

/** Characters that the rulings and worked examples of a section take on a page. */
export function lengthBeside({ rulings, examples }: Beside): number {
  const [whole, others] = splitToFit(rulings, FOR_RULINGS);
  return whole.reduce((sum, one) => sum + lengthOf(one), 0) + (others.length + examples.length) * LINK;
}

/** The rulings and worked examples of a section: in the margin of a wide page, otherwise to be opened. */
export function BesideRules({ beside: { rulings, examples }, game, heading, terms, seen }: BesideRulesProps) {
  if (rulings.length + examples.length === 0) return null;
  const counts = [counted(rulings.length, 'ruling'), counted(examples.length, 'worked example')];
  const [whole, others] = splitToFit(rulings, FOR_RULINGS);
  return (
    <details class="beside">
      <summary>{counts.filter((count) => count !== null).join(', ')}</summary>
      {rulings.length === 0 ? null : <b>Rulings</b>}
      {whole.map((ruling) => (
        <RulingBeside
          key={ruling.id}
          ruling={ruling}
          game={game}
          heading={heading}
          terms={terms}
          seen={seen}
        />
      ))}
      {others.length === 0 ? null : <RulingTitles rulings={others} />}
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
