import type { EntityManager } from 'typeorm';
import type { CommandData } from '../orders/command';
import type { LogEntry } from './log-entry';
import type { EffectKind, OrderEffect } from './order-effect';

/** A message for the outbox. */
export interface Message {
  topic: string;
  payload: unknown;
}

/** What came of effects, to be written with the change that they follow from. */
export interface EffectOutcome {
  /** Kept with the event of the command. */
  told?: CommandData;
  entries?: readonly LogEntry[];
  messages?: readonly Message[];
}

type Handle<Kind extends EffectKind> = (
  effect: OrderEffect<Kind>,
  manager: EntityManager,
) => EffectOutcome | Promise<EffectOutcome>;

type HandlerByEffect = { [Kind in EffectKind]: Handle<Kind> };

/** A topic in which something follows from changes of orders. */
export interface EffectSubscriber {
  readonly handlers: Readonly<Partial<HandlerByEffect>>;
}

const isEffectKind: Record<EffectKind, true> = {
  'lines-split': true,
  'money-back': true,
  'order-confirmed': true,
  'pieces-kept': true,
  'pieces-released': true,
  'copies-freed': true,
  'reserve-undone': true,
  'late-money': true,
  'state-voucher-decided': true,
  'order-written': true,
  'cedole-changed': true,
  'hand-over-undone': true,
  'event-logged': true,
};

/** The handler of each effect. A service in which an effect has none, or two, does not start. */
export class EffectHandlers {
  private readonly handlers: Partial<HandlerByEffect> = {};

  constructor(subscribers: readonly EffectSubscriber[]) {
    for (const { handlers } of subscribers) {
      const twice = Object.keys(handlers).filter((kind) => kind in this.handlers);
      if (twice.length > 0) throw new Error(`Two handlers for effects: ${twice.join(', ')}.`);
      Object.assign(this.handlers, handlers);
    }
    const missing = Object.keys(isEffectKind).filter((kind) => !(kind in this.handlers));
    if (missing.length > 0) throw new Error(`No handler for effects: ${missing.join(', ')}.`);
  }

  /** In the transaction of the change: one after the other, in their order. */
  async run(
    manager: EntityManager,
    effects: readonly OrderEffect[],
  ): Promise<Required<EffectOutcome>> {
    const told: CommandData = {};
    const entries: LogEntry[] = [];
    const messages: Message[] = [];
    for (const effect of effects) {
      const outcome = await this.handle(effect.kind, effect, manager);
      Object.assign(told, outcome.told);
      entries.push(...(outcome.entries ?? []));
      messages.push(...(outcome.messages ?? []));
    }
    return { told, entries, messages };
  }

  private handle<Kind extends EffectKind>(
    kind: Kind,
    effect: OrderEffect<Kind>,
    manager: EntityManager,
  ): EffectOutcome | Promise<EffectOutcome> {
    return this.handlers[kind]?.(effect, manager) ?? {};
  }
}
