import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

describe('the network of an address', () => {
  it.each([
    ['196.25.1.1', '196.25.1.1'],
    ['::ffff:196.25.1.1', '196.25.1.1'],
    ['::ffff:c419:601', '196.25.6.1'],
    ['::FFFF:196.25.6.1', '196.25.6.1'],
    ['0:0:0:0:0:ffff:c419:0601', '196.25.6.1'],
    ['64:ff9b::196.25.6.1', '64:ff9b:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
