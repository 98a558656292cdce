import { Module } from '@nestjs/common';
import { PaymentAccountSweep } from './payment-account-sweep';
import { PaymentAccounts } from './payment-accounts';

@Module({
  providers: [PaymentAccounts, PaymentAccountSweep],
  exports: [PaymentAccounts],
})
export class PaymentAccountsModule {}
