import { blogErrorCodes } from '@zaino/contracts/blog';
import type { ApiError } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';

/** Of too many comments the service itself says when one may go on. */
export function commentFailureWords(failure: ApiError): string {
  return failure.code === blogErrorCodes.commentsLimited ? failure.message : failureWords(failure);
}
