import { parseConfig, serviceConfigSchema, serviceKeySchema } from '@zaino/service/parse-config';
import { z } from 'zod';

const schema = serviceConfigSchema.extend({
  PORT: z.coerce.number().int().min(0).max(65535).default(4308),
  /** `mysql://user:password@host:port/schema` of the releases schema. */
  MYSQL_URL: z.url({ protocol: /^(mysql|mariadb)$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  SERVICE_KEY: serviceKeySchema,
});
export type Config = z.infer<typeof schema>;

export function readConfig(): Config {
  return parseConfig(schema);
}
