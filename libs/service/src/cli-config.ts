import { parseConfig } from './parse-config';
import { z } from 'zod';

const schema = z.object({
  /** `mysql://user:password@host:port/schema`. */
  MYSQL_URL: z.url({ protocol: /^(mysql|mariadb)$/ }),
});

/** What the command line needs of the environment. */
export function readCliConfig(): z.infer<typeof schema> {
  return parseConfig(schema);
}
