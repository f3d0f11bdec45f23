import type { CardPool, Finding } from '../../../decks/format.ts';
import type { Remark } from '../../../decks/violation.ts';
import type { BuiltDeck, Copies } from '../built-deck.ts';
import { isMeant } from '../card-filter.ts';
import { type Checked, counted, found, grouped, number, total, warning, waysToRemove } from '../counting.ts';
import type { RuleOf } from '../format-rule.ts';

/** The limit counts all cards of a title together; a Persona that allows more overrides it, but not for Signature cards. */
export function checkCopiesOfTitle(
  rule: RuleOf<'copies-of-title'>,
  deck: BuiltDeck,
  _pool: CardPool,
): Checked {
  const findings: Finding[] = [];
  const remarks: Remark[] = [];
  for (const copies of grouped(deck.endurance, ({ title }) => title).values()) {
    if (total(copies) <= rule.most) continue;
    const { sure, possible } = rule.raised ? limits(rule.most, copies, deck) : fixed(rule.most);
    const signature = copies.filter(({ mark }) => mark === 'Signature');
    if (total(copies) > possible)
      findings.push({ ...tooMany(rule.rule, copies, possible), ...raisable(rule, copies) });
    else if (total(copies) > sure) remarks.push(maybeTooMany(rule.rule, copies, sure));
    if (rule.signature !== undefined && possible > rule.most && total(signature) > rule.most)
      findings.push(tooMany(rule.signature.rule, signature, rule.most, 'too-many-signature-of-title'));
  }
  return found(findings, remarks);
}

interface Limits {
  /** What is allowed by what the sources tell, and what may be allowed by what they do not. */
  readonly sure: number;
  readonly possible: number;
}

function fixed(most: number): Limits {
  return { sure: most, possible: most };
}

function limits(most: number, copies: readonly Copies[], deck: BuiltDeck): Limits {
  let { sure, possible } = fixed(most);
  for (const { cards, upTo, told } of raising(most, deck)) {
    // Cards of the title that it does not speak of stay within the limit.
    const others = cards === null ? 0 : total(copies.filter((one) => !isMeant(one, cards)));
    const allowed = upTo === null || cards === null || others > most ? most : Math.max(most, upTo);
    const isMeantHere = cards !== null && copies.some((one) => isMeant(one, cards));
    if (isMeantHere) sure = Math.max(sure, allowed);
    if (told === 'in-part' && (!isMeantHere || upTo === null)) possible = Number.POSITIVE_INFINITY;
  }
  return { sure, possible: Math.max(sure, possible) };
}

/** What allows more than the limit of one title, with the number that it allows. */
function raising(most: number, deck: BuiltDeck) {
  return [
    ...deck.abilities('exceed-six').map(({ ability }) => ability),
    ...deck.abilities('multiply-allowed').map(({ ability: { by, ...ability } }) => ({
      ...ability,
      upTo: most * by,
    })),
  ];
}

/** Personas and Quickenings raise the limit, but never for Signature cards alone. */
function raisable(
  { most, raised, signature }: RuleOf<'copies-of-title'>,
  copies: readonly Copies[],
): Pick<Finding, 'undoneBy'> {
  const fixed = copies.filter(({ mark }) => signature !== undefined && mark === 'Signature');
  return raised && total(fixed) <= most ? { undoneBy: { zones: ['pre-game'], copies: 1 } } : {};
}

function tooMany(
  rule: string | null,
  copies: readonly Copies[],
  allowed: number,
  code = 'too-many-of-title',
): Finding {
  const title = copies[0]?.card.title ?? '';
  const kind = code === 'too-many-of-title' ? 'copies' : 'Signature copies';
  return {
    violation: {
      code,
      rule,
      message: `${total(copies)} ${kind} of ${title}; the limit for all cards of the title is ${allowed}.`,
      cards: counted(copies),
      counted: total(copies),
      allowed,
    },
    subject: copies[0]?.title ?? '',
    repairs: waysToRemove(copies, total(copies) - allowed),
  };
}

function maybeTooMany(rule: string | null, copies: readonly Copies[], sure: number): Remark {
  const title = copies[0]?.card.title ?? '';
  const message = `${number(total(copies), 'copy', 'copies')} of ${title}; the limit is ${sure}. A card in the deck allows more of some titles, but no source says which.`;
  return warning('allowance-unknown', rule, message, copies);
}
