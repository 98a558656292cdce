import type Stripe from 'stripe';
import type { FaultPlan } from '../faults/faults';
import type { LedgerEntry } from '../ledger/kinds';
import type { Store } from '../ledger/store';
import { signatureHeader } from './signature';

export interface WebhookEndpoint {
  url: string;
  secret: string;
  /** Types that it wants; all where `['*']`. */
  events: string[];
  /** Pause after the first failed attempt; doubled after each, up to a minute. */
  retryMs: number;
}

interface Waiting {
  event: Stripe.Event;
  attempts: number;
}

const MOST_AT_ONCE = 32;
const ANSWER_WITHIN_MS = 10_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Brings events to the endpoint, at least once each: until it answers 2xx, also over a restart. No order is promised,
 * as with Stripe.
 */
export class WebhookSender {
  private readonly store: Store;
  private readonly endpoint: WebhookEndpoint;
  private readonly faults: FaultPlan;
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly held = new Map<string, Waiting>();
  private readonly ready: Waiting[] = [];
  /** Ids of the events that the endpoint has not taken yet. */
  private readonly open = new Set<string>();
  private underway = 0;
  private isStopped = false;

  constructor(store: Store, endpoint: WebhookEndpoint, faults: FaultPlan) {
    this.store = store;
    this.endpoint = endpoint;
    this.faults = faults;
  }

  /** Goes on with what was under way when the sandbox ended. */
  resume(): void {
    for (const event of this.store.objects('events')) {
      const delivery = this.store.get('deliveries', event.id)?.object;
      if (delivery?.isDelivered !== true) this.plan({ event, attempts: delivery?.attempts ?? 0 });
    }
  }

  /** Takes the events of a change that is durable. */
  take(entries: LedgerEntry[]): void {
    for (const [kind, , object] of entries) {
      if (kind === 'events') this.plan({ event: object, attempts: 0 });
    }
  }

  /** Delivers it once more, whatever became of it before. */
  resend(event: Stripe.Event): void {
    this.enqueue({ event, attempts: 0 });
  }

  /** How many events the endpoint has not taken yet, those that are held back among them. */
  get openCount(): number {
    return this.open.size;
  }

  get heldIds(): string[] {
    return [...this.held.keys()];
  }

  /** Lets go what is held back: all, or what is named, in the order in which it is named. */
  release(ids: string[] = this.heldIds): number {
    const released = ids.flatMap((id) => this.held.get(id) ?? []);
    for (const waiting of released) {
      this.held.delete(waiting.event.id);
      this.enqueue(waiting);
    }
    return released.length;
  }

  stop(): void {
    this.isStopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    this.ready.length = 0;
  }

  private plan(waiting: Waiting): void {
    const { events } = this.endpoint;
    if (!events.includes('*') && !events.includes(waiting.event.type)) return;
    this.open.add(waiting.event.id);
    const { holdWebhooks, webhookCopies, webhookDelayMs, webhookShuffleMs } = this.faults.current;
    if (holdWebhooks) {
      this.held.set(waiting.event.id, waiting);
      return;
    }
    for (let copy = 0; copy < webhookCopies; copy += 1) {
      this.after(webhookDelayMs + Math.random() * webhookShuffleMs, () => this.enqueue(waiting));
    }
  }

  private after(ms: number, action: () => void): void {
    if (ms <= 0) {
      action();
      return;
    }
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      action();
    }, ms);
    this.timers.add(timer);
  }

  private enqueue(waiting: Waiting): void {
    this.ready.push(waiting);
    this.pump();
  }

  private pump(): void {
    while (this.underway < MOST_AT_ONCE && !this.isStopped) {
      const next = this.ready.shift();
      if (!next) return;
      this.underway += 1;
      void this.deliver(next).finally(() => {
        this.underway -= 1;
        this.pump();
      });
    }
  }

  private async deliver({ event, attempts }: Waiting): Promise<void> {
    const status = await this.post(event);
    if (this.isStopped) return;
    const isDelivered = status >= 200 && status < 300;
    const delivery = { id: event.id, attempts: attempts + 1, status, isDelivered };
    void this.store.commit([['deliveries', '', delivery]]);
    if (isDelivered) {
      this.open.delete(event.id);
      return;
    }
    const pause = Math.min(this.endpoint.retryMs * 2 ** attempts, LONGEST_PAUSE_MS);
    this.after(pause, () => this.enqueue({ event, attempts: attempts + 1 }));
  }

  /** The answer's status; 0 where none came. */
  private async post(event: Stripe.Event): Promise<number> {
    const payload = JSON.stringify(event);
    try {
      const answer = await fetch(this.endpoint.url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureHeader(payload, this.endpoint.secret),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body: payload,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }
}
