import { type DynamicModule, Module, type ModuleMetadata, type Type } from '@nestjs/common';
import { EffectHandlers, type EffectSubscriber } from './effect-handlers';
import { OrderCommands } from './order-commands';
import { OrderLog } from './order-log';

interface TransitionsOptions {
  /** Of the topics; made by this module. */
  subscribers: Type<EffectSubscriber>[];
  /** Modules that export what the subscribers need. */
  imports?: ModuleMetadata['imports'];
}

/** The way in which orders change, for all modules; it knows none of the topics in which something follows. */
@Module({})
export class TransitionsModule {
  static with({ subscribers, imports = [] }: TransitionsOptions): DynamicModule {
    const handlers = {
      provide: EffectHandlers,
      useFactory: (...made: EffectSubscriber[]) => new EffectHandlers(made),
      inject: subscribers,
    };
    return {
      module: TransitionsModule,
      global: true,
      imports,
      providers: [...subscribers, handlers, OrderCommands, OrderLog],
      exports: [EffectHandlers, OrderCommands, OrderLog],
    };
  }
}
