import { type DynamicModule, Module } from '@nestjs/common';
import { Allowance } from '@zaino/service/allowance';
import type { ProcessRole } from '../process-role';
import { VoucherEffects } from './voucher-effects';
import { VoucherTries } from './voucher-tries';
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
      providers: [Allowance, VoucherEffects, VoucherTries, Vouchers, VouchersService],
      exports: [VoucherEffects, VoucherTries, Vouchers],
    };
  }
}
