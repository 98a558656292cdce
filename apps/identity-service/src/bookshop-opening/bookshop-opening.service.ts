import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type accountEndpoints, identityErrorCodes, type Me } from '@zaino/contracts/identity';
import { DomainError } from '@zaino/service/domain-error';
import type { BodyOf } from '@zaino/service/route';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import type { SessionRecord } from '@zaino/service/sessions/session';
import { DataSource } from 'typeorm';
import { parseDomain } from '../bookshops/parse-domain';
import type { Reservation } from '../bookshops/reservation';
import { Reservations } from '../bookshops/reservations';
import { AccountSessions } from '../credentials/account-sessions';
import { inTransaction } from '@zaino/service/in-transaction';
import { type PendingSession, PendingSessions } from '../sessions/pending-sessions';
import type { Visit } from '../sessions/visitor-sessions.service';
import { lockSignedIn } from '../users/lock-user';
import { raiseGeneration } from '../users/raise-generation';
import { UserEntity } from '../users/user.entity';

type Opening = BodyOf<typeof accountEndpoints.openBookshop>;

const DOMAIN_FIELD = 'domain';

/** A family's account that becomes a bookshop owner's. */
@Injectable()
export class BookshopOpeningService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reservations: Reservations,
    private readonly pending: PendingSessions,
    private readonly sessions: AccountSessions,
  ) {}

  /** The session gets another id with the role; other devices sign in again to get it. */
  async open(signedIn: SignedIn, opening: Opening, { request, reply }: Visit): Promise<Me> {
    const { session } = signedIn;
    const { user } = session;
    const { uid } = user;
    const domain = parseDomain(opening.domain, DOMAIN_FIELD);
    if (user.role === 'colleague') throw worksInOne();
    if (user.tenantId !== null) throw alreadyOpen();
    this.pending.requireStore();
    const reservation = { id: randomUUID(), ownerId: uid, domain, name: opening.name };
    const { tenant, opened } = await this.reservations.during(
      reservation,
      DOMAIN_FIELD,
      async (reserved) => ({
        tenant: reserved,
        opened: await this.promote(reservation, session, (owner) =>
          this.pending.goOn(owner, signedIn, request),
        ),
      }),
    );
    this.pending.give(opened, reply);
    const message = 'Una famiglia ha aperto una libreria';
    await this.sessions.settle({ uid, keptId: opened.id, category: 'role.change', message });
    const { customerToken, csrfToken } = opened.session;
    return { user: opened.session.user, customerToken, csrfToken, tenant };
  }

  private promote(
    reservation: Reservation,
    session: SessionRecord,
    openSession: (owner: UserEntity) => Promise<PendingSession>,
  ): Promise<PendingSession> {
    const { id: tenantId, ownerId: uid } = reservation;
    return inTransaction(this.dataSource, async (manager) => {
      const family = await lockSignedIn(manager, session);
      if (family.tenantId !== null) throw alreadyOpen();
      if (family.colleagueOf !== null) throw worksInOne();
      const role = 'bookshop';
      await manager.update(UserEntity, { uid }, { role, tenantId });
      await this.reservations.confirm(manager, reservation);
      const raised = await raiseGeneration(manager, uid);
      const sessionGeneration = raised ?? family.sessionGeneration;
      return openSession(Object.assign(family, { role, tenantId, sessionGeneration } as const));
    });
  }
}

function alreadyOpen(): DomainError {
  const detail = 'Hai già una libreria';
  return new DomainError('conflict', identityErrorCodes.alreadyOpen, { detail });
}

function worksInOne(): DomainError {
  const detail = 'Con questo account lavori già in una libreria: per aprirne una usane un altro';
  return new DomainError('conflict', identityErrorCodes.worksAlready, { detail });
}
