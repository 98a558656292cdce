import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from './config';

/** Injection token of the service's configuration. */
export const CONFIG = Symbol('config');

@Module({})
export class ConfigModule {
  static with(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: CONFIG, useValue: config }],
      exports: [CONFIG],
    };
  }
}
