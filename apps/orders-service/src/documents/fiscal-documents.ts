import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG } from '@zaino/service/config.module';
import { findLockedOrder, type LockedOrder } from '../orders/locked-order';
import { PaymentEntity } from '../payments/payment.entity';
import { RefundEntity } from '../payments/refund.entity';
import { italianDay } from '@zaino/rules/italian-day';
import { type FiscalContent } from './fiscal-content';
import { type SellerConfig, sellerOf } from '../orders/seller';
import { FiscalCounterEntity } from './fiscal-counter.entity';
import { FiscalDocumentEntity } from './fiscal-document.entity';
import { creditLines, invoiceLines } from './fiscal-lines';
import { fiscalNumber } from './fiscal-number';

type Draft = Pick<FiscalDocumentEntity, 'kind' | 'orderId' | 'subjectId' | 'content'>;

/** Issues invoices and credit notes: one for each order or refund, numbered through each year without a gap. */
@Injectable()
export class FiscalDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: SellerConfig,
  ) {}

  /**
   * The invoice of an order that is paid and for which one was asked for (Dpr 633/1972, art. 22); the one that there
   * is already, however often it is called. Null where none is due.
   */
  issueInvoice(orderId: string): Promise<FiscalDocumentEntity | null> {
    return inTransaction(this.dataSource, async (manager) => {
      const locked = await findLockedOrder(manager, orderId);
      if (locked === null) return null;
      const issued = await manager.findOneBy(FiscalDocumentEntity, { kind: 'fattura', orderId });
      if (issued !== null) return issued;
      const content = this.invoiceContent(locked);
      return (
        content && this.issue(manager, { kind: 'fattura', orderId, subjectId: orderId, content })
      );
    });
  }

  /** The credit note of a refund that was made, where its order has an invoice; issued once as well. */
  async issueCredit(refundId: string): Promise<FiscalDocumentEntity | null> {
    const { manager: reader } = this.dataSource;
    const refund = await reader.findOneBy(RefundEntity, { id: refundId, state: 'done' });
    if (refund === null) return null;
    const { orderId, paymentId } = refund;
    // The second payment of an order was never billed.
    if (await reader.existsBy(PaymentEntity, { id: paymentId ?? '', state: 'duplicate' }))
      return null;
    const invoice = await this.issueInvoice(orderId);
    if (invoice === null) return null;
    return inTransaction(this.dataSource, async (manager) => {
      const locked = await findLockedOrder(manager, orderId);
      const of = { kind: 'credito', subjectId: refundId } as const;
      const issued = await manager.findOneBy(FiscalDocumentEntity, of);
      if (issued !== null || locked === null) return issued;
      const content = creditContent(refund, { invoice, lines: locked.lines });
      return this.issue(manager, { ...of, orderId, content });
    });
  }

  private invoiceContent({ order, lines }: LockedOrder): FiscalContent | null {
    const { invoiceRequest, paidAt, number, createdAt } = order;
    if (invoiceRequest === null || paidAt === null) return null;
    const billed = invoiceLines(order, lines);
    // Comuni are billed by the bookshop for what they pay by cedole.
    if (billed.length === 0) return null;
    const { name, address, vatNumber } = sellerOf(this.config);
    return {
      seller: { name, address, vatNumber },
      buyer: invoiceRequest,
      orderNumber: number,
      orderedAt: createdAt.toISOString(),
      credits: null,
      lines: billed,
    };
  }

  /** In the transaction that keeps the document: whoever issues another one waits until its number is taken. */
  private async issue(manager: EntityManager, draft: Draft): Promise<FiscalDocumentEntity> {
    const issuedAt = new Date(this.clock.now());
    const year = Number(italianDay(issuedAt).slice(0, 4));
    const number = await takeNumber(manager, year);
    const document = { id: randomUUID(), ...draft, year, number, issuedAt };
    await manager.insert(FiscalDocumentEntity, document);
    return Object.assign(new FiscalDocumentEntity(), document);
  }
}

async function takeNumber(manager: EntityManager, year: number): Promise<number> {
  await manager.query(
    'INSERT INTO fiscal_counter (year, last) VALUES (?, 1) ON DUPLICATE KEY UPDATE last = last + 1',
    [year],
  );
  return (await manager.findOneByOrFail(FiscalCounterEntity, { year })).last;
}

function creditContent(
  refund: RefundEntity,
  { invoice, lines }: { invoice: FiscalDocumentEntity; lines: LockedOrder['lines'] },
): FiscalContent {
  const { content, issuedAt } = invoice;
  return {
    ...content,
    credits: { number: fiscalNumber(invoice), issuedAt: issuedAt.toISOString() },
    lines: creditLines(refund, { lines, billed: content.lines }),
  };
}
