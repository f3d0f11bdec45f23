import type { ApolloServerOptions } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Context } from './context.ts';
import { limits } from './limits.ts';

/** Documents that clients name by their hash: Apollo's automatic persisted queries. */
export interface PersistedQueries {
  /** Where Apollo keeps and finds them. */
  readonly forApollo: NonNullable<Exclude<ApolloServerOptions<Context>['persistedQueries'], false>>;
  /** Makes a request for a known hash the plain request for its document. */
  readonly expand: (request: FastifyRequest) => void;
  /** Keeps the document of a request that names its hash, once a worker thread has answered it. */
  readonly keep: (request: FastifyRequest) => void;
}

const MOST_DOCUMENTS = 2_000;
/** At most 4 MiB, at two bytes a character. The least recently used documents make room for others. */
const MOST_CHARACTERS = 2 * 1024 * 1024;

export function keepPersistedQueries(): PersistedQueries {
  const documents = new LRUCache<string, string>({
    max: MOST_DOCUMENTS,
    maxSize: MOST_CHARACTERS,
    maxEntrySize: limits.length + LONGEST_KEY,
    sizeCalculation: (document, key) => document.length + key.length,
  });
  return {
    forApollo: {
      cache: {
        get: async (key) => documents.get(key),
        set: async (key, document) => {
          documents.set(key, document);
        },
        delete: async (key) => documents.delete(key),
      },
    },
    expand(request) {
      const { hash, query } = askedIn(request);
      if (hash === undefined || query !== undefined) return;
      const document = documents.get(keyOf(hash));
      if (document !== undefined) replace(request, document);
    },
    keep(request) {
      const { hash, query } = askedIn(request);
      if (hash !== undefined && typeof query === 'string') documents.set(keyOf(hash), query);
    },
  };
}

/** Apollo's prefix and a SHA-256 in hexadecimal digits. */
const LONGEST_KEY = 'apq:'.length + 64;
const keyOf = (hash: string) => `apq:${hash}`;

interface Asked {
  readonly hash?: string | undefined;
  readonly query?: unknown;
}

function askedIn({ method, query, body }: FastifyRequest): Asked {
  const parameters: unknown = method === 'GET' ? query : body;
  if (!isObject(parameters)) return {};
  return { hash: hashIn(parameters.extensions), query: parameters.query };
}

function hashIn(extensions: unknown): string | undefined {
  const persisted = objectIn(extensions)?.persistedQuery;
  if (!isObject(persisted) || persisted.version !== 1) return undefined;
  return typeof persisted.sha256Hash === 'string' ? persisted.sha256Hash : undefined;
}

/** A GET has its extensions as JSON text. */
function objectIn(extensions: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof extensions !== 'string') return isObject(extensions) ? extensions : undefined;
  try {
    return objectIn(JSON.parse(extensions));
  } catch {
    return undefined;
  }
}

/** Puts the document in the place of its hash, also for a worker thread, which has documents of its own. */
function replace(request: FastifyRequest, document: string): void {
  if (request.method === 'GET') {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    searchParams.delete('extensions');
    searchParams.set('query', document);
    request.raw.url = `${pathname}?${searchParams}`;
    request.query = Object.fromEntries(searchParams);
    return;
  }
  const { extensions: _, ...parameters } = isObject(request.body) ? request.body : {};
  request.body = { ...parameters, query: document };
  request.sentBody = Buffer.from(JSON.stringify(request.body));
  request.headers['content-length'] = String(request.sentBody.length);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
