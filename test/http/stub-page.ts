import { runInNewContext } from 'node:vm';
import { z } from 'zod';

type Listener = (event: { preventDefault(): void }) => void;

/** The parts of a DOM element that the example pages use. */
export class StubElement {
  value = '';
  href = '';
  readonly #listeners = new Map<string, Listener>();
  #children: readonly (StubElement | string)[] = [];

  get children(): readonly StubElement[] {
    return this.#children.filter((child) => child instanceof StubElement);
  }

  get textContent(): string {
    return this.#children.map((child) => (typeof child === 'string' ? child : child.textContent)).join('');
  }

  set textContent(text: string) {
    this.#children = [text];
  }

  append(...children: readonly (StubElement | string)[]): void {
    this.#children = [...this.#children, ...children];
  }

  replaceChildren(...children: readonly (StubElement | string)[]): void {
    this.#children = children;
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }

  submit(): void {
    this.#listeners.get('submit')?.({ preventDefault: () => undefined });
  }
}

const ELEMENT = /<\w+ id="(\w+)"(?: [a-z]+="\d+")*(?: value="([^"]*)")?>([^<]*)/g;

/** Runs the script of a page with a stub document, without a browser; returns its elements by id. */
export function openPage(html: string): (id: string) => StubElement {
  const elements = new Map<string, StubElement>();
  for (const [, id = '', value, text = ''] of html.matchAll(ELEMENT)) {
    const element = new StubElement();
    element.value = value ?? text.trim();
    elements.set(id, element);
  }
  const getElementById = (id: string) => z.instanceof(StubElement).parse(elements.get(id));
  const document = { getElementById, createElement: () => new StubElement() };
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];
  runInNewContext(script, { document, fetch });
  return getElementById;
}
