import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { serviceContractSchema, type UsedCall } from '@zaino/contracts/shared';

/** What a build of a service says of its calls, beside its programs (tools/webpack/contract-plugin.ts). */
const BUILT_FILE = 'gives.json';

/** The calls that the running program makes, as its build found them; none where it was not built, as in tests. */
export async function builtUses(program = process.argv[1] ?? ''): Promise<UsedCall[]> {
  try {
    const text = await readFile(join(dirname(program), BUILT_FILE), 'utf8');
    return serviceContractSchema.parse(JSON.parse(text)).uses;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
