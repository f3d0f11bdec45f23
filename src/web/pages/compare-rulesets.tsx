import { z } from 'zod';
import type { GameSlug } from '../../games/registry.ts';
import type { RulesetComparisonView, RulesetDecisionView } from '../../rulings/views.ts';
import type { Services } from '../../services.ts';
import { ruleAddress, withQuery } from '../addresses.ts';
import { type Terms, termsOf } from '../glossary-terms.ts';
import { game, textField } from '../input.ts';
import type { AddPage, Page } from '../page.ts';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { WithTerms } from '../parts/with-terms.tsx';
import { counted } from '../words.ts';

type Point = RulesetComparisonView['differences'][number];
type Games = ReturnType<Services['catalogue']['games']>['games'];

/** Where two rulesets of a game differ, side by side. */
export function addCompareRulesetsPage(add: AddPage): void {
  add({
    path: '/rules/:game/compare',
    params: z.object({ game }),
    query: z.object({ left: textField(100), right: textField(100), point: textField(100) }),
    make({ params: { game: slug }, query: asked, services, work }) {
      const known = services.catalogue.games().games.find((one) => one.slug === slug);
      const name = known?.name ?? slug;
      const rulesets = known?.rulesets ?? [];
      const [first, second] = rulesets;
      if (first === undefined || second === undefined) return nothingToCompare(slug, name);
      const left = asked.left ?? first.id;
      const right = asked.right ?? rulesets.find(({ id }) => id !== left)?.id ?? second.id;
      const { a, b, differences } = services.rulesetComparisons.compare(slug, left, right);
      const shown = differences.find((one) => one.switch === asked.point);
      const address = (point?: string) => withQuery(`/rules/${slug}/compare`, { left, right, point });
      const terms = termsOf(services, slug, work);
      return {
        title: `${name}: ${a.name} and ${b.name} compared`,
        description: `${differences.length} differences between the rulesets ${a.name} and ${b.name} of ${name}.`,
        game: slug,
        islands: ['definitions'],
        isUnlisted: asked.point !== undefined,
        requests: [withQuery(`/v1/rules/${slug}/compare`, { a: left, b: right })],
        body: (
          <>
            <Crumbs slug={slug} name={name} />
            <h1>
              {a.name} and {b.name}
            </h1>
            <ChooseRulesets slug={slug} rulesets={rulesets} left={left} right={right} />
            {shown === undefined ? (
              <Overview differences={differences} names={[a.name, b.name]} address={address} />
            ) : (
              <>
                <Difference slug={slug} point={shown} names={[a.name, b.name]} terms={terms} />
                <p>
                  <a href={address()}>All {counted(differences.length, 'difference')}</a>
                </p>
              </>
            )}
          </>
        ),
      };
    },
  });
}

interface OverviewProps {
  readonly differences: readonly Point[];
  readonly names: readonly [string, string];
  readonly address: (point?: string) => string;
}

/** What each ruleset decides, in a line for each difference. */
function Overview({ differences, names: [left, right], address }: OverviewProps) {
  return (
    <>
      <p role="status">
        {counted(differences.length, 'difference') ?? 'They do not differ. Choose two other rulesets'}.
      </p>
      {differences.length === 0 ? null : (
        <table class="differences">
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">{left}</th>
              <th scope="col">{right}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ switch: point, decides, a, b }) => (
              <tr key={point}>
                <th scope="row">
                  <a href={address(point)}>{decides}</a>
                </th>
                <td>{a.means}</td>
                <td>{b.means}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function nothingToCompare(slug: GameSlug, name: string): Page {
  return {
    title: `${name}: rulesets`,
    description: `${name} has one ruleset.`,
    game: slug,
    isUnlisted: true,
    requests: ['/v1/games'],
    body: (
      <>
        <Crumbs slug={slug} name={name} />
        <h1>Nothing to compare</h1>
        <p>
          {name} has one ruleset. <a href={`/rules/${slug}`}>Read its rules</a>.
        </p>
      </>
    ),
  };
}

function Crumbs({ slug, name }: { readonly slug: GameSlug; readonly name: string }) {
  return (
    <Breadcrumbs
      above={[
        ['/rules', 'Rules'],
        [`/rules/${slug}`, name],
      ]}
      here="Compare rulesets"
    />
  );
}

interface ChooseRulesetsProps {
  readonly slug: GameSlug;
  readonly rulesets: Games[number]['rulesets'];
  readonly left: string;
  readonly right: string;
}

function ChooseRulesets({ slug, rulesets, left, right }: ChooseRulesetsProps) {
  const sides = [
    ['left', 'Ruleset', left],
    ['right', 'Compared with', right],
  ] as const;
  return (
    <form class="filters" action={`/rules/${slug}/compare`} method="get">
      {sides.map(([side, label, chosen]) => (
        <label key={side}>
          {label}
          <select name={side}>
            {rulesets.map(({ id, name }) => (
              <option key={id} value={id} selected={id === chosen}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit">Compare</button>
    </form>
  );
}

interface DifferenceProps {
  readonly slug: GameSlug;
  readonly point: Point;
  readonly names: readonly [string, string];
  readonly terms: Terms;
}

function Difference({ slug, point, names, terms }: DifferenceProps) {
  const seen = new Set<string>();
  const [left, right] = names;
  return (
    <section class="difference" id={point.switch}>
      <h2>{point.decides}</h2>
      <Decision slug={slug} decision={point.a} name={left} terms={terms} seen={seen} />
      <Decision slug={slug} decision={point.b} name={right} terms={terms} seen={seen} />
      {point.onlyDescribes === null ? null : <p class="faint small">{point.onlyDescribes}</p>}
    </section>
  );
}

interface DecisionProps {
  readonly slug: GameSlug;
  readonly decision: RulesetDecisionView;
  readonly name: string;
  readonly terms: Terms;
  readonly seen: Set<string>;
}

function Decision({ slug, decision, name, terms, seen }: DecisionProps) {
  const { means, statement, because, rule, takenOver, citation } = decision;
  const decides = rule ?? takenOver;
  return (
    <div class="decision">
      <h3>{name}</h3>
      <p>
        <strong>{means}</strong>
      </p>
      {statement === null ? null : (
        <p>
          <WithTerms text={statement} game={slug} terms={terms} seen={seen} />
        </p>
      )}
      {because === null ? null : <p>{because}</p>}
      {decides === null || citation === null ? null : (
        <p class="faint small">
          {takenOver === null ? '' : 'Not decided here; taken over from '}
          <a href={ruleAddress(slug, decides)}>
            {citation.title}, {citation.heading ?? citation.section}
          </a>
        </p>
      )}
    </div>
  );
}
