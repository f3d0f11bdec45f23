import { cardAddress } from '../../addresses.ts';
import type { CheckedDeck, DeckReport, UnknownLine } from '../../decks/answers.ts';
import { counted } from '../../decks/in-words.ts';
import { type ShownLine, shownZones } from '../../decks/shown-lines.ts';
import type { DeskActions } from './desk.tsx';

/** Lines of the list that could not be read, and what was ambiguous. */
export function UnreadLines({ list: { unread, remarks } }: Pick<CheckedDeck, 'list'>) {
  if (unread.length === 0) return null;
  const undecided = remarks.filter(({ code }) => code !== 'line/undecided');
  return (
    <section>
      <h2>{counted(unread.length, 'line was', 'lines were')} not read</h2>
      <ul class="deck-remarks">
        {[...unread, ...undecided].map(({ message, place, ...line }) => (
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
