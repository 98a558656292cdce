import { orderNumberIn, scannedNumber } from './order-number';

describe('the number of an order', () => {
  it.each([
    'ZN-7K3M-9QXD',
    'zn-7k3m-9qxd',
    ' ZN7K3M9QXD ',
    // The scanner's keyboard is American, the computer's Italian.
    "ZN'7K3M'9QXD",
    'ZN 7K3M 9QXD',
  ])('is found in %j', (text) => expect(orderNumberIn(text)).toBe('ZN-7K3M-9QXD'));

  it.each(['', 'ZN-7K3M', 'Bianchi', 'ZN-7K3M-9QXD-1', '9788800000015', 'AZN-7K3M-9QXD'])(
    'is not in %j',
    (text) => expect(orderNumberIn(text)).toBeNull(),
  );

  it('is scanned without its hyphens', () => {
    expect(scannedNumber('ZN-7K3M-9QXD')).toBe('ZN7K3M9QXD');
    expect(orderNumberIn(scannedNumber('ZN-7K3M-9QXD'))).toBe('ZN-7K3M-9QXD');
  });
});
