import type { FaultPlan } from './faults/faults';
import { LedgerChange } from './ledger/change';
import type { SandboxClock } from './ledger/clock';
import type { Store } from './ledger/store';
import { settleAwaited } from './payment/pay-later';
import { expireSession } from './resources/sessions';
import type { WebhookSender } from './webhooks/webhook-sender';

interface Parts {
  store: Store;
  clock: SandboxClock;
  faults: FaultPlan;
  secretKey: string;
  /** None where no endpoint is configured. */
  webhooks: WebhookSender | undefined;
  settlesAfter: number | undefined;
}

/** All that the doors share. */
export class Sandbox {
  readonly store: Store;
  readonly clock: SandboxClock;
  readonly faults: FaultPlan;
  readonly secretKey: string;
  readonly webhooks: WebhookSender | undefined;
  /** Seconds until the money of a way that settles later comes; undefined where it waits to be told. */
  readonly settlesAfter: number | undefined;
  /** Known once the server listens. */
  publicUrl = '';
  private readonly openSessions = new Map<string, number>();

  constructor({ store, clock, faults, secretKey, webhooks, settlesAfter }: Parts) {
    this.store = store;
    this.clock = clock;
    this.faults = faults;
    this.secretKey = secretKey;
    this.webhooks = webhooks;
    this.settlesAfter = settlesAfter;
    for (const session of store.objects('sessions')) this.watch(session);
  }

  change(owner = ''): LedgerChange {
    return new LedgerChange({ store: this.store, owner, now: this.clock.now() });
  }

  /** Resolves when all of it is durable; its events are delivered from then on. */
  async commit(change: LedgerChange): Promise<void> {
    const { entries, durable } = change.commit();
    for (const [kind, , object] of entries) if (kind === 'sessions') this.watch(object);
    await durable;
    this.webhooks?.take(entries);
  }

  /** Ends the sessions whose time is over. */
  expireDue(change: LedgerChange): void {
    for (const [id, expiresAt] of this.openSessions) {
      if (expiresAt > change.now) continue;
      const row = this.store.get('sessions', id);
      if (row?.object.status === 'open' && row.owner === change.owner)
        expireSession(change, row.object);
    }
  }

  async expireAll(): Promise<void> {
    const now = this.clock.now();
    const due = [...this.openSessions].filter(([, expiresAt]) => expiresAt <= now);
    const owners = new Set(due.map(([id]) => this.store.get('sessions', id)?.owner ?? ''));
    for (const owner of owners) {
      const change = this.change(owner);
      this.expireDue(change);
      await this.commit(change);
    }
  }

  /** Ends what was awaited and is due by now. */
  async settleDue(): Promise<void> {
    const now = this.clock.now();
    for (const { owner, object } of this.store.all('awaitedMoney')) {
      const { id, dueAt, fails } = object;
      if (dueAt === null || dueAt > now) continue;
      const change = this.change(owner);
      change.put('awaitedMoney', { ...object, dueAt: null });
      settleAwaited(change, id, { fails });
      await this.commit(change);
    }
  }

  private watch({
    id,
    status,
    expires_at,
  }: {
    id: string;
    status: string | null;
    expires_at: number;
  }): void {
    if (status === 'open') this.openSessions.set(id, expires_at);
    else this.openSessions.delete(id);
  }
}
