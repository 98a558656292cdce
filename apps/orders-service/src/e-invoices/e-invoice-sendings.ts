import { Inject, Injectable } from '@nestjs/common';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager } from 'typeorm';
import { FiscalDocumentEntity } from '../documents/fiscal-document.entity';
import { type EInvoiceFile, EInvoiceFiles } from './e-invoice-files';
import { E_INVOICE_SENDER, type EInvoiceSender } from './e-invoice-sender';
import { EInvoiceSendingEntity } from './e-invoice-sending.entity';

const MOST_PAUSE_MINUTES = 60;

type Issued = Pick<FiscalDocumentEntity, 'id' | 'issuedAt'>;

/** Hands documents over, each once, and keeps what became of it. */
@Injectable()
export class EInvoiceSendings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly files: EInvoiceFiles,
    @Inject(E_INVOICE_SENDER) private readonly eInvoiceSender: EInvoiceSender | null,
  ) {}

  /** Whether documents are sent by themselves. */
  get isSendingOn(): boolean {
    return this.eInvoiceSender !== null;
  }

  /** Notes a document of which nothing is known; one that is known stays as it is. */
  async begin(
    manager: EntityManager,
    { id, issuedAt }: Issued,
    state: 'unsent' | 'waiting',
  ): Promise<void> {
    const at = new Date(this.clock.now());
    await manager
      .createQueryBuilder()
      .insert()
      .orIgnore()
      .into(EInvoiceSendingEntity)
      .values({ documentId: id, state, issuedAt, at, nextAt: at })
      .execute();
  }

  /**
   * Hands a document over that waits for it. What its file is called and what is in it is kept before, so that after a
   * crash, and with another worker at the same time, the same bytes go out by that name. Rejects where the sender did
   * not take it; it comes again then.
   */
  async send(documentId: string): Promise<void> {
    const { eInvoiceSender: sender } = this;
    if (sender === null) return;
    const file = await inTransaction(this.dataSource, (manager) =>
      this.prepare(manager, documentId),
    );
    if (file === null) return;
    try {
      const answer = await sender.send(file.name, file.xml);
      await this.settle(documentId, file, {
        state: answer.kind === 'refused' ? 'refused' : 'sent',
        at: new Date(this.clock.now()),
        lastError: answer.kind === 'refused' ? answer.reason : null,
      });
    } catch (error) {
      if (!isNotTaken(error)) throw error;
      await this.settle(documentId, file, { lastError: error.message });
      throw error;
    }
  }

  /** Null where there is nothing to hand over: somebody else has, or it cannot be written. */
  private async prepare(manager: EntityManager, documentId: string): Promise<EInvoiceFile | null> {
    const lock = { mode: 'pessimistic_write' as const };
    const where = { documentId, state: 'waiting' as const };
    const sending = await manager.findOne(EInvoiceSendingEntity, { where, lock });
    const now = this.clock.now();
    if (sending === null || sending.nextAt.getTime() > now) return null;
    const document = await manager.findOneByOrFail(FiscalDocumentEntity, { id: documentId });
    const file = this.written(document, sending);
    if (typeof file === 'string') {
      const refused = { state: 'refused' as const, at: new Date(now), lastError: file };
      await manager.update(EInvoiceSendingEntity, { documentId }, refused);
      return null;
    }
    const attempts = sending.attempts + 1;
    const pauseMs = Math.min(2 ** (attempts - 1), MOST_PAUSE_MINUTES) * MINUTE_MS;
    await manager.update(
      EInvoiceSendingEntity,
      { documentId },
      { fileName: file.name, fileHash: file.hash, attempts, nextAt: new Date(now + pauseMs) },
    );
    return file;
  }

  /** The file, or why there is none. */
  private written(
    document: FiscalDocumentEntity,
    sending: EInvoiceSendingEntity,
  ): EInvoiceFile | string {
    const { fileName, fileHash } = sending;
    try {
      const file = this.files.write(document, sending);
      const isOther = fileHash !== null && (file.name !== fileName || file.hash !== fileHash);
      return isOther ? otherThanBefore(fileName ?? '') : file;
    } catch (error) {
      if (error instanceof DomainError && error.code === ordersErrorCodes.eInvoiceRefused) {
        return error.message;
      }
      throw error;
    }
  }

  /** Unless it is no longer what was handed over. */
  private async settle(
    documentId: string,
    file: EInvoiceFile,
    change: Partial<EInvoiceSendingEntity>,
  ): Promise<void> {
    await this.dataSource.manager.update(
      EInvoiceSendingEntity,
      { documentId, state: 'waiting', fileName: file.name, fileHash: file.hash },
      change,
    );
  }
}

const isNotTaken = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.code === ordersErrorCodes.eInvoiceNotTaken;

const otherThanBefore = (name: string) =>
  `Le impostazioni sono cambiate dopo che ${name} è stato preparato, e il file di prima può essere già partito: controlla la cartella di invio, poi riprova.`;
