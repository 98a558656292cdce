import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  DATA_REQUEST_LIMIT,
  type DataRequest,
  type dataRequestEndpoints,
} from '@zaino/contracts/identity';
import type { AnswerOf } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf, QueryOf } from '@zaino/service/route';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { DataSource, type FindOptionsWhere, In, LessThan, Not } from 'typeorm';
import { DataRequestEntity } from '../data-requests/data-request.entity';
import { requestDeadline } from '../data-requests/request-deadline';
import { UserEntity } from '../users/user.entity';
import { dataRequestAnswer } from './data-request-answer';
import { lockAccount } from './lock-account';
import { refusedField } from './refused-account';

/** How long a request may have lain before it is entered, in days: an older one has a wrong date. */
const OLDEST_DAYS = 366;

/** What people have asked about their data. */
@Injectable()
export class DataRequestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  async list({
    uid,
    isOpen,
    page,
  }: QueryOf<typeof dataRequestEndpoints.list>): Promise<
    AnswerOf<typeof dataRequestEndpoints.list>
  > {
    const { manager } = this.dataSource;
    const today = italianDay(this.clock.now());
    const where: FindOptionsWhere<DataRequestEntity> = {
      ...(uid !== undefined && { userUid: uid }),
      ...(isOpen !== undefined && { state: isOpen ? 'open' : Not('open') }),
    };
    const [[rows, total], open, late] = await Promise.all([
      manager.findAndCount(DataRequestEntity, {
        where,
        // Those that nobody has answered have no moment, and come first.
        order: isOpen === true ? { dueOn: 'ASC', id: 'ASC' } : { answeredAt: 'DESC', id: 'ASC' },
        skip: (page - 1) * DATA_REQUEST_LIMIT,
        take: DATA_REQUEST_LIMIT,
      }),
      manager.countBy(DataRequestEntity, { state: 'open' }),
      manager.countBy(DataRequestEntity, { state: 'open', dueOn: LessThan(today) }),
    ]);
    const names = await this.namesOf(rows);
    const requests = rows.map((row) =>
      dataRequestAnswer(row, names.get(row.userUid) ?? null, today),
    );
    return { requests, total, open, late };
  }

  async enter(
    uid: string,
    { kind, receivedOn, evidence }: BodyOf<typeof dataRequestEndpoints.enter>,
    { session }: SignedIn,
  ): Promise<DataRequest> {
    const now = this.clock.now();
    const today = italianDay(now);
    const oldest = italianDay(now - OLDEST_DAYS * DAY_MS);
    if (receivedOn > today || receivedOn < oldest) {
      throw refusedField('receivedOn', 'Scegli un giorno dell’ultimo anno, non dopo oggi');
    }
    const row: DataRequestEntity = {
      id: randomUUID(),
      userUid: uid,
      kind,
      state: 'open',
      source: 'staff',
      receivedOn,
      dueOn: requestDeadline(receivedOn),
      evidence,
      enteredBy: session.user.displayName,
      answeredAt: null,
      answeredBy: null,
      refusal: '',
    };
    const name = await inTransaction(this.dataSource, async (manager) => {
      const { displayName } = await lockAccount(manager, uid);
      await manager.insert(DataRequestEntity, row);
      await this.auditLog.record(manager, {
        act: 'data-requests.entered',
        subject: { kind: 'account', id: uid },
        after: { request: row.id, kind, receivedOn, dueOn: row.dueOn },
      });
      return displayName;
    });
    return dataRequestAnswer(row, name, today);
  }

  private async namesOf(rows: readonly DataRequestEntity[]): Promise<Map<string, string>> {
    if (rows.length === 0) return new Map();
    const users = await this.dataSource.manager.find(UserEntity, {
      select: { uid: true, displayName: true },
      where: { uid: In(rows.map(({ userUid }) => userUid)) },
    });
    return new Map(users.map(({ uid, displayName }) => [uid, displayName]));
  }
}
