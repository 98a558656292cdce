import { sharedErrorCodes } from '@zaino/contracts/shared';
import type { CallingGuest } from '@zaino/service/calling-guest';
import { DomainError } from '@zaino/service/domain-error';
import type { OrderWish } from './order-wish';

/** What an order without an account may be: paid by card, which proves who orders, and written to its own address. */
export function checkGuest({ payment, cedole, contact }: OrderWish, { email }: CallingGuest): void {
  const errors = [
    ...(payment === 'card' && cedole.length === 0
      ? []
      : [{ path: 'payment', message: 'Senza account si paga online: accedi per il resto' }]),
    ...(contact.email === email
      ? []
      : [{ path: 'contact.email', message: 'L’indirizzo è cambiato: invia di nuovo l’ordine' }]),
  ];
  if (errors.length === 0) return;
  throw new DomainError('invalid', sharedErrorCodes.invalidInput, {
    detail: 'Controlla i campi segnati.',
    errors,
  });
}
