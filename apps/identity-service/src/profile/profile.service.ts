import { Injectable } from '@nestjs/common';
import type { Profile, ProfileChanges } from '@zaino/contracts/identity';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { DataSource } from 'typeorm';
import { UserEntity } from '../users/user.entity';
import { goneAccount } from '../users/gone-account';
import { toProfile } from './to-profile';

/** The own account, as its owner sees and fills it in. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionStore,
  ) {}

  async read(uid: string): Promise<Profile> {
    const user = await this.dataSource.manager.findOneBy(UserEntity, { uid });
    if (user !== null) return toProfile(user);
    await this.sessions.revokeAll(uid);
    throw goneAccount();
  }

  /** What is left out stays. */
  async update(uid: string, changes: ProfileChanges): Promise<Profile> {
    if (Object.keys(changes).length > 0)
      await this.dataSource.manager.update(UserEntity, { uid }, changes);
    const profile = await this.read(uid);
    const { displayName } = profile;
    // Also where it was the same before: the last attempt may have ended between the two.
    if (changes.displayName !== undefined) await this.sessions.updateUser(uid, { displayName });
    return profile;
  }
}
