import type { PageAnswer } from './page-answer';

/** A page as the cache keeps it. */
export interface KeptPage {
  page: PageAnswer;
  /** Of the cache's clock. */
  madeAt: number;
  bytes: number;
}
