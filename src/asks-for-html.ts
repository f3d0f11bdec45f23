/** Whether an `Accept` header names HTML, as browsers do; programs take anything, or ask for JSON. */
export function asksForHtml(accept = ''): boolean {
  return accept.split(',').some((kind) => /^\s*text\/html\s*(;|$)/.test(kind));
}
