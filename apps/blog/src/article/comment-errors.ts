import { blogErrorCodes, type CommentInput } from '@zaino/contracts/blog';
import type { ApiError } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import type { FieldErrors } from '@zaino/web/use-submission';

/** The field's name in the contract; a test holds it to that. */
export const TRAP = 'website';

/** The service looks closer. */
const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const NO_EMAIL = 'Scrivi un’email intera, come nome@posta.it';

/** What is wrong with a comment before it is sent, in a sentence for each field. */
export function commentErrors({ name, email, content }: CommentInput): FieldErrors {
  return {
    ...(name === '' && { name: 'Scrivi il tuo nome' }),
    ...(!LOOKS_LIKE_EMAIL.test(email) && {
      email: email === '' ? 'Scrivi la tua email' : NO_EMAIL,
    }),
    ...(content === '' && { content: 'Scrivi il commento' }),
  };
}

/** Of too many comments the service itself says when one may go on. */
export function commentFailureWords(failure: ApiError): string {
  return failure.code === blogErrorCodes.commentsLimited ? failure.message : failureWords(failure);
}

/** What the service finds wrong, in the words of this form where it has any. */
export function toldErrors(errors: FieldErrors): FieldErrors {
  return errors.email === undefined ? errors : { ...errors, email: NO_EMAIL };
}
