/** Texts that nobody prints: long, deep, ambiguous or repeated. */
export const hostileTexts: Readonly<Record<string, string>> = {
  '10,000 characters of one sentence': 'Turn to inflict 2 damage on target Character and '
    .repeat(205)
    .slice(0, 10_000),
  'the same sentence 200 times': 'Turn to inflict 2 damage on target Character. '.repeat(200),
  'adjectives without a noun': 'damaged unturned '.repeat(580),
  'descriptions of descriptions':
    'Smoke all Characters on a card on a State on a card at this location '.repeat(140),
  'players of players': 'the controller of the owner of '.repeat(320),
  'alternatives of alternatives':
    'Turn to draw a card or gain 1 Power or draw a card or gain 1 Power or draw a card. '.repeat(100),
  'lists without an end': `All Characters gain ${'Guts, Stealth, Ambush, Mobility and '.repeat(280)}Guts.`,
  'nested parentheses': `${'('.repeat(5000)}${')'.repeat(5000)}`,
  'parentheses one after the other': '(including this one) '.repeat(480),
  'quotation marks without an end': '"'.repeat(10_000),
  'designators without an end': '<'.repeat(10_000),
  'only full stops': '.'.repeat(10_000),
  'X that defines X': 'Inflict X damage on target Character. X = X plus X. '.repeat(190),
  'triggers in triggers': 'When a Character is smoked, when a Character is smoked, '.repeat(180),
};
