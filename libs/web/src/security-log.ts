import { HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import { entryOf, type BrowserLogEntry } from './security-log-entry';
import { SecurityLogMemory } from './security-log-memory';
import { keepUnsent, takeOldestUnsent } from './security-log-unsent';

/** The identity contract's call; a lib that all remotes share knows no domain's contract. */
const PATH = '/api/security-logs';
/** A page that fails all the time says so often enough. */
const MOST_PER_MINUTE = 5;
const TIME_LIMIT_MS = 10_000;

/**
 * Begins the security log of this page, and gives what hears its events: uncaught errors, rejections that nobody
 * handles and `zaino:error`. They are kept in memory, and sent to the server a few a minute; what cannot be sent
 * waits in local storage for a later visit.
 */
export function openSecurityLog(): (event: Event) => void {
  const memory = new SecurityLogMemory();
  const allowance = new Allowance();
  setInterval(() => memory.clean(Date.now()), HOUR_MS);
  void sendUnsent(allowance);
  return (event) => {
    try {
      const entry = entryOf(event, Date.now());
      if (entry === null) return;
      memory.add(entry);
      if (allowance.take(entry.message)) void sendOrKeep(entry, allowance.takeOmitted());
    } catch {
      // Whatever fails here would be heard as the page's next error.
    }
  };
}

/** How many entries may still be sent this minute. */
class Allowance {
  #sent: { at: number; message: string }[] = [];
  #omitted = 0;

  get hasRoom(): boolean {
    const now = Date.now();
    this.#sent = this.#sent.filter(({ at }) => at > now - MINUTE_MS);
    return this.#sent.length < MOST_PER_MINUTE;
  }

  /** One and the same message has room once. */
  take(message: string): boolean {
    const isAllowed = this.hasRoom && !this.#sent.some((sent) => sent.message === message);
    if (isAllowed) this.note(message);
    else this.#omitted += 1;
    return isAllowed;
  }

  note(message: string): void {
    this.#sent.push({ at: Date.now(), message });
  }

  /** How many were not sent since the last one that was. */
  takeOmitted(): number {
    const omitted = this.#omitted;
    this.#omitted = 0;
    return omitted;
  }
}

async function sendOrKeep(entry: BrowserLogEntry, omitted: number): Promise<void> {
  const counted = omitted > 0 ? { ...entry, data: { ...entry.data, omitted } } : entry;
  if ((await send(counted)) === 'later') keepUnsent(counted);
}

/** What an earlier visit could not send, as many as a minute allows; the rest a minute later. */
async function sendUnsent(allowance: Allowance): Promise<void> {
  while (allowance.hasRoom) {
    const entry = takeOldestUnsent();
    if (entry === undefined) return;
    allowance.note(entry.message);
    if ((await send(entry)) === 'later') {
      keepUnsent(entry);
      return;
    }
  }
  setTimeout(() => void sendUnsent(allowance), MINUTE_MS);
}

/** `later` where the call failed; an entry that the server does not want is done with. Never rejects. */
async function send(entry: BrowserLogEntry): Promise<'done' | 'later'> {
  try {
    const response = await fetch(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entry),
      // Also when the person leaves the page because of the error.
      keepalive: true,
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return response.status >= 500 || response.status === 429 ? 'later' : 'done';
  } catch {
    return 'later';
  }
}
