import { existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { LedgerEntry } from './kinds';

/**
 * The ledger on the disk: one line of JSON for each change, only ever added to. A change is durable once
 * `append` resolves; changes that arrive while the disk is at work share the next fdatasync.
 */
export class LedgerFile {
  private readonly handle: FileHandle;
  private waiting: string[] = [];
  private writing: Promise<void> | undefined;
  private queued: Promise<void> | undefined;

  private constructor(handle: FileHandle) {
    this.handle = handle;
  }

  /** Gives the file and all that stands in it, oldest first. A line that a crash cut off was never answered: it goes. */
  static async open(path: string): Promise<{ file: LedgerFile; changes: LedgerEntry[][] }> {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const changes = existsSync(path) ? readWholeLines(path) : [];
    const handle = await open(path, 'a', 0o600);
    await syncFolder(dirname(path));
    return { file: new LedgerFile(handle), changes };
  }

  /** Resolves when the change, and with it all before it, would survive the loss of power. */
  append(entries: LedgerEntry[]): Promise<void> {
    this.waiting.push(`${JSON.stringify(entries)}\n`);
    return this.flushed();
  }

  /** Resolves when all that was appended so far is durable. */
  flushed(): Promise<void> {
    if (this.waiting.length === 0) return this.writing ?? Promise.resolve();
    // After a failed write no later one may succeed: memory and file would part.
    this.queued ??= (this.writing ?? Promise.resolve()).then(() => this.writeWaiting());
    return this.queued;
  }

  async close(): Promise<void> {
    await this.flushed();
    await this.handle.close();
  }

  private writeWaiting(): Promise<void> {
    const lines = this.waiting.join('');
    this.waiting = [];
    this.queued = undefined;
    const written = this.handle.appendFile(lines).then(() => this.handle.datasync());
    this.writing = written;
    void written.then(
      () => {
        if (this.writing === written) this.writing = undefined;
      },
      // It stays: every later write fails with it.
      () => undefined,
    );
    return written;
  }
}

function readWholeLines(path: string): LedgerEntry[][] {
  const content = readFileSync(path);
  const end = content.lastIndexOf('\n') + 1;
  if (end < content.length) truncateSync(path, end);
  return content
    .subarray(0, end)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LedgerEntry[]);
}

/** The file's own name is durable only with its folder. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync();
  await folder.close();
}
