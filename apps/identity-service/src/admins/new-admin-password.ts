import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChosenPasswords } from '../passwords/chosen-passwords';
import { AdminEntity } from '../users/admin.entity';
import { AdminNotices } from './admin-notices';

/** What a change of an admin's password brings with it. */
@Injectable()
export class NewAdminPassword {
  constructor(
    private readonly passwords: ChosenPasswords,
    private readonly notices: AdminNotices,
  ) {}

  /** Before the transaction: it takes a while. Throws `weak-password` for one that is refused. */
  hash(password: string, { email, username }: AdminEntity): Promise<string> {
    return this.passwords.hash(password, { email, names: [username] });
  }

  /** In the transaction that has the admin locked: sessions until then count no more. */
  async set(manager: EntityManager, admin: AdminEntity, passwordHash: string): Promise<void> {
    const { id } = admin;
    admin.sessionGeneration += 1;
    const { sessionGeneration } = admin;
    await manager.update(AdminEntity, { id }, { passwordHash, sessionGeneration });
    await this.notices.tellPassword(manager, id);
  }
}
