import type { FastifyReply, FastifyRequest } from 'fastify';
import { writtenPage } from './page-cache.ts';
import { addressOfRequest, sendPage } from './send-page.ts';
import type { Site } from './site.ts';
import { writePage } from './write-page.tsx';

/** A page of the documentation: its title and its content, which this service has written itself. */
interface Document {
  readonly title: string;
  readonly html: string;
}

/** Gives the documentation the dress of all pages. */
export function createDocumentPages(site: Site) {
  return (request: FastifyRequest, reply: FastifyReply, { title, html }: Document): Promise<FastifyReply> => {
    const page = {
      title,
      description: `${title}: documentation of Arbiter.`,
      requests: [],
      islands: ['copy-buttons'],
      // The HTML comes from files of this service.
      body: <div class="document" dangerouslySetInnerHTML={{ __html: html }} />,
    };
    return sendPage(request, reply, writtenPage(writePage(page, addressOfRequest(request), site)));
  };
}
