import type { Limits } from '../../engine/budget.ts';
import { findGame } from '../../games/registry.ts';
import { baseOf, chosenRuleset, keptRuleset } from '../chosen-ruleset.ts';
import { answer, digestible, judge, judgedBy, type RuleAnswer } from '../judge.ts';
import { readRequest } from '../request.ts';
import { cardsOfLines } from './card-lines.ts';

/** By what moves are judged. */
export interface RuleCheckFiles {
  /** The slug of the game: `shadowfist`. */
  readonly game: string;
  /** The file `<game>-cards.ndjson` that `/v1/bulk` and `arbiter export` give, as text; without it cards of one's own. */
  readonly cards?: string | undefined;
  /** `<game>-abilities.ndjson`: what the cards do; one that is not in it cannot be judged if it has rules text. */
  readonly abilities?: string | undefined;
  /** SHA-256 of a text in hexadecimal digits; by Web Crypto unless given, which browsers have on secure pages only. */
  readonly digest?: ((text: string) => string | Promise<string>) | undefined;
}

/** What `POST /v1/rule-check` takes, but for the game. */
export interface GivenRuleCheck {
  /** The id of a ruleset, or a house rule: a ruleset of which some switches are set otherwise. */
  readonly ruleset?: string | { readonly base?: string; readonly switches: Readonly<Record<string, string>> };
  /** The whole state of the game. */
  readonly state: unknown;
  /** What the players do, one after another. */
  readonly actions?: readonly unknown[];
  readonly options?: {
    /** List what may be done in the state reached: by anyone, or by this player. */
    readonly legalActions?: boolean | string;
    /** Judge the actions after one that is not legal, too, each from the last legal state. */
    readonly continue?: boolean;
    /** Make what was not judged in full `unsupported`. */
    readonly strict?: boolean;
    /** What may be spent, where that is to be less than usual. */
    readonly limits?: Partial<Limits>;
  };
}

export interface RuleChecker {
  /** The id of the present ruleset, which judges unless a request names another. */
  readonly ruleset: string;
  /** Says what the service says. Rejects with a Problem, request/invalid, for what is no request. */
  readonly check: (request: GivenRuleCheck) => Promise<RuleAnswer>;
}

/** Makes ready to judge moves without the service, in a browser or elsewhere. Throws a RangeError for files that are none. */
export function ruleChecker({
  game: slug,
  cards = '',
  abilities = '',
  digest = webDigest,
}: RuleCheckFiles): RuleChecker {
  const game = findGame(slug);
  if (game === undefined) throw new RangeError(`There is no game "${slug}".`);
  if (game.ruleCheck === null) throw new RangeError(`Moves of ${game.name} cannot be checked yet.`);
  const { rulesets, ready } = game.ruleCheck;
  const known = cardsOfLines({ cards, abilities }, game);
  const byRuleset = ready({ card: (slug) => known.get(slug), slugs: [...known.keys()] });
  return {
    ruleset: rulesets[0],
    check: async (given) => {
      const request = readRequest({ ...given, game: slug });
      const ruleset = chosenRuleset(
        game,
        keptRuleset(game.name, rulesets, baseOf(request.ruleset)),
        request.ruleset,
      );
      const judged = judge(byRuleset(ruleset), request);
      const text = digestible(judged);
      return answer(judgedBy(slug, ruleset), judged, text === null ? null : await digest(text));
    },
  };
}

async function webDigest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
