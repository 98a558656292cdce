import { Module } from '@nestjs/common';
import { VoucherService } from './voucher.service';
import { Vouchers } from './vouchers';

@Module({ providers: [Vouchers, VoucherService], exports: [Vouchers, VoucherService] })
export class VouchersModule {}
