import type { BrowserLogEntry } from './security-log-entry';
import { UNSENT_KEY } from './security-log-key';

/** Specification, point 7. */
const MOST_ENTRIES = 100;

/** Takes an entry that could not be sent out of local storage, before another tab does. */
export function takeOldestUnsent(): BrowserLogEntry | undefined {
  const [oldest, ...others] = readUnsent();
  if (oldest !== undefined) write(others);
  return oldest;
}

/** Keeps the last hundred; where the browser keeps nothing they are lost. */
export function keepUnsent(entry: BrowserLogEntry): void {
  write([...readUnsent(), entry].slice(-MOST_ENTRIES));
}

function readUnsent(): BrowserLogEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(UNSENT_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    // Unreadable, or blocked by the browser's settings: nothing is kept.
    return [];
  }
}

/** What stands there may be anybody's; the server checks the rest. */
function isEntry(value: unknown): value is BrowserLogEntry {
  return typeof value === 'object' && value !== null && 'message' in value;
}

function write(entries: readonly BrowserLogEntry[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(UNSENT_KEY);
    else localStorage.setItem(UNSENT_KEY, JSON.stringify(entries));
  } catch {
    // Full or blocked: an error report is worth no other loss.
  }
}
