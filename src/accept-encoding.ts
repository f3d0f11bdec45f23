/** Whether an `Accept-Encoding` header takes gzip (RFC 9110, 12.5.3). */
export function takesGzip(header: string | undefined): boolean {
  const weights = new Map((header ?? '').toLowerCase().split(',').map(weighed));
  return (weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0) > 0;
}

function weighed(part: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = part.split(';').map((one) => one.trim());
  const weight = parameters.find((one) => one.startsWith('q='))?.slice('q='.length);
  return [coding, weight === undefined ? 1 : Number(weight)];
}
