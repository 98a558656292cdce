import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { DeletedAccountEntity } from './deleted-account.entity';
import { LoggedEventEntity } from './logged-event.entity';
import type { NewEvent } from './new-event';

/** The table of the last seven days. */
@Injectable()
export class EventStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Keeps entries; one that came by the stream before is left as it is. */
  async add(events: NewEvent[]): Promise<void> {
    if (events.length === 0) return;
    const { manager } = this.dataSource;
    await manager
      .createQueryBuilder()
      .insert()
      .into(LoggedEventEntity)
      .values(events)
      .orIgnore()
      .updateEntity(false)
      .execute();
    await this.anonymise(events);
  }

  /**
   * An account may have been deleted while the entry was on its way. Looked up after the insert is committed: either
   * the account's mark is seen here, or it comes later, and the entry is there for the deletion to find.
   */
  private async anonymise(events: NewEvent[]): Promise<void> {
    const uids = [...new Set(events.flatMap(({ userId }) => userId ?? []))];
    if (uids.length === 0) return;
    const gone = await this.dataSource.manager.findBy(DeletedAccountEntity, { uid: In(uids) });
    if (gone.length === 0) return;
    const userIds = gone.map(({ uid }) => uid);
    await this.dataSource.manager.update(
      LoggedEventEntity,
      { userId: In(userIds) },
      { userId: null },
    );
  }
}
