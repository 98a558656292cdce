import * as z from 'zod/mini';

/** A page that search engines may take. */
const sitemapPageSchema = z.object({
  /** Its canonical path with its query. */
  path: z.string().check(z.regex(/^\/(?!\/)/)),
  /** When what it shows was changed last; null where nobody knows. */
  modified: z.nullable(z.iso.datetime()),
});
export type SitemapPage = z.infer<typeof sitemapPageSchema>;

export const sitemapSliceSchema = z.object({
  pages: z.array(sitemapPageSchema),
  /** Where the next slice begins; null after the last one. */
  next: z.nullable(z.int()),
});
export type SitemapSlice = z.infer<typeof sitemapSliceSchema>;

/** What all calls for a service's pages have in common: slices, so that neither end stops for a hundred thousand addresses. */
export const sitemapSlice = {
  summary: 'Pages that search engines may take, from a place on',
  access: 'service' as const,
  query: z.object({ after: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0) }),
  response: sitemapSliceSchema,
};
