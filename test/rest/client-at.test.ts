import { expect, test } from 'vitest';
import { clientAt } from '../../src/rest/client-at.ts';

test.each([
  ['an IPv4 address is one client', '192.0.2.1', '192.0.2.1'],
  ['an IPv4 address in an IPv6 address is the same client', '::ffff:192.0.2.1', '192.0.2.1'],
  ['an IPv6 address belongs to its network', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['another address of that network', '2001:DB8:1:2::9', '2001:db8:1:2::'],
  ['zeros in the middle of the network are written out', '2001:db8::1', '2001:db8:0:0::'],
  ['the loopback address', '::1', '0:0:0:0::'],
  ['a network with an embedded IPv4 address', '64:ff9b::192.0.2.1', '64:ff9b:0:0::'],
  ['text that is not an address stays as it is', 'unknown:1', 'unknown:1'],
])('The client of an address: %s', (_, address, client) => {
  expect(clientAt(address)).toBe(client);
});
