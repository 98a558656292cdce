import { type DynamicModule, Module, type ModuleMetadata, type Type } from '@nestjs/common';
import { Outbox } from './outbox';
import { OutboxAdmin } from './outbox-admin';
import { OutboxCall } from './outbox-call';
import type { OutboxHandler } from './outbox-handler';
import { OutboxListener } from './outbox-listener';
import { OUTBOX_HANDLERS, OutboxRelay } from './outbox-relay';
import { OUTBOX_WAKER } from './outbox-waker';
import { OutboxWatch } from './outbox-watch';

interface OutboxOptions {
  /** Made by this module, where it runs a relay. */
  handlers: Type<OutboxHandler>[];
  /** Modules that export what the handlers need. */
  imports?: ModuleMetadata['imports'];
  /** False in a process that only adds messages; another one of the service delivers them. */
  relays?: boolean;
}

/** The service's outbox: `Outbox` and `OutboxAdmin` for all its modules, and the relay that delivers. */
@Module({})
export class OutboxModule {
  static with({ handlers, imports = [], relays = true }: OutboxOptions): DynamicModule {
    const waker = relays ? OutboxRelay : OutboxCall;
    return {
      module: OutboxModule,
      global: true,
      imports: relays ? imports : [],
      providers: [
        ...(relays ? relayProviders(handlers) : []),
        waker,
        { provide: OUTBOX_WAKER, useExisting: waker },
        Outbox,
        OutboxAdmin,
        OutboxWatch,
      ],
      exports: [Outbox, OutboxAdmin],
    };
  }
}

function relayProviders(handlers: Type<OutboxHandler>[]) {
  const made = {
    provide: OUTBOX_HANDLERS,
    useFactory: (...handlers: OutboxHandler[]) => handlers,
    inject: handlers,
  };
  return [...handlers, made, OutboxListener];
}
