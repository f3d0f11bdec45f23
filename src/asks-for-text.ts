/** Whether an `Accept` header asks for plain text, and not for JSON before it. */
export function asksForText(accept: string | undefined): boolean {
  if (accept === undefined || !accept.includes('text/plain')) return false;
  const kinds = accept.split(',').map((kind) => kind.split(';')[0]?.trim());
  const [first] = kinds.filter((kind) => kind === 'text/plain' || kind === 'application/json');
  return first === 'text/plain';
}
