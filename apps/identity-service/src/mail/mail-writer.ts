import { Inject, Injectable } from '@nestjs/common';
import { isSectionUnknown } from '@zaino/rules/unknown-section';
import { CONFIG } from '@zaino/service/config.module';
import { type Mail, type Sender, senderOf } from '@zaino/service/mail/mail';
import { DataSource, type FindOptionsWhere, In } from 'typeorm';
import type { LinkPurpose } from '../account-links/account-link.entity';
import { AdminEntity } from '../users/admin.entity';
import { AccountLinks, type IssuedLink } from '../account-links/account-links';
import { ChildEntity } from '../children/child.entity';
import type { Config } from '../config';
import { ContactLinks } from '../contact/contact-links';
import { ContactPreferencesService } from '../contact/contact-preferences.service';
import { ColleagueInvitationEntity } from '../users/colleague-invitation.entity';
import { UserEntity } from '../users/user.entity';
import { resetMail, verifyAddressMail, verifyNewAddressMail } from './account-mails';
import { adminAccessMail } from './admin-access-mail';
import { adminNoticeMail } from './admin-notice-mails';
import { newListsMail } from './new-lists-mail';
import { noticeMail } from './notice-mail';
import { invitationMail } from './invitation-mail';
import { productMail } from './product-mail';
import type {
  AdminMail,
  AdminNotice,
  InvitationMail,
  LinkMail,
  NewListsMail,
  ProductMail,
  QueuedMail,
  SchoolQuestionMail,
  UnknownSectionMail,
} from './queued-mail';
import { unknownSectionMail } from './unknown-section-mail';

export interface WrittenMail {
  to: string;
  mail: Mail;
  /** Whether the account has proven the address. */
  isProven: boolean;
  /** What it leads to; to be told once it is out. */
  link?: IssuedLink;
  /** Tells it from what was written of the same message before, where the link of that has ended. */
  copy?: string;
}

/** All but what needs the other services. */
type WritableMail = Exclude<QueuedMail, SchoolQuestionMail>;

/** Writes queued mails from what is true when they are sent. */
@Injectable()
export class MailWriter {
  private readonly sender: Sender;

  constructor(
    private readonly dataSource: DataSource,
    private readonly links: AccountLinks,
    private readonly contact: ContactPreferencesService,
    private readonly contactLinks: ContactLinks,
    @Inject(CONFIG) config: Config,
  ) {
    this.sender = senderOf(config);
  }

  /** Null where there is nothing to send: no such account, nothing left to confirm, or a mail just went out. */
  async write(mail: WritableMail, messageId: string): Promise<WrittenMail | null> {
    if ('adminId' in mail) return this.writeAdminNotice(mail);
    if (isAskedFor(mail)) return this.writeAskedFor(mail);
    switch (mail.kind) {
      case 'verify-address':
      case 'verify-new-address':
      case 'reset':
        return this.writeLinkMail(mail, messageId);
      case 'colleague-invited':
        return this.writeInvitation(mail, messageId);
      case 'admin-access':
        return this.writeAdminMail(mail, messageId);
      default:
        return { to: mail.email, isProven: mail.isProven, mail: noticeMail(this.sender, mail) };
    }
  }

  /** What a family has asked to be written of. */
  private writeAskedFor(mail: AskedForMail): Promise<WrittenMail | null> {
    switch (mail.kind) {
      case 'new-lists':
        return this.writeNewLists(mail);
      case 'unknown-section':
        return this.writeUnknownSection(mail);
      default:
        return this.writeProductMail(mail);
    }
  }

  private async writeLinkMail(mail: LinkMail, messageId: string): Promise<WrittenMail | null> {
    const user = await this.dataSource.manager.findOneBy(UserEntity, accountOf(mail));
    if (user === null || !isWanted(mail, user)) return null;
    const { uid } = user;
    const email = mail.kind === 'verify-new-address' ? mail.email : user.email;
    const purpose = purposes[mail.kind];
    const link = await this.links.issue({ purpose, uid, email, messageId });
    const isProven = user.emailVerifiedAt !== null && email === user.email;
    return link && { to: email, isProven, link, mail: this.linkMail(mail, user, link) };
  }

  private async writeInvitation(
    { invitationId: id }: InvitationMail,
    messageId: string,
  ): Promise<WrittenMail | null> {
    const invitation = await this.dataSource.manager.findOneBy(ColleagueInvitationEntity, { id });
    if (invitation === null) return null;
    const { email, bookshop } = invitation;
    const link = await this.links.issue({ purpose: 'colleague', uid: id, email, messageId });
    const mail = link && invitationMail(this.sender, { bookshop, token: link.token });
    return mail && { to: email, isProven: false, link, mail };
  }

