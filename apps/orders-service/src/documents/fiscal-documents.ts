import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG } from '@zaino/service/config.module';
import { bySeller, type SellerPart } from '../orders/by-seller';
import { findLockedOrder, type LockedOrder } from '../orders/locked-order';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { PaymentEntity } from '../payments/payment.entity';
import { RefundEntity } from '../payments/refund.entity';
import { italianDay } from '@zaino/rules/italian-day';
import { type FiscalContent } from './fiscal-content';
import { type Seller, type SellerConfig, sellerOf } from '../orders/seller';
import { FiscalCounterEntity } from './fiscal-counter.entity';
import { FiscalDocumentEntity } from './fiscal-document.entity';
import { creditLines, invoiceLines } from './fiscal-lines';
import { fiscalNumber } from './fiscal-number';
import { refundPartCents } from './refund-part';

type Draft = Pick<FiscalDocumentEntity, 'kind' | 'orderId' | 'subjectId' | 'sellerId' | 'content'>;
type Part = SellerPart<OrderLineEntity>;

/**
 * Issues invoices and credit notes: one of each seller for each order or refund, numbered through each year of the
 * seller without a gap.
 */
@Injectable()
export class FiscalDocuments {
  private readonly shop: Seller;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(CONFIG) config: SellerConfig,
  ) {
    this.shop = sellerOf(config);
  }

  /**
   * The invoices of an order that is paid and for which one was asked for (Dpr 633/1972, art. 22), one of each seller;
   * those that there are already, however often it is called. None where none is due.
   */
  issueInvoices(orderId: string): Promise<FiscalDocumentEntity[]> {
    return inTransaction(this.dataSource, async (manager) => {
      const locked = await findLockedOrder(manager, orderId);
      if (locked === null) return [];
      const known = await manager.findBy(FiscalDocumentEntity, { kind: 'fattura', orderId });
      const documents: FiscalDocumentEntity[] = [];
      for (const part of this.parts(locked)) {
        const sellerId = part.seller.id ?? '';
        const issued = known.find((document) => document.sellerId === sellerId);
        const content = issued ? null : this.invoiceContent(locked, part);
        if (issued) documents.push(issued);
        else if (content !== null) {
          const draft = { kind: 'fattura' as const, orderId, subjectId: orderId, sellerId };
          documents.push(await this.issue(manager, { ...draft, content }));
        }
      }
      return documents;
    });
  }

  /** The credit notes of a refund that was made, one for each invoice that it takes from; issued once as well. */
  async issueCredits(refundId: string): Promise<FiscalDocumentEntity[]> {
    const { manager: reader } = this.dataSource;
    const refund = await reader.findOneBy(RefundEntity, { id: refundId, state: 'done' });
    if (refund === null) return [];
    const { orderId, paymentId } = refund;
    // The second payment of an order was never billed.
    if (await reader.existsBy(PaymentEntity, { id: paymentId ?? '', state: 'duplicate' }))
      return [];
    const invoices = await this.issueInvoices(orderId);
    if (invoices.length === 0) return [];
    return inTransaction(this.dataSource, async (manager) => {
      const locked = await findLockedOrder(manager, orderId);
      if (locked === null) return [];
      const of = { kind: 'credito', subjectId: refundId } as const;
      const documents = await manager.findBy(FiscalDocumentEntity, of);
      const isIssued = (id: string) => documents.some(({ sellerId }) => sellerId === id);
      for (const part of this.parts(locked)) {
        const sellerId = part.seller.id ?? '';
        const invoice = invoices.find((document) => document.sellerId === sellerId);
        const content = invoice && creditContent(refund, { invoice, part });
        if (!content || isIssued(sellerId)) continue;
        documents.push(await this.issue(manager, { ...of, orderId, sellerId, content }));
      }
      return documents;
    });
  }

  /** Each takes its number in this order, so that nobody waits in a circle. */
  private parts({ order, lines }: LockedOrder): Part[] {
    const key = ({ seller }: Part) => seller.id ?? '';
    return bySeller(order, lines, this.shop).sort((one, other) => (key(one) < key(other) ? -1 : 1));
  }

  /** Null where none is due of this seller. */
  private invoiceContent({ order }: LockedOrder, part: Part): FiscalContent | null {
    const { invoiceRequest, paidAt, number, createdAt, paymentMethod, paymentState } = order;
    if (invoiceRequest === null || paidAt === null) return null;
    const { id, name, address, vatNumber } = part.seller;
    const shippingCents = part.hasShipping ? order.shippingCents : 0;
    const lines = invoiceLines({ paymentMethod, paymentState, shippingCents }, part.lines);
    if (lines.length === 0) return null;
    return {
      seller: { name, address, vatNumber },
      ...(id !== null && { writtenBy: this.shop.name }),
      buyer: invoiceRequest,
      orderNumber: number,
      orderedAt: createdAt.toISOString(),
      credits: null,
      lines,
    };
  }

  /** In the transaction that keeps the document: whoever issues another one waits until its number is taken. */
  private async issue(manager: EntityManager, draft: Draft): Promise<FiscalDocumentEntity> {
    const issuedAt = new Date(this.clock.now());
    const year = Number(italianDay(issuedAt).slice(0, 4));
    const number = await takeNumber(manager, { sellerId: draft.sellerId, year });
    const document = { id: randomUUID(), ...draft, year, number, issuedAt };
    await manager.insert(FiscalDocumentEntity, document);
    return Object.assign(new FiscalDocumentEntity(), document);
  }
}

async function takeNumber(
  manager: EntityManager,
  { sellerId, year }: Pick<FiscalCounterEntity, 'sellerId' | 'year'>,
): Promise<number> {
  await manager.query(
    `INSERT INTO fiscal_counter (seller_id, year, last) VALUES (?, ?, 1)
     ON DUPLICATE KEY UPDATE last = last + 1`,
    [sellerId, year],
  );
  return (await manager.findOneByOrFail(FiscalCounterEntity, { sellerId, year })).last;
}

/** Null where nothing of the refund is this seller's. */
function creditContent(
  refund: RefundEntity,
  { invoice, part }: { invoice: FiscalDocumentEntity; part: Part },
): FiscalContent | null {
  const { content, issuedAt } = invoice;
  const { lineCents, extraCents } = refund;
  const own = { amountCents: refundPartCents(refund, part), lineCents, extraCents };
  const lines = creditLines(own, { lines: part.lines, billed: content.lines });
  if (lines.length === 0) return null;
  const credits = { number: fiscalNumber(invoice), issuedAt: issuedAt.toISOString() };
  return { ...content, credits, lines };
}
