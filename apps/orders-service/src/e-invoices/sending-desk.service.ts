import { Injectable } from '@nestjs/common';
import {
  E_INVOICES_AT_ONCE,
  type EInvoiceCorrection,
  type EInvoiceOutcome,
  type EInvoicePreview,
  type EInvoiceSending,
  type SentEInvoices,
} from '@zaino/contracts/orders';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager, In } from 'typeorm';
import { FiscalDocumentEntity } from '../documents/fiscal-document.entity';
import { fiscalNumber } from '../documents/fiscal-number';
import { isExpected } from '../shipping/is-expected';
import { type EInvoiceFile, EInvoiceFiles, type SendingTerms } from './e-invoice-files';
import { correctionOf } from './buyer-correction';
import { EInvoiceSendingEntity } from './e-invoice-sending.entity';
import { EInvoiceSendings } from './e-invoice-sendings';
import { sendingAnswer } from './sending-answer';
import { changeOfOutcome, changeToSend, sendingOff, toSendStates } from './sending-changes';
import { findShopDocument } from './shop-documents';

type Change = Partial<EInvoiceSendingEntity>;

/** A document of which this transaction alone may change what becomes of it. */
interface LockedSending {
  document: FiscalDocumentEntity;
  sending: EInvoiceSendingEntity;
}

/** What staff do with electronic invoices: the worker sends what they have asked for. */
@Injectable()
export class SendingDeskService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
    private readonly sendings: EInvoiceSendings,
    private readonly files: EInvoiceFiles,
  ) {}

  /**
   * Has the worker send a document now. Rejects as `not-found`, as `invalid` by the rules of an invoice's buyer, and as
   * a `conflict` by `changeToSend` and the file.
   */
  send(id: string, corrected: Partial<EInvoiceCorrection> = {}): Promise<EInvoiceSending> {
    return this.change(id, 'invoices.sending-asked', async (manager, { document, sending }) => {
      const change = changeToSend(sending, {
        isSendingOn: this.sendings.isSendingOn,
        at: new Date(this.clock.now()),
        nextResend: await this.nextResend(manager),
        correction: correctionOf(document, sending, corrected),
      });
      // Whoever asks is told at once what is missing.
      const { name } = this.files.write(
        document,
        Object.assign(new EInvoiceSendingEntity(), sending, change),
      );
      return { ...change, fileName: name };
    });
  }

  /** Each in a transaction of its own: what is refused for one is done for the others. */
  async sendMany(ids: readonly string[]): Promise<SentEInvoices> {
    if (!this.sendings.isSendingOn) throw sendingOff();
    const numbers = await this.numbersOf(ids);
    const refused: SentEInvoices['refused'] = [];
    let sent = 0;
    for (const id of new Set(ids)) {
      try {
        await this.send(id);
        sent += 1;
      } catch (error) {
        if (!isExpected(error)) throw error;
        refused.push({ number: numbers.get(id) ?? 'Documento', reason: error.message });
      }
    }
    return { sent, refused };
  }

  /** The oldest of those that nobody has handed over, by `ix_e_invoice_sending_state`. */
  async preview(): Promise<EInvoicePreview> {
    const { manager } = this.dataSource;
    const [found, total] = await manager.findAndCount(EInvoiceSendingEntity, {
      where: { state: In([...toSendStates]) },
      order: { issuedAt: 'ASC' },
      take: E_INVOICES_AT_ONCE,
    });
    const ids = found.map(({ documentId }) => documentId);
    const documents = await manager.findBy(FiscalDocumentEntity, { id: In(ids) });
    const sendable: EInvoicePreview['sendable'] = [];
    const refused: EInvoicePreview['refused'] = [];
    for (const sending of found) {
      const { documentId } = sending;
      const document = documents.find(({ id }) => id === documentId);
      if (document === undefined) continue;
      const number = fiscalNumber(document);
      const file = this.fileOf(document, sending);
      if (file instanceof DomainError) refused.push({ number, reason: file.message });
      else sendable.push({ id: documentId, number });
    }
    return { sendable, refused, more: total - found.length };
  }

  /** Notes what the exchange has answered. Rejects as `not-found`, and as a `conflict` by `changeOfOutcome`. */
  record(id: string, outcome: EInvoiceOutcome): Promise<EInvoiceSending> {
    return this.change(id, 'invoices.outcome-recorded', (_, { document, sending }) => {
      const change = changeOfOutcome(sending.state, outcome, new Date(this.clock.now()));
      if (outcome.outcome !== 'sent') return Promise.resolve(change);
      // The exchange's answer names the file; one that others have written has a name of theirs.
      const file = this.fileOf(document, sending);
      return Promise.resolve({
        ...change,
        fileName: file instanceof DomainError ? null : file.name,
      });
    });
  }

  /** In one transaction with its act; what the worker does with the document comes before it or after it. */
  private change(
    id: string,
    act: string,
    changeOf: (manager: EntityManager, locked: LockedSending) => Promise<Change>,
  ): Promise<EInvoiceSending> {
    const change = async (manager: EntityManager) => {
      const document = await findShopDocument(manager, id);
      await this.sendings.begin(manager, document, 'unsent');
      const sending = await manager.findOneOrFail(EInvoiceSendingEntity, {
        where: { documentId: id },
        lock: { mode: 'pessimistic_write' },
      });
      const changed = await changeOf(manager, { document, sending });
      await manager.update(EInvoiceSendingEntity, { documentId: id }, changed);
      const after = Object.assign(new EInvoiceSendingEntity(), sending, changed);
      await this.auditLog.record(manager, {
        act,
        subject: { kind: 'invoice', id: fiscalNumber(document) },
        before: told(sending),
        after: told(after),
      });
      return sendingAnswer(after);
    };
    // Two that are sent anew at once have asked for the same name.
    return inTransaction(this.dataSource, change, { retriesDuplicates: true });
  }

  private async nextResend(manager: EntityManager): Promise<number> {
    return ((await manager.maximum(EInvoiceSendingEntity, 'resend')) ?? 0) + 1;
  }

  /** The file, or why there is none. */
  private fileOf(document: FiscalDocumentEntity, terms: SendingTerms): EInvoiceFile | DomainError {
    try {
      return this.files.write(document, terms);
    } catch (error) {
      if (!isExpected(error)) throw error;
      return error;
    }
  }

  private async numbersOf(ids: readonly string[]): Promise<Map<string, string>> {
    const found = await this.dataSource.manager.findBy(FiscalDocumentEntity, { id: In([...ids]) });
    return new Map(found.map((document) => [document.id, fiscalNumber(document)]));
  }
}

/** Of nobody: neither what the exchange wrote nor what was put right, but which of the buyer's data. */
const told = ({ state, fileName, exchangeCode, correction }: EInvoiceSendingEntity) => ({
  state,
  fileName,
  exchangeCode,
  corrected: Object.keys(correction ?? {}),
});
