import type { Seen } from './seen';

/** What must never be. */
export interface FaultFinding {
  probe: string;
  text: string;
}

/** Sentences by which the shop says that something is away for a moment. */
const awaySentences = [
  'Servizio momentaneamente non disponibile',
  'L’accesso non è disponibile in questo momento: riprova tra qualche minuto.',
];

/** The browser waits no longer (specification, point 9); for an order 30 s. */
const LIMIT_MS = 10_000;
const ORDER_LIMIT_MS = 30_000;

/** Who cannot answer while the process fails, and no answer at all may come of. */
const withoutAnswer: Partial<Record<string, (probe: string) => boolean>> = {
  gateway: (probe) => probe !== 'payment',
  'payment-sandbox': (probe) => probe === 'payment',
};

/** Whether all is as it was before. */
export function isWell(seen: Seen): boolean {
  const { status, says, body } = seen;
  if (seen.probe === 'signed out') return status === 200 && body === null;
  return status === 200 && says === '';
}

/** Whose sessions rest for half an hour at most: a process whose clock is an hour ahead does not know them any more. */
const isOverByClock = ({ probe, status }: Seen, fault: string) =>
  fault.startsWith('clock an hour ahead') &&
  status === 401 &&
  (probe === 'products' || probe === 'orders');

/** What is wrong with something that was seen while a process failed; undefined where nothing is. */
export function faultIn(
  seen: Seen,
  { process, fault }: { process: string; fault: string },
): FaultFinding | undefined {
  const { probe, status } = seen;
  const isExcused = status === 0 && withoutAnswer[process]?.(probe) === true;
  if (isExcused || isOverByClock(seen, fault)) return undefined;
  const text = isWell(seen) ? lateness(seen, 'answered') : wrongRefusal(seen);
  return text === undefined ? undefined : { probe, text };
}

function wrongRefusal(seen: Seen): string | undefined {
  const { probe, status, says } = seen;
  if (probe === 'signed out' && status === 200) {
    return 'a session that was signed out is somebody’s';
  }
  if (status === 0) return `no answer: ${says}`;
  if (status !== 503 && !isPartlyAway(seen)) return `${status} ${says}`.trim();
  if (!isTold(seen)) return `${status} without a specified sentence: ${says}`;
  return lateness(seen, 'refused');
}

function lateness({ probe, ms }: Seen, what: string): string | undefined {
  const limitMs = probe === 'order' ? ORDER_LIMIT_MS : LIMIT_MS;
  return ms > limitMs ? `${what} after ${ms} ms` : undefined;
}

/** A page that is there, a part of which says that it is away. */
const isPartlyAway = ({ status, says, body }: Seen) =>
  status === 200 && body === undefined && says !== '';

const isTold = ({ says, body }: Seen) =>
  body === undefined ? says !== '' : awaySentences.some((sentence) => says.startsWith(sentence));
