import { Module } from '@nestjs/common';
import { AccountProvider } from './account-provider';
import { PaymentAccountsController } from './payment-accounts.controller';
import { PaymentAccountsService } from './payment-accounts.service';

/** Accounts of bookshops, by the one service that speaks with the provider (docs/decisions/connected-accounts.md). */
@Module({
  controllers: [PaymentAccountsController],
  providers: [AccountProvider, PaymentAccountsService],
})
export class PaymentAccountsModule {}
