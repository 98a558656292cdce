import { releasesErrorCodes } from '@zaino/contracts/releases';
import { DomainError } from '@zaino/service/domain-error';

/** Of an upload whose files cannot be taken. */
export function wrongFiles(detail: string): DomainError {
  return new DomainError('invalid', releasesErrorCodes.wrongFiles, { detail });
}
