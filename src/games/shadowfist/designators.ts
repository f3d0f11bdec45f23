import { type Designator, type DesignatorCard, type DesignatorLaw, onePerKey } from '../designators.ts';
import { matchDesignators } from './designators/matching.ts';
import { type IgnoredWord, read } from './designators/reading.ts';
import { RULES } from './designators/rules.ts';

export { matchDesignators };

/**
 * The designators of a card (7.3): the words of its title and subtitle, then what errata grant. The subtitle
 * counts whatever the card's type: that of a "Darkness Event" gives Darkness, and the card type in it nothing.
 */
export function designatorsOf(card: DesignatorCard): Designator[] {
  const printed = (text: string, origin: 'title' | 'subtitle') =>
    read(text).designators.map(({ word, key, rules }) => ({
      ...{ word, key, rules: [RULES.titleAndSubtitle, ...rules] },
      ...{ origin, version: null },
    }));
  const granted = card.grants.flatMap((grant) =>
    read(grant.word).designators.map(({ word, key, rules }) => ({
      ...{ word, key, rules },
      ...{ origin: 'granted' as const, version: grant.version },
    })),
  );
  return onePerKey<Designator>(
    [...printed(card.title, 'title'), ...printed(card.subtitle ?? '', 'subtitle'), ...granted],
    RULES.repeated,
  );
}

/**
 * The keys of a word as a user types it: several for a word that is split, of which a card must have all;
 * none when every word of it is ignored.
 */
export function designatorKeys(word: string): string[] {
  return onePerKey(read(word).designators, null).map(({ key }) => key);
}

/** The words of a title or subtitle that are no designators, each with the rule that says so. */
export function ignoredWords(text: string): readonly IgnoredWord[] {
  return read(text).ignored;
}

export const designatorLaw: DesignatorLaw = {
  designatorsOf,
  keysOf: designatorKeys,
  match: matchDesignators,
};
