import type { GameSlug } from '../../games/registry.ts';
import type { RuleView } from '../../rulings/views.ts';
import { withQuery } from '../addresses.ts';
import type { Section } from '../books/books.ts';
import type { Otherwise } from '../books/otherwise.ts';
import type { Beside } from '../books/shelf.ts';
import type { Terms } from '../glossary-terms.ts';
import { BesideRules } from './beside-rules.tsx';
import { Permalink } from './permalink.tsx';
import { WithTerms } from './with-terms.tsx';

interface RuleSectionProps {
  readonly game: GameSlug;
  readonly section: Section;
  /** Whether the sections of the book have numbers. */
  readonly isNumbered: boolean;
  /** Whether it is the only section of its page, whose heading names it already. */
  readonly isAlone: boolean;
  readonly beside: Beside;
  readonly otherwise: ReadonlyMap<string, readonly Otherwise[]>;
  readonly terms: Terms;
}

/** A section of a rulebook: its rules, and beside them its rulings and worked examples. */
export function RuleSection({
  game,
  section,
  isNumbered,
  isAlone,
  beside,
  otherwise,
  terms,
}: RuleSectionProps) {
  const { section: place, heading, rules, depth } = section;
  const Heading = depth === 0 ? 'h2' : 'h3';
  const seen = new Set<string>();
  return (
    <section class="rule-section" id={place}>
      {isAlone ? null : (
        <Heading>
          {isNumbered ? <span class="number">{place} </span> : null}
          {heading} <Permalink place={place} to="section" />
        </Heading>
      )}
      <ul class="rules">
        {rules.map((rule) => (
          <Rule
            key={rule.id}
            rule={rule}
            game={game}
            otherwise={otherwise.get(rule.id) ?? []}
            terms={terms}
            seen={seen}
          />
        ))}
      </ul>
      <BesideRules beside={beside} game={game} heading={heading} terms={terms} seen={seen} />
    </section>
  );
}

interface RuleProps {
  readonly rule: RuleView;
  readonly game: GameSlug;
  readonly otherwise: readonly Otherwise[];
  readonly terms: Terms;
  readonly seen: Set<string>;
}

function Rule({ rule, game, otherwise, terms, seen }: RuleProps) {
  const { id, statement, held, citation } = rule;
  const place = id.slice(citation.source.length + 1);
  return (
    <li id={place} class={otherwise.some(({ isOverridden }) => isOverridden) ? 'overridden' : undefined}>
      <Permalink place={place} to="rule" />
      <WithTerms text={statement} game={game} terms={terms} seen={seen} />
      {held === 'advice' ? <span class="tag"> Advice</span> : null}
      {otherwise.map(({ key, here, there, means, isOverridden }) => (
        <p key={there.id} class="otherwise">
          {isOverridden ? 'Overridden by the ' : ''}
          <a href={withQuery(`/rules/${game}/compare`, { left: here, right: there.id, point: key })}>
            {there.name}
          </a>
          : {means}
        </p>
      ))}
    </li>
  );
}
