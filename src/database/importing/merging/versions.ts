import type { Remark } from '../../../card-files/entries.ts';
import type { Game } from '../../../games/registry.ts';
import { type PrintedVersion, printedVersions } from '../../../games/wording/printed-versions.ts';
import type { Card, Printing, TextVersion } from '../../snapshot/snapshot.ts';
import type { MergedCard } from './cards.ts';
import { wordingOf } from './wording-of.ts';

/** The card with the wordings that its printings show: as versions of their own, or as those that it has already. */
export function withPrintedVersions(
  game: Game,
  { card, heard }: Pick<MergedCard, 'card' | 'heard'>,
): { readonly card: Card; readonly remarks: readonly Remark[] } {
  const { versions, printedIn, disputed } = printedVersions({
    idPrefix: `${game.slug}/${card.slug}`,
    versions: card.versions,
    printings: card.printings.map(({ set, number, errataNumber, text, figures }) => ({
      set: set.code,
      edition: set.edition,
      number,
      errataNumber,
      text,
      figures: beyondWords(game, figures),
    })),
    figures: card.figures,
  });
  const importedFrom = (refs: readonly { readonly set: string; readonly number: string | null }[]) => [
    ...new Set(
      card.printings
        .filter(({ set, number }) => refs.some((ref) => ref.set === set.code && ref.number === number))
        .flatMap((printing) => printing.importedFrom),
    ),
  ];
  const filled = new Map(versions.filter(({ fills }) => fills).map((version) => [version.id, version]));
  const held = card.versions.map((version): TextVersion => {
    const words = filled.get(version.id);
    const shown = printedIn.get(version.id) ?? [];
    return words === undefined
      ? { ...version, printedIn: shown }
      : {
          ...version,
          ...saying(words),
          note: null,
          importedFrom: importedFrom(words.appliesTo.printings),
        };
  });
  const added = versions
    .filter(({ fills }) => !fills)
    .map(
      (version, position): TextVersion => ({
        ...UNTOLD,
        id: version.id,
        ...saying(version),
        position: position + 1,
        importedFrom: importedFrom(version.appliesTo.printings),
      }),
    );
  return { card: { ...card, versions: [...held, ...added] }, remarks: disputes() };

  function disputes(): Remark[] {
    return disputed.flatMap(({ printing, version }) => {
      const found = card.printings.find(
        ({ set, number }) => set.code === printing.set && number === printing.number,
      );
      const place = heard.find(({ set, number }) => set === found?.set && number === found.number)?.place;
      const stands = card.versions.find(({ id }) => id === version);
      if (place === undefined || stands === undefined) return [];
      const message = `The words differ from those that Arbiter's own content has for this printing of ${card.name}, which stand: "${stands.text}"`;
      return [{ level: 'difference', code: 'text/differs', place: { ...place, column: 'text' }, message }];
    });
  }
}

/** The figures that words do not tell themselves. */
function beyondWords(game: Game, figures: Printing['figures']): Printing['figures'] {
  return Object.fromEntries(Object.entries(figures).filter(([key]) => !game.columns.inWords.includes(key)));
}

/** What a printed wording has nothing of. */
const UNTOLD = {
  kind: 'printed',
  title: null,
  subtitle: null,
  grants: [],
  grantsOthers: [],
  source: null,
  section: null,
  restored: [],
  issuedAs: null,
  note: null,
  printedIn: [],
} as const;

function saying({ text, errataNumber, errataNumberBasis, figures, appliesTo }: PrintedVersion) {
  return { ...wordingOf(text), errataNumber, errataNumberBasis, figures, appliesTo };
}
