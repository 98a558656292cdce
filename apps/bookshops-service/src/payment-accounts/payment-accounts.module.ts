import { Module } from '@nestjs/common';
import { TenantsModule } from '../tenants/tenants.module';
import { AccountKeeper } from './account-keeper';
import { AccountNotices } from './account-notices';
import { KnownAccountSweep } from './known-account-sweep';
import { PaymentAccountSweep } from './payment-account-sweep';
import { PaymentAccountsController } from './payment-accounts.controller';
import { PaymentAccountsService } from './payment-accounts.service';

/** Accounts of bookshops for payments (docs/decisions/connected-accounts.md). */
@Module({
  imports: [TenantsModule],
  controllers: [PaymentAccountsController],
  providers: [
    AccountKeeper,
    AccountNotices,
    KnownAccountSweep,
    PaymentAccountSweep,
    PaymentAccountsService,
  ],
})
export class PaymentAccountsModule {}
