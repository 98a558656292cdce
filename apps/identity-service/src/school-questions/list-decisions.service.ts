import { Injectable } from '@nestjs/common';
import type { identityInternalEndpoints } from '@zaino/contracts/identity';
import type { BodyOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { MailQueue } from '../mail/mail-queue';
import { UserEntity } from '../users/user.entity';

type Decision = BodyOf<typeof identityInternalEndpoints.tellTeacher>;

/** Tells who has proposed the materials of a class what became of them. */
@Injectable()
export class ListDecisionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailQueue,
  ) {}

  /** Staff causes it: nobody's count but the mailbox's own. */
  async tell(uid: string, decision: Decision): Promise<void> {
    const { manager } = this.dataSource;
    const user = await manager.findOneBy(UserEntity, { uid });
    if (user === null) return;
    const { email, firstName, emailVerifiedAt } = user;
    const kind = 'teacher-list-decision' as const;
    const isProven = emailVerifiedAt !== null;
    await this.mails.add(manager, { kind, email, firstName, isProven, ...decision }, null);
  }
}
