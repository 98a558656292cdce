import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { AccessGuard } from './access-guard';
import { ACCESS_SETTINGS, type AccessSettings } from './access-settings';
import { ActWatch } from './audit-log/act-watch';
import { HealthController } from './health.controller';
import { Metrics } from './metrics';
import { MetricsController } from './metrics.controller';
import { ProblemFilter } from './problem-filter';
import { ContractController } from './partners/contract.controller';
import { Readiness } from './readiness';
import { Scheduler } from './schedule/scheduler';

/** What every service has: access by declaration, scheduled runs, problems, health, metrics and its contract. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [HealthController, MetricsController, ContractController],
  providers: [
    ActWatch,
    Metrics,
    Readiness,
    Scheduler,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useExisting: ActWatch },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
  exports: [Metrics, Readiness],
})
export class ServiceModule {
  static around(appModule: Type | DynamicModule, settings: AccessSettings): DynamicModule {
    return {
      module: ServiceModule,
      imports: [appModule],
      providers: [{ provide: ACCESS_SETTINGS, useValue: settings }],
      exports: [ACCESS_SETTINGS],
    };
  }
}
