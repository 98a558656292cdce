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
  const { probe } = seen;
  if (isOverByClock(seen, fault)) return undefined;
  const finding = (text: string) => ({ probe, text });
  if (withoutAnswer[process]?.(probe) === true && seen.status === 0) return undefined;
  if (probe === 'signed out' && seen.status === 200 && seen.body !== null) {
    return finding('a session that was signed out is somebody’s');
  }
  if (isWell(seen)) return isInTime(seen) ? undefined : finding(`answered after ${seen.ms} ms`);
  if (seen.status === 0) return finding(`no answer: ${seen.says}`);
  if (seen.status !== 503 && !isPartlyAway(seen)) {
    return finding(`${seen.status} ${seen.says}`.trim());
  }
  if (!isTold(seen)) return finding(`${seen.status} without a specified sentence: ${seen.says}`);
  return isInTime(seen) ? undefined : finding(`refused after ${seen.ms} ms`);
}

/** A page that is there, a part of which says that it is away. */
const isPartlyAway = ({ status, says, body }: Seen) =>
  status === 200 && body === undefined && says !== '';

const isTold = ({ says, body }: Seen) =>
  body === undefined ? says !== '' : awaySentences.some((sentence) => says.startsWith(sentence));

const isInTime = ({ probe, ms }: Seen) => ms <= (probe === 'order' ? ORDER_LIMIT_MS : LIMIT_MS);
