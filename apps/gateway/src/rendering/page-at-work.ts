import { AsyncLocalStorage } from 'node:async_hooks';
import type { Signals } from './signals';

/** The page on whose behalf code runs. */
interface PageAtWork {
  id: number;
  /** Those of the visitor's headers that calls of services carry on. */
  headers: Record<string, string>;
}

const pages = new AsyncLocalStorage<PageAtWork>();

/** Knows, in a worker, for which page code runs, and tells the worker's owner who holds the thread. */
export class PagesAtWork {
  constructor(private readonly signals: Signals) {}

  get current(): PageAtWork | undefined {
    return pages.getStore();
  }

  begin<Result>(page: PageAtWork, work: () => Result): Result {
    this.signals.markBegun(page.id);
    this.mark(page.id);
    return pages.run(page, work);
  }

  /** From here until the loop has its thread back, microtasks included, this page is what holds it. */
  mark(id = this.current?.id ?? 0): void {
    this.signals.markAtWork(id);
    // A tick asked for by a microtask comes after all microtasks.
    queueMicrotask(() => process.nextTick(() => this.signals.markAtWork(0)));
  }

  /** Continues the page's code in a turn of the loop of its own, where nobody else's can be taken for it. */
  continueWith(work: () => void): void {
    setImmediate(() => {
      this.mark();
      work();
    });
  }
}
