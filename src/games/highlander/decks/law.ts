import { remembered } from '../../../engine/remembered.ts';
import type { Deck } from '../../decks/deck.ts';
import type { CardPool, DeckFormat, DeckLaw, NamedInRule } from '../../decks/format.ts';
import { gameDecks } from '../../decks/game-decks.ts';
import type { Remark } from '../../decks/violation.ts';
import { type BuiltDeck, builtDeck } from './built-deck.ts';
import { checkBasicCards } from './checks/basic-cards.ts';
import { checkAnnounced, checkBanned, checkMisprints } from './checks/card-lists.ts';
import { checkCardRequirements } from './checks/card-requirements.ts';
import { checkCopiesOfTitle } from './checks/copies-of-title.ts';
import { checkEnduranceSize } from './checks/endurance-size.ts';
import { checkEveryCard } from './checks/every-card.ts';
import { checkGems } from './checks/gems.ts';
import { checkMasterCards } from './checks/master-cards.ts';
import {
  checkNeedsPreGame,
  checkOwnQuickening,
  checkPreGameCopies,
  checkPreGameKinds,
  checkPreGameSize,
} from './checks/pre-game.ts';
import { checkCardsOfSet, checkEdition, checkPublisher } from './checks/printings.ts';
import { checkRestrictionNumber } from './checks/restriction-number.ts';
import { checkSpecificCards } from './checks/specific-cards.ts';
import { checkHandIcons, checkOffHandWeapons, checkPrimaryWeapons } from './checks/weapons.ts';
import { checkZones } from './checks/zones.ts';
import type { Checked } from './counting.ts';
import { zoneOf } from './facts.ts';
import { type HighlanderRule, highlanderFormatRule } from './format-rule.ts';
import { statisticsOf } from './statistics.ts';

function checked(rule: HighlanderRule, deck: BuiltDeck, pool: CardPool): Checked {
  switch (rule.check) {
    case 'endurance-size':
      return checkEnduranceSize(rule, deck, pool);
    case 'basic-cards':
      return checkBasicCards(rule, deck, pool);
    case 'copies-of-title':
      return checkCopiesOfTitle(rule, deck, pool);
    case 'restriction-number':
      return checkRestrictionNumber(rule, deck, pool);
    case 'specific-cards':
      return checkSpecificCards(rule, deck, pool);
    case 'card-requirements':
      return checkCardRequirements(rule, deck, pool);
    case 'master-cards':
      return checkMasterCards(rule, deck, pool);
    case 'gems':
      return checkGems(rule, deck, pool);
    case 'zones':
      return checkZones(rule, deck, pool);
    case 'pre-game-size':
      return checkPreGameSize(rule, deck, pool);
    case 'pre-game-copies':
      return checkPreGameCopies(rule, deck, pool);
    case 'pre-game-kinds':
      return checkPreGameKinds(rule, deck, pool);
    case 'needs-pre-game':
      return checkNeedsPreGame(rule, deck, pool);
    case 'own-quickening':
      return checkOwnQuickening(rule, deck, pool);
    case 'primary-weapons':
      return checkPrimaryWeapons(rule, deck, pool);
    case 'off-hand-weapons':
      return checkOffHandWeapons(rule, deck, pool);
    case 'hand-icons':
      return checkHandIcons(rule, deck, pool);
    case 'banned':
      return checkBanned(rule, deck, pool);
    case 'misprints':
      return checkMisprints(rule, deck, pool);
    case 'announced':
      return checkAnnounced(rule, deck, pool);
    case 'edition':
      return checkEdition(rule, deck, pool);
    case 'publisher':
      return checkPublisher(rule, deck, pool);
    case 'cards-of-set':
      return checkCardsOfSet(rule, deck, pool);
    case 'every-card':
      return checkEveryCard(rule, deck, pool);
  }
}

/** What was said of a deck by its rules; a deck is judged once, and then asked what else is worth knowing. */
const said = remembered((_: BuiltDeck) => new Map<HighlanderRule, Checked>());

function judged(rule: HighlanderRule, deck: Deck, pool: CardPool): Checked {
  const built = builtDeck(deck);
  const answer = checked(rule, built, pool);
  said(built).set(rule, answer);
  return answer;
}

/** What a rule remarks on a deck depends on no card that is not in it. */
const NO_POOL: CardPool = { bySlug: () => undefined, all: () => [] };

function remarks(deck: Deck, { rules }: DeckFormat<HighlanderRule>): readonly Remark[] {
  const before = said(builtDeck(deck));
  return rules.flatMap((rule) => (before.get(rule) ?? judged(rule, deck, NO_POOL)).remarks);
}

function namedIn(rule: HighlanderRule): NamedInRule {
  switch (rule.check) {
    case 'banned':
    case 'misprints':
    case 'announced':
      return { cards: rule.cards, sets: [] };
    case 'every-card':
      return { cards: (rule.pool ?? []).map(({ slug }) => slug), sets: [] };
    case 'cards-of-set':
      return { cards: [], sets: [rule.set] };
    default:
      return { cards: [], sets: [] };
  }
}

/** Highlander's law of decks: the Endurance, and the Pre-Game cards beside it. */
export const highlanderDeckLaw: DeckLaw<HighlanderRule> = {
  zones: ['deck', 'pre-game'],
  zoneNames: new Map([
    ['deck', 'deck'],
    ['endurance', 'deck'],
    ['main', 'deck'],
    ['main deck', 'deck'],
    ['maindeck', 'deck'],
    ['mainboard', 'deck'],
    ['library', 'deck'],
    ['pre-game', 'pre-game'],
    ['pre game', 'pre-game'],
    ['pregame', 'pre-game'],
    ['pre-game cards', 'pre-game'],
    ['persona', 'pre-game'],
  ]),
  zoneOf,
  formatRule: highlanderFormatRule,
  namedIn,
  check: (rule, deck, pool) => judged(rule, deck, pool).findings,
  remarks,
  statistics: (deck) => statisticsOf(builtDeck(deck)),
};

export const highlanderDecks = gameDecks(highlanderDeckLaw);
