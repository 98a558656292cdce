/** What must never be. */
export type Fault =
  | 'order-lost'
  | 'order-double'
  | 'order-unwanted'
  | 'paid-without-order'
  | 'paid-twice'
  | 'not-paid'
  | 'refund-wrong'
  | 'transfer-wrong'
  | 'stock-wrong'
  | 'mail-missing'
  | 'mail-double'
  | 'message-left'
  | 'buyer-stuck'
  | 'copies-wrong'
  | 'given-twice'
  | 'queue-jumped'
  | 'step-lost'
  | 'clerk-stuck';

export interface ChaosFinding {
  fault: Fault;
  text: string;
}
