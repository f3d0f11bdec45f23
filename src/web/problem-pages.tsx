import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../problem.ts';
import type { Page } from './page.ts';
import { writtenPage } from './page-cache.ts';
import { ProblemSuggestions } from './parts/problem-suggestions.tsx';
import { SearchForm } from './parts/search-form.tsx';
import { addressOfRequest, sendPage } from './send-page.ts';
import type { Site } from './site.ts';
import { type Address, writePage } from './write-page.tsx';

/** Replies with a problem as a page. */
export type SendProblemPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
) => Promise<FastifyReply>;

export function createProblemPages(site: Site): SendProblemPage {
  return async (request, reply, problem) => {
    reply.code(problem.status);
    const { retryAfter } = problem.extra;
    if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
    const address = addressOfRequest(request);
    const page = writtenPage(writePage(problemPage(problem, address), address, site));
    await sendPage(request, reply, page);
    return reply.header('cache-control', 'no-store');
  };
}

function problemPage(problem: Problem, { path }: Address): Page {
  const { title, message } = inWords(problem);
  return {
    title,
    description: message,
    requests: [],
    isUnlisted: true,
    body: (
      <div class="problem-page">
        <h1>{title}</h1>
        <p>{message}</p>
        <ProblemSuggestions problem={problem} />
        <SearchForm q={problem.status === 404 ? wordsOf(path) : ''} game={undefined} />
        <p class="faint small">
          For developers: <code>{problem.code}</code>, status {problem.status}
        </p>
      </div>
    ),
  };
}

/** What is wrong and what to do, for people. */
function inWords({ code, title, message, status, extra }: Problem): { title: string; message: string } {
  if (code === 'route/not-found')
    return {
      title: 'This page does not exist',
      message: 'Nothing has this address. It may be mistyped, or a link to it may be incomplete.',
    };
  if (code === 'card/not-found')
    return { title, message: 'No card has this address. It may be mistyped, or the card has another name.' };
  if (code === 'service/busy' || code === 'request/too-many')
    return {
      title: 'Too many requests at the moment',
      message: `Please try again in ${typeof extra.retryAfter === 'number' ? `${extra.retryAfter} s` : 'a moment'}.`,
    };
  if (status >= 500)
    return { title: 'Something went wrong here', message: `${message} Please try again later.` };
  return { title, message };
}

/** The last part of an address as words to search for. */
function wordsOf(path: string): string {
  const [last = ''] = (path.split('?')[0] ?? '').split('/').filter(Boolean).slice(-1);
  try {
    return decodeURIComponent(last)
      .replaceAll(/[-_.]+/g, ' ')
      .slice(0, 200);
  } catch {
    return '';
  }
}
