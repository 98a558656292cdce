import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { ServiceClient } from '../service-client';
import { AuditLog } from './audit-log';
import { AUDIT_KEEPER } from './deliver-act';

/** `AuditLog` for all modules of a service; its outbox delivers by `DeliverAct`, or keeps the log itself. */
@Module({})
export class StaffActsModule {
  /** In a service that tells another one, by the client that it has for it. */
  static toldTo(keeper: Type<ServiceClient>): DynamicModule {
    return {
      module: StaffActsModule,
      global: true,
      providers: [AuditLog, { provide: AUDIT_KEEPER, useExisting: keeper }],
      exports: [AuditLog, AUDIT_KEEPER],
    };
  }

  /** In the service that keeps the log. */
  static keptHere(): DynamicModule {
    return { module: StaffActsModule, global: true, providers: [AuditLog], exports: [AuditLog] };
  }
}
