import { parseConfig, serviceConfigSchema, serviceKeySchema } from '@zaino/service/parse-config';
import { shareImageSettings } from '@zaino/service/share-image/share-images';
import { z } from 'zod';
import { fetcherSettings } from './book-fetcher/fetcher-settings';
import { importConfigShape } from './import/import-config';

const schema = serviceConfigSchema.extend({
  PORT: z.coerce.number().int().min(0).max(65535).default(4301),
  /** `mysql://user:password@host:port/schema` of the schools schema. */
  MYSQL_URL: z.url({ protocol: /^(mysql|mariadb)$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  SERVICE_KEY: serviceKeySchema,
  /** Where the identity service listens: it keeps the audit log. */
  IDENTITY_URL: z.string().default('http://127.0.0.1:4302'),
  /** Memory for answers that were made once and are asked for again. */
  ANSWER_CACHE_MB: z.coerce.number().int().min(1).default(128),
  /** Hours after which what a distributor has told is not believed any more. */
  SUPPLY_TRUSTED_HOURS: z.coerce.number().int().min(1).max(720).default(48),
  /** Below it each distributor has a folder for its files; blank where none is watched. */
  SUPPLY_FOLDER: z.string().default(''),
  ...shareImageSettings,
  ...fetcherSettings,
  ...importConfigShape,
  /** A folder whose files admins may import; none where left out. */
  IMPORT_FOLDER: z.string().min(1).optional(),
  /** Rows that an import could not use are forgotten after so many days. */
  IMPORT_REJECT_DAYS: z.coerce.number().int().min(1).max(3650).default(365),
});
export type Config = z.infer<typeof schema>;

export function readConfig(): Config {
  return parseConfig(schema);
}
