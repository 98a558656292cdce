import { parseConfig, serviceConfigSchema, serviceKeySchema } from '@zaino/service/parse-config';
import { z } from 'zod';

const schema = serviceConfigSchema.extend({
  PORT: z.coerce.number().int().min(0).max(65535).default(4303),
  /** `mysql://user:password@host:port/schema` of the bookshops schema. */
  MYSQL_URL: z.url({ protocol: /^(mysql|mariadb)$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** Bookshops live at sub-domains of this, with its port where it has one. */
  PUBLIC_URL: z.url(),
  /** Where the identity service listens: it knows the owners, and writes to them. */
  IDENTITY_URL: z.url().default('http://127.0.0.1:4302'),
  /** Where the orders service listens: it asks the payment provider about accounts. */
  ORDERS_URL: z.url().default('http://127.0.0.1:4305'),
  /** The European register of partite IVA; none is asked while it is empty. */
  VIES_URL: z
    .literal('')
    .transform(() => undefined)
    .or(z.url({ protocol: /^https?$/ }))
    .optional(),
  SERVICE_KEY: serviceKeySchema,
});
export type Config = z.infer<typeof schema>;

export function readConfig(): Config {
  return parseConfig(schema);
}
