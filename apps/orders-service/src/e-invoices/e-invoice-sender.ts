/** Injection token of what hands electronic invoices over; null where nothing does. */
export const E_INVOICE_SENDER = Symbol('e-invoice-sender');

/** What has become of a file: it is in the other's hands, or will not be without a person. */
export type HandOver = { kind: 'handed-over' } | { kind: 'refused'; reason: string };

/** Who hands electronic invoices over to whoever sends them to the exchange (docs/decisions/compliance.md). */
export interface EInvoiceSender {
  /**
   * Hands one file over, whole or not at all. The same name with the same bytes again is handed over already, with
   * others it is refused. Rejects as `unavailable` (`e-invoice-not-taken`, with why) where another attempt may go well.
   */
  send(name: string, content: string): Promise<HandOver>;
}
