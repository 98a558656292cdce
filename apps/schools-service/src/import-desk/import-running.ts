import { schoolsErrorCodes } from '@zaino/contracts/schools';
import { DomainError } from '@zaino/service/domain-error';

/** Another import waits or runs. */
export function importRunning(cause: unknown): DomainError {
  return new DomainError('conflict', schoolsErrorCodes.importRunning, {
    detail: 'C’è già un’importazione in corso: aspetta che finisca, o fermala.',
    cause,
  });
}
