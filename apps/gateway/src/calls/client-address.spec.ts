import { clientAddress } from './client-address';

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
