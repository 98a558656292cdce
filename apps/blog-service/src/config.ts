import { parseConfig, serviceConfigSchema, serviceKeySchema } from '@zaino/service/parse-config';
import { z } from 'zod';

const schema = serviceConfigSchema.extend({
  PORT: z.coerce.number().int().min(0).max(65535).default(4306),
  /** `mysql://user:password@host:port/schema` of the blog schema. */
  MYSQL_URL: z.url({ protocol: /^(mysql|mariadb)$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  SERVICE_KEY: serviceKeySchema,
  /** Where the identity service listens: it keeps the audit log. */
  IDENTITY_URL: z.string().default('http://127.0.0.1:4302'),
  /** Memory for kept answers and images, each, in MB. */
  ANSWER_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(64),
  /** What tokens of devices are signed with: the same for all copies, and kept, or likes are forgotten. */
  DEVICE_TOKEN_KEY: z.string().min(32),
  /** The shop's own address, for feeds. */
  PUBLIC_URL: z.url().default('http://localhost:4200'),
  /** Name of the shop, in feeds. */
  BRAND_NAME: z.string().default('Zaino'),
});
export type Config = z.infer<typeof schema>;

export function readConfig(): Config {
  return parseConfig(schema);
}
