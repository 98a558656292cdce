import * as z from 'zod/mini';
import { appNameSchema } from './version';

/**
 * First parts of paths that no team outside may have: those of the shop's own pages and of its door, and words that could
 * become such. tools/check/mounts.spec.ts holds the pages against them.
 */
export const keptPaths = [
  'accessibility',
  'admin',
  'api',
  'assets',
  'auth',
  'blog',
  'cart',
  'cerca',
  'checkout',
  'cookie-policy',
  'csp-reports',
  'dashboard',
  'faq',
  'for-libraries',
  'health',
  'how-it-works',
  'internal',
  'librerie',
  'libro',
  'libri-usati',
  'lista-libri',
  'login',
  'materiale',
  'media',
  'metrics',
  'orders',
  'preferiti',
  'preview',
  'privacy-policy',
  'products',
  'profile',
  'releases',
  'school',
  'scuola',
  'search',
  'support',
  'terms-of-service',
  'tracking',
] as const;

/** Where all pages of a team outside stand: one word, or several with hyphens, as in `/scambio-libri`. */
export const outsidePathSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(60, 'Scegli un percorso più corto'),
    z.regex(/^\/[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'Scrivi un percorso come /scambio-libri'),
  );

/** An app of a team that works outside this repository, and the path that it may have. */
export const outsideAppSchema = z.object({
  app: appNameSchema,
  path: z.string(),
  addedAt: z.iso.datetime(),
  by: z.string(),
  isLive: z.boolean(),
});
export type OutsideApp = z.infer<typeof outsideAppSchema>;

export const outsideAppInputSchema = z.strictObject({
  app: z
    .string()
    .check(z.trim(), z.regex(/^[a-z][a-z0-9-]{0,29}$/, 'Scrivi un nome come scambio-libri')),
  path: outsidePathSchema,
});
