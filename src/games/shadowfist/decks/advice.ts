import type { Deck, DeckCard } from '../../decks/deck.ts';
import { copiesIn } from '../../decks/settled-deck.ts';
import type { Remark } from '../../decks/violation.ts';
import type { AdviceOn, ShadowfistAdvice } from './format-rule.ts';
import { dealsDamage, givesPower, isFengShuiSite, isFoundation, type Told } from './kinds-of-cards.ts';

/** What chapter 8.1 counsels where the deck's own figures are others. */
export function adviceOn(advice: ShadowfistAdvice, deck: Deck): Remark[] {
  if (deck.lines.length === 0) return [];
  return advice.advise === 'size' ? onSize(advice, deck) : onShare(advice, deck);
}

function onSize({ rule, faster, slower }: AdviceOn<'size'>, deck: Deck): Remark[] {
  const copies = copiesIn(deck);
  if (copies <= faster) return [];
  const message =
    copies >= slower
      ? `The deck has ${copies} cards; decks of ${slower} and more play slower.`
      : `The deck has ${copies} cards; decks of up to ${faster} play faster.`;
  return [{ kind: 'advice', code: 'deck-size', rule, message, cards: [], figure: copies }];
}

type Share = AdviceOn<'share'>;

const NAMES: Readonly<Record<Share['of'], (share: Share) => string>> = {
  'foundation-characters': () => 'foundation Characters',
  'feng-shui-sites': () => 'Feng Shui Sites',
  'damage-dealers': ({ fighting = 0 }) => `Characters with Fighting ${fighting} or more`,
  'power-cards': () => 'other cards that say that they give Power',
};

const CHOICES: Readonly<Record<Share['of'], (card: DeckCard, share: Share) => Told>> = {
  'foundation-characters': isFoundation,
  'feng-shui-sites': isFengShuiSite,
  'damage-dealers': (card, { fighting = 0 }) => dealsDamage(card, fighting),
  'power-cards': givesPower,
};

/** Advice is in whole cards. It is given only if no unknown figure can change it. */
function onShare(share: Share, deck: Deck): Remark[] {
  const { of, rule, least, most } = share;
  const copies = copiesIn(deck);
  const choose = CHOICES[of];
  const known = copiesIn({ lines: deck.lines.filter(({ card }) => choose(card, share) === true) });
  const possible = copiesIn({ lines: deck.lines.filter(({ card }) => choose(card, share) !== false) });
  const [from, to] = [Math.floor((copies * least) / 100), Math.ceil((copies * most) / 100)];
  if (possible >= from && known <= to) return [];
  const shares = least === most ? `${least}%` : `${least} to ${most}%`;
  const range = from === to ? `${from}` : `${from} to ${to}`;
  const unknown = possible === known ? '' : ` (at most ${possible}, because some figures are unknown)`;
  const message = `The deck has ${known} ${NAMES[of](share)}${unknown}. For a first deck, the rulebook suggests about ${shares} (${range} of ${copies} cards).`;
  return [{ kind: 'advice', code: of, rule, message, cards: [], figure: known }];
}
