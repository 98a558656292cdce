import { UNSENT_KEY } from '@zaino/web/security-log-key';
import { errorTypes, PAUSE_MS } from '../release-health/error-types';

const MOST_WAITING = 20;

/** Hears what goes wrong from the first moment on; the code that tells the server comes once there is something to tell. */
export function watchErrors(): void {
  const waiting: Event[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hear = (event: Event): void => {
    if (waiting.length < MOST_WAITING) waiting.push(event);
    loadSoon();
  };
  const load = async () => {
    try {
      const { openSecurityLog } = await import(
        /* webpackChunkName: 'security-log' */ '@zaino/web/security-log'
      );
      hear = openSecurityLog();
      waiting.forEach(hear);
    } catch {
      // Asked for again at the next error.
      timer = undefined;
    }
  };
  const loadSoon = () => {
    timer ??= setTimeout(() => void load(), PAUSE_MS);
  };
  for (const type of errorTypes) addEventListener(type, (event) => hear(event));
  if (hasUnsent()) loadSoon();
}

function hasUnsent(): boolean {
  try {
    return localStorage.getItem(UNSENT_KEY) !== null;
  } catch {
    return false;
  }
}
