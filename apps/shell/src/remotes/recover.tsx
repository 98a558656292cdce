import type { ReactNode } from 'react';
import { fallBack } from './fall-back';
import { oldTab } from './old-tab';
import { askForPage } from './served-page';
import { ReadablePage } from './stand-in';

/** What stands in the place of a page that failed, at its path. */
export interface StandingIn {
  pathname: string;
  title: string;
  page: ReactNode;
}

/**
 * The page from the server, to be read, where the document came with it (`isFirst`). Others are loaded from there whole,
 * or say that they are too old. Undefined where there is nothing but to say that the page failed.
 */
export async function recover(address: string, isFirst: boolean): Promise<StandingIn | undefined> {
  if (!isFirst) {
    await fallBack(address);
    return oldTab(address);
  }
  const served = await askForPage(address);
  if (!served) return undefined;
  const { pathname, title } = served;
  return { pathname, title, page: <ReadablePage served={served} /> };
}
