import { getSession, onSessionEnd, subscribe } from '@zaino/web/session';
import { reportError } from '@zaino/web/telemetry';
import { COPY_OUTDATED } from './copy-outdated';
import { CopyTurns } from './copy-turns';
import { keepCopy } from './keep-copy';
import { dropOwnCopies } from './own-copies';
import { registerWorker } from './register-worker';
import { sendWaitingMarks } from './send-waiting-marks';

/** Has pages kept for when there is no network, and sends what was said without one. */
export function followNetwork(): void {
  onSessionEnd((end) => {
    if (end !== 'admin-lost') dropOwnCopies().catch(reportError);
  });
  if (getSession().status === 'guest') dropOwnCopies().catch(reportError);
  const send = () => void sendWaitingMarks().catch(reportError);
  addEventListener('online', send);
  subscribe(send);
  send();
  registerWorker()
    .then((worker) => worker && keepPages(worker))
    .catch(reportOnline);
}

function keepPages(worker: ServiceWorkerContainer): void {
  const turns = new CopyTurns({
    keep: (isOutdated) => keepCopy(location.href, { isOutdated }),
    report: reportOnline,
  });
  // Where a browser does not tell of the router's pages, those are kept that it loads itself.
  (globalThis as { navigation?: EventTarget }).navigation?.addEventListener(
    'currententrychange',
    () => turns.later(false),
  );
  addEventListener(COPY_OUTDATED, () => turns.later(true));
  for (const act of ['click', 'submit'])
    addEventListener(act, (event) => leaveToWorker(event, worker), true);
  turns.now(false);
}

/**
 * Without a network the router would ask for data in vain: the browser asks for the page, and the worker has its copy. A
 * copy does so by itself, from its first moment (gateway, copy-links-script.ts).
 */
function leaveToWorker(event: Event, { controller }: ServiceWorkerContainer): void {
  const what = event.type === 'click' ? 'a[href]' : 'form[role=search]';
  const isPage = event.target instanceof Element && event.target.closest(what) !== null;
  if (isPage && controller && !navigator.onLine) event.stopPropagation();
}

/** Without a network nothing is wrong. */
function reportOnline(error: unknown): void {
  if (navigator.onLine) reportError(error);
}
