import type { BookChangeKind } from '@zaino/contracts/schools';
import { insertRows, overwriteRows } from '@zaino/service/write-rows';
import type { EntityManager } from 'typeorm';
import {
  BookDetailsEntity,
  type DetailFields,
  DetailsRevisionEntity,
} from '../dataset/book-details.entity';
import { EnrichmentChangeEntity, EnrichmentChangeItemEntity } from './enrichment-change.entity';

/** Who writes, and of what. */
export interface EnrichmentTerms {
  kind: BookChangeKind;
  /** Null for what the service does by itself. */
  adminId: string | null;
  /** Of the file, or of the source that was asked; empty without. */
  name: string;
}

/** What becomes of one book: fields as they were shown, as they will be, and all that the desk says then. */
export interface BookStep {
  isbn: string;
  version: number;
  before: DetailFields;
  after: DetailFields;
  own: DetailFields;
}

export interface EnrichmentWrite extends EnrichmentTerms {
  id: string;
  at: Date;
  steps: readonly BookStep[];
}

/** Writes details with what an undo needs of them; the row of the revision is locked by then. */
export async function writeChange(manager: EntityManager, change: EnrichmentWrite): Promise<void> {
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
