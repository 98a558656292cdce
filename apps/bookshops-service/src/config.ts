import { parseConfig, serviceConfigSchema, serviceKeySchema } from '@zaino/service/parse-config';
import { z } from 'zod';

const schema = serviceConfigSchema.extend({
  PORT: z.coerce.number().int().min(0).max(65535).default(4303),
  /** `mysql://user:password@host:port/schema` of the bookshops schema. */
  MYSQL_URL: z.url({ protocol: /^(mysql|mariadb)$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** Bookshops live at sub-domains of this, with its port where it has one. */
  PUBLIC_URL: z.url(),
  SERVICE_KEY: serviceKeySchema,
});
export type Config = z.infer<typeof schema>;

export function readConfig(): Config {
  return parseConfig(schema);
}
