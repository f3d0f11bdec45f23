import type { AddPage } from './page.ts';
import { addHomePage } from './pages/home.tsx';
import { addOfflinePage } from './pages/offline.tsx';
import { addRulingPage } from './pages/ruling.tsx';

/** Adds all pages. */
export function addPages(add: AddPage): void {
  addHomePage(add);
  addOfflinePage(add);
  addRulingPage(add);
}
