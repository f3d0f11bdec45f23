/** A body of the service as the libraries give it, which do not have the rule index. */
export function withoutCitedRules(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body), (key, value: unknown) => (key === 'citedRule' ? undefined : value));
}
