import { type UndoableStep, StepChanges } from '@zaino/buying/step-changes';
import type { LoadedRows } from '@zaino/data-table/loaded-rows';
import { type CedolaFields, type CedolaRow, pageOf } from './cedola-rows';
import { cedolaNoun } from './cedole-table';
import { readLedger, sendCedole, takeDistintaBack } from './cedole.api';

/** What the ledger changes: cedole are sent with a distinta, which can be taken back. */
export class CedolaChanges extends StepChanges<CedolaRow, CedolaFields> {
  constructor(list: LoadedRows<CedolaRow, CedolaFields>) {
    super(list, { noun: cedolaNoun, readAll: allRows, notFound: 'Cedola non trovata' });
  }

  /** Rejects where the server refuses. */
  send(ids: readonly string[], day: string, textOf: (count: number) => string) {
    return this.many(() => this.run(sending([...ids], day), ids), textOf);
  }
}

function sending(ids: string[], day: string): UndoableStep {
  return async () => {
    const { id } = await sendCedole(ids, day);
    return {
      back: async () => {
        await takeDistintaBack(id, 'sent');
        return { back: sending(ids, day) };
      },
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
