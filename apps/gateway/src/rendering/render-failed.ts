/**
 * Whose fault it is that a page was not rendered: `thrown` by its own code; `cut`: it held its thread until
 * that was cut off; `suspect`: its thread was lost by it or by one of its neighbours; `bystander`: its thread
 * was lost by others; `late`: not in time; `overload`: nothing was free.
 */
export type RenderFault = 'thrown' | 'cut' | 'suspect' | 'bystander' | 'late' | 'overload';

/** A page was not rendered. */
export class RenderFailed extends Error {
  constructor(
    readonly fault: RenderFault,
    reason: string,
  ) {
    super(reason);
    this.name = 'RenderFailed';
  }
}

/** A worker did not start. `app` is the one whose bundle does not load; blank where it is none's fault. */
export class ThreadRefused extends Error {
  constructor(
    readonly app: string,
    reason: string,
  ) {
    super(reason);
    this.name = 'ThreadRefused';
  }
}
