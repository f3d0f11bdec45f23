import type { TextVersionEntry } from '../../../src/games/content/text-version.ts';
import { LOST_SYMBOL } from '../sources/document.ts';
import { plain } from '../sources/lines.ts';
import type { Check } from './finding.ts';

/** Every wording that the source issues stands in the content letter for letter, in its order. */
export const checkTexts: Check = ({ source, texts }, held) => {
  const orders = new Set(held.texts.map((version) => version.order));
  const titles = new Map(held.cards.map((card) => [card.slug, card.title]));
  const differences = texts.flatMap((issued, place) => {
    const versions = held.texts.filter((version) => version.order === place + 1);
    if (versions.length === 0) return [`${issued.heading}: no version has order ${place + 1}`];
    return versions.flatMap((version) => [
      ...differing(version.id, 'heading', issued.heading, version.issuedAs ?? titles.get(version.card)),
      ...differing(version.id, 'text', issued.text, issuedBy(version)),
    ]);
  });
  const beyond = [...orders]
    .filter((order) => order > texts.length)
    .map((order) => `order ${order} is beyond the source's list`);
  if (texts.length === 0 && orders.size === 0) return [];
  return [
    {
      source,
      what: 'texts issued',
      inSource: texts.length,
      inContent: orders.size,
      differences: [...differences, ...beyond],
    },
  ];
};

function differing(id: string, what: string, issued: string, held: string | undefined): string[] {
  return held === issued ? [] : [`${id}: the source's ${what} is "${issued}", the content's "${held}"`];
}

/** What a source writes for a version: its wording with restored symbols lost again, or the change it makes to the names on the card. */
function issuedBy(version: TextVersionEntry): string {
  switch (version.kind) {
    case 'spelling':
      return 'misspelling in subtitle corrected.';
    case 'title':
      return 'title should be capitalized.';
    case 'subtitle':
      return version.subtitle === undefined
        ? `now has the designator ${version.grants?.join(' ')} explicitly in its subtitle.`
        : `subtitle is now ${version.subtitle}.`;
    default:
      return plain((version.text ?? '').replace(/\{[a-z?]+\}/g, LOST_SYMBOL));
  }
}
