import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type BookChangeKind,
  bookFieldNames,
  type BookSourceKind,
  type BookValues,
  schoolsErrorCodes,
} from '@zaino/contracts/schools';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { insertRows, overwriteRows } from '@zaino/service/write-rows';
import { DataSource, type EntityManager } from 'typeorm';
import {
  BookDetailsEntity,
  type DetailFields,
  DetailsRevisionEntity,
  type FieldSource,
} from '../dataset/book-details.entity';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import { alteredFields } from './altered-fields';
import { EnrichmentChangeEntity, EnrichmentChangeItemEntity } from './enrichment-change.entity';
import { readDetails } from './stored-details';

/** Values for a book; those that are left out stay. */
export interface BookEdit {
  isbn: string;
  values: Partial<BookValues>;
  /** The version that the values were made on; any unless told. */
  expectedVersion?: number;
}

/** Who writes, and of what. */
export interface ChangeTerms {
  kind: BookChangeKind;
  /** Null for what the service does by itself. */
  adminId: string | null;
  /** Of the file, or of the source that was asked; empty without. */
  name: string;
}

interface EditOrder extends ChangeTerms {
  /** Of the values. */
  source: BookSourceKind;
  edits: readonly BookEdit[];
}

/** What becomes of one book: fields as they were shown, as they will be, and all that the desk says then. */
export interface BookStep {
  isbn: string;
  version: number;
  before: DetailFields;
  after: DetailFields;
  own: DetailFields;
}

/** Every write of details goes through here: one transaction each, which leaves what an undo needs. */
@Injectable()
export class EnrichmentWriter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly holder: SchoolDirectoryHolder,
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
      await writeSteps(manager, { id: changeId, ...terms, at: now, steps });
      return { changeId, books: steps.length };
    });
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

interface Change extends ChangeTerms {
  id: string;
  at: Date;
  steps: readonly BookStep[];
}

/** Expects the lock of `run`. */
export async function writeSteps(manager: EntityManager, change: Change): Promise<void> {
  const { id, kind, adminId, name, at, steps } = change;
  await manager.insert(EnrichmentChangeEntity, {
    id,
    kind,
    adminId,
    name,
    books: steps.length,
    createdAt: at,
    undoneAt: null,
  });
  if (steps.length === 0) return;
  await manager.increment(DetailsRevisionEntity, { id: 1 }, 'revision', 1);
  const { revision } = await manager.findOneByOrFail(DetailsRevisionEntity, { id: 1 });
  await overwriteRows(manager, {
    target: BookDetailsEntity,
    rows: steps.map(({ isbn, version, own }) => ({
      isbn,
      version,
      fields: own,
      revision,
      changedAt: at,
    })),
  });
  await insertRows(manager, {
    target: EnrichmentChangeItemEntity,
    rows: steps.map(({ isbn, before, after }) => ({
      changeId: id,
      isbn,
      beforeChange: before,
      afterChange: after,
    })),
  });
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
  return new DomainError('conflict', schoolsErrorCodes.bookChanged, { detail });
}
