import { useEffect, useRef, useState } from 'preact/hooks';
import { deckFragment, deckInLink, holdsDeck } from '../../deck-link.ts';
import { Desk } from '../parts/deck/desk.tsx';
import type { CheckedDeck, DeckGame, DeckQuestion, Fix, UnknownLine } from './answers.ts';
import { checkDeck, closest } from './check-deck.ts';
import { httpDeckService, Unanswered } from './http-deck-service.ts';
import { withCard, withFix } from './mended-list.ts';
import { Sharing } from './sharing.tsx';
import { textOfFile } from './text-of-file.ts';

interface DeckCheckProps {
  readonly games: readonly DeckGame[];
  readonly examples: Readonly<Record<string, string>>;
  /** What the form of the page holds. */
  readonly given: DeckQuestion;
}

/** Longer files are not deck lists. */
const LARGEST_FILE = 1_000_000;

/** The deck check with scripts: it asks the service, and keeps the deck in the address. */
export function DeckCheck({ games, examples, given }: DeckCheckProps) {
  const [question, setQuestion] = useState(given);
  const [checked, setChecked] = useState<CheckedDeck>();
  const [error, setError] = useState<string>();
  const [format, setFormat] = useState<string>();
  const [earlier, setEarlier] = useState<readonly DeckQuestion[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const checks = useRef(0);
  const fragment = useRef<string | undefined>(undefined);

  /** Does what asks the service. Only the newest check shows its result. */
  const attempt = async (work: () => Promise<() => void>) => {
    checks.current += 1;
    const number = checks.current;
    setIsBusy(true);
    let show: () => void;
    try {
      show = await work();
    } catch (reason) {
      show = () => {
        setChecked(undefined);
        setError(reason instanceof Unanswered ? reason.message : 'The list could not be checked.');
        if (!(reason instanceof Unanswered)) reportError(reason);
      };
    }
    if (number !== checks.current) return;
    show();
    setIsBusy(false);
  };

  const checkedOf = async (next: DeckQuestion) => {
    const [result, address] = await Promise.all([
      checkDeck(httpDeckService, games, next),
      deckFragment(next),
    ]);
    return () => {
      setQuestion(next);
      setChecked(result);
      setError(undefined);
      fragment.current = address;
      keepInAddress(address);
      showVerdict();
    };
  };

  const check = (next: DeckQuestion) => {
    setQuestion(next);
    if (next.list.trim() === '') {
      setChecked(undefined);
      return setError('Paste a deck list first, or open a file.');
    }
    return attempt(() => checkedOf(next));
  };

  const mend = (edited: (checked: CheckedDeck) => Promise<string>) => {
    if (checked === undefined) return;
    return attempt(async () => {
      const show = await checkedOf({ ...question, list: await edited(checked) });
      return () => {
        setEarlier([...earlier, question]);
        show();
      };
    });
  };

  const openAddress = async () => {
    const written = location.hash.slice(1);
    if (!holdsDeck(written)) return keepInAddress(fragment.current);
    try {
      check(await deckInLink(written));
    } catch {
      setError('This link is damaged. Ask for it again, or paste the list.');
    }
  };

  const openFile = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > LARGEST_FILE) return setError('This file is too large for a deck list.');
    check({ list: await textOfFile(file), game: undefined, formats: [] });
  };

  useEffect(() => {
    if (holdsDeck(location.hash.slice(1))) openAddress();
    else if (question.list.trim() !== '') check(question);
    addEventListener('hashchange', openAddress);
    return () => removeEventListener('hashchange', openAddress);
  }, []);

  const shown = checked === undefined ? 0 : positionOf(checked, format);
  const previous = earlier.at(-1);
  const ask = (next: DeckQuestion) => (checked === undefined ? setQuestion(next) : check(next));
  return (
    <Desk
      games={games}
      examples={examples}
      question={question}
      checked={checked}
      error={error}
      isBusy={isBusy}
      shown={shown}
      actions={{
        write: (list) => setQuestion({ ...question, list }),
        chooseGame: (game) => ask({ ...question, game }),
        chooseFormats: (formats) => ask({ ...question, formats }),
        check: (list) => check(list === undefined ? question : { list, game: undefined, formats: [] }),
        open: openFile,
        show: (at) => setFormat(checked?.reports[at]?.format.slug),
        apply: (fix: Fix) => mend((deck) => withFix(httpDeckService, question.list, deck, fix)),
        pick: (line: UnknownLine, name) =>
          mend((deck) => withCard(httpDeckService, question.list, deck, line, name)),
        undo:
          previous === undefined
            ? undefined
            : () => {
                setEarlier(earlier.slice(0, -1));
                check(previous);
              },
      }}
      sharing={
        checked === undefined ? null : (
          <Sharing
            list={question.list}
            game={checked.game}
            name={checked.list.name}
            link={fragment.current}
          />
        )
      }
    />
  );
}

/** The report of a format, or else the one with the fewest problems. */
function positionOf(checked: CheckedDeck, format: string | undefined): number {
  const chosen = checked.reports.findIndex((report) => report.format.slug === format);
  return chosen === -1 ? closest(checked) : chosen;
}

/** Shows the deck in the address without a new entry in the history. */
function keepInAddress(fragment: string | undefined): void {
  history.replaceState(
    null,
    '',
    fragment === undefined ? location.pathname : `${location.pathname}#${fragment}`,
  );
}

/** Scrolls to the verdict where it is out of sight, as on phones. */
function showVerdict(): void {
  requestAnimationFrame(() => document.querySelector('.deck-verdict')?.scrollIntoView({ block: 'nearest' }));
}
