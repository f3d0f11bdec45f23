/** Every error with its HTTP status and title. Codes never change; titles may. */
export const problems = {
  'request/invalid': { status: 400, title: 'The request is invalid' },
  'request/malformed': { status: 400, title: 'The request cannot be parsed' },
  'request/too-costly': { status: 400, title: 'The request is too expensive' },
  'search/syntax': { status: 400, title: 'The search query cannot be parsed' },
  'search/unknown-key': { status: 400, title: 'Unknown key in the search query' },
  'search/unknown-value': { status: 400, title: 'Unknown value in the search query' },
  'search/too-long': { status: 400, title: 'The search query is too long' },
  'search/too-complex': { status: 400, title: 'The search query has too many terms or is nested too deeply' },
  'search/bad-regex': { status: 400, title: 'Invalid regular expression' },
  'search/bad-value': { status: 400, title: 'Invalid value in the search query' },
  'search/misplaced-as-of': { status: 400, title: 'The search query has asOf: in an invalid place' },
  'search/unknown-order': { status: 400, title: 'Unknown sort order' },
  'search/bad-cursor': { status: 400, title: 'Invalid cursor' },
  'wording/unknown-source': { status: 400, title: 'Unknown source in asOf' },
  'wording/bad-date': { status: 400, title: 'asOf is not a date or a source' },
  'changes/bad-since': { status: 400, title: 'since is not a data version or a date' },
  'deck/unreadable': { status: 400, title: 'The deck list cannot be read' },
  'deck/no-game': { status: 400, title: 'The game of the deck is unknown' },
  'deck/other-game': { status: 400, title: 'The deck list is for another game' },
  'deck/no-format': { status: 400, title: 'The format is missing' },
  'deck/unknown-format': { status: 400, title: 'Unknown format' },
  'deck/bad-format': { status: 400, title: 'The format is not valid' },
  'deck/bad-link': { status: 400, title: 'The link does not hold a deck' },
  'deck/unknown-list-format': { status: 400, title: 'Deck lists cannot be written in that format' },
  'game/not-found': { status: 404, title: 'Game not found' },
  'card/not-found': { status: 404, title: 'Card not found' },
  'card/ambiguous': { status: 409, title: 'Several cards match the name' },
  'designator/not-found': { status: 404, title: 'Designator not found' },
  'ruling/not-found': { status: 404, title: 'Ruling not found' },
  'ruleset/not-found': { status: 404, title: 'Ruleset not found' },
  'ruleset/not-comparable': { status: 404, title: 'The rulesets of this game cannot be compared' },
  'rule-check/not-found': { status: 404, title: 'The rule check does not support this ruleset' },
  'rule/not-found': { status: 404, title: 'Rule not found' },
  'section/not-found': { status: 404, title: 'Section not found' },
  'term/not-found': { status: 404, title: 'Term not found' },
  'vocabulary/not-found': { status: 404, title: 'Vocabulary word not found' },
  'worked-example/not-found': { status: 404, title: 'Worked example not found' },
  'bulk/not-found': { status: 404, title: 'File not found' },
  'schema/not-found': { status: 404, title: 'Schema not found' },
  'route/not-found': { status: 404, title: 'Route not found' },
  'route/method-not-allowed': { status: 405, title: 'Method not allowed' },
  'metrics/forbidden': { status: 403, title: 'Access to the metrics is denied' },
  'request/not-acceptable': { status: 406, title: 'The requested media type is not available' },
  'request/timeout': { status: 408, title: 'The request did not arrive in time' },
  'request/too-large': { status: 413, title: 'The request is too large' },
  'request/unsupported-media-type': { status: 415, title: 'Unsupported media type' },
  'request/too-many': { status: 429, title: 'Too many requests' },
  'graphql/persisted-query-not-found': { status: 404, title: 'Persisted query not found' },
  'graphql/syntax': { status: 400, title: 'The GraphQL document cannot be parsed' },
  'graphql/invalid': { status: 400, title: 'The GraphQL document does not match the schema' },
  'graphql/too-deep': { status: 400, title: 'The GraphQL document is nested too deeply' },
  'graphql/too-costly': { status: 400, title: 'The GraphQL document is too expensive' },
  'service/internal': { status: 500, title: 'Internal error' },
  'service/busy': { status: 503, title: 'The service is overloaded' },
  'service/unavailable': { status: 503, title: 'The service is temporarily unavailable' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

/** An error reply: a stable code, what is wrong, and what is allowed. */
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
