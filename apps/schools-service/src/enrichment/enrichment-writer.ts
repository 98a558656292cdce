import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  bookErrorCodes,
  bookFieldNames,
  type BookSourceKind,
  type BookValues,
} from '@zaino/contracts/schools';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager } from 'typeorm';
import {
  type DetailFields,
  DetailsRevisionEntity,
  type FieldSource,
} from '../dataset/book-details.entity';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import { alteredFields } from './altered-fields';
import { bookActOf } from './book-act';
import { readDetails } from './stored-details';
import {
  type EnrichmentWrite,
  type BookStep,
  type EnrichmentTerms,
  writeChange,
} from './write-change';

/** Values for a book; those that are left out stay. */
export interface BookEdit {
  isbn: string;
  values: Partial<BookValues>;
  /** The version that the values were made on; any unless told. */
  expectedVersion?: number;
}

interface EditOrder extends EnrichmentTerms {
  /** Of the values. */
  source: BookSourceKind;
  edits: readonly BookEdit[];
}

/** Every write of details goes through here: one transaction each, which leaves what an undo needs. */
@Injectable()
export class EnrichmentWriter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly holder: SchoolDirectoryHolder,
    private readonly auditLog: AuditLog,
  ) {}

  /** All or nothing: a `conflict` where a book has another version than was expected and would be changed. */
  async write({
    source,
    edits,
    ...terms
  }: EditOrder): Promise<{ changeId: string; books: number }> {
    return this.run(async (manager, now) => {
      const changeId = randomUUID();
      const { name } = terms;
      const by: FieldSource = { kind: source, name, at: now.toISOString(), changeId };
      const known = await readDetails(
        manager,
        edits.map(({ isbn }) => isbn),
      );
      const steps = edits.flatMap(({ isbn, values, expectedVersion }): BookStep[] => {
        const { version = 0, own = {}, shown = {} } = known.get(isbn) ?? {};
        const after = alteredFields(shown, values, by);
        if (Object.keys(after).length === 0) return [];
        if (expectedVersion !== undefined && expectedVersion !== version) throw bookChanged();
        const before = pickFields(shown, Object.keys(after));
        return [{ isbn, version: version + 1, before, after, own: { ...own, ...after } }];
      });
      await this.apply(manager, { id: changeId, ...terms, at: now, steps });
      return { changeId, books: steps.length };
    });
  }

  /** Writes a change in the transaction of a `run`, and tells the audit log of it. */
  async apply(manager: EntityManager, change: EnrichmentWrite): Promise<void> {
    await writeChange(manager, change);
    const act = bookActOf(change);
    if (act === null) this.auditLog.changedNothing();
    // What the service does by itself is nobody's act.
    else if (change.adminId !== null) await this.auditLog.record(manager, act);
  }

  /** Runs a write of details; writers go one after the other, and afterwards all who read see what was changed. */
  async run<Result>(
    action: (manager: EntityManager, now: Date) => Promise<Result>,
  ): Promise<Result> {
    const result = await inTransaction(this.dataSource, async (manager) => {
      await manager.findOneOrFail(DetailsRevisionEntity, {
        where: { id: 1 },
        lock: { mode: 'pessimistic_write' },
      });
      return action(manager, new Date(this.clock.now()));
    });
    await this.holder.refresh();
    return result;
  }
}

/** Those of the fields that have one of these names. */
export function pickFields(fields: DetailFields, names: readonly string[]): DetailFields {
  const wanted = bookFieldNames.filter((name) => names.includes(name) && fields[name]);
  return Object.fromEntries(wanted.map((name) => [name, fields[name]])) as DetailFields;
}

function bookChanged(): DomainError {
  const detail =
    'Il libro è stato modificato nel frattempo: le tue modifiche non sono state salvate. ' +
    'Ricaricalo per vedere com’è adesso.';
  return new DomainError('conflict', bookErrorCodes.bookChanged, { detail });
}
