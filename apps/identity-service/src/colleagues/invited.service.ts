import { Inject, Injectable } from '@nestjs/common';
import type { ShownInvitation } from '@zaino/contracts/identity';
import { CONFIG } from '@zaino/service/config.module';
import { Outbox } from '@zaino/service/outbox/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountLinks } from '../account-links/account-links';
import { invalidLink } from '../account-links/invalid-link';
import type { Config } from '../config';
import { ADDRESS_PROVEN_TOPIC } from '../users/announce-address';
import { ColleagueInvitationEntity } from '../users/colleague-invitation.entity';
import { UserEntity } from '../users/user.entity';

/** Invitations as whoever has the link of the mail meets them: all that are not valid are `invalid-link`. */
@Injectable()
export class InvitedService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: AccountLinks,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Pick<Config, 'OIDC_ISSUER'>,
  ) {}

  /** Uses nothing up. */
  async find(token: string): Promise<ColleagueInvitationEntity> {
    const { manager } = this.dataSource;
    const { uid: id } = await this.links.find(manager, token, ['colleague']);
    const invitation = await manager.findOneBy(ColleagueInvitationEntity, { id });
    if (invitation === null) throw invalidLink();
    return invitation;
  }

  /** Whoever has the link reads the mailbox, and may know whether there is an account. */
  async show(token: string): Promise<ShownInvitation> {
    const { email, bookshop } = await this.find(token);
    const hasAccount = await this.dataSource.manager.existsBy(UserEntity, { email });
    return { email, bookshop, needsSignIn: hasAccount || this.config.OIDC_ISSUER !== undefined };
  }

  /** In a transaction: uses the invitation up. Its link has proven the address of who accepts. */
  async take(
    manager: EntityManager,
    token: string,
    { uid, isProven }: { uid: string; isProven: boolean },
  ): Promise<ColleagueInvitationEntity> {
    const invitation = await this.links.useOfInvitation(manager, token);
    if (!isProven) await this.outbox.add(manager, ADDRESS_PROVEN_TOPIC, { uid });
    return invitation;
  }
}
