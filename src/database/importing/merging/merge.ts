import type { Remark } from '../../../card-files/entries.ts';
import { fold } from '../../../games/fold.ts';
import { interning } from '../../../games/interning.ts';
import { withDesignators } from '../../snapshot/designators-of-card.ts';
import type { Card, CardDesignator, GameSnapshot, Source } from '../../snapshot/snapshot.ts';
import { importedAbilities } from './abilities.ts';
import { cardFinder } from './card-finder.ts';
import { mergeErrata } from './errata.ts';
import { importedFormats } from './formats.ts';
import { byPrecedence, type HeardFile, heard } from './heard.ts';
import { mergeCards } from './merge-cards.ts';
import { nearTitles } from './near-titles.ts';
import { mergePrintings } from './printings.ts';
import { redirectsOf } from './redirects.ts';
import { importedRulings } from './rulings.ts';
import { mergeSets } from './sets.ts';
import { type GivenSlug, givingSlugs } from './slugs.ts';
import { mergeSources } from './sources.ts';
import { withPrintedVersions } from './versions.ts';

export interface Merged {
  readonly game: GameSnapshot;
  readonly remarks: readonly Remark[];
  /** Every slug ever given to a card of files, with those given now. */
  readonly slugs: readonly GivenSlug[];
}

/**
 * The content of the house with all that the kept files of a game say. What the house knows stands; files fill in what
 * it does not know and add what it does not have.
 */
export function merge(
  house: GameSnapshot,
  imported: readonly HeardFile[],
  given: readonly GivenSlug[],
): Merged {
  const { game } = house;
  const files = byPrecedence(imported);
  const printings = heard(files, 'printing');
  const errata = heard(files, 'errata');
  const ruled = heard(files, 'ruling');
  const sets = mergeSets(house.sets, heard(files, 'set'), printings);
  const sources = mergeSources(game.slug, house.sources, heard(files, 'source'), [...errata, ...ruled]);
  const sourceOf = (source: Source) => sources.called(source.id) ?? source;
  const housed: GameSnapshot = {
    ...house,
    sources: sources.sources,
    cards: house.cards.map((card) => inSets(reranked(card, sourceOf), sets.called)),
    rulings: house.rulings.map((ruling) => ({ ...ruling, source: sourceOf(ruling.source) })),
    rules: house.rules.map((rule) => ({ ...rule, source: sourceOf(rule.source) })),
    terms: house.terms.map((term) => ({ ...term, source: sourceOf(term.source) })),
    groups: house.groups.map((group) => ({ ...group, source: sourceOf(group.source) })),
  };
  const slugs = givingSlugs(
    given,
    new Set([...house.cards.map(({ slug }) => slug), ...house.redirects.keys()]),
  );
  const told = mergePrintings(game, printings, sets.called);
  const { cards, owners } = mergeCards(housed, told.cards, slugs);
  const finder = cardFinder(cards.map(({ card }) => card));
  const issued = mergeErrata(game, errata, finder, sources.called);
  const worded = cards.map((merged) => withPrintedVersions(game, issued.onto(merged)));
  const context = {
    game,
    sources: sources.sources,
    sets: sets.sets,
    share: interning<CardDesignator>(),
  };
  const rulings = importedRulings(ruled, finder, sources.called, house.rulesets);
  const abilities = importedAbilities(game, heard(files, 'abilities'), finder);
  const formats = importedFormats(heard(files, 'format'), sets.called, house.formats);
  return {
    game: {
      ...housed,
      sets: sets.sets,
      cards: worded.map(({ card }) => withDesignators(card, context)).sort(byName),
      rulings: [...housed.rulings, ...rulings.rulings],
      formats: [...house.formats, ...formats.formats],
      abilitiesByText: [...abilities.abilities, ...house.abilitiesByText],
      redirects: redirectsOf(house.redirects, slugs.given(), owners),
    },
    remarks: [
      ...sets.remarks,
      ...sources.remarks,
      ...told.remarks,
      ...cards.flatMap(({ remarks }) => remarks),
      ...nearTitles(cards, given),
      ...issued.remarks,
      ...worded.flatMap(({ remarks }) => remarks),
      ...rulings.remarks,
      ...formats.remarks,
      ...abilities.remarks,
    ],
    slugs: slugs.given(),
  };
}

/** Documents of the community stand among the official ones, which then have other ranks. */
function reranked(card: Card, sourceOf: (source: Source) => Source): Card {
  return {
    ...card,
    versions: card.versions.map((version) => ({
      ...version,
      source: version.source === null ? null : sourceOf(version.source),
    })),
  };
}

/** Files may tell more of a set than the house knows. */
function inSets(card: Card, called: ReturnType<typeof mergeSets>['called']): Card {
  return {
    ...card,
    printings: card.printings.map((printing) => ({
      ...printing,
      set: called(printing.set.code) ?? printing.set,
    })),
  };
}

function byName(a: Card, b: Card): number {
  const [left, right] = [fold(a.name), fold(b.name)];
  if (left !== right) return left < right ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
