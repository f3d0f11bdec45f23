import type { CardWordings, IssuedSource } from './card-wordings.ts';
import { hasGameText, type RankedVersion, rankedVersions, unheldWordings } from './contenders.ts';
import { copiesOf, inPrintingOrder, printingRef } from './copies.ts';
import { sameFigures } from './figures.ts';
import type { WordingLaw } from './law.ts';
import { lawAt } from './law-at.ts';
import { laterChange, subtitleInForce, titleInForce } from './names.ts';
import { type Outcome, outcomeOn } from './outcome.ts';
import { isPrintedLater, printedLater } from './printed-later.ts';
import { sentence } from './reason.ts';
import { sameWords } from './same-words.ts';
import { standingBeforeIssue, standingBesideText, standingOfText } from './standing.ts';
import type { MainWording, PrintingWording, Wording } from './wording.ts';

/**
 * What a card says, and why, when the sources up to `rank` are issued (`rankAsOf` finds the rank of a moment). Time is
 * measured in sources, so what is printed on a card counts unless its set surely came out later. Throws a RangeError where a version names a
 * source that is not among `sources`.
 */
export function wordingInForce(
  card: CardWordings,
  sources: readonly IssuedSource[],
  rank: number,
  gameLaw: WordingLaw,
): Wording {
  const law = lawAt(gameLaw, sources, rank);
  const versions = rankedVersions(card.versions, card.printings, sources);
  const later = printedLater(card.printings, versions, sources, rank);
  const isLater = (version: RankedVersion) =>
    version.rank > rank || isPrintedLater(version, card.printings, later);
  const issued = versions.filter((version) => !isLater(version));
  const notYetIssued = versions.filter(isLater);
  const texts = issued.filter(hasGameText);
  const copies = inPrintingOrder(copiesOf(card.versions, card.printings)).filter(
    ({ printing }) => printing === null || !later.includes(printing),
  );
  const contenders = [...texts, ...unheldWordings(texts, copies)];
  const outcomes = copies.map((copy) => outcomeOn(copy, contenders, law));

  const perPrinting = card.printings.flatMap((printing) => printingWordings(outcomes, printing));
  const inForce = mainWording(outcomes);
  return {
    inForce,
    perPrinting,
    differs: perPrinting.some((one) => perPrinting.some((other) => !isSameWording(one, other))),
    versions: versions.map((version) => {
      if (isLater(version)) return standingBeforeIssue(version);
      if (hasGameText(version)) return standingOfText(version, outcomes, law);
      return standingBesideText(version, laterChange(version, issued), copies, law);
    }),
    title: titleInForce(card, { issued, notYetIssued }),
    subtitle: subtitleInForce(card, { issued, notYetIssued }),
    errataNumber: inForce.errataNumber,
    hasErrata: issued.some(({ kind }) => kind !== 'printed'),
  };
}

function printingWordings(
  outcomes: readonly Outcome[],
  printing: CardWordings['printings'][number],
): PrintingWording[] {
  return outcomes
    .filter(({ copy }) => copy.printing === printing)
    .map(({ wording }) => ({ printing: printingRef(printing), ...wording }));
}

/**
 * The wording on the latest copies whose words are held and whose figures are the card's; where none are, on the
 * latest whose words are held, or else on the latest.
 */
function mainWording(outcomes: readonly Outcome[]): MainWording {
  const latest = outcomes.reduce((_, later) => later);
  const held = outcomes.filter(({ wording }) => wording.text !== null);
  const shown = held.findLast(hasFiguresOfCard) ?? held.at(-1) ?? latest;
  const printing = shown.copy.printing && printingRef(shown.copy.printing);
  if (shown === latest) return { printing, ...shown.wording };
  const other = hasFiguresOfCard(latest) ? '' : ", whose figures are not the card's";
  const instead = `it is shown because the latest copies are played by ${latest.winner.called}${other}`;
  return { printing, ...shown.wording, reason: sentence(shown.why, instead) };
}

/** What is printed states the figures in which it is not as the card is; what a document states is the card's. */
function hasFiguresOfCard({ winner }: Outcome): boolean {
  return winner.source !== null || Object.keys(winner.figures).length === 0;
}

/** Of two printings that one version holds on the law says what stays their own, as the gems of Core and Beta do. */
function isSameWording(a: PrintingWording, b: PrintingWording): boolean {
  if (a.version !== null && a.version === b.version) return true;
  if (a.text === null || b.text === null) return a.text === b.text && a.version === b.version;
  return sameWords(a.text, b.text) && sameFigures(a.figures, b.figures);
}
