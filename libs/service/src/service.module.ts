import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access-guard';
import { ACCESS_SETTINGS, type AccessSettings } from './access-settings';
import { HealthController } from './health.controller';
import { Metrics } from './metrics';
import { MetricsController } from './metrics.controller';
import { ProblemFilter } from './problem-filter';
import { Readiness } from './readiness';

/** What every service has: access by declaration, problems, health and metrics. */
@Global()
@Module({
  controllers: [HealthController, MetricsController],
  providers: [
    Metrics,
    Readiness,
    { provide: APP_GUARD, useClass: AccessGuard },
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
