import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { EffectHandlers, type EffectSubscriber } from './effect-handlers';
import { OrderCommands } from './order-commands';
import { OrderLog } from './order-log';

/** The way in which orders change, for all modules; it knows none of the topics in which something follows. */
@Module({})
export class TransitionsModule {
  /** The subscribers are made by the modules of their topics. */
  static with(subscribers: Type<EffectSubscriber>[]): DynamicModule {
    const handlers = {
      provide: EffectHandlers,
      useFactory: (...made: EffectSubscriber[]) => new EffectHandlers(made),
      inject: subscribers,
    };
    return {
      module: TransitionsModule,
      global: true,
      providers: [handlers, OrderCommands, OrderLog],
      exports: [EffectHandlers, OrderCommands, OrderLog],
    };
  }
}
