import type { Deck } from '../../decks/deck.ts';
import type { DeckLaw, Finding } from '../../decks/format.ts';
import { gameDecks } from '../../decks/game-decks.ts';
import { fold } from '../../fold.ts';
import { cardsOfType } from './checks/cards-of-type.ts';
import { copiesOfCards } from './checks/copies-of-cards.ts';
import { copiesOfTitle } from './checks/copies-of-title.ts';
import { deckSize } from './checks/deck-size.ts';
import {
  type ShadowfistAdvice,
  type ShadowfistRule,
  shadowfistFormatAdvice,
  shadowfistFormatRule,
} from './format-rule.ts';
import { remarks } from './remarks.ts';
import { statistics } from './statistics.ts';

const DECK = 'deck';

/** Chapters 2, 8 and 9.2 of the Year of the Dragon rulebook. A deck has one part. */
export const shadowfistDeckLaw: DeckLaw<ShadowfistRule, ShadowfistAdvice> = {
  zones: [DECK],
  zoneNames: new Map(['deck', 'main', 'main deck', 'mainboard'].map((name) => [fold(name), DECK])),
  formatRule: shadowfistFormatRule,
  formatAdvice: shadowfistFormatAdvice,
  namedIn: (rule) => ({
    cards: rule.check === 'copies-of-cards' ? rule.cards : [],
    sets: [],
  }),
  check: (rule, deck) => check(rule, deck),
  remarks,
  statistics,
};

export const shadowfistDecks = gameDecks(shadowfistDeckLaw);

function check(rule: ShadowfistRule, deck: Deck): Finding[] {
  switch (rule.check) {
    case 'copies-of-title':
      return copiesOfTitle(rule, deck);
    case 'deck-size':
      return deckSize(rule, deck);
    case 'copies-of-cards':
      return copiesOfCards(rule, deck);
    case 'cards-of-type':
      return cardsOfType(rule, deck);
  }
}
