/** Every way a request can fail, with its HTTP status and what it is called. The codes are a promise; the prose is not. */
export const problems = {
  'request/invalid': { status: 400, title: 'The request is not of the form this route takes' },
  'request/malformed': { status: 400, title: 'The request cannot be read' },
  'request/too-costly': { status: 400, title: 'The request needs too much work' },
  'request/too-slow': { status: 400, title: 'The request takes too long' },
  'search/syntax': { status: 400, title: 'The search query cannot be read' },
  'search/unknown-key': { status: 400, title: 'The search query uses a key that does not exist' },
  'search/unknown-value': { status: 400, title: 'The search query asks for a value that does not exist' },
  'search/too-long': { status: 400, title: 'The search query is too long' },
  'search/too-complex': { status: 400, title: 'The search query has too many terms or is nested too deep' },
  'search/bad-regex': { status: 400, title: 'The regular expression cannot be read' },
  'search/bad-value': { status: 400, title: 'The search query gives a key a value it cannot take' },
  'search/misplaced-as-of': { status: 400, title: 'The search query has asOf: where it cannot stand' },
  'search/unknown-order': { status: 400, title: 'Results cannot be ordered that way' },
  'search/bad-cursor': { status: 400, title: 'The cursor is not one of this list' },
  'wording/unknown-source': { status: 400, title: 'asOf names a source that does not exist' },
  'wording/bad-date': { status: 400, title: 'asOf is neither a date nor a source' },
  'changes/bad-since': { status: 400, title: 'since is neither a data version reached nor a date' },
  'deck/unreadable': { status: 400, title: 'The deck list cannot be read' },
  'deck/no-game': { status: 400, title: 'The game of the deck is unknown' },
  'deck/other-game': { status: 400, title: 'The deck list is for another game' },
  'deck/no-format': { status: 400, title: 'The format is missing' },
  'deck/unknown-format': { status: 400, title: 'Unknown format' },
  'deck/bad-format': { status: 400, title: 'The format is not valid' },
  'deck/unknown-list-format': { status: 400, title: 'Deck lists cannot be written in that format' },
  'game/not-found': { status: 404, title: 'No such game' },
  'card/not-found': { status: 404, title: 'No such card' },
  'card/ambiguous': { status: 409, title: 'Several cards answer to that name' },
  'designator/not-found': { status: 404, title: 'No card has that designator' },
  'ruling/not-found': { status: 404, title: 'No such ruling' },
  'ruleset/not-found': { status: 404, title: 'No such ruleset' },
  'ruleset/not-comparable': { status: 404, title: 'The rulesets of that game cannot be compared' },
  'rule-check/not-found': { status: 404, title: 'Moves cannot be checked by that ruleset' },
  'rule/not-found': { status: 404, title: 'No such rule' },
  'section/not-found': { status: 404, title: 'No such section' },
  'term/not-found': { status: 404, title: 'No such term' },
  'vocabulary/not-found': { status: 404, title: 'No such word of the vocabulary' },
  'worked-example/not-found': { status: 404, title: 'No such worked example' },
  'bulk/not-found': { status: 404, title: 'No such file' },
  'schema/not-found': { status: 404, title: 'No such schema' },
  'route/not-found': { status: 404, title: 'No such route' },
  'route/method-not-allowed': { status: 405, title: 'The route does not take that method' },
  'metrics/forbidden': { status: 403, title: 'These figures are not public' },
  'request/not-acceptable': { status: 406, title: 'The route cannot answer in that form' },
  'request/timeout': { status: 408, title: 'The request did not arrive in time' },
  'request/too-large': { status: 413, title: 'The request is too large' },
  'request/unsupported-media-type': { status: 415, title: 'The route does not take that kind of body' },
  'request/too-many': { status: 429, title: 'Too many requests' },
  'graphql/syntax': { status: 400, title: 'The GraphQL document cannot be read' },
  'graphql/invalid': { status: 400, title: 'The GraphQL document does not fit the schema' },
  'graphql/too-deep': { status: 400, title: 'The GraphQL document is nested too deep' },
  'graphql/too-costly': { status: 400, title: 'The GraphQL document asks for too much' },
  'service/internal': { status: 500, title: 'The service failed' },
  'service/busy': { status: 503, title: 'The service has too much to do now' },
  'service/unavailable': { status: 503, title: 'The service cannot answer this now' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

/** A request that cannot be answered: a stable code, what was wrong in plain words, and what would be right. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  /** Members beside the standard ones: where the mistake is, candidates, suggestions. */
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(
    code: ProblemCode,
    detail: string,
    extra: Readonly<Record<string, unknown>> = {},
    /** Why, for the log; clients are not shown it. */
    options?: ErrorOptions,
  ) {
    super(detail, options);
    this.code = code;
    this.extra = extra;
  }

  get status(): number {
    return problems[this.code].status;
  }

  /** The service failed and says so in its log. That it has too much to do is in its figures: in a flood a line each would cost more. */
  get isFailure(): boolean {
    return this.status >= 500 && this.code !== 'service/busy';
  }

  get title(): string {
    return problems[this.code].title;
  }

  /** The body of an `application/problem+json` reply (RFC 9457). */
  toJSON(): Record<string, unknown> {
    return {
      type: `urn:arbiter:problem:${this.code}`,
      title: this.title,
      status: this.status,
      code: this.code,
      detail: this.message,
      ...this.extra,
    };
  }
}
