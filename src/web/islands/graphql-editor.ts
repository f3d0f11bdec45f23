import { json, jsonParseLinter } from '@codemirror/lang-json';
import { linter } from '@codemirror/lint';
import { Compartment } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { graphql, graphqlLanguageSupport } from 'cm6-graphql';
import { buildSchema } from 'graphql';
import { type Asked, askedIn, fragmentOf } from '../graphql/editor/address.ts';
import { answerTo } from '../graphql/editor/answer-to.ts';
import { documentation } from '../graphql/editor/documentation.ts';
import { highlightedJson } from '../graphql/editor/highlighted-json.ts';
import { onPage } from '../graphql/editor/on-page.ts';
import { operationAt } from '../graphql/editor/operation-at.ts';
import { replaceField } from '../graphql/editor/replace-field.ts';

const form = onPage('#query-form', HTMLFormElement);
const status = onPage('#query-form output', HTMLOutputElement);
const answerField = onPage('#answer', HTMLElement);
const answerPane = onPage('#answer pre', HTMLPreElement);
const copyLink = onPage('#copy-link', HTMLButtonElement);

const queryLanguage = new Compartment();
const query = replaceField('query', {
  language: queryLanguage.of(graphqlLanguageSupport()),
  onChange: rememberSoon,
  onRun: run,
});
const variables = replaceField('variables', {
  language: [json(), linter((view) => (view.state.doc.length === 0 ? [] : jsonParseLinter()(view)))],
  onChange: rememberSoon,
  onRun: run,
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  run();
});
answerField.hidden = false;
form.classList.add('live');
for (const link of document.querySelectorAll<HTMLAnchorElement>('#examples a')) {
  const example = askedIn(link.search);
  if (example !== undefined) link.href = fragmentOf(example);
}
if ('clipboard' in navigator) {
  copyLink.hidden = false;
  copyLink.addEventListener('click', async () => {
    remember();
    await navigator.clipboard.writeText(location.href);
    status.textContent = 'Copied the address of this query.';
  });
}
window.addEventListener('hashchange', openAddress);
openAddress();
loadSchema();

function asked(): Asked {
  return { query: query.state.doc.toString(), variables: variables.state.doc.toString() };
}

/** Shows the question that the address has. */
function openAddress(): void {
  const given = askedIn(location.hash);
  if (given === undefined) return;
  replaceText(query, given.query);
  replaceText(variables, given.variables);
  status.textContent = '';
  answerPane.textContent = '';
}

function replaceText(editor: EditorView, text: string): void {
  const { doc } = editor.state;
  if (doc.toString() !== text) editor.dispatch({ changes: { from: 0, to: doc.length, insert: text } });
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Browsers refuse to change the address with every key. */
function rememberSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(remember, 400);
}

function remember(): void {
  clearTimeout(timer);
  history.replaceState(null, '', fragmentOf(asked()));
}

let runs = 0;

async function run(): Promise<void> {
  runs += 1;
  const turn = runs;
  status.textContent = 'Running…';
  const operation = operationAt(query.state.doc.toString(), query.state.selection.main.head);
  const { summary, json: text = '' } = await answerTo(form.action, asked(), operation);
  // A later run may have overtaken this one.
  if (turn !== runs) return;
  status.textContent = summary;
  answerPane.replaceChildren(highlightedJson(text));
  // On a phone, the answer is below the screen.
  if (answerField.getBoundingClientRect().top > window.innerHeight / 2) answerField.scrollIntoView();
}

/** Until the schema is there, the editor knows the language only. */
async function loadSchema(): Promise<void> {
  try {
    const reply = await fetch('/graphql/schema');
    const schema = buildSchema(await reply.text(), { assumeValid: true });
    query.dispatch({ effects: queryLanguage.reconfigure([graphql(schema), documentation(schema)]) });
  } catch {
    status.textContent = 'The schema could not be loaded, so the editor cannot suggest fields.';
  }
}
