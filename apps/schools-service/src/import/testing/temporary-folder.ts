import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = mkdtempSync(join(tmpdir(), 'zaino-import-'));
process.on('exit', () => rmSync(root, { recursive: true, force: true }));

/** A new folder, which goes with the process of the tests. */
export function temporaryFolder(): string {
  return mkdtempSync(join(root, 'files-'));
}
