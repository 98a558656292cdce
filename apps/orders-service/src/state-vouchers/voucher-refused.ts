import { ordersErrorCodes, type StateVoucherRefusal } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';

const words: Record<StateVoucherRefusal, string> = {
  unknown: 'Questo codice non risulta: controlla che sia scritto come sul buono',
  spent: 'Questo buono è già stato usato, o non copre più questa cifra',
  'other-seller': 'Questo buono vale per un altro negozio',
  'other-goods': 'Questo buono non vale per i libri',
  ended: 'Il buono non è più riservato per questo ordine: verificalo di nuovo',
};

/** A `conflict` (`voucher-refused`) at the field of the code. */
export function voucherRefused(reason: StateVoucherRefusal): DomainError {
  return stateVoucherRefused(words[reason]);
}

/** The same with a sentence of its own. */
export function stateVoucherRefused(message: string): DomainError {
  return new DomainError('conflict', ordersErrorCodes.voucherRefused, {
    detail: `${message}.`,
    errors: [{ path: 'stateVoucher.code', message }],
  });
}
