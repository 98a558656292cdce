import { catalogueErrorCodes } from '@zaino/contracts/catalogue';
import { DomainError } from '@zaino/service/domain-error';

/** The file as a whole, or the import of it, is refused. */
export function csvRefused(detail: string, cause?: unknown): DomainError {
  return new DomainError('invalid', catalogueErrorCodes.csvRefused, { detail, cause });
}

/** What the admin saw before is not what would be done now. */
export function previewOutdated(detail: string): DomainError {
  return new DomainError('conflict', catalogueErrorCodes.csvRefused, { detail });
}
