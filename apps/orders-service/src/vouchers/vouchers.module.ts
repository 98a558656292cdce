import { Module } from '@nestjs/common';
import { VouchersService } from './vouchers.service';
import { Vouchers } from './vouchers';

@Module({ providers: [Vouchers, VouchersService], exports: [Vouchers, VouchersService] })
export class VouchersModule {}
