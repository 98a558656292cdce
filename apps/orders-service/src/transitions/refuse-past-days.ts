import { supplierDaysErrors } from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';

interface Dated {
  expected?: { from: string; to: string };
}

/** Nobody is promised a day that is over; `today` in Italy. Throws as `invalid`, by the field of the command. */
export function refusePastDays({ expected }: Dated, today: string): void {
  const wrong = expected ? supplierDaysErrors(expected, today) : [];
  if (wrong.length === 0) return;
  throw new DomainError('invalid', sharedErrorCodes.invalidInput, {
    detail: 'Controlla i campi segnati.',
    errors: wrong.map(({ path, message }) => ({ path: `command.${path}`, message })),
  });
}
