import { Injectable } from '@nestjs/common';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { ChildrenService } from '../children/children.service';
import { SecurityLogService } from '../security-log/security-log.service';
import { AccessData } from './access-data';
import { DataElsewhere } from './data-elsewhere';
import { ProfileService } from './profile.service';

/** All that is kept about a person (Regolamento UE 2016/679, articles 15 and 20). */
@Injectable()
export class PersonalData {
  constructor(
    private readonly profiles: ProfileService,
    private readonly elsewhere: DataElsewhere,
    private readonly children: ChildrenService,
    private readonly access: AccessData,
    private readonly securityLog: SecurityLogService,
  ) {}

  /** Fails where a part of it cannot be had: half of one's data would look like all of it. */
  async collect(signedIn: SignedIn) {
    const { user } = signedIn.session;
    const { uid } = user;
    const [profile, elsewhere, { children, childBooks }, { sessions, secondFactor }, securityLog] =
      await Promise.all([
        this.profiles.read(uid),
        this.elsewhere.collect(user),
        this.children.collect(uid),
        this.access.collect(signedIn),
        this.securityLog.entriesOf(uid),
      ]);
    return {
      profile,
      ...elsewhere,
      children,
      childBooks,
      sessions,
      secondFactor,
      securityLog,
    };
  }
}
