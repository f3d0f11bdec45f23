/**
 * Sends the form without leaving the page, and shows the answer below it. Without scripts, the browser opens the answer
 * as a page of its own.
 */
export const queryFormScript = `
const form = document.querySelector('form');
const answer = document.querySelector('output');

async function answerTo({ query, variables }) {
  let values;
  try {
    values = JSON.parse(variables || '{}');
  } catch (error) {
    return 'The variables are not valid JSON: ' + error.message;
  }
  try {
    const reply = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: JSON.stringify({ query, variables: values }),
    });
    return JSON.stringify(await reply.json(), null, 2);
  } catch (error) {
    return 'The service did not answer: ' + error.message;
  }
}

async function run() {
  answer.textContent = 'Running…';
  answer.textContent = await answerTo(Object.fromEntries(new FormData(form)));
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  run();
});
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run();
});
`;

/** A form for a document and its variables. The example must be safe in HTML. */
export function queryForm(example: string): string {
  return `<form action="/graphql" target="_blank">
<label for="query">Query</label>
<textarea id="query" name="query" rows="12" spellcheck="false" required>
${example}</textarea>
<label for="variables">Variables, as a JSON object</label>
<textarea id="variables" name="variables" rows="2" spellcheck="false">{}</textarea>
<button>Run (Ctrl+Enter)</button>
<output for="query variables"></output>
</form>`;
}
