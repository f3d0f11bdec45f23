import type { CardView } from '../../catalogue/views.ts';
import type { GameSlug } from '../../games/registry.ts';
import { typeLine } from '../parts/card-figures.tsx';
import { symbolName } from '../parts/symbol.tsx';

/** What the preview picture of a card shows. */
export interface PreviewCard {
  readonly game: GameSlug;
  readonly name: string;
  readonly typeLine: string;
  /** The text in force, or what is said where no source has it. */
  readonly text: string;
  readonly isKnown: boolean;
  /** Figures that the card has, as `[label, value]`. */
  readonly figures: readonly (readonly [label: string, value: string])[];
}

export function previewCard(card: CardView): PreviewCard {
  const { game, name, markedText, message } = card;
  return {
    game,
    name,
    typeLine: typeLine(card),
    text: shortened(markedText ?? message ?? ''),
    isKnown: markedText !== null,
    figures: figuresOf(card).flatMap(([label, value]) =>
      value === null || value === '' ? [] : [[label, String(value)] as const],
    ),
  };
}

/** The longest text that fits on the picture, in characters. */
const LONGEST = 520;

function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST);
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}

function figuresOf(card: CardView): (readonly [string, string | number | null])[] {
  if (card.game === 'shadowfist')
    return [
      ['Cost', card.cost],
      ['Needs', inWords(card.requires)],
      ['Provides', inWords(card.provides)],
      ['Fighting', card.fighting],
      ['Power', card.power],
      ['Body', card.body],
    ];
  return [
    ['Immortal', card.immortals?.join(', ') ?? null],
    ['Weapon', card.weapon],
    ['Restriction', card.restriction],
  ];
}

function inWords(symbols: readonly string[] | null): string | null {
  if (symbols === null) return null;
  return [...new Set(symbols)]
    .map((code) => `${symbols.filter((one) => one === code).length} ${symbolName(code)}`)
    .join(', ');
}
