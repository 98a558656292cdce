import { bookshop } from '@zaino/tools/buyers/stand-ins';
import type { DeskLineFact } from './desk-evidence';
import type { PlantingGround, Plant } from './plant';

/** Each makes something wrong in the bookshop, and none hides what another one did: copies from nowhere are many. */
export const deskPlants: Plant[] = [
  async ({ run, evidence: { desk } }) => {
    const isbn = desk.arrivals.at(0)?.isbn;
    if (isbn === undefined) return undefined;
    await run(
      `INSERT INTO shelf (bookshop_id, isbn, copies) VALUES (?, ?, 1000)
       ON DUPLICATE KEY UPDATE copies = copies + 1000`,
      [bookshop.id, isbn],
    );
    return { fault: 'copies-wrong', about: `${isbn}:` };
  },
  async ({ run, orderWith, evidence: { desk } }) => {
    const ready = lineOf(
      orderWith,
      desk.lines.filter(({ state }) => state === 'ready'),
    );
    const arrival = desk.arrivals.find(
      ({ lineId, isTakenBack }) => lineId === ready?.id && !isTakenBack,
    );
    if (ready === undefined || arrival === undefined) return undefined;
    await run('CREATE TEMPORARY TABLE copy_twice SELECT * FROM arrival WHERE id = ?', [arrival.id]);
    await run('UPDATE copy_twice SET id = UUID(), part = part + 1000', []);
    await run('INSERT INTO arrival SELECT * FROM copy_twice', []);
    return { fault: 'given-twice', about: ready.id };
  },
  async ({ run, evidence: { desk } }) => {
    const takenBack = desk.clerks.flatMap((clerk) => clerk.takenBack).at(0);
    if (takenBack === undefined) return undefined;
    await run('UPDATE arrival SET taken_back_at = NULL WHERE id = ?', [takenBack]);
    return { fault: 'step-lost', about: takenBack };
  },
  async ({ run, evidence: { desk } }) => {
    const handedOver = desk.clerks.flatMap((clerk) => clerk.handedOver).at(0);
    if (handedOver === undefined) return undefined;
    await run(`UPDATE order_line SET state = 'ready' WHERE id = ?`, [handedOver]);
    return { fault: 'step-lost', about: handedOver };
  },
  async ({ run, orderWith, evidence: { desk } }) => {
    const back = new Set(
      desk.arrivals.flatMap(({ isTakenBack, orderId }) => (isTakenBack ? orderId : [])),
    );
    const waitingForServed = desk.lines.filter(({ isAwaiting, orderId, isbn }) => {
      const isServed = desk.arrivals.some(
        (one) => one.isbn === isbn && one.orderId !== null && one.orderId !== orderId,
      );
      return isAwaiting && !back.has(orderId) && isServed;
    });
    const waiting = lineOf(orderWith, waitingForServed);
    if (waiting === undefined) return undefined;
    await run(`UPDATE customer_order SET created_at = '2000-01-01' WHERE id = ?`, [
      waiting.orderId,
    ]);
    return { fault: 'queue-jumped', about: waiting.orderId };
  },
];

/** The first of the lines whose order no other plant touches: one of them takes an order away. */
function lineOf(
  orderWith: PlantingGround['orderWith'],
  lines: readonly DeskLineFact[],
): DeskLineFact | undefined {
  const orders = new Set(lines.map(({ orderId }) => orderId));
  const id = orderWith((order) => orders.has(order.id));
  return lines.find(({ orderId }) => orderId === id);
}
