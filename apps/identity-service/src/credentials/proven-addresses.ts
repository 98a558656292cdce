import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { isDuplicate } from '@zaino/service/is-duplicate';
import { accountOrigin, type MailOrigin } from '@zaino/service/mail/mail-origin';
import { Outbox } from '@zaino/service/outbox/outbox';
import type { EntityManager } from 'typeorm';
import { AccountLinks } from '../account-links/account-links';
import { invalidLink } from '../account-links/invalid-link';
import { PROVE_TENANT_ADDRESS_TOPIC } from '../bookshops/prove-tenant-address';
import { MailQueue } from '../mail/mail-queue';
import { ADDRESS_PROVEN_TOPIC } from '../users/announce-address';
import { emailTaken } from '../users/email-taken';
import { REFRESH_SESSIONS_TOPIC } from '../users/refresh-sessions';
import { UserEntity } from '../users/user.entity';

export interface ProvenAddress {
  uid: string;
  email: string;
  /** It has taken the place of another. */
  isNew: boolean;
}

interface Proven {
  email: string;
  /** Whose call it is. */
  origin: MailOrigin;
}

/** What follows from a link that proves an address. */
@Injectable()
export class ProvenAddresses {
  constructor(
    private readonly links: AccountLinks,
    private readonly mails: MailQueue,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** In a transaction; the link is used up only where all of it works. */
  async accept(manager: EntityManager, token: string, origin: MailOrigin): Promise<ProvenAddress> {
    const { link, user } = await this.links.use(manager, token, ['verify', 'change-email']);
    const { uid } = user;
    const { email } = link;
    const isNew = link.purpose === 'change-email';
    // Another address may have been asked for since.
    if (email !== (isNew ? user.pendingEmail : user.email)) throw invalidLink();
    if (isNew)
      await this.move(manager, user, { email, origin: { ...accountOrigin(uid), ...origin } });
    else await manager.update(UserEntity, { uid }, { emailVerifiedAt: this.now() });
    await this.outbox.addAll(manager, [
      { topic: REFRESH_SESSIONS_TOPIC, payload: { uid } },
      { topic: ADDRESS_PROVEN_TOPIC, payload: { uid } },
    ]);
    // A bookshop that is opened meanwhile hears of it with its confirmation.
    if (user.tenantId !== null) {
      await this.outbox.add(manager, PROVE_TENANT_ADDRESS_TOPIC, { uid });
    }
    return { uid, email, isNew };
  }

  private async move(manager: EntityManager, user: UserEntity, proven: Proven): Promise<void> {
    const { email, origin } = proven;
    const { uid } = user;
    const changes = { email, emailVerifiedAt: this.now(), pendingEmail: null };
    await manager.update(UserEntity, { uid }, changes).catch(refuseDuplicate);
    // Those to the old address would still open the account.
    await this.links.endAll(manager, uid);
    const { email: old, firstName } = user;
    // An address that nobody had proven may be a stranger's, who is not written to.
    const isProven = user.emailVerifiedAt !== null;
    const mail = { kind: 'address-changed', email: old, firstName, isProven } as const;
    await this.mails.add(manager, mail, origin);
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}

/** Told only to who has just proven that the address is theirs. */
function refuseDuplicate(error: unknown): never {
  throw isDuplicate(error) ? emailTaken() : error;
}
