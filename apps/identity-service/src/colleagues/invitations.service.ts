import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { mailOriginOf } from '@zaino/service/mail/mail-origin';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountLinks } from '../account-links/account-links';
import { MailQueue } from '../mail/mail-queue';
import { ColleagueInvitationEntity } from '../users/colleague-invitation.entity';
import { lockSignedIn } from '../users/lock-user';
import { UserEntity } from '../users/user.entity';
import { ColleagueBookshops, shownName } from './colleague-bookshops';
import { invitedBefore, ownAddress, tooManyFor, unknownColleague } from './refused-colleague';
import { ownTenantId } from './own-tenant-id';

/** Invitations to work in a bookshop, each by a mail with a link. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookshops: ColleagueBookshops,
    private readonly links: AccountLinks,
    private readonly mails: MailQueue,
    private readonly clock: Clock,
  ) {}

  /** Whether the address has an account is looked at by nobody: it makes no difference here. */
  async invite({ session }: SignedIn, email: string, request: FastifyRequest): Promise<void> {
    const tenantId = ownTenantId(session);
    const bookshop = await this.bookshops.whoMayInvite(tenantId);
    const origin = mailOriginOf(request, session.user.uid);
    await inTransaction(this.dataSource, async (manager) => {
      // One at a time for an owner: two at once would both find the last free place.
      const owner = await lockSignedIn(manager, session);
      if (owner.email === email) throw ownAddress();
      await assertNew(manager, tenantId, email);
      if ((await countOf(manager, tenantId)) >= bookshop.colleagues)
        throw tooManyFor(bookshop.colleagues);
      const id = randomUUID();
      const invitedAt = this.now();
      const row = { id, tenantId, email, bookshop: shownName(bookshop), invitedAt };
      await manager.insert(ColleagueInvitationEntity, row);
      await this.mails.add(manager, { kind: 'colleague-invited', invitationId: id }, origin);
    });
  }

  /** The link before ends once the new one is out; asked for too often, no mail goes out. */
  async resend({ session }: SignedIn, id: string, request: FastifyRequest): Promise<void> {
    const tenantId = ownTenantId(session);
    const bookshop = await this.bookshops.whoMayInvite(tenantId);
    const origin = mailOriginOf(request, session.user.uid);
    await inTransaction(this.dataSource, async (manager) => {
      const changes = { invitedAt: this.now(), bookshop: shownName(bookshop) };
      const { affected } = await manager.update(
        ColleagueInvitationEntity,
        { id, tenantId },
        changes,
      );
      if (affected !== 1) throw unknownColleague();
      await this.mails.add(manager, { kind: 'colleague-invited', invitationId: id }, origin);
    });
  }

  async withdraw({ session }: SignedIn, id: string): Promise<void> {
    const own = { id, tenantId: ownTenantId(session) };
    await inTransaction(this.dataSource, async (manager) => {
      const { affected } = await manager.delete(ColleagueInvitationEntity, own);
      if (affected !== 1) throw unknownColleague();
      await this.links.endAll(manager, id);
    });
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}

async function assertNew(manager: EntityManager, tenantId: string, email: string): Promise<void> {
  const isInvited = await manager.existsBy(ColleagueInvitationEntity, { tenantId, email });
  if (isInvited || (await manager.existsBy(UserEntity, { colleagueOf: tenantId, email })))
    throw invitedBefore();
}

async function countOf(manager: EntityManager, tenantId: string): Promise<number> {
  const colleagues = await manager.countBy(UserEntity, { colleagueOf: tenantId });
  return colleagues + (await manager.countBy(ColleagueInvitationEntity, { tenantId }));
}
