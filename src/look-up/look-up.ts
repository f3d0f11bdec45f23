import type { CardNaming } from '../catalogue/card-naming.ts';
import { textInForce } from '../catalogue/card-texts.ts';
import { libraryOf } from '../catalogue/library.ts';
import type { Snapshot } from '../database/snapshot/snapshot.ts';
import type { Snapshots } from '../database/snapshot/snapshots.ts';
import type { GameSlug } from '../games/registry.ts';
import { type LawDocument, type LawKind, lawKinds } from '../law-search/documents.ts';
import { lawIndexOf } from '../law-search/law-index.ts';
import type { Found } from '../law-search/ranking.ts';
import type { LawIndex } from '../law-search/text-index.ts';
import { stemsOf } from '../law-search/words.ts';
import type { Work } from '../work.ts';
import { cardsNamedIn, type FoundCard } from './card-finding.ts';
import { cardsSaying } from './card-text-finding.ts';
import type { LookUpItem, LookUpKind, LookUpView } from './views.ts';

export interface LookUpQuery {
  readonly q: string;
  readonly game?: GameSlug | undefined;
  /** Absent: all kinds. */
  readonly kinds?: readonly LookUpKind[] | undefined;
  readonly limit: number;
}

/** One look-up over cards, rulings, rules, terms, worked examples and formats. */
export interface LookUp {
  /** What answers a question best, of any kind, best first; suggestions where nothing does. */
  search(query: LookUpQuery, work: Work): LookUpView;
}

export function createLookUp(snapshots: Snapshots, naming: CardNaming): LookUp {
  return {
    search({ q, game, kinds = ['card', ...lawKinds], limit }, work) {
      const snapshot = snapshots.current();
      const index = lawIndexOf(snapshot);
      const law = lawKinds.filter((kind): kind is LawKind => kinds.includes(kind));
      const answer = index.search({ q, game, kinds: law }, work);
      const cards = kinds.includes('card')
        ? eachOnce([
            ...cardsNamedIn(q, game, answer, naming, work),
            ...cardsSaying(q, answer.intent.game ?? game, snapshot, work),
          ])
        : [];
      const ranked = [
        ...cards.map((card) => ({ score: card.score, view: () => cardItem(card, snapshot, index) })),
        ...answer.found.map((found) => ({ score: found.score, view: () => lawItem(found, index) })),
      ].sort((a, b) => b.score - a.score);
      return {
        items: ranked.slice(0, limit).map(({ view }) => view()),
        totalCount: ranked.length,
        suggestions: ranked.length > 0 ? [] : suggestions(q, game, index, naming, work),
      };
    },
  };
}

const MOST_SUGGESTED = 5;

function suggestions(
  q: string,
  game: GameSlug | undefined,
  index: LawIndex,
  naming: CardNaming,
  work: Work,
): string[] {
  const names = naming.suggest(q, game, work).map(({ name }) => name);
  return [...new Set([...names, ...index.suggest(q, game, work)])].slice(0, MOST_SUGGESTED);
}

/** A card that is found by its name and by its text is one result. */
function eachOnce(cards: readonly FoundCard[]): FoundCard[] {
  const byUrl = new Map<string, FoundCard>();
  for (const found of cards) {
    const known = byUrl.get(found.card.url);
    if (known === undefined) byUrl.set(found.card.url, found);
    else
      byUrl.set(found.card.url, { ...(known.score < found.score ? found : known), terms: found.terms ?? [] });
  }
  return [...byUrl.values()];
}

function cardItem(
  { card, score, matched, terms = [] }: FoundCard,
  snapshot: Snapshot,
  index: LawIndex,
): LookUpItem {
  const found = new Set([...matched.flatMap(stemsOf), ...terms]);
  const shelved = libraryOf(snapshot).bySlug(card.game, card.slug);
  const text = shelved === undefined ? '' : textInForce(shelved);
  return {
    kind: 'card',
    id: `${card.game}/${card.slug}`,
    game: card.game,
    title: card.name,
    url: card.url,
    score,
    matched,
    highlights: [
      { field: 'title', parts: index.highlight(card.name, found) },
      ...(text === '' ? [] : [{ field: 'text' as const, parts: index.highlight(text, found) }]),
    ],
  };
}

function lawItem({ document, score, matched, terms }: Found, index: LawIndex): LookUpItem {
  const found = new Set(terms);
  const { kind, id, game, title, question, text } = document;
  const shown = [
    { field: 'title' as const, text: title },
    { field: 'question' as const, text: question },
    { field: 'text' as const, text },
  ];
  return {
    kind,
    id,
    game,
    title,
    url: urlOf(document),
    score,
    matched,
    highlights: shown
      .filter((one) => one.text !== '')
      .map((one) => ({ field: one.field, parts: index.highlight(one.text, found) })),
  };
}

function urlOf({ kind, id, game, title }: LawDocument): string {
  switch (kind) {
    case 'card':
      return `/v1/cards/${game}/${id}`;
    case 'rule':
      return `/v1/rules/${game}/${id}`;
    case 'ruling':
      return `/v1/rulings/${id}`;
    case 'term':
      return `/v1/glossary/${game}?q=${encodeURIComponent(title)}`;
    case 'example':
      return `/v1/rule-check/examples/${id}`;
    case 'format':
      return '/v1/games';
  }
}