  private async writeAdminMail(
    { username }: AdminMail,
    messageId: string,
  ): Promise<WrittenMail | null> {
    const admin = await this.dataSource.manager.findOneBy(AdminEntity, { username });
    if (admin === null || admin.disabledAt !== null || admin.email === null) return null;
    const { id: uid, email } = admin;
    const link = await this.links.issue({ purpose: 'admin-access', uid, email, messageId });
    return link && { to: email, isProven: true, link, mail: adminAccessMail(this.sender, link) };
  }

  private async writeAdminNotice(notice: AdminNotice): Promise<WrittenMail | null> {
    const { adminId: id } = notice;
    const admin = await this.dataSource.manager.findOneBy(AdminEntity, { id });
    if (admin === null || admin.email === null) return null;
    return { to: admin.email, isProven: true, mail: adminNoticeMail(this.sender, notice) };
  }

  /** Null where the family wants it no longer, or none of the children is left. */
  private async writeNewLists({ uid, classes }: NewListsMail): Promise<WrittenMail | null> {
    const { manager } = this.dataSource;
    const user = await manager.findOneBy(UserEntity, { uid });
    if (user === null || !(await this.contact.isOn(manager, uid, 'new-lists'))) return null;
    const ids = classes.map(({ childId }) => childId);
    const saved = await manager.findBy(ChildEntity, { id: In(ids), userUid: uid });
    const children = classes.flatMap(({ childId, classe, sezione }) => {
      const child = saved.find(({ id }) => id === childId);
      return child ? { nickname: child.nickname, classe, sezione } : [];
    });
    if (children.length === 0) return null;
    const { email, emailVerifiedAt, firstName } = user;
    const ending = await this.contactLinks.issue(uid, 'new-lists');
    const mail = newListsMail(this.sender, { firstName, children, ending });
    return { to: email, isProven: emailVerifiedAt !== null, mail };
  }

  /** Null where the family wants it no longer, or has said the sections since. */
  private async writeUnknownSection(queued: UnknownSectionMail): Promise<WrittenMail | null> {
    const { uid, childIds } = queued;
    const { manager } = this.dataSource;
    const user = await manager.findOneBy(UserEntity, { uid });
    if (user === null || !(await this.contact.isOn(manager, uid, 'unknown-section'))) return null;
    const saved = await manager.find(ChildEntity, {
      where: { id: In(childIds), userUid: uid },
      order: { createdAt: 'ASC' },
    });
    const children = saved.filter(({ sezione }) => isSectionUnknown(sezione));
    if (children.length === 0) return null;
    const { email, emailVerifiedAt, firstName } = user;
    const ending = await this.contactLinks.issue(uid, 'unknown-section');
    const mail = unknownSectionMail(this.sender, { firstName, children, ending });
    return { to: email, isProven: emailVerifiedAt !== null, mail };
  }

  /** Null where it is not wanted any longer. */
  private async writeProductMail(queued: ProductMail): Promise<WrittenMail | null> {
    const { kind, uid, products } = queued;
    const { manager } = this.dataSource;
    const user = await manager.findOneBy(UserEntity, { uid });
    if (user === null || !(await this.contact.isOn(manager, uid, kind))) return null;
    const { email, emailVerifiedAt, firstName } = user;
    const ending = await this.contactLinks.issue(uid, kind);
    const mail = productMail(this.sender, { kind, firstName, products, ending });
    return { to: email, isProven: emailVerifiedAt !== null, mail };
  }

  private linkMail(mail: LinkMail, { firstName }: UserEntity, { token }: IssuedLink): Mail {
    switch (mail.kind) {
      case 'verify-address':
        return verifyAddressMail(this.sender, { firstName, token, shopUrl: mail.shopUrl });
      case 'verify-new-address':
        return verifyNewAddressMail(this.sender, { token });
      case 'reset':
        return resetMail(this.sender, { firstName, token, origin: mail.origin });
    }
  }
}

const purposes: Record<LinkMail['kind'], LinkPurpose> = {
  'verify-address': 'verify',
  'verify-new-address': 'change-email',
  reset: 'reset',
};

function accountOf(mail: LinkMail): FindOptionsWhere<UserEntity> {
  return mail.kind === 'reset' ? { email: mail.email } : { uid: mail.uid };
}

/** Much may have happened between the request and the sending. */
function isWanted(mail: LinkMail, user: UserEntity): boolean {
  switch (mail.kind) {
    case 'verify-address':
      return user.emailVerifiedAt === null;
    case 'verify-new-address':
      return user.pendingEmail === mail.email;
    case 'reset':
      return user.passwordHash !== null;
  }
}

/** Of a purpose that a family has switched on (docs/decisions/contact-preferences.md). */
type AskedForMail = NewListsMail | UnknownSectionMail | ProductMail;

const askedForKinds: readonly string[] = [
  'new-lists',
  'unknown-section',
  'back-in-stock',
  'price-drop',
] satisfies AskedForMail['kind'][];

const isAskedFor = (mail: WritableMail): mail is AskedForMail => askedForKinds.includes(mail.kind);
