import { mailAddressOf } from './mail-address';

const contact = {
  firstName: 'Anna',
  lastName: 'Bianchi',
  phone: '333',
  email: 'ordine@example.it',
};
const unpaid = { contact, paidAt: null };
const proven = { email: 'anna@example.it', isEmailVerified: true };
const unproven = { email: 'anna@example.it', isEmailVerified: false };

it.each([
  [
    'an order that is paid goes where it says',
    { ...unpaid, paidAt: '2026-09-02' },
    unproven,
    'ordine@example.it',
  ],
  ['one that is not goes to the address that is proven', unpaid, proven, 'anna@example.it'],
  ['or to none', unpaid, unproven, null],
  ['where nobody knows who asks, where it says', unpaid, null, 'ordine@example.it'],
])('%s', (_, order, user, address) => {
  expect(mailAddressOf(order, user)).toBe(address);
});
