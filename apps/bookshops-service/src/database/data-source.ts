import { databaseOptions } from '@zaino/service/database-options';
import { Media, MediaVariant } from '@zaino/service/media/media.entity';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import { DomainClaimEntity } from '../domains/domain-claim.entity';
import { OpeningEventEntity } from '../opening/opening-event.entity';
import { PaymentAccountEntity } from '../payment-accounts/payment-account.entity';
import { SubscriptionEntity } from '../plans/subscription.entity';
import { TenantEntity } from '../tenants/tenant.entity';
import { CreateTenant1763700100000 } from './migrations/1763700100000-create-tenant';
import { AddPaymentAccount1763900100000 } from './migrations/1763900100000-add-payment-account';
import { AddBookshopOpening1764900010000 } from './migrations/1764900010000-add-bookshop-opening';
import { AddTenantVersion1764900020000 } from './migrations/1764900020000-add-tenant-version';
import { AddShopFront1764900030000 } from './migrations/1764900030000-add-shop-front';
import { AddOrderMails1765200010000 } from './migrations/1765200010000-add-order-mails';
import { CreateSubscription1765200040000 } from './migrations/1765200040000-create-subscription';
import { AddMargin1765200030000 } from './migrations/1765200030000-add-margin';
import { AddForecastTerms1765200060000 } from './migrations/1765200060000-add-forecast-terms';
import { AddExtras1765600010000 } from './migrations/1765600010000-add-extras';
import { AddNotice1765300040000 } from './migrations/1765300040000-add-notice';
import { AddOwnLook1765300030000 } from './migrations/1765300030000-add-own-look';
import { AddBookDiscounts1765300020000 } from './migrations/1765300020000-add-book-discounts';
import { AddPictureIndex1765610010000 } from './migrations/1765610010000-add-picture-index';
import { AddAccountMaker1765620010000 } from './migrations/1765620010000-add-account-maker';
import { ForgetOwnersEmails1765620020000 } from './migrations/1765620020000-forget-owners-emails';
import { AddUsedBooks1767400010000 } from './migrations/1767400010000-add-used-books';
import { CreatePaymentAccount1765300010000 } from './migrations/1765300010000-create-payment-account';

/** Entities and migrations of the bookshops schema. */
export function dataSourceOptions(url: string): DataSourceOptions {
  return databaseOptions(url, {
    entities: [
      DomainClaimEntity,
      Media,
      MediaVariant,
      OpeningEventEntity,
      OutboxMessage,
      PaymentAccountEntity,
      SubscriptionEntity,
      TenantEntity,
    ],
    migrations: [
      CreateTenant1763700100000,
      AddPaymentAccount1763900100000,
      AddBookshopOpening1764900010000,
      AddTenantVersion1764900020000,
      AddShopFront1764900030000,
      AddOrderMails1765200010000,
      AddMargin1765200030000,
      AddForecastTerms1765200060000,
      CreateSubscription1765200040000,
      AddBookDiscounts1765300020000,
      CreatePaymentAccount1765300010000,
      AddOwnLook1765300030000,
      AddNotice1765300040000,
      AddExtras1765600010000,
      AddPictureIndex1765610010000,
      AddAccountMaker1765620010000,
      ForgetOwnersEmails1765620020000,
      AddUsedBooks1767400010000,
    ],
  });
}

export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
