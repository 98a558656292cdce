import { z } from 'zod';
import { LONGEST_COMMENT, LONGEST_COMMENT_EMAIL, LONGEST_COMMENT_NAME } from './limits';

/** `pending` waits for an admin, `approved` is seen by everybody, `hidden` by admins only. */
export const commentStates = ['pending', 'approved', 'hidden'] as const;
export type CommentState = (typeof commentStates)[number];

/** A comment as everybody sees it: never with the e-mail. Name and content are plain text. */
export const commentSchema = z.object({
  id: z.string(),
  name: z.string(),
  content: z.string(),
  createdAt: z.iso.datetime(),
});
export type BlogComment = z.infer<typeof commentSchema>;

/** The same for admins. */
export const adminCommentSchema = commentSchema.extend({
  email: z.string(),
  state: z.enum(commentStates),
  article: z.object({ id: z.string(), slug: z.string(), title: z.string() }),
});
export type AdminComment = z.infer<typeof adminCommentSchema>;

/** Name of a field that people do not see: what fills it is no person. */
export const COMMENT_TRAP = 'website';

export const commentInputSchema = z.object({
  name: z.string().trim().min(1).max(LONGEST_COMMENT_NAME),
  email: z.string().trim().max(LONGEST_COMMENT_EMAIL).pipe(z.email()),
  content: z.string().trim().min(1).max(LONGEST_COMMENT),
  [COMMENT_TRAP]: z.string().max(2_000).optional(),
});
export type CommentInput = z.infer<typeof commentInputSchema>;
