import { ruleAddress } from '../../addresses.ts';
import type { DeckReport, Fix, Remark, Violation } from '../../decks/answers.ts';
import { shownRemarks } from '../../decks/in-words.ts';
import { withSymbolNames } from '../symbol.tsx';
import type { DeskActions } from './desk.tsx';

interface ReportProps {
  readonly report: DeckReport;
  readonly actions?: DeskActions | undefined;
}

/** What one format says of a deck: problems with their rules and fixes, remarks, advice. */
export function Report({ report, actions }: ReportProps) {
  const { format, violations, advice, fixes } = report;
  const remarks = shownRemarks(report);
  return (
    <section class="report" aria-label={format.name}>
      {violations.length === 0 ? null : (
        <>
          <h2>{violations.length === 1 ? 'The problem' : 'The problems'}</h2>
          <ol class="deck-problems">
            {violations.map((violation, at) => (
              <Problem
                key={`${violation.code} ${violation.message}`}
                violation={violation}
                id={`problem-${at + 1}`}
                actions={actions}
                isOnlyOne={violations.length === 1}
                game={report.game}
              />
            ))}
          </ol>
        </>
      )}
      {fixes.length === 0 ? null : (
        <>
          <h3>{fixes.length === 1 ? 'This makes the deck legal' : 'Each of these makes the deck legal'}</h3>
          <Fixes fixes={fixes} actions={actions} />
        </>
      )}
      <Remarks title="Remarks" remarks={remarks} game={report.game} />
      <Remarks title="Advice of the rulebook" remarks={advice} game={report.game} />
    </section>
  );
}

interface ProblemProps {
  readonly violation: Violation;
  readonly id: string;
  readonly actions: DeskActions | undefined;
  readonly isOnlyOne: boolean;
  readonly game: string;
}

function Problem({ violation, id, actions, isOnlyOne, game }: ProblemProps) {
  const { message, fixes } = violation;
  return (
    <li id={id} tabIndex={-1}>
      <p>
        {withSymbolNames(message)} <Rule of={violation} game={game} />
      </p>
      {isOnlyOne ? null : <Fixes fixes={fixes.slice(0, 3)} actions={actions} />}
    </li>
  );
}

interface FixesProps {
  readonly fixes: readonly Fix[];
  readonly actions: DeskActions | undefined;
}

function Fixes({ fixes, actions }: FixesProps) {
  if (fixes.length === 0) return null;
  return (
    <ul class="deck-fixes">
      {fixes.map((fix) => (
        <li key={fix.message}>
          {actions === undefined ? (
            fix.message
          ) : (
            <button type="button" class="quiet" onClick={() => actions.apply(fix)}>
              {fix.message}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface RemarksProps {
  readonly title: string;
  readonly remarks: readonly Remark[];
  readonly game: string;
}

function Remarks({ title, remarks, game }: RemarksProps) {
  if (remarks.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul class="deck-remarks">
        {remarks.map((remark) => (
          <li key={`${remark.code} ${remark.message}`}>
            {withSymbolNames(remark.message)} <Rule of={remark} game={game} />
            {remark.cards.length < 2 ? null : (
              <details>
                <summary>Which cards</summary>
                {remark.cards.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
              </details>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface RuleProps {
  readonly of: Violation | Remark;
  readonly game: string;
}

/** The rule that a problem or a remark cites. */
function Rule({ of: { rule, citedRule }, game }: RuleProps) {
  if (rule === null) return null;
  const { title, section, heading } = citedRule?.citation ?? { title: rule, section: '', heading: null };
  // Rulebooks without numbers of sections are cited by their headings.
  const place = /^\d/.test(section) ? [section, heading].filter(Boolean).join(' ') : (heading ?? section);
  return (
    <a class="cited-rule" href={ruleAddress(game, rule)} title={citedRule?.statement}>
      {title}
      {place === '' ? '' : `, ${place}`}
    </a>
  );
}
