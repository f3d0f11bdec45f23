import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../problem.ts';
import type { Assets } from './assets.ts';
import type { Page } from './page.ts';
import { writtenPage } from './page-cache.ts';
import { SearchForm } from './parts/search-form.tsx';
import { addressOfRequest, sendPage } from './send-page.ts';
import { writePage } from './write-page.tsx';

/** Replies with a problem as a page. */
export type SendProblemPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
) => Promise<FastifyReply>;

export function createProblemPages(assets: Assets): SendProblemPage {
  return async (request, reply, problem) => {
    reply.code(problem.status);
    const { retryAfter } = problem.extra;
    if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
    const page = writtenPage(writePage(problemPage(problem), addressOfRequest(request), assets));
    await sendPage(request, reply, page);
    return reply.header('cache-control', 'no-store');
  };
}

function problemPage(problem: Problem): Page {
  return {
    title: problem.status === 404 ? 'Not found' : problem.title,
    description: problem.message,
    requests: [],
    isUnlisted: true,
    body: (
      <>
        <h1>{problem.status === 404 ? 'This page does not exist' : problem.title}</h1>
        <p>{problem.message}</p>
        <SearchForm q="" game={undefined} />
      </>
    ),
  };
}
