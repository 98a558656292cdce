import { type DynamicModule, Module } from '@nestjs/common';
import { CONFIG } from '@zaino/service/config.module';
import type { Config } from '../config';
import type { ProcessRole } from '../process-role';
import { SandboxVouchers } from './sandbox-vouchers';
import { STATE_VOUCHER_PROVIDER, type StateVoucherProvider } from './state-voucher-provider';
import { StateVoucherEffects } from './state-voucher-effects';
import { StateVoucherHandler } from './state-voucher-handler';
import { StateVoucherUses } from './state-voucher-uses';
import { StateVouchersService } from './state-vouchers.service';
import { StateVouchersController } from './state-vouchers.controller';

/** A provider of its own for each value of `STATE_VOUCHERS`. */
const provider = {
  provide: STATE_VOUCHER_PROVIDER,
  useFactory: (config: Config): StateVoucherProvider | null =>
    config.STATE_VOUCHERS === 'sandbox' ? new SandboxVouchers(config) : null,
  inject: [CONFIG],
};

/** Vouchers of the State that pay a part of an order, where one is set. */
@Module({})
export class StateVouchersModule {
  static for(role: ProcessRole): DynamicModule {
    const shared = [StateVoucherEffects, StateVoucherHandler, StateVoucherUses];
    const ofMain = role === 'main' ? [StateVouchersService] : [];
    return {
      module: StateVouchersModule,
      global: true,
      controllers: role === 'main' ? [StateVouchersController] : [],
      providers: [...shared, ...ofMain, provider],
      exports: [...shared, ...ofMain],
    };
  }
}
