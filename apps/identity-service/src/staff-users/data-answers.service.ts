import { Injectable, Logger } from '@nestjs/common';
import type { DataAnswer, DataRequest } from '@zaino/contracts/identity';
import { italianDay } from '@zaino/rules/italian-day';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { DataSource, type EntityManager } from 'typeorm';
import { DataRequestEntity } from '../data-requests/data-request.entity';
import { UserEntity } from '../users/user.entity';
import { dataRequestAnswer } from './data-request-answer';
import { RequestAnswers } from './request-answers';
import { answeredRequest, unknownRequest } from './refused-account';

/** Answers what people have asked about their data. */
@Injectable()
export class DataAnswersService {
  private readonly logger = new Logger('DataAnswers');

  constructor(
    private readonly dataSource: DataSource,
    private readonly answers: RequestAnswers,
    private readonly sessions: SessionStore,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  async answer(id: string, answer: DataAnswer, { session }: SignedIn): Promise<DataRequest> {
    const by = session.user.displayName;
    const { uid, name } = await inTransaction(this.dataSource, async (manager) => {
      const { request, user } = await lockRequest(manager, id);
      await this.answers.give(manager, answer, { request, user, by });
      await this.auditLog.record(manager, {
        act: acts[answer.kind],
        subject: { kind: 'account', id: user.uid },
        reason: answer.kind === 'refuse' ? answer.reason : null,
        after: { request: id, kind: request.kind },
      });
      return { uid: user.uid, name: answer.kind === 'delete-account' ? null : user.displayName };
    });
    if (name === null) await this.signOut(uid);
    const row = await this.dataSource.manager.findOneByOrFail(DataRequestEntity, { id });
    return dataRequestAnswer(row, name, italianDay(this.clock.now()));
  }

  /** The outbox does it again; an account that is gone is no failure of the call. */
  private async signOut(uid: string): Promise<void> {
    await this.sessions
      .revokeAll(uid)
      .catch((error: unknown) => this.logger.warn(`Sessions end later: ${String(error)}`));
  }
}

const acts: Record<DataAnswer['kind'], string> = {
  'hand-over': 'data-requests.handed-over',
  'delete-account': 'data-requests.account-deleted',
  refuse: 'data-requests.refused',
};

/**
 * A request that can still be answered, with its account, both locked: the account first, as where the person deletes it
 * meanwhile.
 */
async function lockRequest(
  manager: EntityManager,
  id: string,
): Promise<{ request: DataRequestEntity; user: UserEntity }> {
  const lock = { mode: 'pessimistic_write' } as const;
  const known = await manager.findOneBy(DataRequestEntity, { id });
  if (known === null) throw unknownRequest();
  const user = await manager.findOne(UserEntity, { where: { uid: known.userUid }, lock });
  const request = await manager.findOneOrFail(DataRequestEntity, { where: { id }, lock });
  if (user === null || (request.state !== 'open' && request.state !== 'sent')) {
    throw answeredRequest();
  }
  return { request, user };
}
