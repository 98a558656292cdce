import type { useLocation, useNavigate } from '@zaino/web/router';
import type { ReactNode } from 'react';
import { fallBack } from './fall-back';
import { lateCodeOf, waitForCode } from './late-code';
import { oldTab } from './old-tab';
import { askForPage } from './served-page';
import { canBeWhole, ReadablePage } from './stand-in';

/** What stands in the place of a page that failed, at its path. */
export interface StandingIn {
  pathname: string;
  title: string;
  page: ReactNode;
}

/** A page that failed. */
interface FailedPage {
  error: unknown;
  location: ReturnType<typeof useLocation>;
  /** Whether the document came with it. */
  isFirst: boolean;
  navigate: ReturnType<typeof useNavigate>;
  show: (standingIn: StandingIn | undefined) => void;
  /** Aborted as soon as somebody has gone elsewhere, or the page has come. */
  signal: AbortSignal;
}

/** How long code that is late may still come before the server is asked for the page, in milliseconds. */
const PATIENCE_MS = 5_000;

/** Who was on its "Riprova" is at the begin of what came in its place, as after a navigation. */
function keepFocus(): void {
  if (document.activeElement === document.body)
    document.querySelector('main')?.focus({ preventScroll: true });
}

const isOver = ({ aborted }: AbortSignal) => aborted;

/** Forms by which one comes in are of no use without their code. */
const isEntry = (address: string) => /^\/(?:admin|auth)(?:[/?]|$)/.test(address);

/**
 * Shows the page from the server, to be read, where the document came with it. Others are loaded from there whole, or
 * say that they are too old. Where there is nothing but to say that the page failed, that stays. A page whose code is
 * only late goes on by itself as soon as that is there.
 */
export async function recover({ location, navigate, show, ...failed }: FailedPage): Promise<void> {
  const { error, isFirst, signal } = failed;
  const { pathname, search } = location;
  const address = pathname + search;
  const code = lateCodeOf(error);
  signal.addEventListener('abort', keepFocus);
  let isRead = false;
  void code.then(() => {
    if (!isRead && !signal.aborted) void navigate(location, { replace: true });
  });
  if (isEntry(address)) return;
  if (!isFirst) {
    // A page that is made here is there sooner, and costs a busy shop less, than one that is loaded anew.
    await waitForCode(error, PATIENCE_MS);
    if (isOver(signal)) return;
    await fallBack(address, signal);
    const tab = await oldTab(address);
    if (!signal.aborted) show(tab);
    return;
  }
  const served = canBeWhole(address) ? await askForPage(address) : undefined;
  if (!served || signal.aborted) return;
  isRead = true;
  const { title } = served;
  show({ pathname, title, page: <ReadablePage served={served} code={code} /> });
}
