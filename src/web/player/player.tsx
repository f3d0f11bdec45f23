import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { changesBetween } from '../board/changes.ts';
import { type ExampleOnPage, headingOf } from './example-on-page.ts';
import { loadStates, stepIn } from './load-states.ts';

type States = readonly unknown[] | 'loading' | 'failed';

/** Shows one step of the example at a time, with the board after it. */
export function Player({ example }: { readonly example: ExampleOnPage }) {
  const { id, cards, steps, others, table } = example;
  const last = steps.length - 1;
  const [at, setAt] = useState(() => Math.min(stepIn(location.hash) ?? 0, last));
  const [states, setStates] = useState<States>('loading');
  const go = (to: number) => setAt(within(to, last));

  useEffect(() => {
    loadStates(id).then(setStates, () => setStates('failed'));
    const follow = () => go(stepIn(location.hash) ?? 0);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const move = moveOf(event);
      if (move === undefined) return;
      event.preventDefault();
      // Keys may come faster than the page is drawn.
      setAt((from) => within(move(from, last), last));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  useEffect(() => {
    const isFailed = states === 'failed';
    for (const [number, step] of steps.entries()) step.hidden = !isFailed && number !== at;
    if (states === 'loading') return;
    for (const other of others) other.hidden = !isFailed;
    if (!isFailed) {
      const changes = at === 0 ? undefined : changesBetween(states[at - 1], states[at]);
      render(
        <>
          <Board key={at} state={states[at]} cards={cards} {...(changes && { changes })} />
          <StepList steps={steps} at={at} go={go} />
        </>,
        table,
      );
    }
    if (!isFailed && (at > 0 || location.hash !== '')) history.replaceState(null, '', `#step-${at}`);
  }, [at, states]);

  if (states === 'failed') return <p role="status">The board could not be loaded. All moves are below.</p>;
  return (
    <>
      <Controls at={at} last={last} go={go} />
      <p class="visually-hidden" role="status">
        {`Step ${at} of ${last}: ${headingOf(steps[at])}. ${verdictOf(steps[at])}`}
      </p>
    </>
  );
}

const verdictOf = (step: HTMLElement | undefined) => step?.querySelector('.verdict')?.textContent ?? '';

interface ControlsProps {
  readonly at: number;
  readonly last: number;
  go(to: number): void;
}

/** A button that cannot go further stays where the keyboard is. */
function Controls({ at, last, go }: ControlsProps) {
  const button = (name: string, to: number, isOver: boolean) => (
    <button type="button" class="quiet" aria-disabled={isOver} onClick={() => go(to)}>
      {name}
    </button>
  );
  return (
    <div class="controls">
      {button('First', 0, at === 0)}
      {button('Back', at - 1, at === 0)}
      <span aria-hidden="true">
        {at} / {last}
      </span>
      {button('Next', at + 1, at === last)}
      {button('Last', last, at === last)}
    </div>
  );
}

interface StepListProps {
  readonly steps: readonly HTMLElement[];
  readonly at: number;
  go(to: number): void;
}

function StepList({ steps, at, go }: StepListProps) {
  return (
    <details class="step-list">
      <summary>All steps</summary>
      <ol start={0}>
        {steps.map((step, number) => (
          <li key={step.id} data-outcome={step.dataset.outcome}>
            <a
              href={`#step-${number}`}
              aria-current={number === at ? 'step' : undefined}
              onClick={(event) => {
                event.preventDefault();
                go(number);
              }}
            >
              {headingOf(step).replace(/^\d+\. /, '')}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}

const within = (step: number, last: number): number => Math.max(0, Math.min(last, step));

type Move = (from: number, last: number) => number;

const moves: Readonly<Record<string, Move>> = {
  ArrowLeft: (from) => from - 1,
  ArrowRight: (from) => from + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Where a key leads; undefined for other keys, and where keys mean something else. */
function moveOf({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Move | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (target instanceof Element && target.closest('input, textarea, select, pre')) return undefined;
  return moves[key];
}
