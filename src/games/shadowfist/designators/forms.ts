import type { DesignatorWord } from '../../designators.ts';
import { fold } from '../../fold.ts';
import { possessor } from '../../possessive.ts';
import { ignoredBy } from './ignored.ts';
import { singularOf } from './plurals.ts';
import { type DesignatorRule, RULES } from './rules.ts';
import type { Piece, Token } from './tokens.ts';

/** A designator that also knows its spelling: what it would have to be identical to without the special cases. */
export interface SpelledWord extends DesignatorWord {
  readonly spelling: string;
  readonly rules: readonly DesignatorRule[];
}

/** The designators in one word: one, unless inner capitals or its beginning split it (7.3, 2.b and 2.c). */
export function formsOf(token: Token): SpelledWord[] {
  const forms = possessiveForms(token);
  return forms.length > 1 ? forms : forms.map((form) => ({ ...form, word: token.shown }));
}

function possessiveForms(token: Token): SpelledWord[] {
  const base = possessor(token.word);
  if (base === null) return plainForms(token);
  const ending = token.word.slice(base.length);
  const forms = plainForms({ ...token, word: base });
  return forms.map((form, place) => (place === forms.length - 1 ? possessive(form, ending) : form));
}

/** A possessive whose plain form is ignored (State's) stays itself: there is no designator for it to match. */
function possessive(form: SpelledWord, ending: string): SpelledWord {
  const word = form.word + ending;
  const spelling = form.spelling + fold(ending);
  if (ignoredBy(form.key) !== null) return { word, key: spelling, spelling, rules: form.rules };
  return { word, key: form.key, spelling, rules: [...form.rules, RULES.possessive] };
}

/** The forms of a word that is no possessive. What stays whole comes first: 7.3, 3 forbids to split it. */
function plainForms(token: Token): SpelledWord[] {
  const { word, rules } = token;
  if (word.includes("'")) return [whole(token, apostropheRule(word))];
  if (/^\p{N}+$/u.test(word)) return [whole(token, RULES.numeralsAndLetters)];
  if (/\p{N}/u.test(word)) return [whole(token, RULES.mixed)];
  const [, acronym, plural] = /^(\p{Lu}{2,})(s?)$/u.exec(word) ?? [];
  if (acronym !== undefined) return [acronymForm(token, acronym, plural ?? '')];
  // Its capitals do not split an abbreviation (Ph.D.); its letters read as they would without periods.
  const pieces = token.abbreviated ? [{ word, rules: [...rules, RULES.abbreviation] }] : atCapitals(token);
  return pieces.flatMap(atPrefix).map(ordinary);
}

/** The possessive of a plural, s', is not formed with 's, so no rule makes it match its plain form. */
function apostropheRule(word: string): DesignatorRule {
  return /s'$/iu.test(word) ? RULES.possessive : RULES.apostrophe;
}

function whole({ word, rules }: Piece, rule: DesignatorRule): SpelledWord {
  const key = fold(word);
  return { word, key, spelling: key, rules: [...rules, rule] };
}

/**
 * The key of an acronym stays in capitals. 7.3, 3.c: an acronym may not be modified to achieve a match,
 * so CAT (Computer Assisted Tactics) is not made Cat, though it reads the same. Its plural is its own.
 */
function acronymForm(piece: Piece, acronym: string, plural: string): SpelledWord {
  const key = fold(acronym).toUpperCase();
  const rules = [...piece.rules, RULES.acronym, ...(plural === '' ? [] : [RULES.plural])];
  return { word: piece.word, key, spelling: key + plural, rules };
}

function atCapitals(piece: Piece): Piece[] {
  const capitals = piece.word.match(/\p{Lu}/gu) ?? [];
  if (capitals.length < 2) return [piece];
  return piece.word.split(/(?=\p{Lu})/u).map((word) => ({ word, rules: [...piece.rules, RULES.capitals] }));
}

/** Gun and Arcano begin compounds; Gun itself, Guns and Arcano are none. */
function atPrefix(piece: Piece): Piece[] {
  const [, prefix, rest] = /^(gun|arcano)(\p{L}.*)$/iu.exec(piece.word) ?? [];
  if (prefix === undefined || rest === undefined || rest.toLowerCase() === 's') return [piece];
  const rules = [...piece.rules, prefix.toLowerCase() === 'gun' ? RULES.gun : RULES.arcano];
  const remainder = /^\p{Lu}/u.test(prefix) ? rest.charAt(0).toUpperCase() + rest.slice(1) : rest;
  return [{ word: prefix, rules }, ...atPrefix({ word: remainder, rules })];
}

/** A word whose singular is ignored (States) keeps its number: there is no designator for it to match. */
function ordinary(piece: Piece): SpelledWord {
  const { word, rules } = piece;
  const spelling = fold(word);
  if (spelling.length === 1) return whole(piece, RULES.numeralsAndLetters);
  const singular = singularOf(spelling);
  if (singular === spelling || ignoredBy(singular) !== null) return { word, key: spelling, spelling, rules };
  return { word, key: singular, spelling, rules: [...rules, RULES.plural] };
}
