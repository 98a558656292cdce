import { Injectable } from '@nestjs/common';
import { isOfAdmins } from '@zaino/service/sessions/session';
import { sessionIdOf } from '@zaino/service/sessions/session-cookie';
import { type ListedSession, SessionStore } from '@zaino/service/sessions/session-store';
import { DataSource } from 'typeorm';
import { type Visit, VisitorSessionsService } from '../sessions/visitor-sessions.service';
import { UserEntity } from '../users/user.entity';

/** Whose session is handed over, and which. */
export interface HandedSession {
  uid: string;
  /** Its handle. */
  customerToken: string;
}

/** The session at the one site, and the one that is opened by it at the other. */
@Injectable()
export class HandoverSessions {
  constructor(
    private readonly store: SessionStore,
    private readonly visitors: VisitorSessionsService,
    private readonly dataSource: DataSource,
  ) {}

  /** Of the browser at this site; null where nobody is signed in, or an admin. */
  async of({ request }: Visit): Promise<HandedSession | null> {
    const id = sessionIdOf(request);
    const session = id === null ? null : await this.store.find(id);
    if (session === null || session === 'revoked' || isOfAdmins(session.kind)) return null;
    const { user, customerToken } = session;
    return { uid: user.uid, customerToken };
  }

  /** Opens one of the same family; false where the session at the other site has ended meanwhile. */
  async open({ uid, customerToken }: HandedSession, visit: Visit): Promise<boolean> {
    const first = await this.livingSession(uid, customerToken);
    const user = await this.dataSource.manager.findOneBy(UserEntity, { uid });
    if (!first || user === null) return false;
    const isRemembered = first.kind === 'remembered';
    const family = first.family ?? customerToken;
    const me = await this.visitors.openOfFamily(user, visit, { isRemembered, family });
    if (await this.livingSession(uid, customerToken)) return true;
    // Signed out there while this one was opened.
    await this.visitors.takeBack(uid, me.customerToken, visit.reply);
    return false;
  }

  private async livingSession(uid: string, handle: string): Promise<ListedSession | undefined> {
    return (await this.store.list(uid)).find(({ customerToken }) => customerToken === handle);
  }
}
