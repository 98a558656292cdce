import type { ReactNode } from 'react';

/** What the frame of a page is given. */
export interface FramedPage {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}
