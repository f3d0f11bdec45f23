import { nothing } from '../input.ts';
import type { AddPage } from '../page.ts';

/** What a visitor without network gets for any address: a script shows what was kept for it. */
export function addOfflinePage(add: AddPage): void {
  add({
    path: '/offline',
    params: nothing,
    query: nothing,
    make: () => ({
      title: 'Without network',
      description: 'Cards, rulings, rules and the glossary as they were kept at the last visit.',
      requests: ['/v1/bulk'],
      islands: ['offline-reader'],
      isUnlisted: true,
      body: (
        <div id="offline-reader">
          <h1>Without network</h1>
          <p>Open any card, ruling, rule or the glossary here while you have no network.</p>
        </div>
      ),
    }),
  });
}
