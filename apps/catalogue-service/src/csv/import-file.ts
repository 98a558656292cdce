import { adminCatalogueEndpoints, type CsvProblem, type LeftOut } from '@zaino/contracts/catalogue';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { AfterCommit } from '@zaino/service/after-commit';
import { Clock } from '@zaino/service/clock';
import { ImageFolder } from '@zaino/service/media/image-folder';
import { MediaStore } from '@zaino/service/media/media-store';
import { Outbox } from '@zaino/service/outbox/outbox';
import type { DataSource } from 'typeorm';
import { ProductWriter } from '../products/product-writer';
import { readImageCell } from './image-cell';
import { ImportPlanner } from './import-planner';
import { planFile } from './plan-file';
import { checkCsv } from './read-csv';
import { isWriting, type RowPlan } from './row-plan';

/** Stands for an admin where it was done from the command line. */
const COMMAND_LINE = '00000000-0000-0000-0000-000000000000';

interface FileImport {
  csv: string;
  /** Folder with the images that lines name as `file:<name>`. */
  images?: string;
  /** When it is said to have happened: prices begin then, new products were made then. */
  at?: Date;
}

export interface ProductImportReport {
  lines: number;
  made: number;
  changed: number;
  unchanged: number;
  images: number;
  problems: CsvProblem[];
  /** Products that somebody else changed meanwhile. */
  leftOut: LeftOut[];
}

/**
 * Imports a file of any length, a part at a time: what was written stays if it is cut, and the next run goes on from
 * there. A file that cannot be read to its end is refused before anything is written. The running service sees
 * the changes by itself.
 */
export async function importFile(
  dataSource: DataSource,
  { csv, images, at }: FileImport,
): Promise<ProductImportReport> {
  await checkCsv(csv);
  const media = new MediaStore(dataSource, adminCatalogueEndpoints.uploadImage.path);
  const folder = images === undefined ? undefined : new ImageFolder(images, media);
  const planner = new ImportPlanner(
    dataSource,
    media,
    folder && ((cell) => readImageCell(cell, folder)),
  );
  const clock = new Clock();
  // The running service finds within seconds what is added to its outbox.
  const outbox = new Outbox(dataSource, { wake: () => undefined }, clock);
  const auditLog = new AuditLog(outbox, clock, { serviceName: 'catalogue' });
  const writer = new ProductWriter(dataSource, clock, new AfterCommit(), auditLog);
  const report: ProductImportReport = {
    lines: 0,
    made: 0,
    changed: 0,
    unchanged: 0,
    images: 0,
    problems: [],
    leftOut: [],
  };
  for await (const plans of planFile(csv, planner)) {
    count(report, plans);
    const edits = plans.filter(isWriting).map(({ edit }) => edit);
    if (edits.length === 0) continue;
    const order = { kind: 'import', adminId: COMMAND_LINE, edits, ...(at && { at }) } as const;
    const { products, leftOut } = await writer.write(order);
    report.made += products.filter(({ isNew }) => isNew).length;
    report.changed += products.filter(({ isNew, isChanged }) => !isNew && isChanged).length;
    report.leftOut.push(...leftOut);
  }
  return { ...report, images: folder?.count ?? 0 };
}

function count(report: ProductImportReport, plans: readonly RowPlan[]): void {
  report.lines += plans.length;
  for (const plan of plans) {
    if (plan.kind === 'same') report.unchanged += 1;
    if (plan.kind === 'wrong') report.problems.push(...plan.problems);
  }
}
