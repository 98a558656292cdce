import { type DynamicModule, Module } from '@nestjs/common';
import type { ProcessRole } from '../process-role';
import { CartSweep } from './cart-sweep';
import { CartsController } from './carts.controller';
import { CartsService } from './carts.service';
import { CurrentLines } from './current-lines';
import { SharedListsService } from './shared-lists.service';

/** Carts of signed-in customers and shared lists. */
@Module({})
export class CartsModule {
  static for(role: ProcessRole): DynamicModule {
    if (role === 'worker') return { module: CartsModule, providers: [CartSweep] };
    return {
      module: CartsModule,
      global: true,
      controllers: [CartsController],
      providers: [CartsService, CurrentLines, SharedListsService],
      exports: [CurrentLines],
    };
  }
}
