import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { KnownDeviceEntity } from '../lockout/known-device.entity';
import { UserEntity } from '../users/user.entity';

export interface Account {
  user: UserEntity;
  /** Somebody signed in to it with this device before. */
  isKnownDevice: boolean;
}

/** Accounts as sign-in looks for them. */
@Injectable()
export class Accounts {
  constructor(private readonly dataSource: DataSource) {}

  /** One query, whatever there is, so that its time tells nothing. */
  async find(email: string, deviceHash: string | null): Promise<Account | null> {
    const isThis = 'device.uid = user.uid AND device.deviceHash = :deviceHash';
    const { entities, raw } = await this.dataSource.manager
      .createQueryBuilder(UserEntity, 'user')
      .leftJoin(KnownDeviceEntity, 'device', isThis, { deviceHash: deviceHash ?? '' })
      .addSelect('device.deviceHash', 'device')
      .where('user.email = :email', { email })
      .getRawAndEntities<{ device: string | null }>();
    const [user] = entities;
    return user ? { user, isKnownDevice: raw[0]?.device != null } : null;
  }

  /** Whether the password that was proved is the account's still: it may have been changed meanwhile. */
  hasKeptPassword({ uid, passwordHash }: UserEntity): Promise<boolean> {
    return this.dataSource.manager.existsBy(UserEntity, {
      uid,
      passwordHash: passwordHash ?? IsNull(),
    });
  }
}
