import { availableParallelism } from 'node:os';
import { serviceConfigSchema } from '@zaino/service/parse-config';
import { z } from 'zod';

export const configSchema = serviceConfigSchema.extend({
  PORT: z.coerce.number().int().min(0).max(65535).default(4200),
  /** Folder with one release folder per browser app. */
  RELEASES_DIR: z.string().min(1).default('dist/releases'),
  /** Where each service listens. */
  SCHOOLS_URL: z.url().default('http://127.0.0.1:4301'),
  /** The shop's own address, as search engines know it; the port on this machine where unset. */
  PUBLIC_URL: z.url().optional(),
  /** Addresses of proxies whose word counts on who asks and whether by TLS: IP addresses and CIDR ranges. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter((address) => address !== ''))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))),
  /** Folder of the built render worker; it stands beside this process's own script. */
  RENDER_WORKER_FOLDER: z.string().default(__dirname),
  /** Threads that render pages. */
  RENDER_THREADS: z.coerce.number().int().min(1).max(64).default(availableParallelism()),
  /** Allows what hot reload needs; never outside a developer's machine. */
  DEVELOPMENT: z.stringbool().default(false),
});
export type Config = z.infer<typeof configSchema>;
