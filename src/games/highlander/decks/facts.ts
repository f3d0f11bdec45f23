import * as z from 'zod';
import { remembered } from '../../../engine/remembered.ts';
import type { DeckCard, DeckLine } from '../../decks/deck.ts';
import { nameKey, titleKey } from '../../title.ts';
import { designatorKeys } from '../card-groups.ts';
import { deckBuildingInText } from '../deck-building-in-text.ts';
import { type DeckAbility, deckAbilities } from './deck-ability.ts';

const PRE_GAME: ReadonlySet<string | null> = new Set([
  'Persona',
  'Quickening',
  'Premium',
  'Watcher',
  'Weapon of Choice',
  'Pre-Game',
  'Crystal',
]);

/** What the law of decks asks of a card; null where no source tells. Names are as titles are compared. */
export interface Facts {
  readonly card: DeckCard;
  readonly title: string;
  /** The words by which it is in Card Groups. */
  readonly words: ReadonlySet<string>;
  readonly type: string | null;
  readonly isPreGame: boolean;
  /** Whether a source gives its wording, and so the figures that stand beside it: what is then null it has not. */
  readonly isDescribed: boolean;
  /** The Immortals it names, as written. */
  readonly immortals: readonly string[] | null;
  /** The same, as titles are compared; empty where they are unknown. */
  readonly immortalNames: readonly string[];
  readonly weapon: string | null;
  readonly weaponName: string | null;
  readonly mark: string | null;
  readonly restriction: number | null;
  readonly handIcons: number | null;
  readonly gems: Readonly<Record<string, number>> | null;
  readonly abilities: readonly DeckAbility[];
}

// Files may write what the game does not know: that is then unknown.
const words = z.string().nullable().catch(null);
const number = z.number().nullable().catch(null);
const figures = z.object({
  type: words,
  immortals: z.array(z.string()).nullable().catch(null),
  weapon: words,
  mark: words,
  restriction: number,
  handIcons: number,
  gems: z.record(z.string(), z.number()).nullable().catch(null),
  deckBuilding: deckAbilities.nullable().catch(null),
});

const factsOfCard = remembered((card: DeckCard) => read(card, null));
const factsByPrinting = remembered((_: DeckCard) => new Map<string, Facts>());

/** The facts of a line's copies: those of the printing, where the list names one and it has its own. */
export function factsOf({ card, printing }: Pick<DeckLine, 'card' | 'printing'>): Facts {
  if (printing !== null && (card.wording?.perPrinting.length ?? 0) > 0)
    return factsOfPrinting(card, printing);
  return factsOfCard(card);
}

/** The part of a deck in which a card belongs. */
export function zoneOf(card: DeckCard): string {
  return factsOf({ card, printing: null }).isPreGame ? 'pre-game' : 'deck';
}

function factsOfPrinting(card: DeckCard, printing: NonNullable<DeckLine['printing']>): Facts {
  const known = factsByPrinting(card);
  const key = `${printing.set}/${printing.number ?? ''}`;
  const facts = known.get(key) ?? read(card, printing);
  known.set(key, facts);
  return facts;
}

function read(card: DeckCard, printing: DeckLine['printing']): Facts {
  const own = card.wording?.perPrinting.find(
    (one) =>
      printing !== null &&
      one.printing.set === printing.set &&
      (printing.number === null || one.printing.number === printing.number),
  );
  const { deckBuilding, ...known } = figures.parse({ type: card.type, ...card.figures, ...own?.figures });
  return {
    card,
    title: titleKey(card.title),
    words: new Set(designatorKeys(card.title)),
    isPreGame: PRE_GAME.has(known.type),
    isDescribed: (own?.text ?? card.text) !== null,
    ...known,
    immortalNames: (known.immortals ?? []).map(nameKey),
    weaponName: known.weapon === null ? null : nameKey(known.weapon),
    abilities: deckBuilding ?? deckBuildingInText(known.type, own?.text ?? card.text),
  };
}
