import { Inject, Injectable } from '@nestjs/common';
import {
  REJECT_LIMIT,
  type RejectedRow as ListedReject,
  rejectSentences,
  schoolsErrorCodes,
} from '@zaino/contracts/schools';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type { Connection } from 'mysql2/promise';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { Config } from '../config';
import { importRunning } from '../import-desk/import-running';
import { ImportError } from '../import/import-error';
import { ImportRejectEntity } from '../import/import-reject.entity';
import { problemOf, type RowFormat, rowText } from '../import/repair/repaired-row';
import { type RepairedRow, repairRows } from '../import/repair/repair-rows';
import { isCorrectable, readFormats, toRejectedRow } from './reject-rows';

/** Rejected rows are corrected one by one, and imported together. */
@Injectable()
export class RepairsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
    @Inject(CONFIG) private readonly config: Pick<Config, 'MYSQL_URL'>,
  ) {}

  /** By the rules of an import: what it could still not use is refused, and the cell named. */
  async correct(id: number, cells: string[], admin: string): Promise<ListedReject> {
    return inTransaction(this.dataSource, async (manager) => {
      const reject = await lockReject(manager, id);
      const format = (await readFormats(manager, [reject])).get(reject.sourceId);
      if (format === undefined || !isCorrectable(reject)) throw notCorrectable();
      const corrected = rowText(format, cells);
      requireUsable(format, corrected);
      const changedAt = new Date(this.clock.now());
      const changes = { state: 'corrected', corrected, changedBy: admin, changedAt } as const;
      await manager.update(ImportRejectEntity, id, changes);
      const { fileName, line, state } = reject;
      await this.auditLog.record(manager, {
        act: 'import-rejects.corrected',
        subject: { kind: 'import-reject', id: String(id) },
        before: { state, fileName, line },
        after: { state: 'corrected' },
      });
      return toRejectedRow(Object.assign(reject, changes), format);
    });
  }

  /** Rows that were imported stay so. */
  async discard(ids: number[], isDiscarded: boolean, admin: string): Promise<{ success: true }> {
    await inTransaction(this.dataSource, async (manager) => {
      const from = isDiscarded ? (['open', 'corrected'] as const) : (['discarded'] as const);
      const { affected } = await manager.update(
        ImportRejectEntity,
        { id: In(ids), state: In(from) },
        {
          state: isDiscarded ? 'discarded' : 'open',
          changedBy: admin,
          changedAt: new Date(this.clock.now()),
        },
      );
      if (affected === 0) {
        this.auditLog.changedNothing();
        return;
      }
      await this.auditLog.record(manager, {
        act: 'import-rejects.discarded',
        subject: { kind: 'import-reject', id: String(ids[0]) },
        after: { ids, isDiscarded },
      });
    });
    return { success: true };
  }

  async import() {
    const { manager } = this.dataSource;
    const corrected = await manager.find(ImportRejectEntity, {
      where: { state: 'corrected' },
      order: { id: 'ASC' },
      take: REJECT_LIMIT,
    });
    const formats = await readFormats(manager, corrected);
    const rows = corrected.flatMap(({ id, sourceId, corrected: text }) => {
      const format = formats.get(sourceId);
      return format && text !== null ? [{ id, sourceId, format, text }] : [];
    });
    const lost = corrected.filter(({ sourceId }) => !formats.has(sourceId)).map(({ id }) => id);
    if (lost.length > 0) await this.reopen(lost);
    if (rows.length === 0) this.auditLog.changedNothing();
    const outcome = rows.length === 0 ? { imported: 0, duplicate: 0 } : await this.repair(rows);
    const left = await manager.countBy(ImportRejectEntity, { state: 'corrected' });
    return { ...outcome, left };
  }

  /** Their file is not in use any more: they would wait for ever, before others. */
  private async reopen(ids: number[]): Promise<void> {
    const corrected = { id: In(ids), state: 'corrected' } as const;
    await this.dataSource.manager.update(ImportRejectEntity, corrected, { state: 'open' });
  }

  private async repair(rows: RepairedRow[]) {
    const act = this.auditLog.message({
      act: 'import-rejects.imported',
      subject: { kind: 'import-reject', id: String(rows[0]?.id) },
      after: { rows: rows.map(({ id }) => id) },
    });
    try {
      return await repairRows(this.config.MYSQL_URL, rows, async (run) => {
        await this.note(run, rows);
        // On the connection that imports, of which the outbox knows nothing: its next look finds it.
        const now = new Date(this.clock.now());
        await run.query(
          'INSERT INTO outbox_message (topic, payload, due_at, created_at) VALUES (?, ?, ?, ?)',
          [act.topic, JSON.stringify(act.payload), now, now],
        );
      });
    } catch (error) {
      const isBusy = error instanceof ImportError && error.code === 'busy';
      throw isBusy ? importRunning(error) : error;
    }
  }

  /** In the transaction that imports them; what somebody has changed meanwhile is imported as it was. */
  private async note(run: Connection, rows: readonly RepairedRow[]): Promise<void> {
    await run.query("UPDATE import_reject SET state = 'imported', changed_at = ? WHERE id IN (?)", [
      new Date(this.clock.now()),
      rows.map(({ id }) => id),
    ]);
    for (const sourceId of new Set(rows.map((row) => row.sourceId))) {
      const count = rows.filter((row) => row.sourceId === sourceId).length;
      await run.query(
        `UPDATE source_file SET rows_imported = rows_imported + ?,
           rows_rejected = GREATEST(rows_rejected, ?) - ? WHERE id = ?`,
        [count, count, count, sourceId],
      );
    }
  }
}

function requireUsable(format: RowFormat, text: string): void {
  const problem = problemOf(format, text);
  if (problem === null) return;
  const { code, column } = problem;
  const message = rejectSentences[code];
  throw new DomainError('invalid', schoolsErrorCodes.importRowRefused, {
    detail: column === null ? `${message}.` : `${column}: ${message}.`,
    ...(column !== null && { errors: [{ path: column, message }] }),
  });
}

async function lockReject(manager: EntityManager, id: number): Promise<ImportRejectEntity> {
  const reject = await manager.findOne(ImportRejectEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (reject === null) throw new DomainError('not-found', sharedErrorCodes.notFound);
  return reject;
}

function notCorrectable(): DomainError {
  return new DomainError('conflict', schoolsErrorCodes.importRowNotCorrectable, {
    detail: 'Questa riga non si può più correggere: il suo file non è più in uso.',
  });
}
