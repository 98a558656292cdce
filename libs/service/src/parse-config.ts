import { z } from 'zod';

/** What every service is told by its environment; a service's `config.ts` extends it. */
export const serviceConfigSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Which answered calls get a line: all, one in a hundred, or none; slow ones and failures always do. */
  LOG_REQUESTS: z.enum(['all', 'sample', 'errors']).optional(),
  /** Version that logs and metrics name. */
  RELEASE: z.string().min(1).default('local'),
  /** What services prove to one another with: the same for all of them. Without it nobody may call what is internal. */
  SERVICE_KEY: z.string().min(32).optional(),
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
