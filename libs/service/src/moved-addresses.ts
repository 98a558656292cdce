import { readFileSync, statSync } from 'node:fs';

/** So long (milliseconds) the file is not looked at again: who calls a service knows its new address by then. */
const LOOK_EVERY_MS = 100;

/**
 * Where services listen now that have moved since their callers were started: a JSON file
 * (`MOVED_ADDRESSES_FILE`) of origins as the settings have them, each with those that are asked instead, the best one
 * first. It is looked at when a call is made, so whoever writes it knows when the last call goes to an old address. A
 * file that is away or cannot be read changes nothing (docs/decisions/service-releases.md).
 */
export class MovedAddresses {
  private moved: Partial<Record<string, string[]>> = {};
  private lookedAt = -Infinity;
  private seen = '';

  /** Nothing has moved where no file is named. */
  constructor(private readonly file: string | undefined) {}

  /** The origins to ask, one after another as long as none takes the connection. */
  of(origin: string): string[] {
    if (this.file === undefined) return [origin];
    this.look(this.file);
    return this.moved[origin] ?? [origin];
  }

  private look(file: string): void {
    const now = performance.now();
    if (now - this.lookedAt < LOOK_EVERY_MS) return;
    this.lookedAt = now;
    try {
      const { ino, mtimeMs } = statSync(file);
      if (`${ino} ${mtimeMs}` === this.seen) return;
      this.moved = JSON.parse(readFileSync(file, 'utf8')) as typeof this.moved;
      this.seen = `${ino} ${mtimeMs}`;
    } catch {
      // What was known stays.
    }
  }
}
