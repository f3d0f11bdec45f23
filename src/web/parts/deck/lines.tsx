import { cardAddress } from '../../addresses.ts';
import type { CheckedDeck, DeckReport, UnknownLine } from '../../decks/answers.ts';
import { counted } from '../../decks/in-words.ts';
import { type ShownLine, shownZones } from '../../decks/shown-lines.ts';
import type { DeskActions } from './desk.tsx';

/** Doubts that the list of cards shows itself. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(['line/undecided', 'line/mark-kept']);

/** Lines of the list that could not be read, and how ambiguous lines were read. */
export function ReadingNotes({ list: { unread, remarks } }: Pick<CheckedDeck, 'list'>) {
  return (
    <>
      <Notes title={`${counted(unread.length, 'line was', 'lines were')} not read`} notes={unread} />
      <Notes title="How the list was read" notes={remarks.filter(({ code }) => !SHOWN_ELSEWHERE.has(code))} />
    </>
  );
}

interface NotesProps {
  readonly title: string;
  readonly notes: CheckedDeck['list']['unread'] | CheckedDeck['list']['remarks'];
}

function Notes({ title, notes }: NotesProps) {
  if (notes.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="deck-remarks">
        {notes.map(({ message, place, ...line }) => (
          <li key={`${place.line} ${place.pointer} ${message}`}>
            {place.line === null ? null : <strong>Line {place.line}: </strong>}
            {'written' in line && line.written !== null ? <code>{line.written}</code> : null} {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DeckLinesProps {
  readonly checked: CheckedDeck;
  readonly report: DeckReport;
  readonly actions: DeskActions | undefined;
}

/** The lines of the deck, with a mark at each line that is part of a problem. */
export function DeckLines({ checked, report, actions }: DeckLinesProps) {
  return (
    <section class="deck-lines">
      <h2>The deck, card by card</h2>
      {shownZones(checked, report).map(({ name, copies, lines }) => (
        <section key={name} aria-label={name}>
          <h3>
            {name} <span class="faint">{copies}</span>
          </h3>
          <ul>
            {lines.map((line, at) => (
              <Line key={at} line={line} game={checked.game} actions={actions} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

interface LineProps {
  readonly line: ShownLine;
  readonly game: string;
  readonly actions: DeskActions | undefined;
}

function Line({ line: { quantity, name, slug, problems, unknown }, game, actions }: LineProps) {
  return (
    <li class={problems.length > 0 ? 'in-problem' : unknown === undefined ? undefined : 'is-unknown'}>
      <span class="gutter">
        {problems.map((number) => (
          <a key={number} href={`#problem-${number}`} aria-label={`Problem ${number}`}>
            {number}
          </a>
        ))}
        {unknown === undefined ? null : <span aria-hidden="true">?</span>}
      </span>
      <span class="quantity">{quantity}</span>
      <span class="card-name">
        {slug === null ? name : <a href={cardAddress(game, slug)}>{name}</a>}
        {unknown === undefined ? null : <Suggestions line={unknown} actions={actions} />}
      </span>
    </li>
  );
}

interface SuggestionsProps {
  readonly line: UnknownLine;
  readonly actions: DeskActions | undefined;
}

function Suggestions({ line, actions }: SuggestionsProps) {
  const { suggestions, reason } = line;
  return (
    <span class="card-suggestions">
      <em>{reason === 'ambiguous' ? 'Several cards have this name.' : 'Unknown card.'}</em>
      {suggestions.length === 0 ? null : ' Did you mean '}
      {suggestions.slice(0, 4).map(({ slug, name, game }, at) => (
        <span key={slug}>
          {at === 0 ? '' : ' or '}
          {actions === undefined ? (
            <a href={cardAddress(game, slug)}>{name}</a>
          ) : (
            <button type="button" class="quiet" onClick={() => actions.pick(line, name)}>
              {name}
            </button>
          )}
        </span>
      ))}
      {suggestions.length === 0 ? null : '?'}
    </span>
  );
}
