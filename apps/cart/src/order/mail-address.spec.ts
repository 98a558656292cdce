import { isWaitingForProof, mailAddressOf } from './mail-address';

const contact = {
  firstName: 'Anna',
  lastName: 'Bianchi',
  phone: '333',
  email: 'ordine@example.it',
};
const unpaid = { contact, paidAt: null };
const proven = { email: 'anna@example.it', isEmailVerified: true };
const unproven = { email: 'anna@example.it', isEmailVerified: false };

it('is the order’s own once it is paid', () => {
  const paid = { ...unpaid, paidAt: '2026-09-02' };
  expect(mailAddressOf(paid, unproven)).toBe('ordine@example.it');
});

it('is before that the one that the customer has proven, or none', () => {
  expect(mailAddressOf(unpaid, proven)).toBe('anna@example.it');
  expect(mailAddressOf(unpaid, unproven)).toBeNull();
});

it('is the order’s own where nobody knows who looks', () => {
  expect(mailAddressOf(unpaid, null)).toBe('ordine@example.it');
});

it('waits for the proof of nothing that has ended', () => {
  expect(isWaitingForProof({ ...unpaid, state: 'received' }, unproven)).toBe(true);
  expect(isWaitingForProof({ ...unpaid, state: 'cancelled' }, unproven)).toBe(false);
});
