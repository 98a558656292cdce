import type { ReactNode } from 'react';
import { fallBack } from './fall-back';
import { lateCodeOf } from './late-code';
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
  address: string;
  /** Whether the document came with it. */
  isFirst: boolean;
  error: unknown;
  /** Whether somebody has gone elsewhere, or the page has come. */
  isGone: () => boolean;
  retry: () => void;
}

/** Forms by which one comes in are of no use without their code. */
const isEntry = (address: string) => /^\/(?:admin|auth)(?:[/?]|$)/.test(address);

/**
 * The page from the server, to be read, where the document came with it. Others are loaded from there whole, or say
 * that they are too old. Undefined where there is nothing but to say that the page failed. A page whose code is only
 * late goes on by itself as soon as that is there.
 */
export async function recover(failed: FailedPage): Promise<StandingIn | undefined> {
  const { address, isFirst, error, isGone, retry } = failed;
  const code = lateCodeOf(error);
  let isRead = false;
  void code.then(() => {
    if (!isRead && !isGone()) retry();
  });
  if (isEntry(address)) return undefined;
  if (!isFirst) {
    await fallBack(address, isGone);
    return oldTab(address);
  }
  const served = canBeWhole(address) ? await askForPage(address) : undefined;
  if (!served) return undefined;
  isRead = true;
  const { pathname, title } = served;
  return { pathname, title, page: <ReadablePage served={served} code={code} /> };
}
