import { parseConfig, serviceConfigSchema, serviceKeySchema } from '@zaino/service/parse-config';
import { readSigningKey } from '@zaino/service/signed-text';
import { releaseFilesVariables } from '@zaino/service/release-files/release-files-config';
import { z } from 'zod';
import { judgementVariables } from './judgement/judgement-variables';
import { partnerVariables } from './upstreams/partner-variables';

/** What publishing needs, in the service as at the command line. */
const registryVariables = {
  /** `mysql://user:password@host:port/schema` of the releases schema. */
  MYSQL_URL: z.url({ protocol: /^(mysql|mariadb)$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** Where versions and the live document are written to, and gateways read them. */
  ...releaseFilesVariables,
  /** What they are signed with: an Ed25519 key, PKCS #8 in base64 of DER; gateways have its public half. */
  RELEASES_SIGNING_KEY: z.string().refine(isSigningKey, 'An Ed25519 key, PKCS #8 in base64 of DER'),
};

const commandSchema = z.object(registryVariables);

/** What the running registry is asked by: by its own address, as it asks itself like all others. */
const judgeVariables = {
  SERVICE_KEY: serviceKeySchema,
  RELEASES_URL: partnerVariables.RELEASES_URL,
};

const judgeSchema = z.object(judgeVariables);

export const configSchema = serviceConfigSchema.extend({
  ...registryVariables,
  PORT: z.coerce.number().int().min(0).max(65535).default(4308),
  ...judgeVariables,
  ...judgementVariables,
  ...partnerVariables,
});
export type Config = z.infer<typeof configSchema>;

export function readConfig(): Config {
  return parseConfig(configSchema);
}

/** What `cli.js publish` is told. */
export function readCommandConfig(): z.infer<typeof commandSchema> {
  return parseConfig(commandSchema);
}

/** What `cli.js judge-service` is told. */
export function readJudgeConfig(): z.infer<typeof judgeSchema> {
  return parseConfig(judgeSchema);
}

function isSigningKey(text: string): boolean {
  try {
    return readSigningKey(text).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}
