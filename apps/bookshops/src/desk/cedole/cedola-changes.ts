import { ordersErrorCodes } from '@zaino/contracts/orders';
import type { LoadedRows } from '@zaino/data-table/loaded-rows';
import { type ChangeAnswer, RowChanges } from '@zaino/data-table/row-changes';
import { nothingDone } from '../to-order/to-order.api';
import { type CedolaFields, type CedolaRow, pageOf } from './cedola-rows';
import { cedolaNoun } from './cedole-table';
import { readLedger, sendCedole, takeDistintaBack } from './cedole.api';

/** Does something, and gives what takes it back. Rejects where nothing was done. */
type Step = () => Promise<Step>;

/** What the ledger changes: cedole are sent with a distinta, which can be taken back. */
export class CedolaChanges extends RowChanges<CedolaRow, CedolaFields> {
  private readonly steps = new Map<string, { step: Step; ids: readonly string[] }>();

  constructor(list: LoadedRows<CedolaRow, CedolaFields>) {
    super(list, {
      noun: cedolaNoun,
      undo: (changeId) => {
        const known = this.steps.get(changeId);
        if (known === undefined) throw nothingDone('Questo passo non si conosce più');
        return this.run(known.step, known.ids);
      },
      undoRefused: ordersErrorCodes.commandRefused,
      newest: async (id) => {
        const row = (await allRows()).find((one) => one.id === id);
        if (row === undefined) throw nothingDone('Cedola non trovata');
        return row;
      },
    });
  }

  /** Rejects where the server refuses. */
  send(ids: readonly string[], day: string, textOf: (count: number) => string) {
    return this.many(() => this.run(sending([...ids], day), ids), textOf);
  }

  private async run(step: Step, ids: readonly string[]): Promise<ChangeAnswer<CedolaRow>> {
    const back = await step();
    const touched = new Set(ids);
    const rows = (await allRows()).filter(({ id }) => touched.has(id));
    const changeId = crypto.randomUUID();
    this.steps.set(changeId, { step: back, ids });
    return { changeId, rows, deleted: [], leftOut: [] };
  }
}

function sending(ids: string[], day: string): Step {
  return async () => {
    const { id } = await sendCedole(ids, day);
    return async () => {
      await takeDistintaBack(id, 'sent');
      return sending(ids, day);
    };
  };
}

async function allRows(): Promise<CedolaRow[]> {
  const rows: CedolaRow[] = [];
  let after: string | undefined;
  do {
    const page = pageOf(await readLedger(after));
    rows.push(...page.rows);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return rows;
}
