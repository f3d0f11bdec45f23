import { compareNumbers } from './compare.ts';
import { noCard } from './condition.ts';
import { oneOf } from './given-cards.ts';
import { wordOf } from './key-value.ts';
import { inGame, unknownValue } from './known-values.ts';
import { called } from './meanings.ts';
import type { CompileKey } from './scope.ts';
import { SearchError } from './search-error.ts';

/** The condition for `year`: a set with the card was published then. */
export const compileYear: CompileKey = ({ key, operator, value }, { context: { facts } }) => {
  if (value.kind === 'regex' || !/^\d{4}$/.test(value.text))
    throw new SearchError('search/bad-value', `${key.text} needs a year of four digits.`, value, {
      expected: ['a year'],
    });
  const year = Number(value.text);
  return oneOf(
    [...facts.years()].flatMap(([card, years]) =>
      years.some((one) => compareNumbers(operator, one, year)) ? [card] : [],
    ),
  );
};

/** The condition for `rarity:`: a printing of the card has it. */
export const compileRarity: CompileKey = (term, { context: { facts, game }, warn }) => {
  const written = wordOf(term);
  const known = facts.rarities();
  if (known.length === 0) {
    warn('No card has a known rarity, so rarity matches nothing.');
    return noCard;
  }
  const meant = called(written, known);
  if (meant.length === 0) throw unknownValue('rarity', term, inGame(known, game));
  return oneOf(meant.flatMap(({ value }) => facts.withRarity(value)));
};
