import { getSession, subscribe } from '@zaino/web/session';
import { reportError } from '@zaino/web/telemetry';

/** The day on which this browser's cookies were renewed last. */
const RENEWED_KEY = 'zaino.renewed';

/** Where local storage keeps nothing. */
let renewedOn: string | null = null;

/**
 * Cookies live for 30 days at most: once a day, those of who is signed in begin their time anew. So they do for whoever
 * comes in by a link of a mail: from then on the browser is known (docs/decisions/cookies.md). Gives how to stop.
 */
export function renewCookies(): () => void {
  let wasSignedIn = isSignedIn();
  const stop = subscribe(() => {
    const comesIn = !wasSignedIn && isSignedIn();
    wasSignedIn = isSignedIn();
    if (comesIn) renew();
  });
  if (wasSignedIn && lastDay() !== today()) renew();
  return stop;
}

const isSignedIn = () => getSession().status === 'signed-in';
const today = () => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

/** One that fails, or that is left before it is sent, is tried again with the next page that is loaded. */
function renew(): void {
  import(/* webpackChunkName: 'renewal' */ './renewal')
    .then(({ sendRenewal }) => {
      note(today());
      return sendRenewal();
    })
    .catch((error: unknown) => {
      note('');
      reportError(error);
    });
}

function lastDay(): string | null {
  try {
    return localStorage.getItem(RENEWED_KEY) ?? renewedOn;
  } catch {
    return renewedOn;
  }
}

function note(day: string): void {
  renewedOn = day;
  try {
    localStorage.setItem(RENEWED_KEY, day);
  } catch {
    // Blocked by the browser's settings: renewed with each page that is loaded.
  }
}
