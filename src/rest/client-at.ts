import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** The groups that name a network: whoever has one address in it has all of them. */
const GROUPS_OF_NETWORK = 4;
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** The client that an address belongs to: an IPv4 address, or the /64 network of an IPv6 address. */
export function clientAt(address: string): string {
  if (!address.includes(':') || !isIPv6(address)) return address;
  if (MAPPED.test(address)) return address.replace(MAPPED, '');
  const [before = '', after] = address.split('::');
  const first = groupsIn(before);
  const last = groupsIn(after ?? '');
  const omitted = after === undefined ? 0 : GROUPS - first.length - last.length;
  const network = [...first, ...Array<number>(omitted).fill(0), ...last].slice(0, GROUPS_OF_NETWORK);
  return `${network.map((group) => group.toString(16)).join(':')}::`;
}

function groupsIn(part: string): number[] {
  return part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
}
