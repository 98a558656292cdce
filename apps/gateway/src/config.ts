import { z } from 'zod';

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4200),
  /** Folder with one release folder per browser app. */
  RELEASES_DIR: z.string().default('dist/releases'),
  /** Where each service listens. */
  SCHOOLS_URL: z.url().default('http://127.0.0.1:4301'),
  /** Development only: `{"cart": "http://127.0.0.1:4401"}`, remotes that a dev server builds. */
  DEV_REMOTES: z
    .string()
    .default('{}')
    .transform((text) => JSON.parse(text) as unknown)
    .pipe(z.record(z.string(), z.url())),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export const configSchema = schema;
export type Config = z.infer<typeof schema>;
