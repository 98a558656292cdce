import { type DynamicModule, Module, type ModuleMetadata, type Type } from '@nestjs/common';
import { Outbox } from './outbox';
import type { OutboxHandler } from './outbox-handler';
import { OUTBOX_HANDLERS, OutboxRelay } from './outbox-relay';
import { OutboxWatch } from './outbox-watch';

interface OutboxOptions {
  /** Made by this module. */
  handlers: Type<OutboxHandler>[];
  /** Modules that export what the handlers need. */
  imports?: ModuleMetadata['imports'];
}

/** The service's outbox: `Outbox` for all its modules, and the relay that delivers. */
@Module({})
export class OutboxModule {
  static with({ handlers, imports }: OutboxOptions): DynamicModule {
    return {
      module: OutboxModule,
      global: true,
      imports,
      providers: [
        ...handlers,
        {
          provide: OUTBOX_HANDLERS,
          useFactory: (...made: OutboxHandler[]) => made,
          inject: handlers,
        },
        OutboxRelay,
        OutboxWatch,
        Outbox,
      ],
      exports: [Outbox],
    };
  }
}
