import { type DynamicModule, Module } from '@nestjs/common';
import type { ProcessRole } from '../process-role';
import { GuestClaimsService } from './guest-claims.service';
import { GuestLinksService } from './guest-links.service';
import { GuestOrdersController } from './guest-orders.controller';
import { GuestSweep } from './guest-sweep';

/** Orders without an account: how they begin, their links, and how they become an account's. */
@Module({})
export class GuestOrdersModule {
  static for(role: ProcessRole): DynamicModule {
    if (role === 'worker') return { module: GuestOrdersModule, providers: [GuestSweep] };
    return {
      module: GuestOrdersModule,
      controllers: [GuestOrdersController],
      providers: [GuestClaimsService, GuestLinksService],
    };
  }
}
