import type { CardView } from './views.ts';

/** Type and figures of a card in one line, as far as they are known. */
export function typeLineOf(card: CardView): string {
  const parts = card.game === 'shadowfist' ? shadowfistParts(card) : highlanderParts(card);
  return parts.filter((part) => part !== null && part !== '').join(' · ');
}

type Part = string | null;

const figure = (name: string, value: number | string | null): Part =>
  value === null ? null : `${name} ${value}`;

function shadowfistParts(card: Extract<CardView, { game: 'shadowfist' }>): readonly Part[] {
  return [
    card.type ?? 'Card of an unknown type',
    card.factions.join(', '),
    card.restrictions?.join(', ') ?? null,
    figure('Cost', card.cost),
    figure('Fighting', card.fighting),
    figure('Power', card.power),
    figure('Body', card.body),
  ];
}

function highlanderParts(card: Extract<CardView, { game: 'highlander' }>): readonly Part[] {
  return [
    [card.type ?? 'Card of an unknown type', card.subtype].filter(Boolean).join(': '),
    card.immortals?.join(', ') ?? null,
    card.weapon,
    card.mark,
    figure('Restriction', card.restriction),
  ];
}
