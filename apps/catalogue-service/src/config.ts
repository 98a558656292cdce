import { parseConfig, serviceConfigSchema, serviceKeySchema } from '@zaino/service/parse-config';
import { shareImageSettings } from '@zaino/service/share-image/share-images';
import { z } from 'zod';

const schema = serviceConfigSchema.extend({
  PORT: z.coerce.number().int().min(0).max(65535).default(4304),
  /** `mysql://user:password@host:port/schema` of the catalogue schema. */
  MYSQL_URL: z.url({ protocol: /^(mysql|mariadb)$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** Where the orders service listens: it knows what customers have received. */
  ORDERS_URL: z.url().default('http://127.0.0.1:4305'),
  SERVICE_KEY: serviceKeySchema,
  /** Where the identity service listens: it keeps the audit log. */
  IDENTITY_URL: z.string().default('http://127.0.0.1:4302'),
  /** Memory for kept answers and images, each, in MB. */
  ANSWER_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(64),
  ...shareImageSettings,
});
export type Config = z.infer<typeof schema>;

export function readConfig(): Config {
  return parseConfig(schema);
}
