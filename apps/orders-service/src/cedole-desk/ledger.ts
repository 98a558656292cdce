import type { LedgerCedola, LedgerStage } from '@zaino/contracts/orders';
import { toEuro } from '@zaino/rules/money';
import type { DataSource } from 'typeorm';
import type { CedolaEntity } from '../cedole/cedola.entity';
import { undoneInSql } from '../orders/order-state';
import { distintaNumber } from './distinta-number';
import type { DistintaEntity } from './distinta.entity';

interface Row extends Pick<
  CedolaEntity,
  | 'id'
  | 'orderId'
  | 'code'
  | 'comune'
  | 'provincia'
  | 'state'
  | 'reason'
  | 'schoolName'
  | 'className'
  | 'sectionName'
  | 'enteredAt'
  | 'distintaId'
  | 'sentCents'
> {
  orderNumber: string;
  books: string;
  delivered: string;
  cents: string;
  distintaState: DistintaEntity['state'] | null;
  distintaYear: number | null;
  distintaNumber: number | null;
  isElsewhere: 0 | 1;
}

interface Asked {
  bookshopId: string;
  after?: string | undefined;
  limit: number;
}

/** Cedole of a bookshop, the latest first (`ix_cedola_bookshop_id`), in one statement; their amounts are their lines'. */
export async function readLedger(dataSource: DataSource, asked: Asked): Promise<LedgerCedola[]> {
  const { bookshopId, after, limit } = asked;
  const behind = `(c.entered_at, c.id) < (SELECT last.entered_at, last.id FROM cedola last WHERE last.id = ?)`;
  const rows = await dataSource.query<Row[]>(
    `SELECT c.id, c.order_id AS orderId, c.code, c.comune, c.provincia, c.state, c.reason,
       c.school_name AS schoolName, c.class_name AS className, c.section_name AS sectionName,
       c.entered_at AS enteredAt, c.distinta_id AS distintaId, c.sent_cents AS sentCents,
       o.number AS orderNumber, d.state AS distintaState,
       d.year AS distintaYear, d.number AS distintaNumber,
       COALESCE(SUM(l.quantity), 0) AS books,
       COALESCE(SUM(IF(l.state = 'delivered', l.quantity, 0)), 0) AS delivered,
       COALESCE(SUM(l.cedola_cents), 0) AS cents,
       EXISTS (SELECT 1 FROM cedola other WHERE other.code_key = c.code_key
         AND other.bookshop_id <> c.bookshop_id AND other.active_key IS NOT NULL) AS isElsewhere
     FROM cedola c
       JOIN customer_order o ON o.id = c.order_id
       LEFT JOIN cedola_distinta d ON d.id = c.distinta_id
       LEFT JOIN order_line l ON l.cedola_id = c.id
         AND l.state NOT IN (${undoneInSql})
     WHERE c.bookshop_id = ? AND (c.state <> 'void' OR c.distinta_id IS NOT NULL)
       ${after === undefined ? '' : `AND ${behind}`}
     GROUP BY c.id, o.number, d.state, d.year, d.number
     ORDER BY c.entered_at DESC, c.id DESC LIMIT ?`,
    [bookshopId, ...(after === undefined ? [] : [after]), limit],
  );
  return rows.map(ledgerCedola);
}

function ledgerCedola(row: Row): LedgerCedola {
  const { id, code, comune, provincia, orderId, orderNumber, reason } = row;
  const cents = Number(row.cents);
  const { distintaId, distintaYear: year, distintaNumber: number } = row;
  return {
    id,
    code,
    comune,
    provincia,
    stage: stageOf(row),
    orderId,
    orderNumber,
    school: row.schoolName,
    classe: row.className,
    sezione: row.sectionName,
    enteredAt: row.enteredAt.toISOString(),
    books: Number(row.books),
    delivered: Number(row.delivered),
    amount: toEuro(cents),
    distinta:
      distintaId === null || year === null || number === null
        ? null
        : { id: distintaId, number: distintaNumber({ year, number }) },
    toCorrect: row.sentCents === null ? 0 : toEuro(row.sentCents - cents),
    isElsewhere: row.isElsewhere === 1,
    reason,
  };
}

function stageOf({ state, distintaState }: Row): LedgerStage {
  if (distintaState === 'sent' || distintaState === 'paid') return distintaState;
  if (state === 'entered') return 'to-check';
  return state === 'refused' ? 'refused' : 'collected';
}
