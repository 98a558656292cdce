import type Stripe from 'stripe';
import { missingResource } from './api-error';
import { API_VERSION } from './version';
import { newId } from './ids';
import type { LedgerEntry, LedgerKind, Kinds } from './kinds';
import { objectNames } from './names';
import type { Store } from './store';

interface ChangeOptions {
  store: Store;
  /** Connected account that the call is made for; `''` for the platform. */
  owner?: string;
  now: number;
  /** What the events say of the call that led to them. */
  request?: { id: string; idempotency_key: string | null };
}

/**
 * One unit of work: reads see what it wrote, and the store sees it when it is committed, whole or not at all.
 * It never waits, so no other one comes between.
 */
export class LedgerChange {
  readonly owner: string;
  readonly now: number;
  private readonly store: Store;
  private readonly request: Stripe.Event.Request | null;
  private readonly written = new Map<string, LedgerEntry>();

  constructor({ store, owner = '', now, request }: ChangeOptions) {
    this.store = store;
    this.owner = owner;
    this.now = now;
    this.request = request ?? null;
  }

  /** Of this owner alone. */
  find<K extends LedgerKind>(kind: K, id: string): Kinds[K] | undefined {
    const entry = this.written.get(`${kind}/${id}`);
    if (entry) return entry[1] === this.owner ? (entry[2] as Kinds[K]) : undefined;
    const row = this.store.get(kind, id);
    return row?.owner === this.owner ? row.object : undefined;
  }

  /** Refuses as Stripe does: 404 where the path names it, 400 where a parameter does. */
  require<K extends LedgerKind>(kind: K, id: string, param?: string): Kinds[K] {
    const object = this.find(kind, id);
    if (object === undefined) throw missingResource(objectNames[kind], id, param);
    return object;
  }

  /** Newest first. */
  newest<K extends LedgerKind>(kind: K): Kinds[K][] {
    const own = this.store.all(kind).filter(({ owner }) => owner === this.owner);
    return own.map(({ object }) => object).toReversed();
  }

  put<K extends LedgerKind>(kind: K, object: Kinds[K], owner = this.owner): Kinds[K] {
    this.written.set(`${kind}/${object.id}`, [kind, owner, object] as LedgerEntry);
    return object;
  }

  /** The object's state of this moment is what the event tells. */
  emit(type: string, object: object, account = this.owner): void {
    const event = {
      id: newId('evt'),
      object: 'event',
      ...(account !== '' && { account }),
      api_version: API_VERSION,
      created: this.now,
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: this.request,
      type,
    };
    this.put('events', event as unknown as Stripe.Event);
  }

  commit(): { entries: LedgerEntry[]; durable: Promise<void> } {
    const entries = [...this.written.values()];
    return { entries, durable: this.store.commit(entries) };
  }
}
