import { z } from 'zod';
import { exampleAddress } from '../addresses.ts';
import { nothing } from '../input.ts';
import type { AddPage } from '../page.ts';

/** Addresses under which pages were before. */
export function addMovedPages(add: AddPage): void {
  add({
    path: '/docs/rule-check/examples',
    params: nothing,
    query: nothing,
    make: () => ({ redirect: '/examples', isPermanent: true }),
  });
  add({
    path: '/docs/rule-check/examples/:game/:name',
    params: z.object({ game: z.string(), name: z.string() }),
    query: nothing,
    make: ({ params: { game, name } }) => ({
      redirect: exampleAddress(`${encodeURIComponent(game)}/${encodeURIComponent(name)}`),
      isPermanent: true,
    }),
  });
}
