import { Module } from '@nestjs/common';
import { Vouchers } from './vouchers';
import { VouchersController } from './vouchers.controller';
import { VouchersService } from './vouchers.service';

@Module({
  controllers: [VouchersController],
  providers: [Vouchers, VouchersService],
  exports: [Vouchers],
})
export class VouchersModule {}
