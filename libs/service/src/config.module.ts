import { type DynamicModule, Module } from '@nestjs/common';
import type { ServiceConfig } from './parse-config';

/** Injection token of the service's whole configuration; a class names the part that it reads by `Pick<Config, …>`. */
export const CONFIG = Symbol('config');

/** The configuration that `readConfig` of a service gave, for all its modules. */
@Module({})
export class ConfigModule {
  static with(config: ServiceConfig): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: CONFIG, useValue: config }],
      exports: [CONFIG],
    };
  }
}
