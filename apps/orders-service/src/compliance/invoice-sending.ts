import type { EInvoiceState } from '@zaino/contracts/orders';
import {
  type ComplianceCheck,
  type ComplianceEvidence,
  MOST_FINDINGS,
} from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { complianceCheck } from '@zaino/service/compliance/compliance-check';
import type { DataSource } from 'typeorm';
import type { FiscalDocumentEntity } from '../documents/fiscal-document.entity';
import { fiscalNumber } from '../documents/fiscal-number';
import { RESEND_DAYS } from '../e-invoices/sending-answer';

const LOOK_BACK_DAYS = 90;
/** From the operation to the exchange (Dpr 633/1972, art. 21, comma 4), and some days before somebody should look. */
const DEADLINE_DAYS = 12;
const WARNED_DAYS = 2;

type SendingRow = Pick<FiscalDocumentEntity, 'number' | 'year' | 'kind'> & {
  state: EInvoiceState;
  /** When it was paid, or issued where that was before. */
  since: Date;
  at: Date;
};

/** Documents of the shop that the exchange does not have, by `ix_e_invoice_sending_state`. */
export async function invoiceSending(
  dataSource: DataSource,
  now: number,
): Promise<ComplianceCheck> {
  const since = new Date(now - LOOK_BACK_DAYS * DAY_MS);
  const [count] = await dataSource.query<{ documents: string }[]>(
    `SELECT COUNT(*) AS documents FROM fiscal_document WHERE issued_at >= ? AND seller_id = ''`,
    [since],
  );
  const rows = await dataSource.query<SendingRow[]>(
    `SELECT d.number, d.year, d.kind, s.state, s.at,
       IF(d.kind = 'fattura', LEAST(d.issued_at, COALESCE(o.paid_at, d.issued_at)), d.issued_at) AS since
     FROM e_invoice_sending s JOIN fiscal_document d ON d.id = s.document_id
       JOIN customer_order o ON o.id = d.order_id
     WHERE s.state IN ('unsent', 'waiting', 'refused', 'rejected') AND s.issued_at >= ?
     ORDER BY since LIMIT ${MOST_FINDINGS}`,
    [since],
  );
  return complianceCheck('invoice-sending', {
    looked: Number(count?.documents ?? 0),
    findings: rows.flatMap((row) => findingOf(row, now) ?? []),
  });
}

/** Null of what is still in time. */
function findingOf(row: SendingRow, now: number): ComplianceEvidence | null {
  const isRejected = row.state === 'rejected';
  const days = Math.floor((now - (isRejected ? row.at : row.since).getTime()) / DAY_MS);
  const isBroken = days >= (isRejected ? RESEND_DAYS : DEADLINE_DAYS);
  const isToLookAt = isRejected || row.state === 'refused' || days >= DEADLINE_DAYS - WARNED_DAYS;
  if (!isBroken && !isToLookAt) return null;
  const name = row.kind === 'fattura' ? 'Fattura' : 'Nota di credito';
  return {
    state: isBroken ? 'broken' : 'look',
    kind: 'invoice',
    // The list of the page that it stands in.
    id: isRejected ? 'scartate' : 'da-inviare',
    label: `${name} ${fiscalNumber({ ...row, sellerId: '' })}`,
    words: wordsOf(row.state, days),
  };
}

function wordsOf(state: EInvoiceState, days: number): string {
  const of = days === 1 ? '1 giorno' : `${days} giorni`;
  const since = days === 0 ? 'oggi' : `${of} fa`;
  if (state === 'rejected') return `scartata dal Sistema di Interscambio ${since}`;
  if (state === 'refused') return `emessa ${since}, il file non si può inviare`;
  return `non inviata dopo ${of}`;
}
