import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Something else takes all room that is left on the disk of that folder. Gives what makes it free again. */
export function fillDisk(folder: string): () => void {
  const file = join(folder, 'something-else');
  for (const bytes of [1024 * 1024, 4 * 1024, 1]) appendUntilFull(file, Buffer.alloc(bytes));
  return () => rmSync(file);
}

function appendUntilFull(file: string, bytes: Buffer): void {
  for (;;) {
    try {
      appendFileSync(file, bytes);
    } catch {
      return;
    }
  }
}
