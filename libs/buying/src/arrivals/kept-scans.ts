/** A scan that no answer has come for yet. */
export interface KeptScan {
  id: string;
  code: string;
  copies: number;
  /** When it was made, in milliseconds since 1970. */
  at: number;
}

/** Each under a key of its own: several tabs may scan. */
const keyOf = (uid: string, id = '') => `deskScan:${uid}:${id}`;

/** What this person has scanned here and nobody has confirmed, the oldest first. */
export function keptScans(uid: string): KeptScan[] {
  return guarded([], () =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(keyOf(uid)))
      .flatMap((key) => readScan(localStorage.getItem(key)))
      .toSorted((one, other) => one.at - other.at),
  );
}

export function keepScan(uid: string, scan: KeptScan): void {
  guarded(undefined, () => localStorage.setItem(keyOf(uid, scan.id), JSON.stringify(scan)));
}

export function forgetScan(uid: string, id: string): void {
  guarded(undefined, () => localStorage.removeItem(keyOf(uid, id)));
}

function readScan(text: string | null): KeptScan[] {
  const value = JSON.parse(text ?? 'null') as Partial<KeptScan> | null;
  const { id, code, copies, at } = value ?? {};
  if (typeof id !== 'string' || typeof code !== 'string') return [];
  return typeof copies === 'number' && typeof at === 'number' ? [{ id, code, copies, at }] : [];
}

/** Blocked by the browser's settings, or full: what waits lives as long as the page. */
function guarded<Value>(otherwise: Value, action: () => Value): Value {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
