import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type BookField,
  bookFieldNames,
  type BookLeftOut,
  bookErrorCodes,
} from '@zaino/contracts/schools';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { DomainError } from '@zaino/service/domain-error';
import type { EntityManager } from 'typeorm';
import type { DetailField, DetailFields } from '../dataset/book-details.entity';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import { titleOf } from '../directory/shelved-members';
import { EnrichmentChangeEntity, EnrichmentChangeItemEntity } from './enrichment-change.entity';
import { EnrichmentWriter, pickFields } from './enrichment-writer';
import { readDetails, type StoredDetails } from './stored-details';
import type { BookStep } from './write-change';

/** How long a change can be taken back, in milliseconds. */
export const UNDO_MS = 30 * DAY_MS;

interface Undone {
  changeId: string;
  steps: BookStep[];
  /** Books of which a field was changed again since. */
  kept: string[];
}

/** Takes changes back, field by field, as far as nobody has gone on from them. */
@Injectable()
export class EnrichmentUndoService {
  constructor(
    private readonly writer: EnrichmentWriter,
    private readonly holder: SchoolDirectoryHolder,
  ) {}

  async undo(adminId: string, id: string) {
    const { changeId, steps, kept } = await this.writer.run(async (manager, at) => {
      const { name } = await takeForUndo(manager, id, at);
      const undone = await planUndo(manager, id);
      const change = { id: undone.changeId, kind: 'undo', adminId, name, at } as const;
      await this.writer.apply(manager, { ...change, steps: undone.steps });
      return undone;
    });
    const { shelf } = this.holder.current();
    const leftOut = kept.map((isbn): BookLeftOut => ({
      id: isbn,
      nome: titleOf(shelf, isbn),
      motivo: 'È stato modificato nel frattempo',
    }));
    return { changeId, libri: steps.length, leftOut };
  }
}

async function planUndo(manager: EntityManager, id: string): Promise<Undone> {
  const items = await manager.findBy(EnrichmentChangeItemEntity, { changeId: id });
  const known = await readDetails(
    manager,
    items.map(({ isbn }) => isbn),
  );
  const undone: Undone = { changeId: randomUUID(), steps: [], kept: [] };
  for (const item of items) {
    const details = known.get(item.isbn);
    if (details === undefined) continue;
    const fields = fieldsOf(item);
    const free = fields.filter((field) => isLatest(details.shown[field], item.afterChange[field]));
    if (free.length < fields.length) undone.kept.push(item.isbn);
    if (free.length > 0) undone.steps.push(restored(item, details, free));
  }
  return undone;
}

const fieldsOf = ({ beforeChange, afterChange }: EnrichmentChangeItemEntity): BookField[] =>
  bookFieldNames.filter((field) => field in beforeChange || field in afterChange);

/** Whether a field is as the change has left it: written by whoever had written it then. */
function isLatest(now?: DetailField<unknown>, left?: DetailField<unknown>): boolean {
  return (now?.source.changeId ?? null) === (left?.source.changeId ?? null);
}

function restored(
  { isbn, beforeChange }: EnrichmentChangeItemEntity,
  { version, own, shown }: StoredDetails,
  fields: BookField[],
): BookStep {
  const others = bookFieldNames.filter((field) => !fields.includes(field));
  // What an import brought along is shown again by itself.
  const said = bookFieldNames.filter((field) => beforeChange[field]?.source.kind !== 'file');
  const after: DetailFields = pickFields(pickFields(beforeChange, fields), said);
  return {
    isbn,
    version: version + 1,
    before: pickFields(shown, fields),
    after,
    own: { ...pickFields(own, others), ...after },
  };
}

/** Marks the change as undone; writers go one after the other, so of two who try the second is refused. */
async function takeForUndo(
  manager: EntityManager,
  id: string,
  now: Date,
): Promise<EnrichmentChangeEntity> {
  const change = await manager.findOneBy(EnrichmentChangeEntity, { id });
  if (change === null) {
    const detail = 'Questa modifica non si può più annullare.';
    throw new DomainError('not-found', sharedErrorCodes.notFound, { detail });
  }
  if (change.undoneAt !== null) throw refused('Questa modifica è già stata annullata.');
  if (now.getTime() - change.createdAt.getTime() > UNDO_MS) {
    throw refused('Questa modifica ha più di 30 giorni e non si può più annullare.');
  }
  await manager.update(EnrichmentChangeEntity, { id }, { undoneAt: now });
  return change;
}

function refused(detail: string): DomainError {
  return new DomainError('conflict', bookErrorCodes.bookUndoRefused, { detail });
}
