import { noCard } from './condition.ts';
import { oneOf } from './given-cards.ts';
import { wordOf } from './key-value.ts';
import { gameName, inGame, unknownValue } from './known-values.ts';
import { called } from './meanings.ts';
import type { CompileKey } from './scope.ts';

/** The condition for `legal:` and `banned:`: whether every deck with the card breaks a rule of the format. */
export function compileFormat(isLegal: boolean): CompileKey {
  return (term, { context: { facts, game }, warn }) => {
    const written = wordOf(term);
    const known = facts.formats();
    const meant = called(written, known);
    if (meant.length === 0) throw unknownValue('format', term, inGame(known, game));
    const here = inGame(meant, game);
    if (here.length === 0) {
      warn(`${gameName(game)} has no format ${JSON.stringify(written)}.`);
      return noCard;
    }
    return oneOf(here.flatMap((format) => facts.inFormat(format.game, format.value, isLegal)));
  };
}
