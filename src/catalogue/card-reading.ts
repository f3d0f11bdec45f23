import { LRUCache } from 'lru-cache';
import { knownOtherwise, toldOtherwise } from '../database/snapshot/known-otherwise.ts';
import type { TextVersion } from '../database/snapshot/snapshot.ts';
import { perSnapshot, type Snapshots } from '../database/snapshot/snapshots.ts';
import type { GameSlug } from '../games/registry.ts';
import { wordDifference } from '../games/wording/difference.ts';
import type { Wording } from '../games/wording/wording.ts';
import { Problem } from '../problem.ts';
import { unlimitedWork, type Work } from '../work.ts';
import { type AbilitiesView, abilitiesViewOf } from './abilities-view.ts';
import { candidate, cardName, cardView, printingWordingView, wordingView } from './card-view.ts';
import { libraryOf, type ShelvedCard } from './library.ts';
import { namesOf } from './names-of-cards.ts';
import type { CardView, PrintingsView, PrintingView, VersionsView, VersionView } from './views.ts';
import { wordingAsOf } from './wording-as-of.ts';

/** Cards read by slug or id. `asOf` is a date or a source; absent, now. Each throws a Problem for what does not exist. */
export interface CardReading {
  card(game: GameSlug, slug: string, asOf?: string): CardView;
  /** Undefined when no card has the id. */
  cardById(id: string, asOf?: string): CardView | undefined;
  /** The name of the card with a slug; undefined if there is no such card. */
  nameOf(game: GameSlug, slug: string): string | undefined;
  versions(game: GameSlug, slug: string, asOf?: string): VersionsView;
  printings(game: GameSlug, slug: string, asOf?: string): PrintingsView;
  abilities(game: GameSlug, slug: string, work: Work): AbilitiesView;
  /** The card that a slug, present or former, leads to. */
  shelved(game: GameSlug, slug: string): ShelvedCard;
  view(shelved: ShelvedCard, asOf?: string): CardView;
}

/** Of how many cards the view is kept. Each takes some kilobytes. */
const MOST_VIEWS = 5_000;

export function createCardReading(snapshots: Snapshots): CardReading {
  /** Cards as they stand now, shared: they are immutable. */
  const viewsNow = perSnapshot(() => new LRUCache<string, CardView>({ max: MOST_VIEWS }));

  const view = (shelved: ShelvedCard, asOf?: string): CardView => {
    if (asOf !== undefined) return cardView(shelved, wordingAsOf(shelved, asOf), asOf);
    const views = viewsNow(snapshots.current());
    const made = views.get(shelved.card.id) ?? cardView(shelved, wordingAsOf(shelved, undefined), null);
    views.set(shelved.card.id, made);
    return made;
  };

  const shelved = (game: GameSlug, slug: string): ShelvedCard => {
    const found = libraryOf(snapshots.current()).bySlug(game, slug);
    if (found === undefined) throw noSuchCard(snapshots, game, slug);
    return found;
  };

  return {
    shelved,
    view,
    card: (game, slug, asOf) => view(shelved(game, slug), asOf),
    cardById(id, asOf) {
      const found = libraryOf(snapshots.current()).byId.get(id);
      return found === undefined ? undefined : view(found, asOf);
    },
    nameOf(game, slug) {
      const found = libraryOf(snapshots.current()).bySlug(game, slug);
      return found === undefined ? undefined : cardName(found).name;
    },
    versions: (game, slug, asOf) => versionsView(shelved(game, slug), asOf),
    printings: (game, slug, asOf) => printingsView(shelved(game, slug), asOf),
    abilities: (game, slug, work) => abilitiesViewOf(shelved(game, slug), work),
  };
}

function noSuchCard(snapshots: Snapshots, game: GameSlug, slug: string): Problem {
  const snapshot = snapshots.current();
  const [known] = knownOtherwise(snapshot, slug);
  if (known === undefined) {
    // One look-up is bounded, and a slug makes no more than one.
    const suggestions = namesOf(snapshot).suggest(slug.replaceAll('-', ' '), game, unlimitedWork());
    return new Problem('card/not-found', `${game} has no card with the slug "${slug}".`, { suggestions });
  }
  const why = toldOtherwise(known, game);
  return new Problem('card/not-found', `${game} has no card with the slug "${slug}": ${why}.`, {
    suggestions: [candidate(known, 1)],
  });
}

function versionsView(shelved: ShelvedCard, asOf: string | undefined): VersionsView {
  const wording = wordingAsOf(shelved, asOf);
  const inOrder = wording.versions.flatMap(
    (standing) => shelved.card.versions.find((version) => version.id === standing.id) ?? [],
  );
  const items = inOrder.map((version, place) => versionView(version, inOrder.slice(0, place), wording));
  return {
    card: cardName(shelved),
    asOf: asOf ?? null,
    wording: wordingView(wording),
    items,
    totalCount: items.length,
  };
}

function versionView(version: TextVersion, earlier: readonly TextVersion[], wording: Wording): VersionView {
  const standing = wording.versions.find((one) => one.id === version.id);
  if (standing === undefined) throw new Error(`The law of wordings says nothing of ${version.id}.`);
  const { source, position, appliesTo, ...rest } = version;
  const before = earlier.findLast((one) => one.text !== null)?.text ?? null;
  return {
    ...rest,
    grants: [...version.grants],
    grantsOthers: version.grantsOthers.map((grant) => ({ ...grant })),
    restored: version.restored.map((symbol) => ({ ...symbol })),
    figures: { ...version.figures },
    printedIn: version.printedIn.map((printing) => ({ ...printing })),
    importedFrom: [...version.importedFrom],
    source: source?.id ?? null,
    date: source?.date ?? null,
    appliesTo:
      appliesTo.to === 'printings'
        ? { to: 'printings', printings: appliesTo.printings.map((one) => ({ ...one })) }
        : { ...appliesTo },
    status: standing.status,
    inForceOn: standing.on.map((printing) => ({ ...printing })),
    supersededBy: standing.supersededBy,
    law: standing.law,
    rule: standing.rule,
    reason: standing.reason,
    differenceFromPrevious:
      before === null || version.text === null
        ? null
        : wordDifference(before, version.text).map((part) => ({ ...part })),
  };
}

function printingsView(shelved: ShelvedCard, asOf: string | undefined): PrintingsView {
  const { perPrinting } = wordingAsOf(shelved, asOf);
  const items = shelved.card.printings.flatMap((printing): PrintingView[] => {
    const inForce = perPrinting.find(
      ({ printing: { set, number } }) => set === printing.set.code && number === printing.number,
    );
    return inForce === undefined
      ? []
      : [
          {
            set: { ...printing.set },
            number: printing.number,
            errataNumber: printing.errataNumber,
            text: printing.text,
            figures: { ...printing.figures },
            attributes: { ...printing.attributes },
            importedFrom: [...printing.importedFrom],
            inForce: printingWordingView(inForce),
          },
        ];
  });
  return { card: cardName(shelved), items, totalCount: items.length };
}
