import type { Catalogued } from '../board/face.ts';

/** A worked example as the server wrote it. */
export interface ExampleOnPage {
  readonly id: string;
  readonly cards: Catalogued;
  /** Where the buttons go. */
  readonly place: Element;
  /** Where the board goes. */
  readonly table: Element;
  /** The situation, and then each move. */
  readonly steps: readonly HTMLElement[];
  /** What is seen only while all steps are. */
  readonly others: readonly HTMLElement[];
}

export function readExample(page: Document): ExampleOnPage | undefined {
  const root = page.querySelector<HTMLElement>('[data-example]');
  const place = root?.querySelector('.player');
  const table = root?.querySelector('.table');
  if (root === null || !place || !table) return undefined;
  const { example: id = '', cards = '{}' } = root.dataset;
  return {
    id,
    cards: JSON.parse(cards),
    place,
    table,
    steps: [...root.querySelectorAll<HTMLElement>('.step')],
    others: [...root.querySelectorAll<HTMLElement>('.moves, .result, #step-0 > .board')],
  };
}

/** The heading of a step, as plain text. */
export function headingOf(step: HTMLElement | undefined): string {
  return step?.querySelector('h2, h3')?.textContent ?? '';
}
