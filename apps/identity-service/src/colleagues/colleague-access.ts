import { Injectable } from '@nestjs/common';
import { inTransaction } from '@zaino/service/in-transaction';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { DataSource } from 'typeorm';
import { signInUnavailable } from '../sessions/sign-in-unavailable';
import { ColleagueInvitationEntity } from '../users/colleague-invitation.entity';
import { raiseGeneration } from '../users/raise-generation';
import { UserEntity } from '../users/user.entity';

/** What colleagues may do in a bookshop, and its end; their accounts stay. */
@Injectable()
export class ColleagueAccess {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionStore,
    private readonly securityLog: SecurityLog,
  ) {}

  /** False where nobody of that id works there. */
  async end(tenantId: string, uid: string): Promise<boolean> {
    const works = { uid, colleagueOf: tenantId };
    if (!(await this.dataSource.manager.existsBy(UserEntity, works))) return false;
    // Before the role: a session that still has it must not outlive it.
    await this.sessions.revokeAll(uid).catch(signInUnavailable);
    await inTransaction(this.dataSource, async (manager) => {
      const { affected } = await manager.update(UserEntity, works, { colleagueOf: null });
      if (affected === 1) await raiseGeneration(manager, uid);
    });
    await this.sessions.revokeAll(uid).catch(signInUnavailable);
    this.securityLog.record({
      level: 'INFO',
      category: 'role.change',
      message: 'Un account non lavora più in una libreria',
      data: { from: 'colleague', to: 'customer' },
      userId: uid,
    });
    return true;
  }

  /** The bookshop is gone. Idempotent. */
  async endAll(tenantId: string): Promise<void> {
    const { manager } = this.dataSource;
    await manager.delete(ColleagueInvitationEntity, { tenantId });
    const select = { uid: true };
    const colleagues = await manager.find(UserEntity, { select, where: { colleagueOf: tenantId } });
    for (const { uid } of colleagues) await this.end(tenantId, uid);
  }
}
