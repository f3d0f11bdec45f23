import { exampleQueries } from './example-queries.ts';

/**
 * A form for a document and its variables. Without scripts, the browser opens the answer as a page of its own; the
 * island puts editors in place of the fields.
 */
export function QueryForm() {
  const [{ query, variables }] = exampleQueries;
  return (
    <div class="query-page">
      <nav aria-label="Examples">
        <ul id="examples">
          {exampleQueries.map((example) => (
            <li key={example.title}>
              <a href={addressOf(example)} rel="nofollow">
                {example.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form id="query-form" action="/graphql" target="_blank" rel="noopener">
        <div class="bar">
          <button type="submit">Run</button>
          <button type="button" id="copy-link" class="quiet" hidden>
            Copy link
          </button>
          <output for="query variables" />
        </div>
        <div class="field query">
          <label for="query">Query</label>
          <textarea id="query" name="query" rows={14} spellcheck={false} required>
            {query}
          </textarea>
        </div>
        <div class="field variables">
          <label for="variables">Variables (JSON)</label>
          <textarea id="variables" name="variables" rows={6} spellcheck={false}>
            {variables}
          </textarea>
        </div>
        <section id="answer" class="field answer" aria-labelledby="answer-title" hidden>
          <h3 id="answer-title">Answer</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long answer must scroll with the keyboard */}
          <pre tabIndex={0} />
        </section>
      </form>
    </div>
  );
}

function addressOf({ query, variables }: { readonly query: string; readonly variables: string }): string {
  return `/graphql?${new URLSearchParams({ query, variables })}`;
}
