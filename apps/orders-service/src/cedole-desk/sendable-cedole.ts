import { type EntityManager, In } from 'typeorm';
import { CedolaEntity } from '../cedole/cedola.entity';
import { OrderEntity } from '../orders/order.entity';
import { commandRefused } from '../orders/refused';
import { distintaMoved } from './distinta-moved';
import { noSuchCedola } from './no-such-cedola';

/**
 * Holds those that are to be sent until the end of the transaction; rejects where one of them cannot be. Their orders are
 * held first, as every transaction does, in an order of their own: where their books are is read after that, and stays so
 * until the distinta is written.
 */
export async function lockSendableCedole(
  manager: EntityManager,
  { bookshopId, ids }: { bookshopId: string; ids: readonly string[] },
): Promise<CedolaEntity[]> {
  const wanted = [...new Set(ids)];
  const where = { bookshopId, id: In(wanted) };
  const asked = await manager.find(CedolaEntity, { select: { id: true, orderId: true }, where });
  if (asked.length < wanted.length) throw noSuchCedola();
  await manager.find(OrderEntity, {
    select: { id: true },
    where: { id: In(asked.map(({ orderId }) => orderId)) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const cedole = await manager.find(CedolaEntity, {
    where,
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  if (cedole.some(({ state, distintaId }) => state !== 'accepted' || distintaId !== null)) {
    throw distintaMoved();
  }
  return cedole;
}

/** The Comune that all of them are of; rejects as `command-refused` where they are of several. */
export function comuneOfCedole(
  cedole: readonly CedolaEntity[],
): Pick<CedolaEntity, 'comune' | 'provincia'> {
  const [first] = cedole;
  const isOne = cedole.every(
    ({ comune, provincia }) => comune === first?.comune && provincia === first.provincia,
  );
  if (first !== undefined && isOne) return { comune: first.comune, provincia: first.provincia };
  throw commandRefused('Una distinta è per un Comune solo: scegli le sue cedole.');
}
