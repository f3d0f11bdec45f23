import { gems as attributes } from '../card.ts';
import type { BuiltDeck } from './built-deck.ts';
import { grouped, total } from './counting.ts';
import { gemLimit, gemsUsed } from './gem-limits.ts';
import { cardsWithWord, masterLimit } from './master-limit.ts';

/** What Type Two makes of a Persona's Attributes; the first edition has no gems. */
const TYPE_TWO = { times: 3, most: 13 };

/** The deck's own figures; what no source tells is null, and how many cards it is not told of stands beside. */
export function statisticsOf(deck: BuiltDeck): Readonly<Record<string, unknown>> {
  const { endurance, preGame, personas, weapons } = deck;
  const used = gemsUsed(deck);
  const crystals = preGame.filter(({ type }) => type === 'Crystal');
  const masters = cardsWithWord(endurance, 'Master');
  return {
    endurance: total(endurance),
    preGame: total(preGame) - total(crystals),
    crystals: total(crystals),
    personas: personas.map(({ card }) => card.name),
    weaponsOfChoice: weapons.map(({ card }) => card.name),
    types: typesOf(endurance),
    gems: Object.fromEntries(
      attributes.map((gem) => [
        gem,
        { used: used[gem] ?? 0, allowed: gemLimit(deck, gem, TYPE_TWO)?.sure ?? null },
      ]),
    ),
    cardsWithUnknownGems: total(endurance.filter(({ gems }) => gems === null)),
    masterCards: { used: total(masters), allowed: masterLimit(deck) ?? null },
    copiesByTitle: [...grouped(endurance, ({ title }) => title).values()]
      .map((copies) => ({ title: copies[0]?.card.title ?? '', copies: total(copies) }))
      .sort((a, b) => b.copies - a.copies || (a.title < b.title ? -1 : 1)),
  };
}

/** Copies in the Endurance by type. */
function typesOf(endurance: BuiltDeck['endurance']): Record<string, number> {
  const byType = [...grouped(endurance, ({ type }) => type ?? 'unknown')];
  return Object.fromEntries(
    byType.map(([type, copies]) => [type, total(copies)] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
