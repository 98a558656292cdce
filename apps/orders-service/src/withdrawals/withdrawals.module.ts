import { Module } from '@nestjs/common';
import { Withdrawals } from './withdrawals';

@Module({ providers: [Withdrawals], exports: [Withdrawals] })
export class WithdrawalsModule {}
