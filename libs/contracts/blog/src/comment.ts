import { sentences } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import {
  COMMENT_TRAP,
  LONGEST_COMMENT,
  LONGEST_COMMENT_EMAIL,
  LONGEST_COMMENT_NAME,
} from './limits';

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
export const adminCommentSchema = z.extend(commentSchema, {
  email: z.string(),
  state: z.enum(commentStates),
  article: z.object({ id: z.string(), slug: z.string(), title: z.string() }),
});
export type AdminComment = z.infer<typeof adminCommentSchema>;

export const commentInputSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, sentences.ownName), z.maxLength(LONGEST_COMMENT_NAME)),
  email: z.pipe(
    z
      .string()
      .check(z.trim(), z.minLength(1, 'Scrivi la tua email'), z.maxLength(LONGEST_COMMENT_EMAIL)),
    z.email('Scrivi un’email intera, come nome@posta.it'),
  ),
  content: z
    .string()
    .check(z.trim(), z.minLength(1, 'Scrivi il commento'), z.maxLength(LONGEST_COMMENT)),
  [COMMENT_TRAP]: z.optional(z.string().check(z.maxLength(2_000))),
});
export type CommentInput = z.infer<typeof commentInputSchema>;
