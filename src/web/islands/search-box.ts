/** Shows results below each search box while somebody types. Without it the box is a plain form. */
import type { AutocompleteView } from '../../catalogue/views.ts';
import type { LookUpView } from '../../look-up/views.ts';
import { withQuery } from '../addresses.ts';
import { foundAddress } from '../found-address.ts';
import { foundTitle } from '../found-title.ts';
import { gameNames } from '../game-names.ts';
import { kindNames } from '../kind-names.ts';

/** Milliseconds without a key before the service is asked. */
const PAUSE = 150;
const MOST_NAMES = 4;
const MOST_SHOWN = 8;

interface Option {
  readonly href: string;
  readonly title: string;
  readonly about: string;
}

/** How many boxes the page has; each list of results has an id of its own. */
let boxes = 0;

for (const form of document.querySelectorAll<HTMLFormElement>('.search-form form')) enhance(form);

addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
  const field = document.querySelector<HTMLInputElement>('.search-form input[type="search"]');
  if (field === null) return;
  event.preventDefault();
  field.focus();
  field.select();
});

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

function enhance(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[type="search"]');
  if (field === null) return;
  boxes += 1;
  const list = document.createElement('ul');
  list.id = `search-results-${boxes}`;
  list.className = 'search-results';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Results');
  list.hidden = true;
  const said = document.createElement('p');
  said.className = 'visually-hidden';
  said.setAttribute('role', 'status');
  form.append(list, said);
  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id,
    'aria-keyshortcuts': '/',
  };
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);

  let options: readonly Option[] = [];
  /** The option that Enter opens; -1 for the form itself. */
  let active = -1;
  let timer: number | undefined;
  let request: AbortController | undefined;

  const isOpen = () => !list.hidden;

  const close = (): void => {
    clearTimeout(timer);
    request?.abort();
    list.hidden = true;
    field.setAttribute('aria-expanded', 'false');
    activate(-1);
  };

  const activate = (place: number): void => {
    list.children[active]?.setAttribute('aria-selected', 'false');
    active = place;
    const item = list.children[place];
    item?.setAttribute('aria-selected', 'true');
    item?.scrollIntoView({ block: 'nearest' });
    if (item === undefined) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', item.id);
  };

  const show = (found: readonly Option[]): void => {
    options = found;
    list.replaceChildren(...found.map((option, place) => itemOf(option, `${list.id}-${place}`)));
    list.hidden = found.length === 0;
    field.setAttribute('aria-expanded', String(found.length > 0));
    activate(-1);
    said.textContent = announced(found.length);
  };

  const ask = async (): Promise<void> => {
    request?.abort();
    const q = field.value.trim();
    if (q === '') return close();
    request = new AbortController();
    const { signal } = request;
    try {
      const found = await find(q, new FormData(form).get('game'), signal);
      if (!signal.aborted && document.activeElement === field) show(found);
    } catch {
      // Aborted, or without an answer: the form still works.
      if (!signal.aborted) close();
    }
  };

  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(ask, PAUSE);
  });
  field.addEventListener('blur', close);
  field.addEventListener('keydown', (event) => {
    const { key } = event;
    if (key === 'Escape' && isOpen()) close();
    else if (key === 'ArrowDown' && !isOpen()) ask();
    else if (key === 'ArrowDown' || (key === 'ArrowUp' && isOpen()))
      activate(moved(key, active, options.length));
    else if (key === 'Enter' && isOpen() && active >= 0) open(options[active]);
    else return;
    event.preventDefault();
  });
  // The field keeps the focus, so that the list is still there when the click comes.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const item = target instanceof Element ? target.closest('[role="option"]') : null;
    if (item !== null) open(options[[...list.children].indexOf(item)]);
  });
}

/** From the field through all options and back to the field. */
function moved(key: string, active: number, count: number): number {
  if (key === 'ArrowDown') return active + 1 === count ? -1 : active + 1;
  return active === -1 ? count - 1 : active - 1;
}

function open(option: Option | undefined): void {
  if (option !== undefined) location.assign(option.href);
}

function itemOf({ title, about }: Option, id: string): HTMLLIElement {
  const item = document.createElement('li');
  item.id = id;
  item.setAttribute('role', 'option');
  item.setAttribute('aria-selected', 'false');
  const kind = document.createElement('span');
  kind.textContent = about;
  item.append(title, ' ', kind);
  return item;
}

function announced(count: number): string {
  if (count === 0) return 'No results yet. Press Enter to search.';
  return `${count} ${count === 1 ? 'result' : 'results'}. Use the arrow keys to choose one.`;
}

/** Cards whose names begin like this, then what answers best. */
async function find(
  q: string,
  ofGame: FormDataEntryValue | null,
  signal: AbortSignal,
): Promise<readonly Option[]> {
  const game = typeof ofGame === 'string' ? ofGame : undefined;
  const [names, answers] = await Promise.all([
    get<AutocompleteView>(withQuery('/v1/cards/autocomplete', { q, game, limit: MOST_NAMES }), signal),
    get<LookUpView>(withQuery('/v1/search', { q, game, limit: MOST_SHOWN }), signal),
  ]);
  const cards = names.items.map((card) => ({
    ...card,
    kind: 'card' as const,
    id: `${card.game}/${card.slug}`,
    title: card.name,
    highlights: [],
  }));
  const options = new Map<string, Option>();
  for (const item of [...cards, ...answers.items]) {
    const href = foundAddress(item);
    const title = titleOf(item);
    if (!options.has(href)) options.set(href, { href, title, about: aboutOf(item) });
  }
  return [...options.values()].slice(0, MOST_SHOWN);
}

type Found = Pick<LookUpView['items'][number], 'kind' | 'title' | 'highlights'>;

const LONGEST_TITLE = 90;

/** Many rules and rulings share a heading, so they are shown by what they say. */
function titleOf(item: Found): string {
  if (item.kind !== 'ruling' && item.kind !== 'rule') return foundTitle(item);
  const saying = (['question', 'text'] as const)
    .map((field) => item.highlights.find((one) => one.field === field)?.parts ?? [])
    .map((parts) => parts.map(({ text }) => text).join(''))
    .find((text) => text !== '');
  if (saying === undefined) return foundTitle(item);
  return saying.length <= LONGEST_TITLE
    ? saying
    : `${saying.slice(0, saying.lastIndexOf(' ', LONGEST_TITLE))} …`;
}

const aboutOf = ({ kind, game }: Pick<LookUpView['items'][number], 'kind' | 'game'>): string =>
  `${kindNames[kind].one} · ${gameNames[game]}`;

async function get<Answer>(address: string, signal: AbortSignal): Promise<Answer> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}
