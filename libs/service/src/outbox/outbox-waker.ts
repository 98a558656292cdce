/** Injection token of who is told that messages were committed. */
export const OUTBOX_WAKER = Symbol('outbox waker');

export interface OutboxWaker {
  /** Returns at once and never fails: the relays look by themselves every 2 s. */
  wake: () => void;
}
