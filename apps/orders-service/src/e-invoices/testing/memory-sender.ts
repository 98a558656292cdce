import type { EInvoiceSender, HandOver } from '../e-invoice-sender';

/** Hands files over to the test, and answers what the test wants. */
export class MemorySender implements EInvoiceSender {
  /** Every file that came, by its name. */
  readonly sent: { name: string; content: string }[] = [];
  /** What the next file is answered with, or fails with. */
  next: HandOver | Error = { kind: 'handed-over' };

  send(name: string, content: string): Promise<HandOver> {
    this.sent.push({ name, content });
    return this.next instanceof Error ? Promise.reject(this.next) : Promise.resolve(this.next);
  }
}
