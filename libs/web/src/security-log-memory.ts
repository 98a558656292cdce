import { DAY_MS } from '@zaino/rules/durations';
import type { BrowserLogEntry } from './security-log-entry';

/** Specification, point 9. */
const MOST_ENTRIES = 1_000;
const KEPT_MS = 7 * DAY_MS;

/** The entries of this page, oldest first. */
export class SecurityLogMemory {
  #entries: BrowserLogEntry[] = [];

  get entries(): readonly BrowserLogEntry[] {
    return this.#entries;
  }

  add(entry: BrowserLogEntry): void {
    this.#entries.push(entry);
    if (this.#entries.length > MOST_ENTRIES) this.#entries.shift();
  }

  /** Forgets what is older than seven days. */
  clean(now: number): void {
    const oldest = new Date(now - KEPT_MS).toISOString();
    this.#entries = this.#entries.filter(({ timestamp }) => timestamp >= oldest);
  }
}
