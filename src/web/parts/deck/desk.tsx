import type { ComponentChildren } from 'preact';
import type { CheckedDeck, DeckGame, DeckQuestion, Fix, UnknownLine } from '../../decks/answers.ts';
import { counted, verdictOf } from '../../decks/in-words.ts';
import { DeckForm } from './deck-form.tsx';
import { Figures } from './figures.tsx';
import { DeckLines, ReadingNotes } from './lines.tsx';
import { Report } from './report.tsx';

/** What a person can do on the page beyond sending the form; only with scripts. */
export interface DeskActions {
  write(list: string): void;
  chooseGame(game: string | undefined): void;
  chooseFormats(formats: readonly string[]): void;
  check(list?: string): void;
  open(file: File | undefined): void;
  show(report: number): void;
  apply(fix: Fix): void;
  pick(line: UnknownLine, name: string): void;
  /** Undefined if there is nothing to undo. */
  readonly undo: (() => void) | undefined;
}

export interface DeskProps {
  readonly games: readonly DeckGame[];
  readonly examples: Readonly<Record<string, string>>;
  readonly question: DeckQuestion;
  readonly checked: CheckedDeck | undefined;
  /** Why the list was not checked, in words for people. */
  readonly error: string | undefined;
  /** Whether a check is under way. */
  readonly isBusy: boolean;
  /** Position of the report to show. */
  readonly shown: number;
  readonly actions?: DeskActions;
  /** What scripts add below the verdict. */
  readonly sharing?: ComponentChildren;
}

/** The deck check: the list, the verdict, and the deck with its figures. The server and the script write the same. */
export function Desk(props: DeskProps) {
  const { checked, error, isBusy, shown, actions, sharing, games } = props;
  const report = checked?.reports[shown];
  return (
    <div class="desk" data-game={checked?.game}>
      <DeckForm {...props} />
      <div class="deck-findings">
        <div class="deck-verdict" role="status" aria-label="Verdict" aria-busy={isBusy}>
          {error === undefined ? null : <p class="deck-error">{error}</p>}
          {isBusy && checked === undefined ? <p>Checking…</p> : null}
          {checked === undefined ? null : (
            <Verdicts checked={checked} shown={shown} actions={actions} games={games} />
          )}
        </div>
        {checked === undefined && error === undefined && !isBusy ? <Offer /> : null}
        {checked === undefined || report === undefined ? null : (
          <>
            <Report report={report} actions={actions} />
            <ReadingNotes list={checked.list} />
          </>
        )}
      </div>
      {checked === undefined || report === undefined ? null : (
        <>
          <DeckLines checked={checked} report={report} actions={actions} />
          <div>
            <Figures game={checked.game} statistics={report.statistics} />
            {sharing}
          </div>
        </>
      )}
    </div>
  );
}

/** What a person gets, before there is a verdict. */
function Offer() {
  return (
    <div class="deck-offer">
      <h2>What you get</h2>
      <ul>
        <li>every broken rule, with its place in the rulebook</li>
        <li>the smallest changes that make the deck legal</li>
        <li>names with typing errors, and the cards they may mean</li>
        <li>the deck in figures, and the list for other programs</li>
      </ul>
      <p>Nothing is stored: the deck is in the address of the page, so that you can share it.</p>
    </div>
  );
}

interface VerdictsProps {
  readonly checked: CheckedDeck;
  readonly shown: number;
  readonly actions: DeskActions | undefined;
  readonly games: readonly DeckGame[];
}

/** The verdict of each format; a click shows its report. */
function Verdicts({ checked: { reports, game, list, deck }, shown, actions, games }: VerdictsProps) {
  const copies = deck.zones.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <ul class="deck-verdicts" data-game={game}>
        {reports.map((report, at) => (
          <li key={report.format.slug} data-legal={String(report.legal)}>
            {actions === undefined || reports.length === 1 ? (
              <span class="verdict-of">
                <VerdictOf report={report} />
              </span>
            ) : (
              <button
                type="button"
                class="verdict-of"
                aria-pressed={at === shown}
                onClick={() => actions.show(at)}
              >
                <VerdictOf report={report} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <p class="faint small">
        {[games.find(({ slug }) => slug === game)?.name, list.name ?? undefined, counted(copies, 'card')]
          .filter((part) => part !== undefined)
          .join(' · ')}
      </p>
    </>
  );
}

function VerdictOf({ report }: { readonly report: CheckedDeck['reports'][number] }) {
  return (
    <>
      <strong>{verdictOf(report)}</strong> <span class="verdict-format">{report.format.name}</span>
    </>
  );
}
