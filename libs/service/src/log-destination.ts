import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** What is held for a log that cannot be written, in bytes; what comes after is dropped. */
const HELD_BYTES = 256 * 1024;

/**
 * Writes lines to an open file. Where they cannot be written (a full disk, a pipe that nobody empties) some are held,
 * the others dropped and counted; each further line tries again. It neither throws nor waits, as pino's own
 * destination does: that ends the process on a full disk, and once its buffer is full never tries again.
 */
export class LogDestination implements DestinationStream {
  /** Lines that were dropped since the start. */
  dropped = 0;
  /** Called with the number of lines dropped, each time the log can be written again. */
  onRecovered: ((dropped: number) => void) | undefined;
  private held: Buffer[] = [];
  private heldBytes = 0;
  private told = 0;

  constructor(private readonly fd: number) {}

  write(line: string): void {
    const bytes = Buffer.from(line);
    if (this.heldBytes + bytes.length > HELD_BYTES) this.writeHeld();
    if (this.heldBytes + bytes.length > HELD_BYTES) {
      this.dropped += 1;
      return;
    }
    this.held.push(bytes);
    this.heldBytes += bytes.length;
    this.writeHeld();
    if (this.held.length === 0) this.tellDropped();
  }

  /** Of a line of which a part was written, the rest goes first the next time: no line is torn. */
  private writeHeld(): void {
    let [next] = this.held;
    try {
      while (next) {
        const written = writeSync(this.fd, next);
        this.heldBytes -= written;
        if (written < next.length) this.held[0] = next.subarray(written);
        else this.held.shift();
        [next] = this.held;
      }
    } catch {
      // Told once it can be: there is no other place to say it.
    }
  }

  private tellDropped(): void {
    const dropped = this.dropped - this.told;
    this.told = this.dropped;
    if (dropped > 0) this.onRecovered?.(dropped);
  }
}

let ofProcess: LogDestination | undefined;

/** The process's own log: one for all loggers, since what is held is held once. */
export function processLog(): LogDestination {
  // By its number: to look at process.stdout would make a pipe one that does not wait.
  ofProcess ??= new LogDestination(1);
  return ofProcess;
}

/** Lines that this process could not write, since its start. */
export const droppedLogLines = (): number => ofProcess?.dropped ?? 0;
