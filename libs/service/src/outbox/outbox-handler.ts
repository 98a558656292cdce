/** Makes what must follow from a change; deliveries may repeat, so twice must be as good as once. */
export interface OutboxHandler {
  /** Of the messages it takes, as in `mail`. */
  readonly topic: string;
  /**
   * Rejects where it did not work: the message comes again later, unless it is a `PermanentFailure`. `signal` aborts
   * when it takes too long (30 s); what goes on after that may run beside the next delivery.
   */
  handle(payload: unknown, delivery: Delivery): Promise<void>;
}

export interface Delivery {
  /** Of the message: the same at every delivery. */
  id: string;
  /** 1 at the first. */
  attempt: number;
  signal: AbortSignal;
}
