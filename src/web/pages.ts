import type { AddPage } from './page.ts';
import { addAboutPage } from './pages/about.tsx';
import { addCardPage } from './pages/card.tsx';
import { addCardSearchPage } from './pages/cards.tsx';
import { addChangesPage } from './pages/changes.tsx';
import { addChapterPage } from './pages/chapter.tsx';
import { addCompareRulesetsPage } from './pages/compare-rulesets.tsx';
import { addDecksPage } from './pages/decks.tsx';
import { addExamplePage } from './pages/example.tsx';
import { addExamplesPage } from './pages/examples.tsx';
import { addGameRulesPage } from './pages/game-rules.tsx';
import { addGlossaryPage } from './pages/glossary.tsx';
import { addHomePage } from './pages/home.tsx';
import { addMovedPages } from './pages/moved.ts';
import { addOfflinePage } from './pages/offline.tsx';
import { addRandomRulingPage } from './pages/random-ruling.tsx';
import { addRulebooksPage } from './pages/rulebooks.tsx';
import { addRulingPage } from './pages/ruling.tsx';
import { addRulingsPage } from './pages/rulings.tsx';
import { addSearchPage } from './pages/search.tsx';
import { addTermPage } from './pages/term.tsx';

/** Adds all pages. */
export function addPages(add: AddPage): void {
  addHomePage(add);
  addOfflinePage(add);
  addCardPage(add);
  addDecksPage(add);
  addRulingPage(add);
  addExamplesPage(add);
  addExamplePage(add);
  addMovedPages(add);
  addRulebooksPage(add);
  addGameRulesPage(add);
  addCompareRulesetsPage(add);
  addChapterPage(add);
  addCardSearchPage(add);
  addSearchPage(add);
  addGlossaryPage(add);
  addTermPage(add);
  addRulingsPage(add);
  addChangesPage(add);
  addRandomRulingPage(add);
  addAboutPage(add);
}
