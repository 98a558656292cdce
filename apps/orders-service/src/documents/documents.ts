import { Inject, Injectable } from '@nestjs/common';
import type { Order } from '@zaino/contracts/orders';
import { Clock } from '@zaino/service/clock';
import type { Config } from '../config';
import { CONFIG } from '@zaino/service/config.module';
import type { WithdrawalEntity } from '../withdrawals/withdrawal.entity';
import { hasReceipt, isKeptBook } from './document-list';
import { writeExpenseStatement } from './expense-statement';
import { bySeller } from '../orders/by-seller';
import { type Seller, type SellerConfig, sellerOf } from '../orders/seller';
import type { FiscalDocumentEntity } from './fiscal-document.entity';
import { titleOf, writeFiscalDocument } from './write-fiscal-document';
import type { OrderFile } from './order-file';
import { PdfSheet } from './pdf-sheet';
import { writePaymentSummary } from './payment-summary';
import { writeReceipt } from './receipt';
import { writeWithdrawalReceipt } from './withdrawal-receipt';

/** What is made of an order: a family's own documents, and what its bookshop gives it at the counter. */
export type DocumentKind = Order['documents'][number]['kind'] | 'riepilogo';

/** Makes the documents of an order; each maker gives null where there is no such document (yet). */
@Injectable()
export class Documents {
  private readonly shop: Seller;

  constructor(
    @Inject(CONFIG) private readonly config: SellerConfig & Pick<Config, 'BRAND_NAME'>,
    private readonly clock: Clock,
  ) {
    this.shop = sellerOf(config);
  }

  make(kind: DocumentKind, file: OrderFile): Promise<Buffer> | null {
    switch (kind) {
      case 'ricevuta':
        return this.receipt(file);
      case 'fattura':
        return this.fiscal(file.fiscal);
      case 'dichiarazione-spese':
        return this.expenseStatement(file);
      case 'ricevuta-recesso':
        return this.withdrawalReceipts(file, file.withdrawals);
      case 'riepilogo':
        return this.paymentSummary(file);
    }
  }

  receipt(file: OrderFile): Promise<Buffer> | null {
    const { paidAt, number } = file.order;
    if (paidAt === null || !hasReceipt(file.order, file.lines)) return null;
    const sheet = this.sheet(`Ricevuta ${number}`, paidAt);
    writeReceipt(sheet, file, this.shop);
    return sheet.bytes();
  }

  /** An invoice with its credit notes, each on a page of its own. */
  fiscal(documents: FiscalDocumentEntity[]): Promise<Buffer> | null {
    const [first] = documents;
    if (first === undefined) return null;
    const sheet = this.sheet(titleOf(first), first.issuedAt);
    for (const document of documents) writeFiscalDocument(sheet, document);
    return sheet.bytes();
  }

  withdrawalReceipts(file: OrderFile, withdrawals: WithdrawalEntity[]): Promise<Buffer> | null {
    const [first] = withdrawals;
    if (first === undefined) return null;
    const sheet = this.sheet(`Ricevuta del recesso ${file.order.number}`, first.at);
    for (const withdrawal of withdrawals) {
      writeWithdrawalReceipt(sheet, { file, withdrawal, shop: this.shop });
    }
    return sheet.bytes();
  }

  private paymentSummary(file: OrderFile): Promise<Buffer> | null {
    const { order, paidAtCounter } = file;
    if (paidAtCounter === null) return null;
    const sheet = this.sheet(
      `Riepilogo ${order.number}, non è un documento fiscale`,
      paidAtCounter.at,
    );
    writePaymentSummary(sheet, file, paidAtCounter);
    return sheet.bytes();
  }

  private expenseStatement(file: OrderFile): Promise<Buffer> | null {
    const { paidAt, number } = file.order;
    const parts = bySeller(file.order, file.lines.filter(isKeptBook), this.shop);
    if (paidAt === null || parts.length === 0) return null;
    const issuedAt = new Date(this.clock.now());
    const sheet = this.sheet(`Dichiarazione di spesa ${number}`, paidAt);
    for (const { seller, lines } of parts) {
      writeExpenseStatement(sheet, { ...file, lines }, { seller, issuedAt });
    }
    return sheet.bytes();
  }

  private sheet(title: string, at: Date): PdfSheet {
    return new PdfSheet({ title, author: this.config.BRAND_NAME, at });
  }
}
