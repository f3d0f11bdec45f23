import { noCard } from './condition.ts';
import { oneOf } from './given-cards.ts';
import { wordOf } from './key-value.ts';
import { gameName, inGame, unknownValue } from './known-values.ts';
import { firstWords } from './meanings.ts';
import type { CompileKey } from './scope.ts';

/** The condition for `does:`: an ability of the card does it. The tags that were asked for explain the answer. */
export const compileDoes: CompileKey = (term, { context: { facts, game }, warn, explain }) => {
  const written = wordOf(term);
  const known = facts.tags();
  const meant =
    formsOf(written)
      .map((form) => firstWords(form, known))
      .find(({ length }) => length > 0) ?? [];
  if (meant.length === 0) throw unknownValue('tag', term, inGame(known, game));
  const here = inGame(meant, game);
  if (here.length === 0) {
    warn(`No card of ${gameName(game)} does ${JSON.stringify(written)}.`);
    return noCard;
  }
  for (const { value } of here) explain(value);
  return oneOf(here.flatMap(({ value }) => facts.doing(value)));
};

/** `draws`, and what may be meant by `draw` and `search`. */
const formsOf = (written: string): readonly string[] =>
  ['', 's', 'es'].map((ending) => written.replace(/^[a-z]+/i, (verb) => `${verb}${ending}`));
