import type { EInvoiceCorrection, EInvoiceState } from '@zaino/contracts/orders';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { json, moment, token, uuid, words } from '../database/columns';

/** What has become of an invoice or credit note of the shop on its way to the exchange. */
@Entity('e_invoice_sending')
@Index('ux_e_invoice_sending_file_name', ['fileName'], { unique: true })
@Index('ix_e_invoice_sending_state', ['state', 'issuedAt'])
@Index('ix_e_invoice_sending_issued_at', ['issuedAt'])
export class EInvoiceSendingEntity {
  @PrimaryColumn({ ...uuid, name: 'document_id' })
  documentId!: string;

  @Column({ ...token(8), name: 'state' })
  state!: EInvoiceState;

  /** Of the document, for lists by state. */
  @Column({ ...moment, name: 'issued_at' })
  issuedAt!: Date;

  /** Since when it is in that state. */
  @Column({ ...moment, name: 'at' })
  at!: Date;

  /** Which of the shop's files that are sent anew it is; 0 for a document's first. */
  @Column({ type: 'int', unsigned: true, name: 'resend', default: 0 })
  resend!: number;

  /** Null before it was tried. */
  @Column({ ...token(40), name: 'file_name', nullable: true })
  fileName!: string | null;

  /** SHA-256 of the bytes that are handed over, kept before they are: no others go out by this name. */
  @Column({ ...token(64), name: 'file_hash', nullable: true })
  fileHash!: string | null;

  @Column({ type: 'smallint', unsigned: true, name: 'attempts', default: 0 })
  attempts!: number;

  /** Before which the worker lets it be. */
  @Column({ ...moment, name: 'next_at' })
  nextAt!: Date;

  /** Why it was not handed over, as people read it. */
  @Column({ ...words(500), name: 'last_error', nullable: true })
  lastError!: string | null;

  /** Of the exchange's answer, as `00311`. */
  @Column({ ...token(5), name: 'exchange_code', nullable: true })
  exchangeCode!: string | null;

  @Column({ ...words(500), name: 'exchange_words', nullable: true })
  exchangeWords!: string | null;

  /** Data of the buyer that were put right after the exchange has discarded it; the document stays as it was issued. */
  @Column({ ...json, name: 'correction', nullable: true })
  correction!: Partial<EInvoiceCorrection> | null;
}
