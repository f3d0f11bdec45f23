import { remembered } from '../../../engine/remembered.ts';
import type { DeckCard } from '../../decks/deck.ts';
import { factions, symbols } from '../card.ts';
import { numberOf, symbolsOf } from './facts.ts';

/** Yes, no, or nobody gives the figures to tell. */
export type Told = boolean | null;

/** Faction symbols come first, then the talents. */
const factionSymbols: ReadonlySet<string> = new Set(symbols.slice(0, factions.length));
/** As far as its words tell; a card that brings others back is not known by them. */
const GIVES_POWER = /\bgains?\b[^.]{0,40}\bPower\b/i;

/** Chapter 2.1: a Character without resource conditions that provides a resource of a faction. */
export const isFoundation = remembered((card: DeckCard): Told => {
  const isOne = isOfType(card, 'Character');
  if (isOne === false) return false;
  const [requires, provides] = [symbolsOf(card, 'requires'), symbolsOf(card, 'provides')];
  if (requires !== null && requires.length > 0) return false;
  if (provides !== null && !provides.some((symbol) => factionSymbols.has(symbol))) return false;
  return isOne === null || requires === null || provides === null ? null : true;
});

export function isFengShuiSite(card: DeckCard): Told {
  return isOfType(card, 'Feng Shui Site');
}

/** Chapter 8.1: what deals damage is typically a Character of some Fighting. X and `*` may be any number. */
export function dealsDamage(card: DeckCard, least: number): Told {
  const isOne = isOfType(card, 'Character');
  if (isOne === false) return false;
  const fighting = numberOf(card, 'fighting');
  if (fighting !== null && fighting < least) return false;
  return isOne === null || fighting === null ? null : true;
}

/** Chapter 8.1: cards that generate Power, beside the Feng Shui Sites, which are counted apart. */
export const givesPower = remembered((card: DeckCard): Told => {
  if (isFengShuiSite(card) === true) return false;
  const power = numberOf(card, 'power');
  if (card.type === 'Site' && power !== null && power > 0) return true;
  if (card.text?.includes('Power') && GIVES_POWER.test(card.text)) return true;
  return card.type === null || card.text === null || (card.type === 'Site' && power === null) ? null : false;
});

function isOfType({ type }: DeckCard, wanted: string): Told {
  return type === null ? null : type === wanted;
}
