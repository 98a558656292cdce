import { parseConfig } from '@zaino/service/parse-config';
import { z } from 'zod';

/** Settings of the service and of the command line. */
export const importConfigShape = {
  /** So many of the newest imports can be undone; what each of them replaced is kept until then. */
  IMPORT_KEPT: z.coerce.number().int().min(0).max(10).default(2),
};

const schema = z.object(importConfigShape);

/** What the command line needs of the environment to import. */
export function readImportConfig(): z.infer<typeof schema> {
  return parseConfig(schema);
}
