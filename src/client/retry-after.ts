/** Statuses by which a service asks to be asked again later. */
const LATER = [429, 503];

/** The seconds after which a reply asks to be asked again; undefined if it does not. */
export function retryAfter({ status, headers }: Pick<Response, 'status' | 'headers'>): number | undefined {
  const header = LATER.includes(status) ? headers.get('retry-after') : null;
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1_000));
}
