import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { companyVariables } from '@zaino/service/company/company-config';
import {
  evenWhereOthersFail,
  realShopVariables,
  requireCompany,
} from '@zaino/service/company/require-company';
import { serviceConfigSchema } from '@zaino/service/parse-config';
import { releaseFilesVariables } from '@zaino/service/release-files/release-files-config';
import { readPublicKeys } from '@zaino/service/signed-text';
import { z } from 'zod';
import { readCertificate } from './certificate';

/** One address for each copy of a service, separated by commas. */
const copies = (only: string) =>
  z
    .string()
    .default(only)
    .transform((list) => list.split(/[\s,]+/).filter((url) => url !== ''))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)).min(1));

/** IP addresses and CIDR ranges. */
const addresses = (unset: string) =>
  z
    .string()
    .default(unset)
    .transform((list) => list.split(/[\s,]+/).filter((address) => address !== ''))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])));

/** Secrets of at least 32 characters, separated by commas: the first one signs, all of them are accepted. */
const keys = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter((key) => key !== ''))
  .pipe(z.array(z.string().min(32)).min(1).max(2));

/** Public halves of Ed25519 keys, by blanks: several while one is replaced. */
const publicKeys = z.string().transform((text, context) => {
  try {
    const found = readPublicKeys(text);
    if (found.length > 0) return found;
  } catch {
    // Said below.
  }
  context.addIssue({ code: 'custom', message: 'public Ed25519 keys in base64 (SPKI, DER)' });
  return z.NEVER;
});

const settings = serviceConfigSchema.extend({
  ...companyVariables,
  ...realShopVariables,
  PORT: z.coerce.number().int().min(0).max(65535).default(4200),
  /** Where release files are: the folder, or a bucket and the folder for what was fetched of it. */
  ...releaseFilesVariables,
  /**
   * Whose signature the live document, versions and links to previews need: the public halves of what the registry
   * signs by. Unset, nothing is checked: on a developer's machine and in tests alone.
   */
  RELEASES_PUBLIC_KEYS: publicKeys.optional(),
  /** Where the copies of each service listen. */
  SCHOOLS_URL: copies('http://127.0.0.1:4301'),
  IDENTITY_URL: copies('http://127.0.0.1:4302'),
  BOOKSHOPS_URL: copies('http://127.0.0.1:4303'),
  CATALOGUE_URL: copies('http://127.0.0.1:4304'),
  ORDERS_URL: copies('http://127.0.0.1:4305'),
  BLOG_URL: copies('http://127.0.0.1:4306'),
  ANALYTICS_URL: copies('http://127.0.0.1:4307'),
  RELEASES_URL: copies('http://127.0.0.1:4308'),
  /** The shop's own address, as search engines know it; the port on this machine where unset. */
  PUBLIC_URL: z.url().optional(),
  /** The admin area's own address; `admin.` before the host of the shop's where unset. */
  ADMIN_URL: z.url().optional(),
  /** Addresses of proxies whose word counts on who asks and whether by TLS: IP addresses and CIDR ranges. */
  TRUSTED_PROXIES: addresses(''),
  /** Who may read `/metrics`: IP addresses and CIDR ranges; this machine alone where unset. */
  METRICS_FROM: addresses('127.0.0.0/8 ::1'),
  /**
   * The shared Redis, on which services tell that their data changed, and where calls are counted across copies of
   * the gateway; without it pages only grow old, and each copy counts for itself.
   */
  REDIS_URL: z.url().optional(),
  /** Multiplies how many calls an address may make (docs/decisions/rate-limits.md); 0 counts none. */
  RATE_LIMIT_FACTOR: z.coerce.number().min(0).max(1_000_000).default(1),
  /** Multiplies, beside the factor above, after how many calls a browser is challenged; 0 challenges none. */
  CHALLENGE_FACTOR: z.coerce.number().min(0).max(1_000_000).default(1),
  /** Sign-ups, and mails, that an address may ask for in an hour after a challenge; the first factor multiplies it, too. */
  CHALLENGED_CALLS: z.coerce.number().int().min(20).max(100_000).default(500),
  /** What challenges are signed with: the new key and, while it changes, the old one. Made by each process where unset. */
  CHALLENGE_KEYS: keys.optional(),
  /** A service outside that makes the puzzles, and the key by which it knows us; both or neither. */
  CHALLENGE_SERVICE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CHALLENGE_SERVICE_KEY: z.string().min(16).optional(),
  /** How long a request may take to arrive, with its headers and its body, in milliseconds. */
  REQUEST_LIMIT_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  /** How long a page is served again without looking whether it changed, in milliseconds; 0 keeps none. */
  PAGE_FRESH_MS: z.coerce.number().int().min(0).max(3_600_000).default(10_000),
  /** The shop's name, as it is installed by. */
  BRAND_NAME: z.string().trim().min(1).max(60).default('Zaino'),
  /** Whether pages can be read without a network (docs/decisions/offline.md); off, browsers throw their copies away. */
  OFFLINE: z.stringbool().default(true),
  /** Who is told, after consent, which pages are looked at: our own service, or a tool of a third party. */
  ANALYTICS: z.enum(['own', 'none', 'matomo', 'ga4']).default('own'),
  /** Where a Matomo of the operator stands, and the number that the shop has there. */
  MATOMO_URL: z.url({ protocol: /^https?$/ }).optional(),
  MATOMO_SITE_ID: z.coerce.number().int().min(1).optional(),
  /** The shop's data stream at Google Analytics 4. */
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/)
    .optional(),
  /** PEM files: with a certificate the gateway speaks TLS, HTTP/2 and HTTP/1.1. */
  TLS_CERT_FILE: z.string().min(1).optional(),
  TLS_KEY_FILE: z.string().min(1).optional(),
  /** Folder of the built render worker; it stands beside this process's own script. */
  RENDER_WORKER_FOLDER: z.string().default(dirname(process.argv[1] ?? '.')),
  /** Threads that render pages. */
  RENDER_THREADS: z.coerce.number().int().min(1).max(64).default(availableParallelism()),
  /** Allows what hot reload needs; never outside a developer's machine. */
  DEVELOPMENT: z.stringbool().default(false),
});

/** What a choice of analytics cannot do without. */
const neededFor = {
  own: [],
  none: [],
  matomo: ['MATOMO_URL', 'MATOMO_SITE_ID'],
  ga4: ['GA_MEASUREMENT_ID'],
} as const;

/** One is nothing without the other. */
const challengeService = [
  ['CHALLENGE_SERVICE_URL', 'CHALLENGE_SERVICE_KEY'],
  ['CHALLENGE_SERVICE_KEY', 'CHALLENGE_SERVICE_URL'],
] as const;

export const configSchema = settings
  .superRefine((config, context) => {
    for (const name of neededFor[config.ANALYTICS]) {
      const message = `needed for ANALYTICS=${config.ANALYTICS}`;
      if (config[name] === undefined) context.addIssue({ code: 'custom', path: [name], message });
    }
    for (const [name, other] of challengeService) {
      const message = `needed beside ${other}`;
      if (config[name] === undefined && config[other] !== undefined)
        context.addIssue({ code: 'custom', path: [name], message });
    }
    try {
      readCertificate(config);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      context.addIssue({ code: 'custom', path: ['TLS_CERT_FILE'], message });
    }
  })
  .superRefine(requireCompany, evenWhereOthersFail);
export type Config = z.infer<typeof configSchema>;
