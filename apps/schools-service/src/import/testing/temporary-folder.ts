import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = mkdtempSync(join(tmpdir(), 'zaino-import-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A new folder, which goes with the test file that asked for it. */
export function temporaryFolder(): string {
  return mkdtempSync(join(root, 'files-'));
}
