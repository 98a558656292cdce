import { type CommentInput, commentInputSchema } from '@zaino/contracts/blog';
import type { FieldErrors } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';

/** What is wrong with a comment before it is sent. */
export const commentErrors = (comment: CommentInput): FieldErrors =>
  validateForm(commentInputSchema, comment);
