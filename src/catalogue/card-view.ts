import { urlOfSection } from '../citations/citation.ts';
import { highlanderShownFigures } from '../games/highlander/card.ts';
import type { GameSlug } from '../games/registry.ts';
import { shadowfistShownFigures } from '../games/shadowfist/card.ts';
import type { PrintingWording, Wording } from '../games/wording/wording.ts';
import { pageOf } from '../page-address.ts';
import type { ShelvedCard } from './library.ts';
import type { CandidateView, CardNameView, CardView, PrintingView, WordingView } from './views.ts';

/** A card with what it says at a moment. */
export function cardView(shelved: ShelvedCard, wording: Wording, asOf: string | null): CardView {
  const { card, game, groups, rulingCount } = shelved;
  const { url } = cardName(shelved);
  const inForce = card.versions.find((version) => version.id === wording.inForce.version);
  const common = {
    id: card.id,
    slug: card.slug,
    name: card.name,
    title: wording.title.value,
    formerTitles: [...card.formerTitles],
    subtitle: wording.subtitle.value,
    text: wording.inForce.text,
    ...statusOf(card.name, wording.inForce.text, rulingCount),
    markedText: inForce?.markedText ?? wording.inForce.text,
    errataNumber: wording.errataNumber,
    hasErrata: wording.hasErrata,
    wording: wordingView(wording),
    groups: groups.map((group) => ({ ...group })),
    named: card.named.map((place) => ({ ...place, url: urlOfSection(place.source, place.section, game) })),
    note: card.note,
    rulingCount,
    asOf,
    links: {
      self: url,
      page: pageOf(url),
      versions: `${url}/versions`,
      printings: `${url}/printings`,
      rulings: `${url}/rulings`,
      designators: `${url}/designators`,
      abilities: `${url}/abilities`,
    },
  };
  // Copies may show other figures, each its own; the card's change only where a document issues them.
  const issued = inForce?.source == null ? {} : wording.inForce.figures;
  const figures = { ...card.figures, ...issued };
  switch (game.game.slug) {
    case 'shadowfist':
      return { game: 'shadowfist', ...common, ...shadowfistShownFigures.parse(figures) };
    case 'highlander':
      return { game: 'highlander', ...common, ...highlanderShownFigures.parse(figures) };
  }
}

/** Whether the text is known, and what to tell people if it is not. */
function statusOf(
  name: string,
  text: string | null,
  rulings: number,
): Pick<CardView, 'textStatus' | 'message'> {
  if (text !== null) return { textStatus: 'known', message: null };
  const ruled =
    rulings === 0 ? '' : ` ${rulings === 1 ? '1 ruling mentions' : `${rulings} rulings mention`} it.`;
  return {
    textStatus: 'unknown',
    message: `Arbiter does not have the text of ${name}. Play it as printed.${ruled}`,
  };
}

export function wordingView(wording: Wording): WordingView {
  const { version, law, rule, reason } = wording.inForce;
  return {
    version,
    law,
    rule,
    reason,
    differs: wording.differs,
    perPrinting: wording.differs ? wording.perPrinting.map(printingWordingView) : [],
  };
}

export function printingWordingView({
  printing,
  version,
  text,
  figures,
  law,
  rule,
  reason,
}: PrintingWording): PrintingView['inForce'] {
  return { printing: { ...printing }, version, text, figures: { ...figures }, law, rule, reason };
}

type Named = Pick<ShelvedCard, 'card' | 'game'>;

export function cardName({ card, game }: Named): CardNameView {
  const slug: GameSlug = game.game.slug;
  return { game: slug, slug: card.slug, name: card.name, url: `/v1/cards/${slug}/${card.slug}` };
}

/** A card that answers to a name; by its own name unless told. */
export function candidate(shelved: Named, score: number, matched = shelved.card.name): CandidateView {
  return { ...cardName(shelved), score, matched };
}
