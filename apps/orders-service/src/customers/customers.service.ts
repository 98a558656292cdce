import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, In } from 'typeorm';
import { CartOperationEntity } from '../carts/cart-operation.entity';
import { CustomerCartEntity } from '../carts/customer-cart.entity';
import { IdempotencyKeyEntity } from '../checkout/idempotency-key.entity';
import { FiscalDocumentEntity } from '../documents/fiscal-document.entity';
import { fiscalNumber } from '../documents/fiscal-number';
import { EInvoiceSendingEntity } from '../e-invoices/e-invoice-sending.entity';
import { GuestBuyerEntity } from '../guests/guest-buyer.entity';
import { CustomerLockEntity } from '../limits/customer-lock.entity';
import { CardKeeperEntity } from '../payments/card-keeper.entity';
import { ProvenAddresses } from '../mails/proven-addresses';
import { OrderNoteEntity } from '../notes/order-note.entity';
import { OrderEntity } from '../orders/order.entity';
import { OrderReader } from '../reading/order-reader';
import { ownOffer } from '../used-books/answered-offer';
import { UsedOfferEntity } from '../used-books/used-offer.entity';
import { ForgottenCustomerEntity } from './forgotten-customer.entity';
import { ForgottenOrders } from './forgotten-orders';
import { WeeklyMailEntity } from '../weekly-mails/weekly-mail.entity';

/** What the identity service asks for, for a person's right to their data (docs/decisions/data-of-customers.md). */
@Injectable()
export class CustomersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: OrderReader,
    private readonly orders: ForgottenOrders,
    private readonly addresses: ProvenAddresses,
    private readonly clock: Clock,
  ) {}

  /** All that is kept of a customer: the cart, and each order as its page shows it, with the invoices and what staff has noted, and the used books that it offers. */
  async export(customerId: string) {
    const { manager } = this.dataSource;
    const cart = await manager.findOneBy(CustomerCartEntity, { customerId });
    const rows = await manager.find(OrderEntity, {
      select: { id: true },
      where: { customerId },
      order: { createdAt: 'ASC' },
    });
    const orders: unknown[] = [];
    // One after the other: nobody's data may take all connections.
    for (const { id } of rows) {
      const order = await this.reader.read(id, 'customer');
      const note = await manager.findOneBy(OrderNoteEntity, { orderId: id });
      orders.push({
        ...order,
        invoices: await this.invoicesOf(id),
        ...(note && note.text !== '' && { staffNote: note.text }),
      });
    }
    const now = new Date(this.clock.now());
    const keeper = await manager.findOneBy(CardKeeperEntity, { customerId });
    const offers = await manager.findBy(UsedOfferEntity, { customerId });
    return {
      cart: cart && { ...cart.content, updatedAt: cart.updatedAt.toISOString() },
      orders,
      ...(keeper && { cardsKeptSince: keeper.agreedAt.toISOString() }),
      usedOffers: offers.map((offer) => ownOffer(offer, now)),
    };
  }

  /** Idempotent. What is still on its way keeps its address until it has come to its end. */
  async forget(customerId: string): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      await manager.delete(CustomerCartEntity, { customerId });
      await manager.delete(CartOperationEntity, { customerId });
      await manager.delete(IdempotencyKeyEntity, { customerId });
      await manager.delete(CustomerLockEntity, { customerId });
      await manager.delete(UsedOfferEntity, { customerId });
      await manager.delete(WeeklyMailEntity, { customerId });
      await manager.delete(GuestBuyerEntity, { claimedBy: customerId });
      const forgottenAt = new Date(this.clock.now());
      await manager.upsert(ForgottenCustomerEntity, { customerId, forgottenAt }, ['customerId']);
    });
    await this.orders.forgetOf(customerId);
  }

  /** Idempotent: the last one counts, and mails that waited for it go out. */
  proveAddress(customerId: string, email: string): Promise<void> {
    return this.addresses.prove(customerId, email);
  }

  private async invoicesOf(orderId: string) {
    const { manager } = this.dataSource;
    const documents = await manager.findBy(FiscalDocumentEntity, { orderId });
    const documentId = In(documents.map(({ id }) => id));
    const sendings = await manager.findBy(EInvoiceSendingEntity, { documentId });
    const correctionOf = (id: string) =>
      sendings.find((sending) => sending.documentId === id)?.correction ?? null;
    return documents.map((document) => ({
      kind: document.kind,
      number: fiscalNumber(document),
      issuedAt: document.issuedAt.toISOString(),
      ...document.content,
      corrected: correctionOf(document.id),
    }));
  }
}
