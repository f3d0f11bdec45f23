import type { VNode } from 'preact';
import { Ruling } from '../parts/ruling.tsx';
import { withSymbolNames } from '../parts/symbol.tsx';
import { type KeptCard, keptLines } from './content.ts';

/** A card with its text in force and its rulings. */
export async function readCard(game: string, slug: string): Promise<VNode | undefined> {
  const card = (await keptLines(game, 'cards')).find((one) => one.slug === slug);
  if (card === undefined) return undefined;
  const rulings = (await keptLines(game, 'rulings')).filter(({ cards }) =>
    cards.some((one) => one.slug === slug),
  );
  return (
    <>
      <h1>{card.name}</h1>
      <p class="faint">{typeLine(card)}</p>
      {card.text === null ? (
        <p>{card.message}</p>
      ) : (
        card.text.split('\n').map((line) => <p>{withSymbolNames(line)}</p>)
      )}
      {card.wording.reason === '' ? null : <p class="faint small">{card.wording.reason}</p>}
      {rulings.length === 0 ? null : <h2>Rulings</h2>}
      {rulings.map((ruling) => (
        <Ruling key={ruling.id} ruling={{ ...ruling, importedFrom: [] }} />
      ))}
    </>
  );
}

function typeLine(card: KeptCard): string {
  const figures =
    card.game === 'shadowfist'
      ? [figure('Cost', card.cost), figure('Fighting', card.fighting), ...card.factions]
      : [];
  return [card.type, card.subtitle, ...figures].filter((part) => part !== null).join(' · ');
}

function figure(name: string, value: number | string | null): string | null {
  return value === null ? null : `${name} ${value}`;
}
