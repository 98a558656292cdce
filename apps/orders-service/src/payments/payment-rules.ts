/** Injection token. */
export const PAYMENT_RULES = Symbol('payment rules');

export interface PaymentRules {
  /** How long an order waits for its payment. */
  minutes: number;
  /** What the shop keeps of the books that a bookshop with a payment account sells. */
  feePercent: number;
}
