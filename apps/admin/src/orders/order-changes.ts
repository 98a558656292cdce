import {
  adminOrderApi,
  ordersErrorCodes,
  STAFF_BULK_PART,
  staffOrderApi,
  type StaffBulkCommand,
  type StaffChange,
  type staffOrderEndpoints,
} from '@zaino/contracts/orders';
import type { CallInput } from '@zaino/contracts/shared';
import type { LoadedRows } from '@zaino/data-table/loaded-rows';
import { type ChangeAnswer, type LeftOutRow, RowChanges } from '@zaino/data-table/row-changes';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { commandAgain, takenBackWords } from './changes/change-words';
import { type OrderFields, type OrderRow, rowOf } from './order-rows';
import { orderNoun } from './orders-table';

/** Each order is a transaction of its own, and a part holds fifty of them. */
const PART_TIMEOUT_MS = 60_000;

interface AskedOrder {
  id: string;
  version: number;
  lineIds?: string[];
}

/** Something that was done here, and what takes it back. */
interface Step {
  moved: AskedOrder[];
  back: StaffBulkCommand;
  /** What `back` itself is taken back by. */
  again: StaffBulkCommand;
}

/** What became of the orders of the parts so far. */
interface Done {
  moved: AskedOrder[];
  rows: OrderRow[];
  leftOut: LeftOutRow[];
}

interface Giving {
  command: StaffBulkCommand;
  /** What it is taken back by. */
  back: StaffBulkCommand;
  undoes?: string | undefined;
  onProgress?: (done: number) => void;
}

const takeBack: StaffBulkCommand = { command: 'take-back' };

/** Everything that the table of orders changes: in parts, so that whoever waits sees how far it is. */
export class OrderChanges extends RowChanges<OrderRow, OrderFields> {
  private readonly steps = new Map<string, Step>();
  private readonly onChanged: () => void;

  /** `onChanged` is told once something is done: what counts orders has to count anew. */
  constructor(list: LoadedRows<OrderRow, OrderFields>, onChanged: () => void) {
    super(list, {
      noun: orderNoun,
      undo: (changeId) => this.takeStepBack(changeId),
      undoRefused: ordersErrorCodes.commandRefused,
      newest: async (id) => {
        const search = list.storedRow(id)?.number ?? '';
        const { orders } = await fetchJson(adminOrderApi.orders, { query: { search, limit: 1 } });
        const [order] = orders.filter((one) => one.id === id);
        if (order === undefined) throw nothingDone('Ordine non trovato');
        return rowOf(order);
      },
    });
    this.onChanged = onChanged;
  }

  /** Rejects where nothing was changed. */
  async bulk(
    rows: readonly OrderRow[],
    command: StaffBulkCommand,
    told: { textOf: (count: number) => string; onProgress: (done: number) => void },
  ): Promise<void> {
    const orders = rows.map(({ id, order: { version } }) => ({ id, version }));
    const { textOf, onProgress } = told;
    const give = () => this.give(orders, { command, back: takeBack, onProgress });
    if (command.command === 'cancel') await this.manyForGood(give, textOf);
    else await this.many(give, textOf);
    this.readAnew();
  }

  /** Takes back what the service has kept of an earlier day, or of before a reload. Rejects where nothing was. */
  async takeKeptBack({ id }: StaffChange, onProgress: (done: number) => void): Promise<void> {
    const { orders, command, expected } = await fetchJson(staffOrderApi.change, { params: { id } });
    const asked = orders.map((one) => ({
      id: one.id,
      version: one.version,
      lineIds: one.lineIds,
    }));
    if (asked.length === 0) throw nothingDone('Questa modifica è già stata riportata indietro');
    const back = commandAgain(command, expected);
    await this.many(
      () => this.give(asked, { command: takeBack, back: back ?? takeBack, undoes: id, onProgress }),
      takenBackWords,
    );
    this.readAnew();
  }

  override async undo(): Promise<void> {
    await super.undo();
    this.readAnew();
  }

  override async redo(): Promise<void> {
    await super.redo();
    this.readAnew();
  }

  /** What was moved may have left the list. */
  private readAnew(): void {
    void this.list.reload();
    this.onChanged();
  }

  private takeStepBack(changeId: string): Promise<ChangeAnswer<OrderRow>> {
    const step = this.steps.get(changeId);
    if (step === undefined) return Promise.reject(nothingDone('Questo passo non si conosce più'));
    const { moved, back, again } = step;
    return this.give(moved, { command: back, back: again, undoes: changeId });
  }

  /** In parts; what comes after a part that failed is left as it is, and named. */
  private async give(
    orders: readonly AskedOrder[],
    { command, back, undoes, onProgress }: Giving,
  ): Promise<ChangeAnswer<OrderRow>> {
    const changeId = crypto.randomUUID();
    const done: Done = { moved: [], rows: [], leftOut: [] };
    for (let from = 0; from < orders.length; from += STAFF_BULK_PART) {
      const part = orders.slice(from, from + STAFF_BULK_PART);
      try {
        this.note(done, await sendPart({ changeId, undoes, orders: part, command }));
      } catch (error) {
        if (!(error instanceof ApiError) || done.moved.length === 0) throw error;
        const words = failureWords(error);
        done.leftOut.push(...orders.slice(from).map(({ id }) => this.leftOut(id, words)));
        break;
      }
      onProgress?.(from + part.length);
    }
    const [refused] = done.leftOut;
    if (done.moved.length === 0 && refused) throw nothingDone(refused.motivo);
    this.steps.set(changeId, { moved: done.moved, back, again: command });
    return { changeId, rows: done.rows, deleted: [], leftOut: done.leftOut };
  }

  private note(done: Done, { orders, outcomes }: Awaited<ReturnType<typeof sendPart>>): void {
    done.rows.push(...orders.map(rowOf));
    for (const { id, change, reason } of outcomes) {
      if (change) done.moved.push({ id, ...change });
      else done.leftOut.push(this.leftOut(id, reason ?? ''));
    }
  }

  private leftOut(id: string, motivo: string): LeftOutRow {
    const row = this.list.storedRow(id);
    return { id, nome: row ? `${row.family} (${row.number})` : id, motivo };
  }
}

/** Sent once more where no answer came: what was done before that was lost is not done twice. */
async function sendPart(body: CallInput<typeof staffOrderEndpoints.commands>['body']) {
  const send = () => fetchJson(staffOrderApi.commands, { body, timeoutMs: PART_TIMEOUT_MS });
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'unavailable') throw error;
    return send();
  }
}

/** Of a change of which the server has done nothing, or that is not known any more. */
function nothingDone(message: string): ApiError {
  const { commandRefused: code } = ordersErrorCodes;
  return new ApiError({ kind: 'conflict', code, status: 409, message });
}
