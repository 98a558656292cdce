import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  articleInputSchema,
  commentInputSchema,
  commentStates,
  LONGEST_CATEGORY_NAME,
  LONGEST_IMAGE_URL,
  LONGEST_SLUG,
} from '@zaino/contracts/blog';
import { CommandError } from '@zaino/service/command-error';
import { z } from 'zod';

const count = z.number().int().min(0).max(1_000_000).default(0);

const categorySchema = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(LONGEST_SLUG),
  name: z.string().trim().min(1).max(LONGEST_CATEGORY_NAME),
});

const { name, email, content } = commentInputSchema.shape;
const commentSchema = z.object({
  name,
  email,
  content,
  createdAt: z.iso.datetime(),
  state: z.enum(commentStates).default('pending'),
});
export type FileComment = z.output<typeof commentSchema>;

/** An article as an admin's form has it, with what readers left. */
const articleSchema = z.object({
  ...articleInputSchema.shape,
  /** An address, or `file:` and the name of an image in the folder; images in the content too. */
  featuredImage: z
    .string()
    .max(LONGEST_IMAGE_URL)
    .nullish()
    .transform((image) => image ?? ''),
  slug: z.string().trim().min(1).max(LONGEST_SLUG),
  views: count,
  likes: count.pipe(z.number().max(10_000)),
  comments: z.array(commentSchema).max(1_000).default([]),
});
export type FileArticle = z.output<typeof articleSchema>;

const fileSchema = z.object({
  categories: z.array(categorySchema),
  articles: z.array(articleSchema),
});
export type BlogFile = z.output<typeof fileSchema>;

/** `blog.json` of a folder; what is wrong with it is told to who asked for the import. */
export async function readBlogFile(folder: string): Promise<BlogFile> {
  const path = join(folder, 'blog.json');
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new CommandError(`${path} does not exist.`);
  });
  const read = fileSchema.safeParse(jsonOf(text, path));
  if (read.success) return read.data;
  throw new CommandError(`${path} is not as it should be:\n${z.prettifyError(read.error)}`);
}

function jsonOf(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(`${path} is no JSON.`);
  }
}
