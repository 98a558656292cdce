import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  releasesErrorCodes,
  type ReleasesEntry,
  type ReleasesEntryInput,
} from '@zaino/contracts/releases';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource } from 'typeorm';
import { EntryEntity } from './entry.entity';

/** Most that one answer carries. */
const MOST = 100;

@Injectable()
export class EntriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The newest first. */
  async list(): Promise<{ entries: ReleasesEntry[] }> {
    const rows = await this.dataSource.manager.find(EntryEntity, {
      order: { createdAt: 'DESC', id: 'ASC' },
      take: MOST,
    });
    return { entries: rows.map(entryAnswer) };
  }

  /** Where two ask for a title at once the table lets one of them have it, and the other looks once more. */
  add({ title, note }: ReleasesEntryInput): Promise<{ entry: ReleasesEntry }> {
    return inTransaction(
      this.dataSource,
      async (manager) => {
        if (await manager.existsBy(EntryEntity, { title })) throw titleTaken();
        const createdAt = new Date(this.clock.now());
        const row = manager.create(EntryEntity, { id: randomUUID(), title, note, createdAt });
        await manager.insert(EntryEntity, row);
        return { entry: entryAnswer(row) };
      },
      { retriesDuplicates: true },
    );
  }
}

function entryAnswer({ id, title, note, createdAt }: EntryEntity): ReleasesEntry {
  return { id, title, note, createdAt: createdAt.toISOString() };
}

function titleTaken(): DomainError {
  return new DomainError('conflict', releasesErrorCodes.titleTaken, {
    detail: 'C’è già una voce con questo titolo.',
  });
}
