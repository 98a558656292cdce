import { type DynamicModule, Module } from '@nestjs/common';
import type { ProcessRole } from '../process-role';
import { VoucherEffects } from './voucher-effects';
import { Vouchers } from './vouchers';
import { VouchersController } from './vouchers.controller';
import { VouchersService } from './vouchers.service';

@Module({})
export class VouchersModule {
  static for(role: ProcessRole): DynamicModule {
    const module = { module: VouchersModule, global: true };
    if (role === 'worker') {
      return { ...module, providers: [VoucherEffects], exports: [VoucherEffects] };
    }
    return {
      ...module,
      controllers: [VouchersController],
      providers: [VoucherEffects, Vouchers, VouchersService],
      exports: [VoucherEffects, Vouchers],
    };
  }
}
