import { setTimeout as delay } from 'node:timers/promises';
import { isHeardInTime } from '@zaino/service/heard-in-time';

/** A call that waited so long (milliseconds) and heard nothing may have met a copy that hangs. */
const SUSPECT_MS = 1_000;
/** One that does not say within this time (milliseconds) that it lives is silent. */
const ASK_LIMIT_MS = 1_000;
/** Between two such questions, in milliseconds. */
const PAUSE_MS = 1_000;

/** Asks one copy whether it lives, by any answer; rejects where it gives none. */
export type AskIfAlive = (url: string, signal: AbortSignal) => Promise<unknown>;

/**
 * Circuit breakers of copies that take calls and answer none: open means blocked. No visitor's call tries whether one is
 * back: its `/health/live` is asked, so that a copy of which one call alone was slow is blocked for that answer's time,
 * and one that hangs until it speaks again or is gone.
 */
export class SilentCopies {
  private readonly silent = new Set<string>();

  constructor(private readonly askIfAlive: AskIfAlive) {}

  isSilent(url: string): boolean {
    return this.silent.has(url);
  }

  /** A call of this copy got no answer after so many milliseconds. */
  suspect(url: string, waitedMs: number): void {
    if (waitedMs < SUSPECT_MS || this.silent.has(url)) return;
    this.silent.add(url);
    void this.blockWhileSilent(url);
  }

  private async blockWhileSilent(url: string): Promise<void> {
    while (!(await this.isAlive(url))) await delay(PAUSE_MS, undefined, { ref: false });
    this.silent.delete(url);
  }

  private async isAlive(url: string): Promise<boolean> {
    const given = new AbortController();
    const answer = this.askIfAlive(url, given.signal);
    try {
      return await isHeardInTime(answer, ASK_LIMIT_MS);
    } finally {
      given.abort();
    }
  }
}
