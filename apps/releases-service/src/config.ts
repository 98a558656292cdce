import { parseConfig, serviceConfigSchema, serviceKeySchema } from '@zaino/service/parse-config';
import { readSigningKey } from '@zaino/service/signed-text';
import { z } from 'zod';

/** What publishing needs, in the service as at the command line. */
const registryVariables = {
  /** `mysql://user:password@host:port/schema` of the releases schema. */
  MYSQL_URL: z.url({ protocol: /^(mysql|mariadb)$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** Folder that versions and the live document are written to, and gateways read. */
  RELEASES_DIR: z.string().min(1),
  /** What they are signed with: an Ed25519 key, PKCS #8 in base64 of DER; gateways have its public half. */
  RELEASES_SIGNING_KEY: z.string().refine(isSigningKey, 'An Ed25519 key, PKCS #8 in base64 of DER'),
};

const commandSchema = z.object(registryVariables);

const schema = serviceConfigSchema.extend({
  ...registryVariables,
  PORT: z.coerce.number().int().min(0).max(65535).default(4308),
  /** The shop's own address, for links to previews. */
  PUBLIC_URL: z.url().default('http://localhost:4200'),
  SERVICE_KEY: serviceKeySchema,
  /** Where the identity service listens: it keeps the audit log. */
  IDENTITY_URL: z.url().default('http://127.0.0.1:4302'),
});
export type Config = z.infer<typeof schema>;

export function readConfig(): Config {
  return parseConfig(schema);
}

/** What `cli.js publish` is told. */
export function readCommandConfig(): z.infer<typeof commandSchema> {
  return parseConfig(commandSchema);
}

function isSigningKey(text: string): boolean {
  try {
    return readSigningKey(text).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}
