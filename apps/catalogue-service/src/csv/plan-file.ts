import { BULK_LIMIT, CSV_BYTES } from '@zaino/contracts/catalogue';
import { csvRefused } from './csv-refused';
import type { ImportPlanner } from './import-planner';
import { type ProductRecord, readCsv } from './read-csv';
import type { RowPlan } from './row-plan';

/** Lines that are looked up together. */
const PLAN_BATCH = 1_000;

/** What an import of the file would do, line by line, part by part. */
export async function* planFile(file: string, planner: ImportPlanner): AsyncGenerator<RowPlan[]> {
  let batch: ProductRecord[] = [];
  for await (const record of readCsv(file)) {
    batch.push(record);
    if (batch.length < PLAN_BATCH) continue;
    yield await planner.plan(batch);
    batch = [];
  }
  if (batch.length > 0) yield await planner.plan(batch);
}

/** The same at once, for files of a size that one transaction takes. */
export async function planSmallFile(file: string, planner: ImportPlanner): Promise<RowPlan[]> {
  if (Buffer.byteLength(file) > CSV_BYTES) {
    throw csvRefused(`Il file è troppo grande: al massimo ${CSV_BYTES / 1024 / 1024} MB.`);
  }
  const plans: RowPlan[] = [];
  for await (const batch of planFile(file, planner)) {
    plans.push(...batch);
    if (plans.length <= BULK_LIMIT) continue;
    const most = BULK_LIMIT.toLocaleString('it', { useGrouping: 'always' });
    throw csvRefused(`Il file ha troppe righe: al massimo ${most}.`);
  }
  return plans;
}
