import { Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { FiscalDocumentEntity } from '../documents/fiscal-document.entity';
import { eachQuietly } from '../sweeps/each-quietly';
import { EInvoiceSendingEntity } from './e-invoice-sending.entity';
import { EInvoiceSendings } from './e-invoice-sendings';

const BATCH = 50;
/** For how long after a standstill of the worker documents are looked for; a month later a person has to. */
const LOOKED_BACK_MS = 30 * DAY_MS;

/** Sends documents that were issued; those that were issued while sending was off wait for a person. */
@Injectable()
export class EInvoiceSweep {
  /** All documents until then are known. */
  private knownUntil: number | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly sendings: EInvoiceSendings,
  ) {}

  @Scheduled({ pauseMs: 10 * SECOND_MS, copies: 'one' })
  async run(): Promise<number> {
    await this.takeUp();
    if (!this.sendings.isSendingOn) return 0;
    const due = await this.dataSource.manager.find(EInvoiceSendingEntity, {
      where: { state: 'waiting', nextAt: LessThanOrEqual(new Date(this.clock.now())) },
      order: { issuedAt: 'ASC' },
      take: BATCH,
    });
    return eachQuietly('EInvoiceSweep', due, ({ documentId }) => this.sendings.send(documentId));
  }

  /** By `ix_fiscal_document_issued_at`; whoever issues one may commit it some time later. */
  private async takeUp(): Promise<void> {
    const now = this.clock.now();
    const since = this.knownUntil === null ? now - LOOKED_BACK_MS : this.knownUntil - HOUR_MS;
    const found = await this.dataSource.query<Pick<FiscalDocumentEntity, 'id' | 'issuedAt'>[]>(
      `SELECT d.id, d.issued_at AS issuedAt FROM fiscal_document d
       WHERE d.issued_at >= ? AND d.seller_id = '' AND NOT EXISTS (
         SELECT 1 FROM e_invoice_sending s WHERE s.document_id = d.id)`,
      [new Date(since)],
    );
    const state = this.sendings.isSendingOn ? 'waiting' : 'unsent';
    for (const document of found) {
      await this.sendings.begin(this.dataSource.manager, document, state);
    }
    this.knownUntil = now - MINUTE_MS;
  }
}
