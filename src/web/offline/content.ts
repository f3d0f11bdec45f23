import type { z } from 'zod';
import type { cardLine, ruleLine, rulingLine, termLine } from '../../bulk/line-forms.ts';
import type { BulkFilesView } from '../../bulk/views.ts';

/** The lines of each kept file. */
interface Lines {
  readonly cards: z.infer<typeof cardLine>;
  readonly rulings: z.infer<typeof rulingLine>;
  readonly rules: z.infer<typeof ruleLine>;
  readonly glossary: z.infer<typeof termLine>;
}

type Kind = keyof Lines;
export type KeptCard = Lines['cards'];
export type KeptRule = Lines['rules'];
export type KeptTerm = Lines['glossary'];

const KINDS: readonly string[] = ['cards', 'rulings', 'rules', 'glossary'] satisfies Kind[];
const CACHE = 'content';
export const games = ['shadowfist', 'highlander'] as const;

/** Keeps the current bulk files of everything that people read, and drops former ones. */
export async function keepContent(): Promise<void> {
  const listing = await fetch('/v1/bulk');
  const { items }: BulkFilesView = await listing.json();
  const wanted = items.filter(({ kind }) => KINDS.includes(kind)).map(({ url }) => url);
  const cache = await caches.open(CACHE);
  const held = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(wanted.filter((url) => !held.includes(url)));
  await Promise.all(held.filter((url) => !wanted.includes(url)).map((url) => cache.delete(url)));
}

/** The lines of a kept file; none if it was not kept. */
export async function keptLines<Of extends Kind>(game: string, kind: Of): Promise<readonly Lines[Of][]> {
  const cache = await caches.open(CACHE);
  const start = `/v1/bulk/${game}-${kind}-`;
  const request = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(start));
  const file = request && (await cache.match(request));
  if (file === undefined) return [];
  const lines = (await file.text()).split('\n').filter((line) => line !== '');
  return lines.map((line): Lines[Of] => JSON.parse(line));
}
