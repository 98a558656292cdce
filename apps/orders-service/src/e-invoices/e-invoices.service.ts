import { Injectable } from '@nestjs/common';
import {
  E_INVOICES_PAGE,
  type EInvoiceFilter,
  type EInvoices,
  type EInvoicesQuery,
  type EInvoiceState,
} from '@zaino/contracts/orders';
import { italianDay, startOfItalianDay } from '@zaino/rules/italian-day';
import { toEuro } from '@zaino/rules/money';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { inTransaction } from '@zaino/service/in-transaction';
import { And, DataSource, type FindOperator, In, LessThan, MoreThanOrEqual } from 'typeorm';
import { FiscalDocumentEntity } from '../documents/fiscal-document.entity';
import { fiscalNumber } from '../documents/fiscal-number';
import { EInvoiceFiles } from './e-invoice-files';
import { EInvoiceSendingEntity } from './e-invoice-sending.entity';
import { EInvoiceSendings } from './e-invoice-sendings';
import { sendingAnswer } from './sending-answer';
import { toSendStates } from './sending-changes';
import { findShopDocument, THE_SHOP } from './shop-documents';

/** The states of each list. */
const statesOf: Readonly<Record<EInvoiceFilter, readonly EInvoiceState[]>> = {
  'to-send': toSendStates,
  sent: ['sent'],
  rejected: ['rejected'],
};

/** A document, and what is known of its sending. */
interface DocumentRow {
  document: FiscalDocumentEntity;
  sending: EInvoiceSendingEntity | null;
}

/** The shop's own invoices and credit notes as the exchange of the Agenzia takes them. */
@Injectable()
export class EInvoicesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly auditLog: AuditLog,
    private readonly sendings: EInvoiceSendings,
    private readonly files: EInvoiceFiles,
  ) {}

  async page(query: EInvoicesQuery): Promise<EInvoices> {
    const { rows, total } = query.state
      ? await this.inState(query, statesOf[query.state])
      : await this.ofMonth(query);
    const counts = await this.counts();
    const { isSendingOn } = this.sendings;
    return { documents: rows.map(listed), total, isSendingOn, counts };
  }

  /** Rejects as `not-found`, and as `conflict` (`e-invoice-refused`) where the seller's data are no Italian ones. */
  async export(id: string): Promise<{ name: string; xml: string }> {
    return inTransaction(this.dataSource, async (manager) => {
      const document = await findShopDocument(manager, id);
      const sending = await manager.findOneBy(EInvoiceSendingEntity, { documentId: id });
      const first = { resend: 0, correction: null };
      const { name, xml } = this.files.write(document, sending ?? first);
      await this.auditLog.record(manager, {
        act: 'invoices.exported',
        subject: { kind: 'invoice', id: fiscalNumber(document) },
        after: { orderId: document.orderId },
      });
      return { name, xml };
    });
  }

  /** Newest first, by `ix_fiscal_document_issued_at`. */
  private async ofMonth({ month, page }: EInvoicesQuery) {
    const { manager } = this.dataSource;
    const [documents, total] = await manager.findAndCount(FiscalDocumentEntity, {
      where: { sellerId: THE_SHOP, ...(month !== undefined && { issuedAt: within(month) }) },
      order: { issuedAt: 'DESC', number: 'DESC' },
      ...partOf(page),
    });
    const documentId = In(documents.map(({ id }) => id));
    const sendings = await manager.findBy(EInvoiceSendingEntity, { documentId });
    const byId = new Map(sendings.map((sending) => [sending.documentId, sending]));
    const rows = documents.map((document): DocumentRow => {
      return { document, sending: byId.get(document.id) ?? null };
    });
    return { rows, total };
  }

  /** What waits longest first, by `ix_e_invoice_sending_state`. */
  private async inState({ month, page }: EInvoicesQuery, states: readonly EInvoiceState[]) {
    const { manager } = this.dataSource;
    const [sendings, total] = await manager.findAndCount(EInvoiceSendingEntity, {
      where: {
        state: In([...states]),
        ...(month !== undefined && { issuedAt: within(month) }),
      },
      order: { issuedAt: 'ASC', documentId: 'ASC' },
      ...partOf(page),
    });
    const ids = sendings.map(({ documentId }) => documentId);
    const documents = await manager.findBy(FiscalDocumentEntity, { id: In(ids) });
    const byId = new Map(documents.map((document) => [document.id, document]));
    const rows = sendings.flatMap((sending): DocumentRow[] => {
      const document = byId.get(sending.documentId);
      return document === undefined ? [] : [{ document, sending }];
    });
    return { rows, total };
  }

  private async counts(): Promise<EInvoices['counts']> {
    const count = (filter: EInvoiceFilter) =>
      this.dataSource.manager.countBy(EInvoiceSendingEntity, {
        state: In([...statesOf[filter]]),
      });
    return {
      'to-send': await count('to-send'),
      sent: await count('sent'),
      rejected: await count('rejected'),
    };
  }
}

const partOf = (page: number) => ({ skip: (page - 1) * E_INVOICES_PAGE, take: E_INVOICES_PAGE });

function within(month: string): FindOperator<Date> {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  return And(MoreThanOrEqual(startOfItalianDay(`${month}-01`)), LessThan(startOfItalianDay(next)));
}

function listed({ document, sending }: DocumentRow): EInvoices['documents'][number] {
  const { id, kind, orderId, issuedAt, content } = document;
  return {
    id,
    number: fiscalNumber(document),
    kind,
    day: italianDay(issuedAt),
    orderId,
    orderNumber: content.orderNumber,
    total: toEuro(content.lines.reduce((sum, { totalCents }) => sum + totalCents, 0)),
    sending: sending === null ? null : sendingAnswer(sending),
  };
}
