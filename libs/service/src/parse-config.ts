import { z } from 'zod';
import { isServiceKey } from './service-keys';

/**
 * What services prove to one another with (`service-keys.ts`): one key of at least 32 characters for all of them, or
 * `caller>callee:key` for each pair; several by blanks. Without one nobody may call what is internal.
 */
export const serviceKeySchema = z
  .string()
  .min(32)
  .refine(
    isServiceKey,
    'Keys of at least 32 letters and digits, each of all or of a pair (orders>catalogue:key)',
  );

/** What every service is told by its environment; a service's `config.ts` extends it. */
export const serviceConfigSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Which answered calls get a line: all, one in a hundred, or none; slow ones and failures always do. */
  LOG_REQUESTS: z.enum(['all', 'sample', 'errors']).optional(),
  /** Version that logs and metrics name. */
  RELEASE: z.string().min(1).default('local'),
  SERVICE_KEY: serviceKeySchema.optional(),
  /** Where services have moved to since the start, see `MovedAddresses`; `npm start` writes it. */
  MOVED_ADDRESSES_FILE: z.string().min(1).optional(),
});
export type ServiceConfig = z.infer<typeof serviceConfigSchema>;

/** Reads the configuration once; what is wrong with it is listed by variable, and the process ends with 1. */
export function parseConfig<Schema extends z.ZodType>(
  schema: Schema,
  environment = process.env,
): z.output<Schema> {
  const result = schema.safeParse(environment);
  if (result.success) return result.data;
  process.stderr.write(`${describeConfigErrors(result.error)}\n`);
  process.exit(1);
}

/** One line a variable; values are left out, since they may be secrets. */
export function describeConfigErrors(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  return ['The configuration is not usable:', ...lines].join('\n');
}
