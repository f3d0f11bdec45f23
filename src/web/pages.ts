import type { AddPage } from './page.ts';
import { addHomePage } from './pages/home.tsx';
import { addRulingPage } from './pages/ruling.tsx';

/** Adds all pages. */
export function addPages(add: AddPage): void {
  addHomePage(add);
  addRulingPage(add);
}
