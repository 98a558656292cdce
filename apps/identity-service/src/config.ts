import { needsSecureCookies } from '@zaino/service/cookie';
import {
  evenWhereOthersFail,
  isRealShop,
  realShopVariables,
  requireCompany,
} from '@zaino/service/company/require-company';
import { mailVariables } from '@zaino/service/mail/mail-config';
import { parseConfig, serviceConfigSchema, serviceKeySchema } from '@zaino/service/parse-config';
import { z } from 'zod';
import { sealingKeysSchema } from '@zaino/service/sealing-keys';

/** OWASP's Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
const OWASP_MEMORY_KIB = 19_456;

/** An empty variable is as good as none. */
const unlessEmpty = (setting: z.ZodType<string, string>) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(setting)
    .optional();

/** Of Chrome, Edge and Android, Firefox, Safari, and of Edge on Windows. */
const browserPushServices =
  'fcm.googleapis.com updates.push.services.mozilla.com web.push.apple.com .notify.windows.com';
const hostsOf = (list: string) => list.split(/\s+/).filter((host) => host !== '');

const variables = serviceConfigSchema.extend({
  ...realShopVariables,
  ...mailVariables,
  PORT: z.coerce.number().int().min(0).max(65535).default(4302),
  /** `mysql://user:password@host:port/schema` of the identity schema. */
  MYSQL_URL: z.url({ protocol: /^(mysql|mariadb)$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** Where the bookshops service listens. */
  BOOKSHOPS_URL: z.url().default('http://127.0.0.1:4303'),
  /** Where the orders service listens: it keeps carts and orders of the accounts. */
  ORDERS_URL: z.url().default('http://127.0.0.1:4305'),
  /** Where the catalogue service listens: it keeps what the accounts have written of products. */
  CATALOGUE_URL: z.url().default('http://127.0.0.1:4304'),
  /** Where the schools service listens: it knows which classes have a new list. */
  SCHOOLS_URL: z.url().default('http://127.0.0.1:4301'),
  SERVICE_KEY: serviceKeySchema,
  /** Every attempt to sign in takes at least this long, in milliseconds (specification, point 9). */
  SIGN_IN_MIN_MS: z.coerce.number().int().min(0).max(10_000).default(1_000),
  /** An OpenID Connect provider that signs people in instead of our passwords (docs/decisions/identity-provider.md). */
  OIDC_ISSUER: unlessEmpty(z.url({ protocol: /^https?$/ })),
  OIDC_CLIENT_ID: unlessEmpty(z.string()),
  OIDC_CLIENT_SECRET: unlessEmpty(z.string()),
  /** What people call the provider, as in "Accedi con SPID". */
  OIDC_NAME: z.string().trim().min(1).max(40).default('il tuo account'),
  /** A list of stolen passwords on this machine, which nobody may choose (docs/decisions/passwords.md). */
  BREACHED_PASSWORDS_FILE: unlessEmpty(z.string()),
  /** The admin area's own address, as the gateway has it; `admin.` before the shop's host where unset. */
  ADMIN_URL: unlessEmpty(z.url({ protocol: /^https?$/ })),
  /** Whether an admin without a second factor may do nothing but enrol one (docs/decisions/second-factor.md). */
  ADMIN_SECOND_FACTOR: z.stringbool().default(true),
  /** Keys that seal the secrets of apps: `id:secret`, the one in use first, after commas those before it. */
  SECOND_FACTOR_KEYS: sealingKeysSchema,
  /** By what personal values in the audit log are hashed: kept, or old hashes compare with nothing any more. */
  AUDIT_LOG_KEY: z.string().min(32),
  /** By which push services know the shop: a private key of P-256, 32 bytes in base64url. No pushes without it. */
  VAPID_PRIVATE_KEY: unlessEmpty(z.string().regex(/^[\w-]{43}$/)),
  /** Hosts of the browsers' push services, by blanks; after a dot whatever is below it. */
  PUSH_SERVICES: z.string().default(browserPushServices).transform(hostsOf),
  /** What the hash of a password takes of memory, in KiB; less than the default only without customers. */
  PASSWORD_MEMORY_KIB: z.coerce.number().int().min(1_024).max(1_048_576).default(OWASP_MEMORY_KIB),
  /** Threads of Node's own pool, which hashes passwords beside files and names. */
  UV_THREADPOOL_SIZE: z.coerce.number().int().min(1).max(1024).default(4),
});
export const configSchema = variables
  .refine(({ OIDC_ISSUER, OIDC_CLIENT_ID }) => !OIDC_ISSUER || OIDC_CLIENT_ID, {
    path: ['OIDC_CLIENT_ID'],
    message: 'OIDC_ISSUER needs it',
  })
  .refine(({ OIDC_ISSUER }) => !OIDC_ISSUER || needsNoEncryption(OIDC_ISSUER), {
    path: ['OIDC_ISSUER'],
    message: 'Only a provider on this machine may go without https',
  })
  .refine((settings) => settings.PASSWORD_MEMORY_KIB >= OWASP_MEMORY_KIB || !isRealShop(settings), {
    path: ['PASSWORD_MEMORY_KIB'],
    message: `Passwords of customers need ${OWASP_MEMORY_KIB} or more`,
    ...evenWhereOthersFail,
  })
  .superRefine(requireCompany, evenWhereOthersFail);
export type Config = z.infer<typeof configSchema>;

function needsNoEncryption(url: string): boolean {
  return !needsSecureCookies(url) || url.startsWith('https:');
}

export function readConfig(environment = process.env): Config {
  return parseConfig(configSchema, environment);
}

/** What the command for admins needs of the environment. */
export function readAdminCommandConfig() {
  return parseConfig(
    variables.pick({
      MYSQL_URL: true,
      REDIS_URL: true,
      UV_THREADPOOL_SIZE: true,
      PASSWORD_MEMORY_KIB: true,
      BREACHED_PASSWORDS_FILE: true,
      BRAND_NAME: true,
    }),
  );
}
