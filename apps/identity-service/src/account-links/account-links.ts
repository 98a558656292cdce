import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { hashOfToken, newToken } from '@zaino/service/sessions/session';
import { DataSource, type EntityManager, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { inTransaction } from '@zaino/service/in-transaction';
import { AdminEntity } from '../users/admin.entity';
import { ColleagueInvitationEntity } from '../users/colleague-invitation.entity';
import { UserEntity } from '../users/user.entity';
import { AccountLinkEntity, type LinkPurpose } from './account-link.entity';
import { invalidLink } from './invalid-link';
import { linkLifetimesMs } from './link-lifetimes';
import { mayBeSent } from './may-be-sent';

interface NewLink {
  purpose: LinkPurpose;
  uid: string;
  /** Where its mail goes. */
  email: string;
  messageId: string;
}

/** Single-use secrets of mails: made when a mail is sent, kept as hashes. */
@Injectable()
export class AccountLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * A link for a mail that is about to be sent; null where none is to be sent now. Of many messages at the same moment
   * one gets it: each looks under the account's lock.
   */
  issue(wanted: NewLink): Promise<IssuedLink | null> {
    const { purpose, uid, email, messageId } = wanted;
    return inTransaction(this.dataSource, async (manager) => {
      if (!(await isLocked(manager, wanted))) return null;
      const now = this.clock.now();
      const links = await manager.findBy(AccountLinkEntity, { uid, purpose });
      if (!mayBeSent(links, { messageId, email, now })) return null;
      const token = newToken();
      const { identifiers } = await manager.insert(AccountLinkEntity, {
        ...wanted,
        tokenHash: hashOfToken(token),
        createdAt: new Date(now),
        expiresAt: new Date(now + linkLifetimesMs[purpose]),
      });
      return { id: String(identifiers[0]?.id), token, purpose, uid };
    });
  }

  /** Its mail will not go out: nobody may be kept from another one by it. */
  async forget({ id }: IssuedLink): Promise<void> {
    await this.dataSource.manager.delete(AccountLinkEntity, { id, sentAt: IsNull() });
  }

  /** The mail is out: from now on its link alone counts. One whose mail is still on its way may come to replace it. */
  async markSent({ id, uid, purpose }: IssuedLink): Promise<void> {
    const now = new Date(this.clock.now());
    await inTransaction(this.dataSource, async (manager) => {
      const older = { uid, purpose, id: Not(id), sentAt: Not(IsNull()), endedAt: IsNull() };
      await manager.update(AccountLinkEntity, older, { endedAt: now });
      await manager.update(AccountLinkEntity, { id }, { sentAt: now });
    });
  }

  /** A link that could be followed now; throws `invalid-link` for any other. */
  async find(
    manager: EntityManager,
    token: string,
    purposes: readonly LinkPurpose[],
  ): Promise<AccountLinkEntity> {
    const link = await manager.findOneBy(AccountLinkEntity, {
      tokenHash: hashOfToken(token),
      endedAt: IsNull(),
      expiresAt: MoreThan(new Date(this.clock.now())),
    });
    if (link === null || !purposes.includes(link.purpose)) throw invalidLink();
    return link;
  }

  /**
   * Uses a link up, and gives its account locked until the transaction ends. Of two calls at once one gets it, the
   * other `invalid-link`.
   */
  async use(
    manager: EntityManager,
    token: string,
    purposes: readonly LinkPurpose[],
  ): Promise<{ link: AccountLinkEntity; user: UserEntity }> {
    const link = await this.find(manager, token, purposes);
    const lock = { mode: 'pessimistic_write' } as const;
    const user = await manager.findOne(UserEntity, { where: { uid: link.uid }, lock });
    await this.end(manager, link);
    if (user === null) throw invalidLink();
    return { link, user };
  }

  /** Uses up a link that is an admin's: of two calls at once one gets it, the other `invalid-link`. */
  async useOfAdmin(manager: EntityManager, token: string): Promise<AccountLinkEntity> {
    const link = await this.find(manager, token, ['admin-access']);
    await this.end(manager, link);
    return link;
  }

  /**
   * Uses up the link of an invitation, and the invitation with it, which nobody else can accept until the transaction
   * ends; `invalid-link` where it was taken back.
   */
  async useOfInvitation(manager: EntityManager, token: string): Promise<ColleagueInvitationEntity> {
    const link = await this.find(manager, token, ['colleague']);
    const lock = { mode: 'pessimistic_write' } as const;
    const where = { id: link.uid };
    const invitation = await manager.findOne(ColleagueInvitationEntity, { where, lock });
    if (invitation === null) throw invalidLink();
    await this.end(manager, link);
    await manager.delete(ColleagueInvitationEntity, where);
    return invitation;
  }

  /** After a change of password or address no link that is still on its way may undo it. */
  async endAll(manager: EntityManager, uid: string): Promise<void> {
    const endedAt = new Date(this.clock.now());
    await manager.update(AccountLinkEntity, { uid, endedAt: IsNull() }, { endedAt });
  }

  private async end(manager: EntityManager, { id }: AccountLinkEntity): Promise<void> {
    const endedAt = new Date(this.clock.now());
    const { affected } = await manager.update(
      AccountLinkEntity,
      { id, endedAt: IsNull() },
      { endedAt },
    );
    if (affected !== 1) throw invalidLink();
  }

  /** Forgets expired links, and with them the new addresses that nobody confirmed in time. */
  async deleteExpired(): Promise<void> {
    const now = new Date(this.clock.now());
    await this.dataSource.query(
      `UPDATE user JOIN account_link ON account_link.uid = user.uid
       SET user.pending_email = NULL
       WHERE account_link.expires_at < ? AND account_link.purpose = 'change-email'
       AND account_link.ended_at IS NULL AND account_link.email = user.pending_email`,
      [now],
    );
    await this.dataSource.manager.delete(AccountLinkEntity, { expiresAt: LessThan(now) });
  }
}

export interface IssuedLink {
  id: string;
  /** The secret itself, for the mail alone. */
  token: string;
  purpose: LinkPurpose;
  uid: string;
}

/** Locks the account that a link is for, so that two at once see one another; false where it is gone. */
async function isLocked(manager: EntityManager, { purpose, uid }: NewLink): Promise<boolean> {
  const lock = { mode: 'pessimistic_write' } as const;
  const holder =
    purpose === 'admin-access'
      ? await manager.findOne(AdminEntity, { where: { id: uid }, lock })
      : purpose === 'colleague'
        ? await manager.findOne(ColleagueInvitationEntity, { where: { id: uid }, lock })
        : await manager.findOne(UserEntity, { where: { uid }, lock });
  return holder !== null;
}
