import { bookshop } from '@zaino/tools/buyers/stand-ins';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { ClerkTale } from './clerk';

export interface ArrivalFact {
  id: string;
  scanId: string;
  source: 'scan' | 'shelf' | 'freed';
  isbn: string;
  quantity: number;
  orderId: string | null;
  lineId: string | null;
  isTakenBack: boolean;
}

/** A line of a book at the bookshop. */
export interface DeskLineFact {
  id: string;
  orderId: string;
  isbn: string;
  quantity: number;
  state: string;
  /** Whether it waits for a copy. */
  isAwaiting: boolean;
  /** Sorts by who has waited longest. */
  since: string;
}

/** What the clerks of the bookshop were told, and what stands in the orders database of it. */
export interface DeskEvidence {
  clerks: ClerkTale[];
  arrivals: ArrivalFact[];
  shelves: { isbn: string; copies: number }[];
  lines: DeskLineFact[];
  /** Lines that a step has handed over, as often as one did, and orders that money was taken for at the counter. */
  handedOver: string[];
  takenMoney: string[];
}

export async function collectDeskEvidence(
  connection: Connection,
  clerks: ClerkTale[],
): Promise<DeskEvidence> {
  const rows = async <Row>(sql: string, values: unknown[] = [bookshop.id]) => {
    const [found] = await connection.query<RowDataPacket[]>(sql, values);
    return found as Row[];
  };
  const steps = await rows<{ orderId: string; command: string; lineIds: string | string[] }>(
    `SELECT order_id AS orderId, command, line_ids AS lineIds FROM order_event
     WHERE command IN ('deliver', 'register-shop-payment')`,
    [],
  );
  const of = (name: string) => steps.filter(({ command }) => command === name);
  return {
    clerks,
    arrivals: (
      await rows<Omit<ArrivalFact, 'isTakenBack'> & { takenBack: number }>(
        `SELECT id, scan_id AS scanId, source, isbn, quantity, order_id AS orderId,
           line_id AS lineId, taken_back_at IS NOT NULL AS takenBack
         FROM arrival WHERE bookshop_id = ?`,
      )
    ).map(({ takenBack, ...arrival }) => ({ ...arrival, isTakenBack: takenBack === 1 })),
    shelves: await rows('SELECT isbn, copies FROM shelf WHERE bookshop_id = ?'),
    lines: (
      await rows<Omit<DeskLineFact, 'isAwaiting'> & { awaiting: number }>(
        `SELECT l.id, l.order_id AS orderId, l.reference AS isbn, l.quantity, l.state,
           l.state IN ('received', 'paid', 'waiting')
             AND (l.state <> 'received' OR (o.payment_method = 'shop' AND o.payment_state <> 'none'))
             AS awaiting,
           CONCAT(DATE_FORMAT(o.created_at, '%Y-%m-%dT%H:%i:%s.%f'), ' ', o.id) AS since
         FROM order_line l JOIN customer_order o ON o.id = l.order_id
         WHERE l.type = 'book' AND o.bookshop_id = ? AND l.seller_id = o.bookshop_id`,
      )
    ).map(({ awaiting, ...line }) => ({ ...line, isAwaiting: awaiting === 1 })),
    handedOver: of('deliver').flatMap(({ lineIds }) =>
      typeof lineIds === 'string' ? (JSON.parse(lineIds) as string[]) : lineIds,
    ),
    takenMoney: of('register-shop-payment').map(({ orderId }) => orderId),
  };
}
