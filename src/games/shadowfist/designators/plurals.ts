import pluralize from 'pluralize';
import { IRREGULAR, NO_PLURAL, PLURAL_BY_ES, PLURAL_BY_S } from './nouns.ts';

/**
 * The singular of a folded word, or the word itself when it is no plural (7.3, special case 1).
 * `pluralize` knows the endings; the lists of nouns set right what it misreads.
 */
export function singularOf(word: string): string {
  const singular = oneStep(word);
  return singular === word ? word : singularOf(singular);
}

function oneStep(word: string): string {
  if (NO_PLURAL.has(word) || !hasVowel(word) || word.length < 3) return word;
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (PLURAL_BY_S.has(word.replace(/s$/, ''))) return word.replace(/s$/, '');
  if (PLURAL_BY_ES.has(word.replace(/es$/, ''))) return word.replace(/es$/, '');
  if (endsLikeSingular(word)) return word;
  // Nouns in -oe are a closed list (PLURAL_BY_S); every other -oes is the plural of a noun in -o.
  if (/oes$/.test(word)) return word.slice(0, -2);
  return pluralize.singular(word);
}

/** -ss, -us and -is end singulars (Boss, Lotus, Mantis): plurals of nouns in -u and -i are listed. */
function endsLikeSingular(word: string): boolean {
  return /(?:[su]s|[^ae]is)$/.test(word);
}

/** Mrs, vs: letters alone, with no vowel before the s, make no plural. */
function hasVowel(word: string): boolean {
  return /[aeiouy]/.test(word);
}
