import { z } from 'zod';
import type { Problem } from '../../problem.ts';
import { type AskedCards, cardSearchAddress } from '../card-search-address.ts';

interface QueryProblemProps {
  readonly asked: AskedCards;
  readonly problem: Problem;
}

/** Where the mistake is, and what could be there instead. */
const place = z.object({
  position: z.int(),
  length: z.int(),
  expected: z.array(z.string()).default([]),
  suggestion: z.string().optional(),
});

/** A query that cannot be read: the query with its mistake marked, and corrected queries as links. */
export function QueryProblem({ asked, problem }: QueryProblemProps) {
  const { code, message } = problem;
  const isName = code === 'search/unknown-key' || code === 'search/unknown-value';
  if (code === 'search/unknown-order' || code === 'search/bad-cursor') return <StaleAddress asked={asked} />;
  const read = place.safeParse(problem.extra);
  const mistake = read.success ? read.data : undefined;
  const known = code === 'search/unknown-key' ? [mistake?.suggestion] : (mistake?.expected ?? []);
  return (
    <section class="query-problem">
      <h2>This search cannot be read</h2>
      {mistake === undefined ? null : <Marked q={asked.q} {...mistake} />}
      <p>{message}</p>
      {mistake === undefined || !isName ? null : (
        <ul class="corrections">
          {known.map((name) =>
            name === undefined ? null : (
              <li key={name}>
                <a href={cardSearchAddress({ ...asked, q: corrected(asked.q, mistake, name) })}>
                  <code>{corrected(asked.q, mistake, name)}</code>
                </a>
              </li>
            ),
          )}
        </ul>
      )}
    </section>
  );
}

function Marked({ q, position, length }: { readonly q: string; position: number; length: number }) {
  return (
    <p class="marked-query">
      <code>
        {q.slice(0, position)}
        <mark>{q.slice(position, position + length) || '…'}</mark>
        {q.slice(position + length)}
      </code>
    </p>
  );
}

/** The query with a known name in the place of the mistake. */
function corrected(q: string, { position, length }: z.output<typeof place>, name: string): string {
  const value = /[\s()":=<>]/.test(name) ? `"${name}"` : name;
  return q.slice(0, position) + value + q.slice(position + length);
}

function StaleAddress({ asked }: { readonly asked: AskedCards }) {
  return (
    <section class="query-problem">
      <h2>This page of the results is gone</h2>
      <p>
        The address is incomplete, or the cards have changed.{' '}
        <a href={cardSearchAddress({ ...asked, order: 'name' })}>Start at the first page</a>
      </p>
    </section>
  );
}
