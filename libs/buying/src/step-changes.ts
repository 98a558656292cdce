import { ordersErrorCodes } from '@zaino/contracts/orders';
import type { Noun } from '@zaino/data-table/count-words';
import type { LoadedRows } from '@zaino/data-table/loaded-rows';
import { type ChangeAnswer, type LeftOutRow, RowChanges } from '@zaino/data-table/row-changes';
import type { TableRow } from '@zaino/data-table/table-definition';
import { nothingDone } from './nothing-done';

/** Does something, and gives what takes it back. Rejects where nothing was done. */
export type UndoableStep = () => Promise<StepDone>;

interface StepDone {
  back: UndoableStep;
  leftOut?: LeftOutRow[];
}

interface StepTerms<Row> {
  noun: Noun;
  /** All rows of the table, as the server has them now. */
  readAll: () => Promise<readonly Row[]>;
  /** Said of a row that is there no more. */
  notFound: string;
}

/** Changes of a table that is read anew after each step: what a step touches is known there alone. */
export class StepChanges<Row extends TableRow, Fields extends object> extends RowChanges<
  Row,
  Fields
> {
  private readonly steps = new Map<string, { step: UndoableStep; ids: readonly string[] }>();
  private readonly readAll: StepTerms<Row>['readAll'];

  constructor(list: LoadedRows<Row, Fields>, { noun, readAll, notFound }: StepTerms<Row>) {
    super(list, {
      noun,
      undo: (changeId) => {
        const known = this.steps.get(changeId);
        if (known === undefined) throw nothingDone('Questo passo non si conosce più');
        return this.run(known.step, known.ids);
      },
      undoRefused: ordersErrorCodes.commandRefused,
      newest: async (id) => {
        const row = (await readAll()).find((one) => one.id === id);
        if (row === undefined) throw nothingDone(notFound);
        return row;
      },
    });
    this.readAll = readAll;
  }

  protected async run(step: UndoableStep, ids: readonly string[]): Promise<ChangeAnswer<Row>> {
    const { back, leftOut = [] } = await step();
    const rows = await this.readAll();
    const changeId = crypto.randomUUID();
    this.steps.set(changeId, { step: back, ids });
    const touched = new Set(ids);
    const there = new Set(rows.map(({ id }) => id));
    return {
      changeId,
      rows: rows.filter(({ id }) => touched.has(id)),
      deleted: ids.filter((id) => !there.has(id)),
      leftOut,
    };
  }
}
