import type { CardPool, DeckChange, Finding } from '../../../decks/format.ts';
import type { Remark } from '../../../decks/violation.ts';
import type { BuiltDeck, Copies } from '../built-deck.ts';
import { type Checked, counted, found, removing, unknownFigure, warning } from '../counting.ts';
import type { RuleOf } from '../format-rule.ts';
import { type GemLimit, gemLimit, gemsUsed } from '../gem-limits.ts';

export function checkGems(rule: RuleOf<'gems'>, deck: BuiltDeck, _pool: CardPool): Checked {
  const findings: Finding[] = assignments(rule);
  const remarks: Remark[] = [];
  const used = gemsUsed(deck);
  for (const gem of Object.keys(used).sort()) {
    const limit = gemLimit(deck, gem, rule);
    const count = used[gem] ?? 0;
    if (limit === null || count <= limit.sure) continue;
    if (count > limit.possible) findings.push(tooMany(rule.rule, gem, count, limit, deck));
    else remarks.push(perhapsTooMany(rule.rule, gem, count, limit));
  }
  return found(findings, [
    ...remarks,
    ...unknownPersona(rule, deck),
    ...unknownFigure(
      rule.rule,
      'the Attribute Gems',
      deck.endurance.filter(({ gems }) => gems === null),
    ),
  ]);
}

function assignments({ assigned = {}, most, mostRule }: RuleOf<'gems'>): Finding[] {
  return Object.keys(assigned)
    .sort()
    .filter((gem) => (assigned[gem] ?? 0) > most)
    .map((gem) => ({
      violation: {
        code: `${gem.toLowerCase()}-assignment-too-high`,
        rule: mostRule,
        message: `${gem} is assigned ${assigned[gem]}; a gem assignment can be altered to at most ${most}.`,
        cards: [],
        counted: assigned[gem] ?? 0,
        allowed: most,
      },
      subject: gem,
      repairs: [],
    }));
}

function unknownPersona({ rule, assigned }: RuleOf<'gems'>, { personas }: BuiltDeck): Remark[] {
  if (assigned !== undefined) return [];
  if (personas.length === 0)
    return [
      warning(
        'no-persona',
        rule,
        'The deck has no Persona card, and no source gives the limit for its gems.',
      ),
    ];
  if (personas.length > 1)
    return [
      warning(
        'several-personas',
        rule,
        'The deck has several Persona cards, and no source says whose gems count.',
        personas,
      ),
    ];
  return unknownFigure(
    rule,
    'the Attribute Gems',
    personas.filter(({ gems }) => gems === null),
  );
}

function tooMany(
  rule: string | null,
  gem: string,
  count: number,
  { possible }: GemLimit,
  deck: BuiltDeck,
): Finding {
  const bearing = deck.endurance.filter(({ gems }) => (gems?.[gem] ?? 0) > 0);
  return {
    violation: {
      code: `too-many-${gem.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-gems`,
      rule,
      message: `The cards of the Endurance have ${count} ${gem} gems; the limit is ${possible}.`,
      cards: counted(bearing),
      counted: count,
      allowed: possible,
    },
    subject: gem,
    undoneBy: { zones: ['pre-game'], copies: 1 },
    repairs: ways(bearing, gem, count - possible),
  };
}

/** Taking out of each card first as many copies as are needed, then of the others, those with the most gems first. */
function ways(bearing: readonly Copies[], gem: string, excess: number): DeckChange[][] {
  const of = ({ gems }: Copies) => gems?.[gem] ?? 0;
  const richest = [...bearing].sort((a, b) => of(b) - of(a));
  return bearing.map((first) => {
    let left = excess;
    return [first, ...richest.filter((one) => one !== first)].flatMap((one): DeckChange[] => {
      const copies = Math.min(one.quantity, Math.max(0, Math.ceil(left / of(one))));
      left -= copies * of(one);
      return copies > 0 ? [removing(one, copies)] : [];
    });
  });
}

function perhapsTooMany(rule: string | null, gem: string, count: number, { sure }: GemLimit): Remark {
  return {
    ...warning(
      'gem-assignment-unknown',
      rule,
      `The cards of the Endurance have ${count} ${gem} gems; the limit is ${sure} unless the player has altered the gem assignments.`,
    ),
    figure: count,
  };
}
