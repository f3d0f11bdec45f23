import type { VNode } from 'preact';
import type { z } from 'zod';
import type { Snapshot } from '../database/snapshot/snapshot.ts';
import type { GameSlug } from '../games/registry.ts';
import type { Services } from '../services.ts';
import type { Work } from '../work.ts';

/** A page for people, before it is written. */
export interface Page {
  /** What the page is about; the title of the window adds the name of the service. */
  readonly title: string;
  /** One sentence for search engines and link previews. */
  readonly description: string;
  readonly body: VNode;
  /** The game whose colours the page has; absent for pages about both games. */
  readonly game?: GameSlug | undefined;
  /** The requests of the public interface that give what the page shows. */
  readonly requests: readonly string[];
  /** Scripts that the page loads, by the names of their files in islands/, without the ending. */
  readonly islands?: readonly string[];
  /** Path of a picture for link previews. */
  readonly picture?: string | undefined;
  /** Path of the page under which search engines know it. Absent: the path that was asked for, without its query. */
  readonly canonical?: string | undefined;
  /** Search engines do not list the page: it is one of very many alike, or an error. */
  readonly isUnlisted?: boolean;
}

/** Another address that answers. */
export interface Redirect {
  readonly redirect: string;
  /** Whether the address has moved for good; otherwise the reply may differ each time. */
  readonly isPermanent: boolean;
}

/** What a page gets to answer with. */
export interface Asked<Params, Query> {
  readonly params: Params;
  readonly query: Query;
  readonly services: Services;
  readonly work: Work;
}

/** A page that nobody has asked for yet. */
export interface PageAhead<Params> {
  readonly path: string;
  readonly params: Params;
}

/** A kind of page: its path, the input that it reads, and how it is made. */
export interface PageKind<Params extends z.ZodType, Query extends z.ZodObject> {
  readonly path: string;
  readonly params: Params;
  /** Unknown parameters are ignored: links from elsewhere bring their own. */
  readonly query: Query;
  /** The JSON body for programs that do not ask for HTML. Absent: they get the page as well. */
  readonly forPrograms?: object;
  /** Pages that are written before somebody asks for them, without a query; those that most people read. */
  ahead?(snapshot: Snapshot): Iterable<PageAhead<z.input<Params>>>;
  /** Throws a Problem for what is not there. */
  make(asked: Asked<z.output<Params>, z.output<Query>>): Page | Redirect | Promise<Page | Redirect>;
}

/** Adds a kind of page to the service. */
export type AddPage = <Params extends z.ZodType, Query extends z.ZodObject>(
  kind: PageKind<Params, Query>,
) => void;
