import type { AbilityOf } from './decks/deck-ability.ts';

/** What a text can say about the decks that contain its card. */
export type DeckAbilityInText = AbilityOf<'master-cards'> | AbilityOf<'requires-weapon'>;

const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const MASTERS = /\b[Yy]ou may include up to (\w+) Master cards(?: in your deck)?(?=\.|$)/;
/** A title is in capitals; “if you are using a two-handed weapon” names none. */
const WEAPON =
  /\b[Yy]ou may only include [^.]+? in your deck if you are using (?:(?:the|an?) )?((?:\p{Lu}[\p{L}'’-]*)(?: \p{Lu}[\p{L}'’-]*)*?)(?: Weapon of Choice)?(?=\.|$)/u;

/** What the text of a card changes in the building of decks. Only that of a Persona says how many Master cards are allowed. */
export function deckBuildingInText(type: string | null, text: string | null): DeckAbilityInText[] {
  if (text === null) return [];
  const [, many = ''] = MASTERS.exec(text) ?? [];
  const [, weapon] = WEAPON.exec(text) ?? [];
  const upTo = /^\d{1,2}$/.test(many) ? Number(many) : COUNTS.indexOf(many.toLowerCase());
  return [
    ...(type === 'Persona' && upTo >= 0 && many !== '' ? [{ ability: 'master-cards', upTo } as const] : []),
    ...(weapon === undefined ? [] : [{ ability: 'requires-weapon', weapon } as const]),
  ];
}
