import { nothingDone } from '@zaino/buying/nothing-done';
import { deskApi, type DeskBulkCommand, ordersErrorCodes } from '@zaino/contracts/orders';
import type { LoadedRows } from '@zaino/data-table/loaded-rows';
import { type ChangeAnswer, RowChanges } from '@zaino/data-table/row-changes';
import { fetchJson } from '@zaino/web/api-client';
import { type OrderChange, dayNote } from './order-kinds';
import { type DeskOrderFields, type DeskOrderRow, rowOf } from './order-rows';
import { orderNoun } from './orders-table';

/** Each order is a transaction of its own. */
const MANY_TIMEOUT_MS = 60_000;

type AskedOrder = { id: string; version: number; lineIds?: string[] };

/** A step that was made, and what takes it back. */
interface Step {
  command: DeskBulkCommand;
  /** What the step took back; it is given again by an undo of that. */
  takenBack?: DeskBulkCommand | undefined;
  moved: AskedOrder[];
}

/** Everything that the table of orders changes. */
export class OrderChanges extends RowChanges<DeskOrderRow, DeskOrderFields> {
  private readonly steps = new Map<string, Step>();

  constructor(list: LoadedRows<DeskOrderRow, DeskOrderFields>) {
    super(list, {
      noun: orderNoun,
      undo: (changeId) => this.takeStepBack(changeId),
      undoRefused: ordersErrorCodes.commandRefused,
      newest: async (id) => {
        const search = list.storedRow(id)?.number ?? '';
        const { orders } = await fetchJson(deskApi.orders, { query: { search, limit: 1 } });
        const [order] = orders.filter((one) => one.id === id);
        if (order === undefined) throw nothingDone('Ordine non trovato');
        return rowOf(order);
      },
    });
  }

  /** Rejects where nothing was changed. */
  bulk(rows: readonly DeskOrderRow[], change: OrderChange, textOf: (count: number) => string) {
    const orders = rows.map(({ id, order: { version } }) => ({ id, version }));
    return this.many(
      () => this.give(orders, change),
      (count) => textOf(count) + dayNote(change),
    );
  }

  private takeStepBack(changeId: string): Promise<ChangeAnswer<DeskOrderRow>> {
    const step = this.steps.get(changeId);
    if (step === undefined) return Promise.reject(nothingDone('Questo passo non si conosce più'));
    const { moved, command, takenBack } = step;
    return this.give(moved, takenBack ?? { command: 'take-back' }, command);
  }

  private async give(
    orders: AskedOrder[],
    command: DeskBulkCommand,
    before?: DeskBulkCommand,
  ): Promise<ChangeAnswer<DeskOrderRow>> {
    const body = { orders, command };
    const answer = await fetchJson(deskApi.commands, { body, timeoutMs: MANY_TIMEOUT_MS });
    const moved = answer.outcomes.flatMap(({ id, change }) => (change ? [{ id, ...change }] : []));
    const leftOut = answer.outcomes.flatMap(({ id, reason }) =>
      reason === null ? [] : [{ id, nome: this.nameOf(id), motivo: reason }],
    );
    const [refused] = leftOut;
    if (moved.length === 0 && refused) throw nothingDone(refused.motivo);
    const changeId = crypto.randomUUID();
    this.steps.set(changeId, { command, moved, takenBack: before });
    const isOpen = ({ stage }: (typeof answer.orders)[number]) =>
      stage !== 'handed-over' && stage !== 'ended';
    return {
      changeId,
      rows: answer.orders.filter(isOpen).map(rowOf),
      deleted: answer.orders.filter((order) => !isOpen(order)).map(({ id }) => id),
      leftOut,
    };
  }

  private nameOf(id: string): string {
    const row = this.list.storedRow(id);
    return row ? `${row.family} (${row.number})` : id;
  }
}
