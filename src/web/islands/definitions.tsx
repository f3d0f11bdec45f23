/** Shows the definition of a term while the pointer or the focus is on its link. */
const WAIT = 150;
const texts = new Map<string, Promise<string | undefined>>();
let shown: HTMLElement | undefined;
let shownFor: HTMLAnchorElement | undefined;
let timer = 0;

interface Term {
  readonly id: string;
  readonly definition: string;
}

/** The definition that a link leads to; undefined if the service does not answer. */
function definitionOf({ href, textContent }: HTMLAnchorElement): Promise<string | undefined> {
  const known = texts.get(href);
  if (known !== undefined) return known;
  const [, glossary, game, term = ''] = new URL(href).pathname.split('/');
  const anchor = decodeURIComponent(term);
  const asked = fetch(`/v1/${glossary}/${game}?${new URLSearchParams({ q: textContent, limit: '5' })}`)
    .then((answer) => (answer.ok ? answer.json() : { items: [] }))
    .then(
      ({ items }: { items: readonly Term[] }) =>
        items.find(({ id }) => id.endsWith(`/${anchor}`))?.definition,
    )
    .catch(() => undefined);
  texts.set(href, asked);
  return asked;
}

async function show(link: HTMLAnchorElement): Promise<void> {
  if (link === shownFor) return;
  hide();
  shownFor = link;
  const definition = await definitionOf(link);
  if (definition === undefined || shownFor !== link) return;
  shown = document.createElement('span');
  shown.className = 'definition';
  shown.id = 'definition';
  shown.setAttribute('role', 'tooltip');
  shown.textContent = definition;
  link.after(shown);
  link.setAttribute('aria-describedby', shown.id);
}

function hide(): void {
  shownFor?.removeAttribute('aria-describedby');
  shown?.remove();
  shown = undefined;
  shownFor = undefined;
}

const termAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a.term') : null;
const isInside = (target: EventTarget | null): boolean =>
  target instanceof Element && shown?.contains(target) === true;

document.addEventListener('pointerover', ({ target, pointerType }) => {
  if (pointerType === 'touch') return;
  const link = termAt(target);
  if (link === shownFor && link !== null) return clearTimeout(timer);
  if (isInside(target)) return clearTimeout(timer);
  clearTimeout(timer);
  timer = window.setTimeout(() => (link === null ? hide() : show(link)), WAIT);
});
document.addEventListener('focusin', ({ target }) => {
  const link = termAt(target);
  if (link?.matches(':focus-visible')) show(link);
  else hide();
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hide();
});
