/** The rules of designators that the code cites: chapter 7.3 of the Year of the Dragon rulebook. */
export const RULES = {
  titleAndSubtitle: 'shadowfist.yotd/7.3/title-and-subtitle-words',
  cardTypes: 'shadowfist.yotd/7.3/card-types-are-ignored',
  punctuation: 'shadowfist.yotd/7.3/punctuation-is-ignored',
  smallWords: 'shadowfist.yotd/7.3/articles-conjunctions-prepositions-are-ignored',
  repeated: 'shadowfist.yotd/7.3/repeated-designator-counts-once',
  identical: 'shadowfist.yotd/7.3/identical-words-match',
  onlyIdentical: 'shadowfist.yotd/7.3/only-identical-words-match',
  numeralsAndLetters: 'shadowfist.yotd/7.3/numerals-and-single-letters-are-words',
  symbolsInside: 'shadowfist.yotd/7.3/ignored-symbols-inside-a-word',
  plural: 'shadowfist.yotd/7.3/plural-matches-singular',
  pronouns: 'shadowfist.yotd/7.3/personal-pronouns-do-not-match-by-number',
  possessive: 'shadowfist.yotd/7.3/possessive-matches-its-word',
  hyphen: 'shadowfist.yotd/7.3/hyphen-splits',
  slash: 'shadowfist.yotd/7.3/slash-splits',
  capitals: 'shadowfist.yotd/7.3/inner-capitals-split',
  arcano: 'shadowfist.yotd/7.3/arcano-splits',
  gun: 'shadowfist.yotd/7.3/gun-splits',
  apostrophe: 'shadowfist.yotd/7.3/apostrophe-words-stay-whole',
  truncated: 'shadowfist.yotd/7.3/truncated-words-stay-whole',
  abbreviation: 'shadowfist.yotd/7.3/abbreviations-with-a-period-stay-whole',
  acronym: 'shadowfist.yotd/7.3/acronyms-stay-whole',
  mixed: 'shadowfist.yotd/7.3/letters-mixed-with-digits-stay-whole',
  numerals: 'shadowfist.yotd/7.3/numerals-do-not-match-number-words',
} as const;

export type DesignatorRule = (typeof RULES)[keyof typeof RULES];

/** What each rule comes to, as one clause of an explanation. */
const SAYS: Readonly<Record<DesignatorRule, string>> = {
  [RULES.titleAndSubtitle]: 'every word of the title and the subtitle is a designator',
  [RULES.cardTypes]: 'the card types Edge, Event, Site, Feng Shui Site and State are no designators',
  [RULES.punctuation]: 'punctuation other than apostrophe, hyphen and slash is ignored',
  [RULES.smallWords]: 'the listed articles, conjunctions and prepositions are no designators',
  [RULES.repeated]: 'a designator that a card has several times counts once',
  [RULES.identical]: 'identical words match',
  [RULES.onlyIdentical]: 'only identical words match, apart from the special cases listed',
  [RULES.numeralsAndLetters]: 'a numeral or a single letter is a word',
  [RULES.symbolsInside]: 'punctuation in a word does not count when it is matched',
  [RULES.plural]: 'the plural of a word matches its singular',
  [RULES.pronouns]: 'singular and plural forms of personal pronouns do not match',
  [RULES.possessive]: "only a possessive formed with 's matches the plain form",
  [RULES.hyphen]: 'a word is split at each hyphen',
  [RULES.slash]: 'a word is split at each slash',
  [RULES.capitals]: 'a word with two or more capitals that is no acronym is split before each capital',
  [RULES.arcano]: 'a word that begins with Arcano is split into Arcano and what remains',
  [RULES.gun]: 'a word that begins with Gun is split into Gun and what remains',
  [RULES.apostrophe]: 'a word with an apostrophe that is no possessive stays one word',
  [RULES.truncated]: 'a word cut short stays as it is and does not match the full word',
  [RULES.abbreviation]: 'an abbreviation with a period stays as it is and does not match the full word',
  [RULES.acronym]: 'an acronym stays one word and matches nothing but the same acronym',
  [RULES.mixed]: 'a word of letters and digits stays one word',
  [RULES.numerals]: 'a number in digits does not match the number written out',
};

/** The rules in plain English, in the order given. */
export function spelledOut(rules: readonly DesignatorRule[]): string {
  return rules.map((rule) => SAYS[rule]).join('; ');
}
