import type { z } from 'zod';
import { abilitiesViewOf } from '../catalogue/abilities-view.ts';
import { cardView } from '../catalogue/card-view.ts';
import { designatorViewOf } from '../catalogue/designators-in-time.ts';
import { wordingAsOf } from '../catalogue/wording-as-of.ts';
import type { Card } from '../database/snapshot/snapshot.ts';
import { cardPool } from '../decks/card-pool.ts';
import { foreignSources } from '../decks/foreign-sources.ts';
import type { DeckPrintingWording } from '../games/decks/deck.ts';
import { unlimitedWork } from '../work.ts';
import type { abilitiesLine, cardLine, designatorLine, printingLine, textVersionLine } from './line-forms.ts';
import type { ToldGame } from './told-game.ts';

export function* cardLines(told: ToldGame): Generator<z.infer<typeof cardLine>> {
  const { cards } = told;
  for (const shelved of cards) {
    const { asOf, links, rulingCount, ...card } = cardView(shelved, wordingAsOf(shelved, undefined), null);
    const printings = shelved.card.printings.map(({ set, number, errataNumber }) => ({
      set: { ...set },
      number,
      errataNumber,
    }));
    yield { ...card, printings, inRulesets: inRulesets(shelved.card, told) };
  }
}

/** The card by each ruleset that lacks a document with a wording of it. */
function inRulesets(card: Card, { snapshot, game }: ToldGame): z.infer<typeof cardLine>['inRulesets'] {
  return game.rulesets.flatMap(({ id }) => {
    const foreign = foreignSources(game, id);
    if (!card.versions.some(({ source }) => source !== null && foreign.has(source.id))) return [];
    const found = cardPool(snapshot, game, undefined, id).bySlug(card.slug);
    if (found?.wording === undefined) return [];
    const { text, figures } = found;
    const { perPrinting, ...wording } = found.wording;
    return [
      {
        ruleset: id,
        text,
        figures: { ...figures },
        wording: { ...wording, perPrinting: perPrinting.map(written) },
      },
    ];
  });
}

function written({ printing, law, rule, text, figures }: DeckPrintingWording) {
  const { set, number } = printing;
  return { printing: { set, number }, law, rule, text, figures: { ...figures } };
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

export function* designatorLines({ view, cards }: ToldGame): Generator<z.infer<typeof designatorLine>> {
  for (const shelved of cards)
    for (const designator of shelved.card.designators)
      yield {
        game: view.slug,
        card: shelved.card.slug,
        grantedTo: designator.grantedTo,
        ...designatorViewOf(shelved, designator),
      };
}

/** Of the cards of which somebody wrote it, or of whose texts the compiler understands something. */
export function* abilitiesLines({ view, cards }: ToldGame): Generator<z.infer<typeof abilitiesLine>> {
  for (const shelved of cards) {
    const does = abilitiesViewOf(shelved, unlimitedWork());
    const { card, basis, abilities, importedFrom, sentences, compilerVersion, ...others } = does;
    if (basis !== null && abilities !== null)
      yield { game: view.slug, card: card.slug, basis, ...others, abilities };
  }
}
