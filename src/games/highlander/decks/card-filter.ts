import { fold } from '../../fold.ts';
import { nameKey, titleKey } from '../../title.ts';
import type { CardFilter } from './deck-ability.ts';
import type { Facts } from './facts.ts';

/** Whether a card is one that the ability speaks of. What no source tells of the card is taken as not so. */
export function isMeant(facts: Facts, filter: CardFilter): boolean {
  const { titles, types, word, specificTo, ofPersonas, ofWeapons, except } = filter;
  return (
    (titles === undefined || titles.some((title) => titleKey(title) === facts.title)) &&
    (types === undefined || (facts.type !== null && types.includes(facts.type))) &&
    (word === undefined || facts.words.has(fold(word))) &&
    (specificTo === undefined || isSpecific(facts, specificTo)) &&
    (ofPersonas === undefined || share(facts.immortals ?? [], ofPersonas)) &&
    (ofWeapons === undefined || (facts.weapon !== null && share([facts.weapon], ofWeapons))) &&
    (except === undefined || !except.some((mark) => mark === facts.mark))
  );
}

function isSpecific({ immortals, weapon }: Facts, to: 'persona' | 'weapon'): boolean {
  return to === 'weapon' ? weapon !== null : (immortals?.length ?? 0) > 0;
}

function share(some: readonly string[], others: readonly string[]): boolean {
  const keys = new Set(others.map(nameKey));
  return some.some((name) => keys.has(nameKey(name)));
}
