import type { z } from 'zod';
import { cardView } from '../catalogue/card-view.ts';
import { wordingAsOf } from '../catalogue/wording-as-of.ts';
import { abilitiesInForce } from '../database/snapshot/abilities-in-force.ts';
import type { abilitiesLine, cardLine, printingLine, textVersionLine } from './line-forms.ts';
import type { ToldGame } from './told-game.ts';

export function* cardLines({ cards }: ToldGame): Generator<z.infer<typeof cardLine>> {
  for (const shelved of cards) {
    const { asOf, links, rulingCount, ...card } = cardView(shelved, wordingAsOf(shelved, undefined), null);
    const printings = shelved.card.printings.map(({ set, number, errataNumber }) => ({
      set: { ...set },
      number,
      errataNumber,
    }));
    yield { ...card, printings };
  }
}

export function* textVersionLines({
  view,
  cards,
  reading,
}: ToldGame): Generator<z.infer<typeof textVersionLine>> {
  for (const { card } of cards)
    for (const { importedFrom, ...version } of reading.versions(view.slug, card.slug).items)
      yield { game: view.slug, card: card.slug, ...version };
}

export function* printingLines({ view, cards, reading }: ToldGame): Generator<z.infer<typeof printingLine>> {
  for (const { card } of cards)
    for (const { importedFrom, ...printing } of reading.printings(view.slug, card.slug).items)
      yield { game: view.slug, card: card.slug, ...printing };
}

/** Of the cards of which somebody has said it. */
export function* abilitiesLines({ game, cards }: ToldGame): Generator<z.infer<typeof abilitiesLine>> {
  for (const shelved of cards) {
    const { version } = wordingAsOf(shelved, undefined).inForce;
    const does = abilitiesInForce(game, shelved.card, version);
    if (does !== undefined) yield { game: game.game.slug, ...does, card: shelved.card.slug };
  }
}
