import { Injectable } from '@nestjs/common';
import type { LinePieces, Order } from '@zaino/contracts/orders';
import { toCents } from '@zaino/rules/money';
import { DataSource } from 'typeorm';
import type { CausedBy } from '../orders/caused-by';
import { assertOwnOrder } from '../orders/own-order';
import { OrderCommands } from '../transitions/order-commands';
import { PaymentPages } from '../payments/payment-pages';
import { OrderReader } from '../reading/order-reader';

interface DroppedExtras extends Pick<
  Cancellation,
  'orderId' | 'customerId' | 'pieces' | 'causedBy'
> {
  lineIds: string[];
}

interface Cancellation {
  orderId: string;
  customerId: string;
  lineIds?: string[] | undefined;
  /** Of which of them some pieces only are cancelled. */
  pieces?: LinePieces | undefined;
  /** Euro that the customer was shown to be held back for shipping. */
  heldBack?: number | undefined;
  /** Whose call it is, for the count of mails. */
  causedBy: CausedBy;
}

/** What a customer does not want any more, before it is sent. */
@Injectable()
export class CancellationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: OrderCommands,
    private readonly pages: PaymentPages,
    private readonly reader: OrderReader,
  ) {}

  /**
   * Gives the order as it is then. Rejects as `not-found` for another's order, and as `conflict` (`order-moved`) where
   * more or less would be held back of the refund than the customer was shown.
   */
  async cancel({
    orderId,
    customerId,
    lineIds,
    pieces,
    heldBack = 0,
    causedBy,
  }: Cancellation): Promise<Order> {
    await assertOwnOrder(this.dataSource.manager, { id: orderId, customerId });
    const actor = { who: 'customer', id: customerId, name: null, causedBy } as const;
    const data = { heldBackCents: toCents(heldBack) };
    await this.commands.run({ orderId, command: 'cancel', lineIds, pieces, actor, data });
    // Where the provider is away, the sweep closes it; what is paid on it until then goes back.
    await this.pages.closeAll(orderId).catch(() => undefined);
    return this.reader.read(orderId, 'customer');
  }

  /** What a bookshop was to do to books, and has not done. Gives the order as it is then; rejects as `not-found` for another's order. */
  async dropExtras({
    orderId,
    customerId,
    lineIds,
    pieces,
    causedBy,
  }: DroppedExtras): Promise<Order> {
    await assertOwnOrder(this.dataSource.manager, { id: orderId, customerId });
    const actor = { who: 'customer', id: customerId, name: null, causedBy } as const;
    await this.commands.run({ orderId, command: 'drop-extra', lineIds, pieces, actor });
    return this.reader.read(orderId, 'customer');
  }
}
