import { z } from 'zod';
import { Problem } from '../../problem.ts';
import { rulingAddress } from '../addresses.ts';
import { gameField, nothing } from '../input.ts';
import type { AddPage } from '../page.ts';
import { rulingsToShow } from '../rulings-to-show.ts';

/** Leads to another ruling each time. */
export function addRandomRulingPage(add: AddPage): void {
  add({
    path: '/random/ruling',
    params: nothing,
    query: z.object({ game: gameField }),
    make({ query: { game }, services, work }) {
      const rulings = rulingsToShow(services, game, work);
      const ruling = rulings[Math.floor(Math.random() * rulings.length)];
      if (ruling === undefined) throw new Problem('ruling/not-found', 'There are no rulings yet.');
      return { redirect: rulingAddress(ruling.id), isPermanent: false };
    },
  });
}
