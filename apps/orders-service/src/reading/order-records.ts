import type { CedolaEntity } from '../cedole/cedola.entity';
import type { OrderEventEntity } from '../orders/order-event.entity';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { OrderEntity } from '../orders/order.entity';
import type { DisputeEntity } from '../payments/dispute.entity';
import type { RefundEntity } from '../payments/refund.entity';
import type { StateVoucherEntity } from '../state-vouchers/state-voucher.entity';
import type { WithdrawalEntity } from '../withdrawals/withdrawal.entity';

/** Who an order is shown to: staff sees names in the log, and each is told what they may do. */
export type Viewer = 'customer' | 'staff' | 'bookshop';

/** All rows that an order is shown from, as of one moment. */
export interface OrderRecords {
  order: OrderEntity;
  lines: OrderLineEntity[];
  events: OrderEventEntity[];
  refunds: RefundEntity[];
  /** For staff alone. */
  disputes: DisputeEntity[];
  /** How it was paid on the provider's page, for people; undefined where nothing has told it. */
  way: string | undefined;
  withdrawals: WithdrawalEntity[];
  /** What pays a part of it; null for none. */
  stateVoucher: StateVoucherEntity | null;
  cedole: CedolaEntity[];
  /** As `12/2026`, one of each seller; none where none was issued. */
  invoiceNumbers: string[];
}
