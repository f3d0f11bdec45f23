import { z } from 'zod';
import type { RulingView } from '../../rulings/views.ts';
import {
  cardAddress,
  chapterAddress,
  exampleAddress,
  ruleAddress,
  rulingAddress,
  withQuery,
} from '../addresses.ts';
import { capitalised } from '../board/reading.ts';
import type { Section } from '../books/books.ts';
import { shelfOf } from '../books/shelf.ts';
import { type Terms, termsOf } from '../glossary-terms.ts';
import { nothing } from '../input.ts';
import type { AddPage, Asked } from '../page.ts';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { Citation } from '../parts/citation.tsx';
import { CopyCitation } from '../parts/copy-citation.tsx';
import { WithTerms } from '../parts/with-terms.tsx';
import { everything } from '../per-content.ts';

const params = z.object({ '*': z.string() });

/** One ruling, to link to. */
export function addRulingPage(add: AddPage): void {
  add({
    path: '/rulings/*',
    params,
    query: nothing,
    make(asked) {
      const { services, work } = asked;
      const ruling = services.rulings.byId(asked.params['*']);
      const { id, game, question, statement, note, citation } = ruling;
      const heading = citation.heading ?? citation.section;
      return {
        title: `Ruling: ${heading}`,
        description: statement,
        game,
        islands: ['definitions', 'copy-citation'],
        requests: [
          `/v1/rulings/${id}`,
          ...(citation.url === null ? [] : [citation.url]),
          withQuery('/v1/rule-check/examples', { ruling: id }),
        ],
        body: (
          <>
            <Breadcrumbs
              above={[
                ['/rules', 'Rules'],
                [`/rulings?game=${game}`, 'Rulings'],
              ]}
              here={heading}
            />
            <article class="one-ruling" data-status={ruling.status}>
              <h1>{heading}</h1>
              <Status ruling={ruling} asked={asked} />
              {question === null ? null : <p class="question">{question}</p>}
              <p class="decision">
                <WithTerms text={statement} game={game} terms={termsOf(services, game, work)} />
              </p>
              {note === null ? null : <p class="note">{note}</p>}
              <Origin ruling={ruling} />
              <CopyCitation text={`${statement} (${citation.title}, ${heading})`} path={rulingAddress(id)} />
            </article>
            <Cards ruling={ruling} />
            <Explained ruling={ruling} asked={asked} />
            <Examples id={id} asked={asked} />
          </>
        ),
      };
    },
  });
}

type AskedRuling = Asked<z.output<typeof params>, unknown>;

interface OfRuling {
  readonly ruling: RulingView;
}

interface InService extends OfRuling {
  readonly asked: AskedRuling;
}

/** What superseded the ruling, and what it superseded. */
function Status({ ruling: { id, game, supersededBy }, asked: { services, work } }: InService) {
  const all = services.rulings.search({ game }, everything, work).items;
  const earlier = all.filter((one) => one.supersededBy === id);
  return (
    <>
      {supersededBy === null ? null : (
        <p class="status">
          Superseded by{' '}
          <a href={rulingAddress(supersededBy)}>{headingOf(services.rulings.byId(supersededBy))}</a>.
        </p>
      )}
      {earlier.length === 0 ? null : (
        <p class="small">
          It supersedes{' '}
          {earlier.map((one, at) => (
            <>
              {at === 0 ? '' : ', '}
              <a href={rulingAddress(one.id)}>{headingOf(one)}</a>
            </>
          ))}
          .
        </p>
      )}
    </>
  );
}

const headingOf = ({ citation: { title, heading, section } }: RulingView): string =>
  `${title}, ${heading ?? section}`;

function Origin({ ruling: { citation, date, issuer } }: OfRuling) {
  return (
    <p class="faint small">
      <Citation citation={citation} />
      {[issuer, date].filter((one) => one !== null).map((one) => ` · ${one}`)}
    </p>
  );
}

function Cards({ ruling: { game, cards } }: OfRuling) {
  if (cards.length === 0) return null;
  return (
    <section>
      <h2>Cards</h2>
      <ul class="plain">
        {cards.map(({ slug, name }) => (
          <li key={slug}>
            <a href={cardAddress(game, slug)}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** More rules than these are one link. */
const MOST_RULES = 8;

/** The rules that the ruling explains: those of its section. */
function Explained({ ruling, asked: { services, work } }: InService) {
  const { game, citation } = ruling;
  const shelf = shelfOf(services, game, work);
  const sections = shelf.books.find(({ source }) => source === citation.source)?.chapters ?? [];
  const section = sections
    .flatMap((chapter) => chapter.sections)
    .find((one) => one.section === citation.section || one.heading === citation.heading);
  if (section === undefined) return null;
  return (
    <RulesOfSection
      game={game}
      source={citation.source}
      section={section}
      terms={termsOf(services, game, work)}
    />
  );
}

interface RulesOfSectionProps {
  readonly game: RulingView['game'];
  readonly source: string;
  readonly section: Section;
  readonly terms: Terms;
}

function RulesOfSection({ game, source, section: { section, heading, rules }, terms }: RulesOfSectionProps) {
  const seen = new Set<string>();
  return (
    <section>
      <h2>The rules it explains</h2>
      <ul class="plain">
        {rules.slice(0, MOST_RULES).map(({ id, statement }) => (
          <li key={id}>
            <WithTerms text={statement} game={game} terms={terms} seen={seen} />{' '}
            <a class="no-print" href={ruleAddress(game, id)} aria-label="In the rulebook">
              ¶
            </a>
          </li>
        ))}
      </ul>
      {rules.length <= MOST_RULES ? null : (
        <p>
          <a href={chapterAddress(game, source, section)}>
            All {rules.length} rules of {heading}
          </a>
        </p>
      )}
    </section>
  );
}

function Examples({ id, asked: { services } }: { readonly id: string; readonly asked: AskedRuling }) {
  const examples = services.workedExamples.showing(id);
  if (examples.length === 0) return null;
  return (
    <section>
      <h2>Worked examples</h2>
      <ul class="plain">
        {examples.map((one) => (
          <li key={one.id}>
            <a href={exampleAddress(one.id)}>{capitalised(one.about)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
