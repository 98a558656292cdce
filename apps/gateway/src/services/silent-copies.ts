import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { isHeardInTime } from '@zaino/service/heard-in-time';

/** Of a copy that leaves a call without an answer for so long (milliseconds) is asked whether it lives. */
const SLOW_MS = 200;
/**
 * One that says nothing to that for so long (milliseconds) is silent. Both together are a little less than the longest
 * wait of a page's call: a copy that stands still for less than that would answer yet.
 */
const ASK_LIMIT_MS = 1_600;
/** Between two such questions, in milliseconds. */
const PAUSE_MS = 250;

/** Methods of calls that change nothing. */
const readers: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Why a call that reads was sent to no copy. */
export const ALL_SILENT = 'it hangs, and is not asked until it answers again';

/**
 * Circuit breakers of copies that take calls and answer none: open means blocked. No failure of a call opens one and no
 * visitor's call tries whether its copy is back: the copy's `/health/live` is asked. So one that lives is not blocked,
 * however slow a call or whoever gave it up, and one that hangs is until it speaks again or refuses to be called.
 */
export class SilentCopies {
  private readonly watched = new Set<string>();
  private readonly silent = new Set<string>();

  /** Those of the copies that a call may try, in order: what reads does not wait for a silent one, what writes asks it last. */
  toAsk(urls: string[], method: string): string[] {
    const heard = urls.filter((url) => !this.silent.has(url));
    if (readers.has(method)) return heard;
    return [...heard, ...urls.filter((url) => this.silent.has(url))];
  }

  /** A call of this copy begins; gives what is to be called when it has ended. */
  begin(url: string): () => void {
    const late = setTimeout(() => void this.watch(url), SLOW_MS).unref();
    return () => clearTimeout(late);
  }

  private async watch(url: string): Promise<void> {
    if (this.watched.has(url)) return;
    this.watched.add(url);
    while (!(await isAlive(url))) {
      this.silent.add(url);
      await delay(PAUSE_MS, undefined, { ref: false });
    }
    this.silent.delete(url);
    this.watched.delete(url);
  }
}

async function isAlive(url: string): Promise<boolean> {
  const given = new AbortController();
  try {
    return await isHeardInTime(askIfAlive(url, given.signal), ASK_LIMIT_MS);
  } finally {
    given.abort();
  }
}

/** On a connection of its own: those of pages may all be taken by calls that are slow. */
function askIfAlive(url: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { agent: false as const, signal };
    const question = request(`${url}/health/live`, options, (answer) => {
      answer.on('error', reject).on('end', resolve).resume();
    });
    question.on('error', reject).end();
  });
}
