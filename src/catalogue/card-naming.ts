import { knownOtherwise } from '../database/snapshot/known-otherwise.ts';
import type { Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot, type Snapshots } from '../database/snapshot/snapshots.ts';
import type { GameSlug } from '../games/registry.ts';
import { Problem } from '../problem.ts';
import type { Work } from '../work.ts';
import type { CardReading } from './card-reading.ts';
import { candidate, cardName } from './card-view.ts';
import { libraryOf, type ShelvedCard } from './library.ts';
import { type CardNames, namesOf } from './names-of-cards.ts';
import type { AutocompleteView, CandidateView, CardView, CollectionView, NamedCardView } from './views.ts';

export interface NamedQuery {
  readonly game?: GameSlug | undefined;
  /** The name itself, but for case, accents, punctuation and a leading article. */
  readonly exact?: string | undefined;
  /** The name with typos, in another order, or in part. */
  readonly fuzzy?: string | undefined;
  readonly asOf?: string | undefined;
}

export type CardIdentifier =
  | { readonly id: string }
  | { readonly game: GameSlug; readonly slug: string }
  | { readonly name: string; readonly game?: GameSlug | undefined }
  | { readonly fuzzy: string; readonly game?: GameSlug | undefined };

/** What was given as an identifier but is not one. */
export interface MalformedIdentifier {
  readonly malformed: unknown;
  readonly message: string;
}

/** Cards by their names: one name index and one ranking for all of these. Each counts its work. */
export interface CardNaming {
  /** The card of a name; if fuzzy, with how sure it is. Throws card/not-found with suggestions, or card/ambiguous with candidates. */
  named(query: NamedQuery, work: Work): CardView | NamedCardView;
  /** The card that a name, exact or nearly so, means. Throws as `named`. */
  find(
    name: string,
    game: GameSlug | undefined,
    work: Work,
  ): { readonly id: string; readonly game: GameSlug; readonly slug: string };
  /** The cards of exactly this name, as `exact` means it; the best come first where there are several. */
  called(name: string, game: GameSlug | undefined, work: Work): CandidateView[];
  /** The same for each of many names that are parts of one text. */
  calledWithin(names: readonly string[], game: GameSlug | undefined, work: Work): CandidateView[][];
  /** The cards that a name may mean, best first. */
  suggest(name: string, game: GameSlug | undefined, work: Work): CandidateView[];
  autocomplete(q: string, game: GameSlug | undefined, limit: number, work: Work): AutocompleteView;
  /** A malformed identifier spoils only itself. Many are looked up in turns with other requests. */
  collection(
    identifiers: readonly (CardIdentifier | MalformedIdentifier)[],
    asOf: string | undefined,
    work: Work,
  ): Promise<CollectionView>;
}

/** Units of work of each name that is looked for in a text. */
const NAME_WITHIN = 4;

/** What a name or identifier means. */
type Meaning =
  | { readonly kind: 'one'; readonly shelved: ShelvedCard; readonly score: number; readonly matched: string }
  | { readonly kind: 'several'; readonly candidates: CandidateView[] }
  | { readonly kind: 'none'; readonly suggestions: CandidateView[] };

export function createCardNaming(snapshots: Snapshots, reading: CardReading): CardNaming {
  const meaningsOf = perSnapshot(meaningsIn);
  const current = () => meaningsOf(snapshots.current());

  return {
    named({ exact, fuzzy, game, asOf }, work) {
      const name = exact ?? fuzzy ?? '';
      const { nearly, exactly } = current();
      const meaning = exact === undefined ? nearly(name, game, work) : exactly(name, game, work);
      const { shelved, score, matched } = onlyOne(meaning, name, game);
      const card = reading.view(shelved, asOf);
      return exact === undefined ? { ...card, score, matched } : card;
    },
    find(name, game, work) {
      const { card, game: of } = onlyOne(current().nearly(name, game, work), name, game).shelved;
      return { id: card.id, game: of.game.slug, slug: card.slug };
    },
    called(name, game, work) {
      const { lookUp, shelved } = current().names;
      return lookUp(work, (index) => index.exact(name, game)).map((entry) => candidate(shelved(entry.id), 1));
    },
    calledWithin(written, game, work) {
      const { lookUp, shelved } = current().names;
      work.spend(written.length * NAME_WITHIN);
      return lookUp(work, (index) =>
        written.map((name) => index.exact(name, game).map((entry) => candidate(shelved(entry.id), 1))),
      );
    },
    suggest: (name, game, work) => current().names.suggest(name, game, work),
    autocomplete(q, game, limit, work) {
      const { lookUp, shelved } = current().names;
      const found = lookUp(work, (index) => index.autocomplete(q, game, limit));
      const items = found.map((entry) => cardName(shelved(entry.id)));
      return { items, totalCount: items.length };
    },
    async collection(identifiers, asOf, work) {
      const { identified } = current();
      const items: CollectionView['items'] = [];
      const notFound: CollectionView['notFound'] = [];
      for (const [index, identifier] of identifiers.entries()) {
        if ('malformed' in identifier) {
          const { malformed, message } = identifier;
          notFound.push({ index, identifier: malformed, reason: 'malformed', message, suggestions: [] });
          continue;
        }
        const meaning = identified(identifier, work);
        const asked = { index, identifier: { ...identifier }, message: null };
        if (meaning.kind === 'one') {
          const { score, matched } = meaning;
          items.push({ ...reading.view(meaning.shelved, asOf), index, score, matched });
        } else if (meaning.kind === 'none')
          notFound.push({ ...asked, reason: 'not-found', suggestions: meaning.suggestions });
        else notFound.push({ ...asked, reason: 'ambiguous', suggestions: meaning.candidates });
        await work.pause();
      }
      return { items, notFound, totalCount: items.length };
    },
  };
}

