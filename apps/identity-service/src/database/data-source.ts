import { DayCountEntity } from '@zaino/service/day-counts/day-count.entity';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { databaseOptions } from '@zaino/service/database-options';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import { ApprovalEntity } from '../approvals/approval.entity';
import { AuditEntryEntity } from '../audit-log/audit-entry.entity';
import { AuditHeadEntity } from '../audit-log/audit-head.entity';
import { AdminEntity } from '../users/admin.entity';
import { AccountLinkEntity } from '../account-links/account-link.entity';
import { ChildBookEntity } from '../children/child-book.entity';
import { ChildEntity } from '../children/child.entity';
import { ContactLinkEntity } from '../contact/contact-link.entity';
import { ContactPreferenceEntity } from '../contact/contact-preference.entity';
import { KnownAdminDeviceEntity } from '../admins/known-admin-device.entity';
import { KnownDeviceEntity } from '../lockout/known-device.entity';
import { DataRequestEntity } from '../data-requests/data-request.entity';
import { DeletedAccountEntity } from '../security-log/deleted-account.entity';
import { LoggedEventEntity } from '../security-log/logged-event.entity';
import { AppFactorEntity } from '../second-factor/app-factor.entity';
import { PasskeyEntity } from '../second-factor/passkey.entity';
import { RecoveryCodeEntity } from '../second-factor/recovery-code.entity';
import { UsedAppCodeEntity } from '../second-factor/used-app-code.entity';
import { NewListNoticeEntity } from '../new-lists/new-list-notice.entity';
import { PushDeviceEntity } from '../push/push-device.entity';
import { RevokedSessionEntity } from '../sessions/revoked-session.entity';
import { ColleagueInvitationEntity } from '../users/colleague-invitation.entity';
import { UserEntity } from '../users/user.entity';
import { CreateUser1763700000000 } from './migrations/1763700000000-create-user';
import { CreateAdmin1763700001000 } from './migrations/1763700001000-create-admin';
import { CreateKnownDevice1763700001001 } from './migrations/1763700001001-create-known-device';
import { CreateOutbox1763700002000 } from './migrations/1763700002000-create-outbox';
import { CreateAccountLink1763700002001 } from './migrations/1763700002001-create-account-link';
import { CreateSecurityLog1763700003000 } from './migrations/1763700003000-create-security-log';
import { CreateChild1763700003001 } from './migrations/1763700003001-create-child';
import { CreateDeletedAccount1763700003002 } from './migrations/1763700003002-create-deleted-account';
import { AddOutboxParking1763700004000 } from './migrations/1763700004000-add-outbox-parking';
import { RenameIndexes1763700005000 } from './migrations/1763700005000-rename-indexes';
import { CreateSessionRevocation1764100030000 } from './migrations/1764100030000-create-session-revocation';
import { TellProvenOwners1764900010000 } from './migrations/1764900010000-tell-proven-owners';
import { AddAdminAccess1764900050000 } from './migrations/1764900050000-add-admin-access';
import { AnnounceAddresses1764900030000 } from './migrations/1764900030000-announce-addresses';
import { CreateSecondFactor1764900040000 } from './migrations/1764900040000-create-second-factor';
import { CreateColleagueInvitation1764900070000 } from './migrations/1764900070000-create-colleague-invitation';
import { CreateUsedAppCode1764900060000 } from './migrations/1764900060000-create-used-app-code';
import { AddAdminAreas1766100010000 } from './migrations/1766100010000-add-admin-areas';
import { CreateApproval1766100030000 } from './migrations/1766100030000-create-approval';
import { CreateAuditLog1766100020000 } from './migrations/1766100020000-create-audit-log';
import { CreateDayCount1766800050000 } from './migrations/1766800050000-create-day-count';
import { SuspendAccounts1766900010000 } from './migrations/1766900010000-suspend-accounts';
import { CreateDataRequest1766900020000 } from './migrations/1766900020000-create-data-request';
import { CreateChildBook1767000010000 } from './migrations/1767000010000-create-child-book';
import { CreateContactPreference1767100010000 } from './migrations/1767100010000-create-contact-preference';
import { AddClassYear1767100020000 } from './migrations/1767100020000-add-class-year';
import { CreateNewListNotice1767100030000 } from './migrations/1767100030000-create-new-list-notice';
import { KeepRestOfList1767400010000 } from './migrations/1767400010000-keep-rest-of-list';
import { CreatePushDevice1767500010000 } from './migrations/1767500010000-create-push-device';

/** Entities and migrations of the identity schema. */
export function dataSourceOptions(url: string): DataSourceOptions {
  return databaseOptions(url, {
    entities: [
      AdminEntity,
      ApprovalEntity,
      AuditEntryEntity,
      AuditHeadEntity,
      KnownAdminDeviceEntity,
      KnownDeviceEntity,
      UserEntity,
      AccountLinkEntity,
      ColleagueInvitationEntity,
      OutboxMessage,
      ChildBookEntity,
      ChildEntity,
      ContactLinkEntity,
      ContactPreferenceEntity,
      DataRequestEntity,
      DayCountEntity,
      DeletedAccountEntity,
      LoggedEventEntity,
      NewListNoticeEntity,
      PushDeviceEntity,
      RevokedSessionEntity,
      AppFactorEntity,
      UsedAppCodeEntity,
      PasskeyEntity,
      RecoveryCodeEntity,
    ],
    migrations: [
      CreateUser1763700000000,
      CreateAdmin1763700001000,
      CreateKnownDevice1763700001001,
      CreateOutbox1763700002000,
      CreateAccountLink1763700002001,
      CreateSecurityLog1763700003000,
      CreateChild1763700003001,
      CreateDeletedAccount1763700003002,
      AddOutboxParking1763700004000,
      RenameIndexes1763700005000,
      CreateSessionRevocation1764100030000,
      TellProvenOwners1764900010000,
      AddAdminAccess1764900050000,
      AnnounceAddresses1764900030000,
      CreateSecondFactor1764900040000,
      CreateUsedAppCode1764900060000,
      CreateColleagueInvitation1764900070000,
      AddAdminAreas1766100010000,
      CreateAuditLog1766100020000,
      CreateApproval1766100030000,
      CreateDayCount1766800050000,
      SuspendAccounts1766900010000,
      CreateDataRequest1766900020000,
      CreateChildBook1767000010000,
      CreateContactPreference1767100010000,
      AddClassYear1767100020000,
      CreateNewListNotice1767100030000,
      KeepRestOfList1767400010000,
      CreatePushDevice1767500010000,
    ],
  });
}

export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
