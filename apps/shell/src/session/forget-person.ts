import { type StoredEntry, storedEntries } from '@zaino/contracts/shared';
import { reportError } from '@zaino/web/telemetry';
import { dropOwnCopies } from '../offline/own-copies';
import { dropWaiting } from '../offline/waiting-marks';
import { unsubscribe } from '../push/push-device';

/** Takes away what this browser kept of whoever has signed out: the next at a shared computer finds nothing of it. */
export function forgetPerson(uid: string): void {
  for (const entry of storedEntries.filter(({ isPersonal }) => isPersonal)) forget(entry);
  dropWaiting(uid);
  dropOwnCopies().catch(reportError);
  unsubscribe().catch(reportError);
}

function forget({ key, place, isByAccount }: StoredEntry): void {
  if (isByAccount || (place !== 'local' && place !== 'tab')) return;
  try {
    const storage = place === 'local' ? localStorage : sessionStorage;
    for (const name of key.split(', ')) storage.removeItem(name);
  } catch {
    // Blocked by the browser's settings: there is nothing to forget.
  }
}
