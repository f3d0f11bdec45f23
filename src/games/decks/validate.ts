import type { Deck, DeckLine } from './deck.ts';
import { fixTeller } from './fix.ts';
import type { CardPool, DeckFormat, DeckLaw, Finding, FormatAdvice, FormatRule } from './format.ts';
import { A_CHANGE, type Budget, changesIn, mend } from './mending.ts';
import { isCertain, openQuestion } from './open-finding.ts';
import type { DeckReport, Fix, ReportedCard, ReportedRemark } from './report.ts';
import { settled } from './settled-deck.ts';
import type { Remark } from './violation.ts';

export interface ValidateOptions {
  /** Whether to look for changes that make the deck legal; they are looked for unless told. */
  readonly fixes?: boolean;
  /** Is told of work before it is done, in microseconds or so; may throw where that is too much. */
  readonly spend?: ((units: number) => void) | undefined;
}

/** So many lines of decks are checked in search of fixes, and so many decks at most. */
const MOST_LINES = 50_000;
const MOST_DECKS = 1_000;
/** Rules that look at one line each, and repairs that are looked at: more than formats with as many rules as any have need. */
const MOST_EFFORT = 1_500_000;
/** What it takes for one rule to look at one line, in microseconds. */
const A_LOOK = 0.7;

/** What a format says of a deck: every violation at once. Pure, and the same for every order of lines. */
export function validate<Rule extends FormatRule, Advice extends FormatAdvice>(
  law: DeckLaw<Rule, Advice>,
  format: DeckFormat<Rule, Advice>,
  given: Deck,
  pool: CardPool,
  { fixes: wantsFixes = true, spend = () => undefined }: ValidateOptions = {},
): DeckReport {
  const deck = settled(given, law.zones);
  const effort = format.rules.length * (deck.lines.length + 1);
  spend(effort * A_LOOK);
  const { unknown = [] } = given;
  const checkAll = (one: Deck) => format.rules.flatMap((rule) => law.check(rule, one, pool));
  const check = (one: Deck) => checkAll(one).filter((finding) => isCertain(finding, unknown));
  const all = checkAll(deck);
  const findings = all.filter((finding) => isCertain(finding, unknown));
  const open = all.filter((finding) => !isCertain(finding, unknown));
  const remarks = law.remarks(deck, format);
  const told = (kind: Remark['kind']) => remarks.filter((remark) => remark.kind === kind).map(remarkOf);
  const report = {
    legal: findings.length > 0 ? false : unknown.length > 0 ? null : true,
    format: { slug: format.slug, name: format.name, ruleset: format.ruleset },
    warnings: [...open.map(openQuestion).map(remarkOf), ...told('warning')],
    advice: told('advice'),
    statistics: law.statistics(deck),
    cards: deck.lines.map(cardOf),
  };
  const isWhole = unknown.length === 0;
  if (findings.length === 0) return { ...report, violations: [], fixes: [], fixesComplete: isWhole };
  const mended = wantsFixes ? mendAll(deck, findings, { check, effort, spend }, law, pool) : undefined;
  return {
    ...report,
    violations: findings.map(({ violation }, at) => ({
      ...violation,
      severity: 'violation',
      fixes: mended?.each[at] ?? [],
    })),
    fixes: mended?.whole ?? [],
    fixesComplete: isWhole && (mended?.complete ?? false),
  };
}

interface Checking {
  readonly check: (deck: Deck) => readonly Finding[];
  /** What one check costs, in rules that look at a line each. */
  readonly effort: number;
  readonly spend: (units: number) => void;
}

/** Fixes for the deck as a whole, and for each finding by itself. */
function mendAll(
  root: Deck,
  findings: readonly Finding[],
  { check, effort, spend }: Checking,
  law: Pick<DeckLaw, 'zones'>,
  pool: CardPool,
): { readonly whole: Fix[]; readonly each: Fix[][]; readonly complete: boolean } {
  const tell = fixTeller(root, law.zones, pool);
  const checks = Math.min(MOST_DECKS, Math.ceil(MOST_LINES / (root.lines.length + 1)));
  const mending = {
    deck: root,
    pool,
    effort,
    check: (deck: Deck) => {
      spend(effort * A_LOOK);
      const found = check(settled(deck, law.zones));
      spend(changesIn(found) * A_CHANGE * A_LOOK);
      return found;
    },
  };
  const budget: Budget = { checks, effort: MOST_EFFORT };
  const whole = mend({ ...mending, left: (found) => found }, budget);
  const [only, ...others] = findings;
  if (only !== undefined && others.length === 0) {
    const fixes = whole.fixes.map(tell);
    return { whole: fixes, each: [fixes], complete: whole.complete };
  }
  const known = new Set(findings.map(identity));
  const share = Math.floor(checks / findings.length);
  const fixesOf = (own: string): Fix[] => {
    const left = (found: readonly Finding[]) =>
      found.filter((one) => identity(one) === own || !known.has(identity(one)));
    return mend({ ...mending, left }, { checks: share, effort: MOST_EFFORT / findings.length }).fixes.map(
      tell,
    );
  };
  const fixes = new Map([...known].map((own) => [own, fixesOf(own)]));
  const each = findings.map((finding) => fixes.get(identity(finding)) ?? []);
  return { whole: whole.fixes.map(tell), each, complete: whole.complete };
}

/** What makes a finding the same one on a changed deck: its kind and what it is about, not which cards or how many. */
function identity({ violation: { code }, subject }: Finding): string {
  return `${code}\0${subject}`;
}

function remarkOf({ kind, ...remark }: Remark): ReportedRemark {
  return { severity: kind, ...remark };
}

function cardOf({ card, quantity, zone, printing }: DeckLine): ReportedCard {
  const { slug, name, wording } = card;
  return {
    slug,
    name,
    zone,
    quantity,
    printing,
    wording:
      wording === undefined
        ? null
        : {
            law: wording.law,
            rule: wording.rule,
            differs: wording.differs,
            printings: wording.perPrinting.map(({ printing: { set, number }, law, rule }) => ({
              set,
              number,
              law,
              rule,
            })),
          },
  };
}
