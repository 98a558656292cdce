import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Passwords } from '../passwords/passwords';
import { UserEntity } from '../users/user.entity';
import type { PasswordChecks } from './identity-provider';

/** Our own accounts with our own passwords. */
@Injectable()
export class PasswordProvider implements PasswordChecks {
  readonly kind = 'password';

  constructor(
    private readonly passwords: Passwords,
    private readonly dataSource: DataSource,
  ) {}

  async prove(user: UserEntity | null, password: string): Promise<UserEntity | null> {
    const stored = user?.passwordHash ?? null;
    const isRight = await this.passwords.verify(password, stored);
    if (!isRight || user === null || stored === null) return null;
    if (!this.passwords.isOutdated(stored)) return user;
    const passwordHash = await this.renew(user.uid, stored, password);
    return Object.assign(user, { passwordHash });
  }

  /** Only over the hash that was checked: the password may have been changed in between. */
  private async renew(uid: string, passwordHash: string, password: string): Promise<string> {
    const renewed = await this.passwords.hash(password);
    await this.dataSource.manager.update(
      UserEntity,
      { uid, passwordHash },
      { passwordHash: renewed },
    );
    return renewed;
  }
}
