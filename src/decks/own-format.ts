import type { z } from 'zod';
import type { GameSnapshot, Snapshot } from '../database/snapshot/snapshot.ts';
import type { FormatRule } from '../games/decks/format.ts';
import type { ReadyFormat } from '../games/decks/game-decks.ts';
import { MOST_RULES } from '../games/decks/own-format.ts';
import { slugOf } from '../games/slug.ts';
import { Problem } from '../problem.ts';
import { formatCalled } from './formats-of-game.ts';

/** A format of a user's own: a name, rules, and if wanted the format that it is based on. */
export type OwnFormat = Readonly<Record<string, unknown>>;

interface FormatIssue {
  readonly at: string;
  readonly message: string;
}

/** Reads a user's own format strictly, and reports all mistakes at once as deck/bad-format. */
export function ownFormat(snapshot: Snapshot, game: GameSnapshot, given: OwnFormat): ReadyFormat {
  const { basedOn, rules, ...told } = given;
  if (basedOn !== undefined && typeof basedOn !== 'string')
    throw bad([{ at: 'format/basedOn', message: 'must be the slug of a format' }]);
  const base = basedOn === undefined ? undefined : formatCalled(snapshot, game, basedOn).format;
  const name = typeof told.name === 'string' ? told.name : '';
  const read = game.game.decks.formatEntry.safeParse({
    slug: slugOf([name]) || 'own',
    ruleset: base?.ruleset ?? null,
    about: 'A format of one’s own.',
    advice: base?.advice,
    ...told,
    rules: rules ?? [],
  });
  if (!read.success) throw bad(read.error.issues.map(issueAt));
  const added = game.game.decks.ready(read.data);
  const missing = namesNothing(added, game);
  if (missing.length > 0) throw bad(missing);
  if (base === undefined) return added;
  const together = inPlaceOf(base.rules, added.format.rules);
  if (together.length > MOST_RULES) throw bad([tooManyRules(together.length, base.slug)]);
  return game.game.decks.ready({ ...added.format, rules: together });
}

function tooManyRules(count: number, base: string): FormatIssue {
  return {
    at: 'format/rules',
    message: `with the rules of ${base} the format has ${count} rules; at most ${MOST_RULES} are allowed`,
  };
}

/** All that the base says by a check gives way to what the rules say by it. */
function inPlaceOf(base: readonly FormatRule[], rules: readonly FormatRule[]): FormatRule[] {
  const own = new Set(rules.map(({ check }) => check));
  return [...base.filter(({ check }) => !own.has(check)), ...rules];
}

function namesNothing({ named, format }: ReadyFormat, game: GameSnapshot): FormatIssue[] {
  const unknown = (what: string, names: readonly string[], known: ReadonlySet<string>) =>
    names
      .filter((one) => !known.has(one))
      .map((one) => ({ at: 'format', message: `no ${what} is called "${one}"` }));
  const rulesets = game.rulesets.map(({ id }) => id);
  return [
    ...unknown('ruleset', format.ruleset === null ? [] : [format.ruleset], new Set(rulesets)),
    ...unknown('rule', named.rules, new Set(game.rules.map(({ id }) => id))),
    ...unknown('card', named.cards, new Set(game.cards.map(({ slug }) => slug))),
    ...unknown('set', named.sets, new Set(game.sets.map(({ code }) => code))),
  ];
}

/** Of a longer message the rest is more of the same. */
const LONGEST_MESSAGE = 1_000;

function issueAt({ path, message }: z.core.$ZodIssue): FormatIssue {
  const short = message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;
  return { at: ['format', ...path.map(String)].join('/'), message: short };
}

/** More are not reported. */
const MOST_ISSUES = 100;

function bad(all: readonly FormatIssue[]): Problem {
  const issues = all.slice(0, MOST_ISSUES);
  const detail = issues.map(({ at, message }) => `${at}: ${message}`).join('; ');
  return new Problem('deck/bad-format', detail, { issues });
}
