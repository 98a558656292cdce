import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { json, moment, token, uuid } from '../database/columns';
import type { FiscalContent } from './fiscal-content';

/** `fattura` for an order, `credito` for a refund of one that has an invoice. */
export type FiscalKind = 'fattura' | 'credito';

/**
 * An invoice or a credit note, as it was issued: never changed, and kept for ten years whatever becomes of the
 * account (specification, point 9).
 */
@Entity('fiscal_document')
@Index('ux_fiscal_document_number', ['sellerId', 'year', 'number'], { unique: true })
@Index('ux_fiscal_document_subject', ['kind', 'subjectId', 'sellerId'], { unique: true })
@Index('ix_fiscal_document_order_id', ['orderId'])
@Index('ix_fiscal_document_issued_at', ['issuedAt'])
export class FiscalDocumentEntity {
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  @Column({ ...token(8), name: 'kind' })
  kind!: FiscalKind;

  @Column({ ...uuid, name: 'order_id' })
  orderId!: string;

  /** Bookshop that sells what it bills; empty for the shop itself. */
  @Column({ ...token(36), name: 'seller_id', default: '' })
  sellerId!: string;

  /** The order that it bills, or the refund that it credits: one document of each seller for each. */
  @Column({ ...uuid, name: 'subject_id' })
  subjectId!: string;

  @Column({ type: 'smallint', unsigned: true, name: 'year' })
  year!: number;

  /** 1 for the first of its seller's year, without gaps. */
  @Column({ type: 'int', unsigned: true, name: 'number' })
  number!: number;

  @Column({ ...json, name: 'content' })
  content!: FiscalContent;

  @Column({ ...moment, name: 'issued_at' })
  issuedAt!: Date;
}
