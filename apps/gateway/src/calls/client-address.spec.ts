import { clientAddress, countedAddress } from './client-address';

describe('calls are counted by', () => {
  it.each([
    ['the address itself', '203.0.113.9', '203.0.113.9'],
    ['the address that IPv6 wraps', '::ffff:203.0.113.9', '203.0.113.9'],
    ['the network of an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['the same network however it is written', '2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['a network with zeros in it', '2001:db8::5:6:7:8', '2001:db8:0:0::/64'],
    ['a network that ends in zeros', '2001:db8::', '2001:db8:0:0::/64'],
    ['this machine', '::1', '0:0:0:0::/64'],
    ['a network without its zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['a network with an IPv4 address at its end', '64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ])('%s', (_what, ip, address) => {
    expect(countedAddress(ip)).toBe(address);
  });
});

describe('who asks is', () => {
  const socket = { remoteAddress: '127.0.0.1' };

  it.each([
    ['an address', '203.0.113.9', '203.0.113.9'],
    ['an address without its port', '203.0.113.9:4711', '203.0.113.9'],
    ['an IPv6 address', '2001:db8::1', '2001:db8::1'],
    ['an IPv6 address without brackets', '[2001:db8::1]', '2001:db8::1'],
    ['an IPv6 address without its port', '[2001:db8::1]:4711', '2001:db8::1'],
    ['the connection’s where it is none', 'unknown', '127.0.0.1'],
    ['the connection’s where it is much', '1'.repeat(9000), '127.0.0.1'],
    ['the connection’s where it is blank', '', '127.0.0.1'],
  ])('%s', (_what, ip, address) => {
    expect(clientAddress({ ip, socket })).toBe(address);
  });
});
