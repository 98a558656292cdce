import { Inject, Injectable } from '@nestjs/common';
import {
  E_INVOICES_PAGE,
  type EInvoices,
  type EInvoicesQuery,
  ordersErrorCodes,
} from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { italianDay, startOfItalianDay } from '@zaino/rules/italian-day';
import { toEuro } from '@zaino/rules/money';
import { isVatNumber } from '@zaino/rules/tax-codes';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { And, DataSource, LessThan, MoreThanOrEqual } from 'typeorm';
import { DeliveryPlaces } from '../checkout/places/places';
import type { Config } from '../config';
import { FiscalDocumentEntity } from '../documents/fiscal-document.entity';
import { fiscalNumber } from '../documents/fiscal-number';
import { provinceCode } from '../shipping/province-code';
import { type EInvoicePlace, placeOfLine } from './e-invoice-place';
import { eInvoiceName, type EInvoiceTerms, fatturaPa } from './fattura-pa';

/** The shop itself: a bookshop sends its own. */
const THE_SHOP = '';

type Settings = Pick<Config, 'E_INVOICE_TAX_REGIME' | 'E_INVOICE_BOOK_NATURE' | 'E_INVOICE_STAMP'>;

/** The shop's own invoices and credit notes as the exchange of the Agenzia takes them. */
@Injectable()
export class EInvoicesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly auditLog: AuditLog,
    private readonly places: DeliveryPlaces,
    @Inject(CONFIG) private readonly config: Settings,
  ) {}

  /** By `ix_fiscal_document_issued_at`. */
  async page({ month, page }: EInvoicesQuery): Promise<EInvoices> {
    const [since, before] = monthOf(month);
    const [documents, total] = await this.dataSource.manager.findAndCount(FiscalDocumentEntity, {
      where: { sellerId: THE_SHOP, issuedAt: And(MoreThanOrEqual(since), LessThan(before)) },
      order: { issuedAt: 'DESC', number: 'DESC' },
      skip: (page - 1) * E_INVOICES_PAGE,
      take: E_INVOICES_PAGE,
    });
    return { documents: documents.map(listed), total };
  }

  /** Rejects as `not-found`, and as `conflict` (`e-invoice-refused`) where the seller's data are no Italian ones. */
  async export(id: string): Promise<{ name: string; xml: string }> {
    return inTransaction(this.dataSource, async (manager) => {
      const document = await manager.findOneBy(FiscalDocumentEntity, { id, sellerId: THE_SHOP });
      if (document === null) throw new DomainError('not-found', sharedErrorCodes.notFound);
      const xml = fatturaPa(document, this.terms(document));
      await this.auditLog.record(manager, {
        act: 'invoices.exported',
        subject: { kind: 'invoice', id: fiscalNumber(document) },
        after: { orderId: document.orderId },
      });
      return { name: eInvoiceName(document), xml };
    });
  }

  private terms({ content: { seller, buyer } }: FiscalDocumentEntity): EInvoiceTerms {
    const place = placeOfLine(seller.address);
    if (place === null || !isVatNumber(seller.vatNumber)) throw refused();
    return {
      taxRegime: this.config.E_INVOICE_TAX_REGIME,
      bookNature: this.config.E_INVOICE_BOOK_NATURE,
      isStamped: this.config.E_INVOICE_STAMP,
      seller: this.withCode(place),
      buyer: this.withCode(buyer),
    };
  }

  private withCode({ address, postalCode, city, province }: EInvoicePlace): EInvoicePlace {
    const place = { address, postalCode, city, province };
    return { ...place, province: provinceCode(this.places, place) };
  }
}

function monthOf(month: string): [since: Date, before: Date] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  return [startOfItalianDay(`${month}-01`), startOfItalianDay(next)];
}

function listed(document: FiscalDocumentEntity): EInvoices['documents'][number] {
  const { id, kind, orderId, issuedAt, content } = document;
  return {
    id,
    number: fiscalNumber(document),
    kind,
    day: italianDay(issuedAt),
    orderId,
    orderNumber: content.orderNumber,
    total: toEuro(content.lines.reduce((sum, { totalCents }) => sum + totalCents, 0)),
  };
}

function refused(): DomainError {
  return new DomainError('conflict', ordersErrorCodes.eInvoiceRefused, {
    detail:
      'La fattura elettronica vuole una partita IVA italiana e un indirizzo scritto come «Via Roma 1, 26100 Cremona (CR)»: controlla i dati dell’azienda nelle impostazioni.',
  });
}
