import { z } from 'zod';
import { nothing } from '../input.ts';
import type { AddPage } from '../page.ts';
import { Ruling } from '../parts/ruling.tsx';

/** One ruling, to link to. */
export function addRulingPage(add: AddPage): void {
  add({
    path: '/rulings/*',
    params: z.object({ '*': z.string() }),
    query: nothing,
    make({ params: { '*': id }, services }) {
      const ruling = services.rulings.byId(id);
      const heading = ruling.citation.heading ?? ruling.citation.section;
      return {
        title: `Ruling: ${heading}`,
        description: ruling.statement,
        game: ruling.game,
        requests: [`/v1/rulings/${id}`],
        body: (
          <>
            <h1>{heading}</h1>
            <Ruling ruling={ruling} />
          </>
        ),
      };
    },
  });
}
