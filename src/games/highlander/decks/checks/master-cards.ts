import type { CardPool } from '../../../decks/format.ts';
import type { BuiltDeck } from '../built-deck.ts';
import {
  type Checked,
  counted,
  found,
  NOTHING,
  number,
  total,
  unknownFigure,
  warning,
  waysToRemove,
} from '../counting.ts';
import type { RuleOf } from '../format-rule.ts';
import { cardsWithWord, masterLimit } from '../master-limit.ts';

export function checkMasterCards(rule: RuleOf<'master-cards'>, deck: BuiltDeck, _pool: CardPool): Checked {
  const masters = cardsWithWord(deck.endurance, rule.word);
  if (masters.length === 0) return NOTHING;
  const limit = masterLimit(deck);
  if (limit === null) return found([], unknownFigure(rule.rule, 'the number of Master cards', deck.personas));
  if (limit === undefined && rule.withoutPersona === undefined) {
    const message = 'The deck has Master cards but no Persona card, and no source gives the limit.';
    return found([], [warning('no-persona', rule.rule, message, masters)]);
  }
  const allowed = limit ?? 0;
  if (total(masters) <= allowed) return NOTHING;
  const whose =
    limit === undefined ? 'a deck without a Persona card may have none' : `its Persona allows ${allowed}`;
  return found([
    {
      violation: {
        code: 'too-many-master-cards',
        rule: limit === undefined ? (rule.withoutPersona?.rule ?? null) : rule.rule,
        message: `The deck has ${number(total(masters), 'Master card', 'Master cards')}; ${whose}.`,
        cards: counted(masters),
        counted: total(masters),
        allowed,
      },
      subject: '',
      ...(limit === undefined ? { undoneBy: { zones: ['pre-game'], copies: 1 } } : {}),
      repairs: waysToRemove(masters, total(masters) - allowed),
    },
  ]);
}
