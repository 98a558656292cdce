import type { RejectCode, RejectedRow, RejectState } from '@zaino/contracts/schools';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { SourceFileEntity } from '../dataset/source-file.entity';
import { ImportRejectEntity } from '../import/import-reject.entity';
import { ImportSourceEntity } from '../import/import-source.entity';
import { repairableCells, type RowFormat } from '../import/repair/repaired-row';

export interface RejectFilter {
  run?: number | undefined;
  code?: RejectCode | undefined;
  state: RejectState;
}

/** Served by ix_import_reject_run_id, or without an import by ix_import_reject_state. */
export function rejectsOf(
  manager: EntityManager,
  { run, code, state }: RejectFilter,
): SelectQueryBuilder<ImportRejectEntity> {
  const query = manager
    .createQueryBuilder(ImportRejectEntity, 'reject')
    .where('reject.state = :state', { state });
  if (run !== undefined) query.andWhere('reject.runId = :run', { run });
  if (code !== undefined) query.andWhere('reject.code = :code', { code });
  return query;
}

type FormatRow = ImportSourceEntity & { source: SourceFileEntity };

/**
 * How the rows of files are read, by the id of the file; of those alone that are in use, whose rows can be corrected.
 * Each reject names the import that brought its file.
 */
export async function readFormats(
  manager: EntityManager,
  rejects: readonly ImportRejectEntity[],
): Promise<Map<number, RowFormat>> {
  const sourceIds = [...new Set(rejects.map(({ sourceId }) => sourceId))];
  if (sourceIds.length === 0) return new Map();
  const rows = await manager
    .createQueryBuilder(ImportSourceEntity, 'imported')
    .innerJoinAndMapOne(
      'imported.source',
      SourceFileEntity,
      'source',
      "source.id = imported.sourceId AND source.state = 'active'",
    )
    .where("imported.sourceId IN (:...sourceIds) AND imported.role = 'activated'", { sourceIds })
    .getMany();
  return new Map(
    (rows as FormatRow[]).flatMap(({ sourceId, delimiter, columnNames, source }) => {
      if (delimiter === null || columnNames === null) return [];
      const { kind, schoolYear } = source;
      return [[sourceId, { kind, schoolYear, delimiter, columnNames: columnNames.split(',') }]];
    }),
  );
}

/** Whether somebody may still correct it. */
export function isCorrectable({ state, isCut }: ImportRejectEntity): boolean {
  return !isCut && (state === 'open' || state === 'corrected');
}

export function toRejectedRow(
  reject: ImportRejectEntity,
  format: RowFormat | undefined,
): RejectedRow {
  const { id, runId, fileName, line, code, columnName, state } = reject;
  const text = reject.corrected ?? reject.text;
  const names = format?.columnNames ?? [];
  const cells = format && isCorrectable(reject) ? repairableCells(format, text) : null;
  return {
    id,
    runId,
    fileName,
    line,
    code,
    column: columnName,
    text,
    state,
    cells: cells && cells.map((cell, at) => ({ column: names[at] ?? '', text: cell })),
  };
}
