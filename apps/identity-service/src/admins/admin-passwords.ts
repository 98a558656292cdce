import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Passwords } from '../passwords/passwords';
import { AdminEntity } from '../users/admin.entity';

/** Admins as signing in and verifying look for them: one that is disabled proves nothing. */
@Injectable()
export class AdminPasswords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
  ) {}

  find(username: string): Promise<AdminEntity | null> {
    return this.dataSource.manager.findOneBy(AdminEntity, { username });
  }

  async findEnabled(id: string): Promise<AdminEntity | null> {
    const admin = await this.dataSource.manager.findOneBy(AdminEntity, { id });
    return admin?.disabledAt === null ? admin : null;
  }

  /** The admin for the right password, else null, after the same work in every case. */
  async prove(admin: AdminEntity | null, password: string): Promise<AdminEntity | null> {
    const isRight = await this.passwords.verify(password, admin?.passwordHash ?? null);
    if (!isRight || admin === null) return null;
    // Read again: somebody may have been disabled while the password was checked.
    const enabled = await this.findEnabled(admin.id);
    if (enabled && this.passwords.isOutdated(enabled.passwordHash)) {
      const { id, passwordHash } = enabled;
      const renewed = await this.passwords.hash(password);
      await this.dataSource.manager.update(
        AdminEntity,
        { id, passwordHash },
        { passwordHash: renewed },
      );
      enabled.passwordHash = renewed;
    }
    return enabled;
  }
}
