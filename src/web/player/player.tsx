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
  const go = (to: number) => setAt(Math.max(0, Math.min(last, to)));

  useEffect(() => {
    loadStates(id).then(setStates, () => setStates('failed'));
    const follow = () => go(stepIn(location.hash) ?? 0);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const to = targetOf(event, at, last);
      if (to === undefined) return;
      event.preventDefault();
      go(to);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [at]);

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

/** The step to which a key leads; undefined for other keys, and where keys mean something else. */
function targetOf(event: KeyboardEvent, at: number, last: number): number | undefined {
  const { key, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  if (target instanceof Element && target.closest('input, textarea, select, pre')) return undefined;
  if (key === 'ArrowLeft') return at - 1;
  if (key === 'ArrowRight') return at + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}
