import { bookErrorCodes } from '@zaino/contracts/schools';
import { DomainError } from '@zaino/service/domain-error';

/** The file as a whole is refused. */
export function fileRefused(detail: string, cause?: unknown): DomainError {
  return new DomainError('invalid', bookErrorCodes.bookFileRefused, { detail, cause });
}

/** What the admin saw before is not what would be done now. */
export function previewOutdated(detail: string): DomainError {
  return new DomainError('conflict', bookErrorCodes.bookFileRefused, { detail });
}
