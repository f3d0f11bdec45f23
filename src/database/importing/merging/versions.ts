import type { Remark } from '../../../card-files/entries.ts';
import type { Game } from '../../../games/registry.ts';
import {
  type PrintedVersion,
  type PrintedVersions,
  printedVersions,
} from '../../../games/wording/printed-versions.ts';
import type { Card, Printing, TextVersion } from '../../snapshot/snapshot.ts';
import type { MergedCard } from './cards.ts';
import { cellOf } from './contradictions.ts';
import type { HeardPrinting } from './printings.ts';
import { untoldVersion } from './untold-version.ts';
import { wordingOf } from './wording-of.ts';

type Merged = Pick<MergedCard, 'card' | 'heard'>;
type PrintingRef = PrintedVersion['appliesTo']['printings'][number];

/** The card with the wordings that its printings show: as versions of their own, or as those that it has already. */
export function withPrintedVersions(
  game: Game,
  merged: Merged,
): { readonly card: Card; readonly remarks: readonly Remark[] } {
  const { card } = merged;
  const found = printedVersions({
    idPrefix: `${game.slug}/${card.slug}`,
    versions: card.versions,
    printings: card.printings.map((printing) => shownOn(game, merged, printing)),
    figures: card.figures,
  });
  const versions = [
    ...card.versions.map((version) => heldVersion(card, version, found)),
    ...newVersions(card, found),
  ];
  return { card: { ...card, versions }, remarks: disputes(merged, found) };
}

/** What is known of a printing, for the law. */
function shownOn(game: Game, { heard }: Merged, { set, number, errataNumber, text, figures }: Printing) {
  const basis = heardOf(heard, { set: set.code, number })?.errataNumberBasis;
  return {
    set: set.code,
    edition: set.edition,
    number,
    errataNumber,
    ...(basis === undefined ? {} : { errataNumberBasis: basis }),
    text,
    // Where words tell a figure they tell it themselves.
    figures: Object.fromEntries(
      Object.entries(figures).filter(([key]) => !game.columns.inWords.includes(key)),
    ),
  };
}

/** A version that the card has already, with the printings that show it, or with its words where those were missing. */
function heldVersion(
  card: Card,
  version: TextVersion,
  { versions, printedIn }: PrintedVersions,
): TextVersion {
  const words = versions.find(({ id, fills }) => fills && id === version.id);
  if (words === undefined) return { ...version, printedIn: printedIn.get(version.id) ?? [] };
  const importedFrom = filesOf(card, words.appliesTo.printings);
  return { ...version, ...saying(words), note: null, importedFrom };
}

function newVersions(card: Card, { versions }: PrintedVersions): TextVersion[] {
  return versions
    .filter(({ fills }) => !fills)
    .map((version, place) => ({
      kind: 'printed',
      id: version.id,
      position: place + 1,
      importedFrom: filesOf(card, version.appliesTo.printings),
      ...untoldVersion,
      ...saying(version),
    }));
}

function saying({ text, errataNumber, errataNumberBasis, figures, appliesTo }: PrintedVersion) {
  return { ...wordingOf(text), errataNumber, errataNumberBasis, figures, appliesTo };
}

function filesOf(card: Card, refs: readonly PrintingRef[]): string[] {
  const printings = card.printings.filter(({ set, number }) =>
    refs.some((ref) => ref.set === set.code && ref.number === number),
  );
  return [...new Set(printings.flatMap(({ importedFrom }) => importedFrom))];
}

/** Where files give other words than those that the house holds to be printed. */
function disputes({ card, heard }: Merged, { disputed }: PrintedVersions): Remark[] {
  return disputed.flatMap(({ printing, version }): Remark[] => {
    const place = heardOf(heard, printing)?.place;
    const stands = card.versions.find(({ id }) => id === version);
    if (place === undefined || stands === undefined) return [];
    const message =
      `The text differs from the text that Arbiter's own content has for this printing of ${card.name}, ` +
      `which stays in force: "${stands.text}"`;
    return [{ level: 'difference', code: 'text/differs', place: cellOf(place, 'text'), message }];
  });
}

/** What files tell of a printing. */
function heardOf(heard: readonly HeardPrinting[], { set, number }: PrintingRef): HeardPrinting | undefined {
  return heard.find((told) => told.set.code === set && told.number === number);
}