/** What names and identifiers mean in the content of one snapshot. */
interface Meanings {
  readonly names: CardNames;
  exactly(name: string, game: GameSlug | undefined, work: Work): Meaning;
  nearly(name: string, game: GameSlug | undefined, work: Work): Meaning;
  identified(identifier: CardIdentifier, work: Work): Meaning;
}

function meaningsIn(snapshot: Snapshot): Meanings {
  const names = namesOf(snapshot);
  const { lookUp, shelved } = names;
  const library = libraryOf(snapshot);
  const none = (name: string, game: GameSlug | undefined, work: Work): Meaning => ({
    kind: 'none',
    suggestions: [...otherwise(name), ...names.suggest(name.replaceAll('-', ' '), game, work)],
  });
  /** Cards that an id, or a name in another game, identifies. */
  const otherwise = (given: string): CandidateView[] =>
    knownOtherwise(snapshot, given).map((known) => candidate(known, 1));

  const exactly = (name: string, game: GameSlug | undefined, work: Work): Meaning => {
    const found = lookUp(work, (index) => index.exact(name, game));
    const [only, ...others] = found;
    if (only === undefined) return none(name, game, work);
    if (others.length === 0) return one(shelved(only.id));
    return { kind: 'several', candidates: found.map((entry) => candidate(shelved(entry.id), 1)) };
  };

  const nearly = (name: string, game: GameSlug | undefined, work: Work): Meaning => {
    const result = lookUp(work, (index) => index.fuzzy(name, game));
    switch (result.kind) {
      case 'found':
        return one(shelved(result.entry.id), result.score, result.matched);
      case 'ambiguous':
        return {
          kind: 'several',
          candidates: result.candidates.map(({ entry, score, matched }) =>
            candidate(shelved(entry.id), score, matched),
          ),
        };
      case 'none':
        return {
          kind: 'none',
          suggestions: result.suggestions.map(({ entry, score, matched }) =>
            candidate(shelved(entry.id), score, matched),
          ),
        };
    }
  };

  const identified = (identifier: CardIdentifier, work: Work): Meaning => {
    if ('name' in identifier) return exactly(identifier.name, identifier.game, work);
    if ('fuzzy' in identifier) return nearly(identifier.fuzzy, identifier.game, work);
    const byKey =
      'slug' in identifier
        ? library.bySlug(identifier.game, identifier.slug)
        : library.byId.get(identifier.id);
    if (byKey !== undefined) return one(byKey);
    return 'slug' in identifier
      ? none(identifier.slug, identifier.game, work)
      : { kind: 'none', suggestions: otherwise(identifier.id) };
  };

  return { names, exactly, nearly, identified };
}

function one(shelved: ShelvedCard, score = 1, matched = shelved.card.name): Meaning {
  return { kind: 'one', shelved, score, matched };
}

/** The one card that is meant; a Problem where none or several are. */
function onlyOne(
  meaning: Meaning,
  name: string,
  game: GameSlug | undefined,
): Extract<Meaning, { kind: 'one' }> {
  switch (meaning.kind) {
    case 'one':
      return meaning;
    case 'several':
      throw new Problem(
        'card/ambiguous',
        `"${name}" matches ${meaning.candidates.length} cards; give the full name of one of them${orItsGame(meaning.candidates)}.`,
        { candidates: meaning.candidates },
      );
    case 'none':
      throw new Problem(
        'card/not-found',
        `No card${game === undefined ? '' : ` of ${game}`} matches "${name}".`,
        {
          suggestions: meaning.suggestions,
        },
      );
  }
}

/** The game tells candidates apart only where they are not all of one. */
function orItsGame(candidates: readonly CandidateView[]): string {
  return new Set(candidates.map(({ game }) => game)).size > 1 ? ', or the game' : '';
}
