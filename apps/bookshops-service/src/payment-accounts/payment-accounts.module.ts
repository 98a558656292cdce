import { Module } from '@nestjs/common';
import { PaymentAccountSweep } from './payment-account-sweep';

@Module({ providers: [PaymentAccountSweep] })
export class PaymentAccountsModule {}
